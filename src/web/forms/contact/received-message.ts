import type { AttachmentMistake } from '../../../domain/attachments/submitted-file.ts';
import type { AttachmentChecker } from '../../../domain/contact/attachment-checker.ts';
import { AttachmentIntake } from '../../../domain/contact/attachment-intake.ts';
import type { AttachmentStore, NewAttachment } from '../../../domain/contact/attachment-store.ts';
import { contactLimits } from '../../../domain/contact/input.ts';
import { withoutEmptyFiles } from '../direct-call.ts';
import { readSubmittedForm } from '../submitted-form.ts';
import { isJson, readSubmittedJson } from '../submitted-json.ts';
import type { UploadShare } from '../upload-share.ts';

/** A message as it was received; only its files have been checked. */
export type ReceivedMessage = {
  fields: Record<string, unknown>;
  files: NewAttachment[];
  /** The first mistake in the files; none of them is stored then. */
  mistake: AttachmentMistake | undefined;
  /** Whether files were chosen, so that the page can ask for them again. */
  hadFiles: boolean;
};

type Channel = { store: AttachmentStore; checkAttachment: AttachmentChecker; uploads: UploadShare };

/** Ten files, the text fields and the multipart overhead. Reading stops beyond it. */
const maxBodyInBytes = 120 * 1024 * 1024;

/**
 * Reads a form, whose files are stored while they are received, or JSON.
 * Throws UnreadableFormError; no file is left behind then.
 */
export async function receiveMessage(
  request: Request,
  { store, checkAttachment, uploads }: Channel,
  address: string,
): Promise<ReceivedMessage> {
  if (isJson(request)) {
    const fields = withoutEmptyFiles(await readSubmittedJson(request, address));
    return { fields, files: [], mistake: undefined, hadFiles: false };
  }
  const intake = new AttachmentIntake(store, checkAttachment, {
    hasRoom: () => uploads.hasRoom(address),
    add: (size) => uploads.add(address, [{ size }]),
  });
  try {
    const fields = await readSubmittedForm(request, {
      address,
      maxFileInBytes: contactLimits.fileInBytes,
      maxBodyInBytes,
      acceptFile: (file) => intake.accept(file),
    });
    if (intake.mistake) await intake.discard();
    const { files, mistake, hadFiles } = intake;
    return { fields: withoutEmptyFiles(Object.fromEntries(fields)), files, mistake, hadFiles };
  } catch (error) {
    await intake.discard();
    throw error;
  }
}
