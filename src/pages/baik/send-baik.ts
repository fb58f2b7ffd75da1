import { parseReply, postForm } from '../../ui/forms/post-form.ts';
import type { BaikFormWords, ExaminedFileProps, Mistake } from './baik-form-props.ts';

type ReportReply =
  | { kind: 'sent'; message: string; receipt: string }
  /** `token` replaces the one of a form that has been open for too long. */
  | { kind: 'refused'; mistake: Mistake; token: string };

/** Sends the report. Never rejects. */
export async function sendReport(action: string, data: FormData, words: BaikFormWords): Promise<ReportReply> {
  const { status, body } = await postForm(action, data, () => {});
  const reply = parseReply(body);
  // A response injected by a proxy is not an acknowledgement.
  if (status === 200 && reply.success === true)
    return { kind: 'sent', message: text(reply.message), receipt: text(reply.receipt) };
  // Any other response is a failure that can be retried.
  const said = status >= 400 && status !== 500 ? text(reply.error) : '';
  return {
    kind: 'refused',
    mistake: { field: text(reply.field), text: said || words.failed },
    token: text(reply.token),
  };
}

type ExaminedReply =
  | { kind: 'examined'; draft: string; files: ExaminedFileProps[] }
  | { kind: 'refused'; text: string };

/** Has a file examined by the server, which keeps it encrypted until the report is sent. Never rejects. */
export async function examineFiles(
  action: string,
  file: File,
  language: string,
  words: BaikFormWords,
  onProgress: (percent: number) => void,
): Promise<ExaminedReply> {
  const data = new FormData();
  data.append('attachments', file);
  const { status, body } = await postForm(`${action}?language=${language}`, data, onProgress);
  const reply = parseReply(body);
  if (status === 200 && Array.isArray(reply.files)) {
    // Our own server's answer, as the documentation of the call describes it.
    return { kind: 'examined', draft: text(reply.draft), files: reply.files as ExaminedFileProps[] };
  }
  return { kind: 'refused', text: text(reply.error) || words.failed };
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
