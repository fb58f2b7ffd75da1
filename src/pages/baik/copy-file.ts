import { sendForm } from '../../ui/forms/send-form.ts';
import type { SaidFile } from '../../web/forms/baik/copy-text.ts';
import type { BaikFormProps } from './baik-form-props.ts';

type CopiedReply = { kind: 'examined'; draft: string; files: SaidFile[] } | { kind: 'refused'; text: string };

/** Sends a file to the server, which makes a safe copy and stores both encrypted until the report is sent. Never rejects. */
export async function copyFile(
  { filesAction, language, words }: BaikFormProps,
  file: File,
  onProgress: (percent: number) => void,
): Promise<CopiedReply> {
  const data = new FormData();
  data.append('attachments', file);
  const answer = await sendForm(`${filesAction}?language=${language}`, data, words, { onProgress });
  if (answer.kind === 'refused') return { kind: 'refused', text: answer.mistake.text };
  // The response of our own server has the documented shape.
  const { draft, files } = answer.reply as { draft: string; files: SaidFile[] };
  return { kind: 'examined', draft, files };
}
