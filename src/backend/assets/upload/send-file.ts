import { postForm } from '../../../ui/forms/post-form.ts';
import { type ProblemTexts, problemText } from '../../ui/problem-text.ts';
import type { AssetUploadWords } from './asset-upload-words.ts';

type Way = {
  address: string;
  words: AssetUploadWords;
  problems: ProblemTexts | undefined;
  onProgress: (percent: number) => void;
  signal: AbortSignal;
};

/** Uploads one file; resolves to an error or undefined. */
export async function sendFile(
  file: File,
  texts: Readonly<Record<string, string>>,
  form: HTMLFormElement,
  { address, words, problems, onProgress, signal }: Way,
): Promise<string | undefined> {
  // The form's other fields are sent with every file.
  const sent = new FormData(form);
  for (const [name, text] of Object.entries(texts)) sent.set(name, text);
  sent.set('file', file);
  const { status, body } = await postForm(address, sent, onProgress, signal);
  if (status === 201) return undefined;
  if (status === 401) return words.sessionEnded;
  try {
    const { error } = JSON.parse(body) as { error?: string };
    // The error text ends with the field name in parentheses.
    return error ? problemText(error.replace(/ \(\w+\)$/, ''), problems) : words.unknown;
  } catch {
    return words.unknown;
  }
}
