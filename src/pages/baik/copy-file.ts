import { sendForm } from '../../ui/forms/send-form.ts';
import type { BaikFormProps, CopiedFileProps } from './baik-form-props.ts';

type CopiedReply = { kind: 'examined'; draft: string; files: CopiedFileProps[] } | { kind: 'refused'; text: string };

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
  const { draft, files } = answer.reply as { draft: string; files: CopiedFileProps[] };
  return { kind: 'examined', draft, files };
}
