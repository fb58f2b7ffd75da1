import { type ProblemTexts, problemText } from '../ui/problem-text.ts';
import type { AssetUploadWords } from './asset-upload-words.ts';

type Way = {
  address: string;
  words: AssetUploadWords;
  problems: ProblemTexts | undefined;
  onProgress: (percent: number) => void;
  signal: AbortSignal;
};

/** Sends one file of a form to an address; answers what went wrong, or undefined. Only XMLHttpRequest tells how far an upload is. */
export function sendFile(
  file: File,
  name: string,
  form: HTMLFormElement,
  { address, words, problems, onProgress, signal }: Way,
): Promise<string | undefined> {
  // Everything else in the form goes with each of its files.
  const sent = new FormData(form);
  sent.set('name', name);
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
    // The field at the end is for programs.
    return error ? problemText(error.replace(/ \(\w+\)$/, ''), problems) : words.unknown;
  } catch {
    return words.unknown;
  }
}
