import { sendForm } from '../../ui/forms/send-form.ts';
import type { BaikFormProps, ExaminedFileProps } from './baik-form-props.ts';

type ExaminedReply =
  | { kind: 'examined'; draft: string; files: ExaminedFileProps[] }
  | { kind: 'refused'; text: string };

/** Sends a file to the server for inspection, which stores it encrypted until the report is sent. Never rejects. */
export async function examineFile(
  { filesAction, language, words }: BaikFormProps,
  file: File,
  onProgress: (percent: number) => void,
): Promise<ExaminedReply> {
  const data = new FormData();
  data.append('attachments', file);
  const answer = await sendForm(`${filesAction}?language=${language}`, data, words, { onProgress });
  if (answer.kind === 'refused') return { kind: 'refused', text: answer.mistake.text };
  // The response of our own server has the documented shape.
  const { draft, files } = answer.reply as { draft: string; files: ExaminedFileProps[] };
  return { kind: 'examined', draft, files };
}
