import { type ProblemTexts, problemText } from '../../ui/problem-text.ts';
import type { AssetUploadWords } from './asset-upload-words.ts';

type Way = {
  address: string;
  words: AssetUploadWords;
  problems: ProblemTexts | undefined;
  onProgress: (percent: number) => void;
  signal: AbortSignal;
};

/** Uploads one file; resolves to an error or undefined. Uses XMLHttpRequest: fetch reports no upload progress. */
export function sendFile(
  file: File,
  texts: Readonly<Record<string, string>>,
  form: HTMLFormElement,
  { address, words, problems, onProgress, signal }: Way,
): Promise<string | undefined> {
  // The form's other fields are sent with every file.
  const sent = new FormData(form);
  for (const [name, text] of Object.entries(texts)) sent.set(name, text);
  sent.set('file', file);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.floor((loaded / total) * 100));
    request.onload = () => resolve(request.status === 201 ? undefined : problemIn(request, words, problems));
    request.onerror = request.onabort = () => resolve(words.unknown);
    signal.addEventListener('abort', () => request.abort());
    request.open('POST', address);
    request.send(sent);
  });
}

function problemIn(
  { status, responseText }: XMLHttpRequest,
  words: AssetUploadWords,
  problems: ProblemTexts | undefined,
): string {
  if (status === 401) return words.sessionEnded;
  try {
    const { error } = JSON.parse(responseText) as { error?: string };
    // The error text ends with the field name in parentheses.
    return error ? problemText(error.replace(/ \(\w+\)$/, ''), problems) : words.unknown;
  } catch {
    return words.unknown;
  }
}
