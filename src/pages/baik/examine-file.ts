import { sendForm } from '../../ui/forms/send-form.ts';
import type { BaikFormProps, ExaminedFileProps } from './baik-form-props.ts';

type ExaminedReply =
  | { kind: 'examined'; draft: string; files: ExaminedFileProps[] }
  | { kind: 'refused'; text: string };

/** Has a file examined by the server, which stores it encrypted until the report is sent. Never rejects. */
export async function examineFile(
  { filesAction, language, words }: BaikFormProps,
  file: File,
  onProgress: (percent: number) => void,
): Promise<ExaminedReply> {
  const data = new FormData();
  data.append('attachments', file);
  const answer = await sendForm(`${filesAction}?language=${language}`, data, words, onProgress);
  if (answer.kind === 'refused') return { kind: 'refused', text: answer.mistake.text };
  // Our own server's answer, as the documentation of the call describes it.
  const { draft, files } = answer.reply as { draft: string; files: ExaminedFileProps[] };
  return { kind: 'examined', draft, files };
}
