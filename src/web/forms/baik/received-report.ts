import { baikLimits } from '../../../domain/baik/input.ts';
import { DraftIntake } from '../../../domain/baik/uploads/draft-intake.ts';
import { withoutEmptyFiles } from '../direct-call.ts';
import { readSubmittedForm } from '../submitted-form.ts';
import { isJson, readSubmittedJson } from '../submitted-json.ts';
import type { ReportChannel } from './report-channel.ts';

/** A report as it was received: its texts unchecked, its files copied and encrypted. */
export type ReceivedReport = { fields: Record<string, unknown>; intake: DraftIntake | undefined };

/** Ten files, the text fields and the multipart overhead. Reading stops beyond it. */
export const maxReportBodyInBytes = 120 * 1024 * 1024;

/** Reads a form or JSON. Throws UnreadableFormError; no file is left behind then. */
export async function receiveReport(
  request: Request,
  { drafts, store }: Pick<ReportChannel, 'drafts' | 'store'>,
  { address, isTaking }: { address: string; isTaking: boolean },
): Promise<ReceivedReport> {
  if (isJson(request)) {
    return { fields: withoutEmptyFiles(await readSubmittedJson(request, address)), intake: undefined };
  }
  const intake = new DraftIntake(drafts, store.copier, isTaking, 'attachments');
  try {
    const fields = await readSubmittedForm(request, {
      address,
      maxFileInBytes: baikLimits.fileInBytes,
      maxBodyInBytes: maxReportBodyInBytes,
      acceptFile: (file) => intake.accept(file),
    });
    return { fields: withoutEmptyFiles(Object.fromEntries(fields)), intake };
  } catch (error) {
    await intake.discard();
    throw error;
  }
}
