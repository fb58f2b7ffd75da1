import { attachmentExtension, holdsWhatItSays } from '../../domain/attachments/attachment-types.ts';
import { tidyFilename } from '../../domain/attachments/filename.ts';
import type { AttachmentStore, StoredAttachment } from '../../domain/contact/attachment-store.ts';
import { contactLimits } from '../../domain/contact/input.ts';
import { readSubmittedForm, type SubmittedFile } from '../../web/forms/submitted-form.ts';
import { isJson, readSubmittedJson } from '../../web/forms/submitted-json.ts';

export type AttachmentMistake =
  | { problem: 'fileTooLarge' | 'fileType'; filename: string }
  | { problem: 'tooManyFiles' }
  | { problem: 'unknownField'; field: string };

/** A submission as it came in; nothing of it has been checked but its files. */
export type ReceivedSubmission = {
  fields: Record<string, unknown>;
  files: StoredAttachment[];
  /** The first thing that is wrong with the files; then none of them is kept. */
  mistake: AttachmentMistake | undefined;
  /** Whether files were chosen, so that their sender can be told to choose them again. */
  hadFiles: boolean;
};

/** Ten files, the text fields and the multipart overhead. Reading stops beyond it. */
const maxBodyInBytes = 120 * 1024 * 1024;

/**
 * Reads a submission: a form, whose files are stored as they come in, or JSON. With `keepFiles` false files pass by
 * unread. Throws UnreadableFormError; no file is left behind then.
 */
export async function receiveSubmission(
  request: Request,
  store: AttachmentStore,
  keepFiles: boolean,
): Promise<ReceivedSubmission> {
  if (isJson(request)) {
    return { fields: await readSubmittedJson(request), files: [], mistake: undefined, hadFiles: false };
  }
  const intake = new AttachmentIntake(store, keepFiles);
  try {
    const fields = await readSubmittedForm(request, {
      maxFileInBytes: contactLimits.fileInBytes,
      maxBodyInBytes,
      acceptFile: (file) => intake.accept(file),
    });
    if (intake.mistake) await intake.discard();
    const { files, mistake, hadFiles } = intake;
    return { fields: Object.fromEntries(fields), files, mistake, hadFiles };
  } catch (error) {
    await intake.discard();
    throw error;
  }
}

/** Takes the files of one form, until something is wrong with one of them. */
class AttachmentIntake {
  mistake: AttachmentMistake | undefined;
  hadFiles = false;
  /** By their place in the form: a small file may be stored before a large one that came first. */
  private readonly stored = new Map<number, StoredAttachment>();
  private count = 0;

  constructor(
    private readonly store: AttachmentStore,
    private readonly keep: boolean,
  ) {}

  get files(): StoredAttachment[] {
    return [...this.stored].sort(([one], [other]) => one - other).map(([, file]) => file);
  }

  async accept(file: SubmittedFile): Promise<void> {
    // What a browser sends when no file was chosen.
    if (file.filename === '') return file.skip();
    this.hadFiles = true;
    this.count += 1;
    const place = this.count;
    const filename = tidyFilename(file.filename);
    const extension = attachmentExtension(filename);
    if (file.field !== 'attachments') this.mistake ??= { problem: 'unknownField', field: file.field };
    // Too many files is wrong with all of them, and said instead of what is wrong with one.
    else if (this.count > contactLimits.files) this.mistake = { problem: 'tooManyFiles' };
    else if (!extension) this.mistake ??= { problem: 'fileType', filename };
    if (this.mistake || !extension || !this.keep) return file.skip();

    const stored = await this.store.keep(filename, extension, file.content);
    this.stored.set(place, stored);
    if (file.isTooLarge()) this.mistake ??= { problem: 'fileTooLarge', filename };
    else if (!(await holdsWhatItSays(this.store.pathOf(stored.storedAs), extension))) {
      this.mistake ??= { problem: 'fileType', filename };
    }
  }

  async discard(): Promise<void> {
    await this.store.remove(this.files);
    this.stored.clear();
  }
}
