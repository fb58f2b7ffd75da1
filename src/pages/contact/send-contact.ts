import type { ContactFormWords, Mistake } from './contact-form-props.ts';

export type ContactReply =
  | { kind: 'sent'; message: string }
  /** `token` replaces the one of a form that has been open for too long. */
  | { kind: 'refused'; mistake: Mistake; token?: string };

/** Sends the form; fetch cannot say how far an upload has come. Never rejects. */
export function sendContact(
  action: string,
  data: FormData,
  words: ContactFormWords,
  onProgress: (percent: number) => void,
): Promise<ContactReply> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const fail = () => resolve({ kind: 'refused', mistake: { field: '', text: words.failed } });
    request.open('POST', action);
    request.setRequestHeader('Accept', 'application/json');
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(Math.round((loaded / total) * 100));
    });
    request.addEventListener('load', () => resolve(readReply(request.status, request.responseText, words)));
    for (const kind of ['error', 'abort', 'timeout'] as const) request.addEventListener(kind, fail);
    request.send(data);
  });
}

/** What an answer means, by the error catalogue: 400 says itself what is wrong, 500 is ours, anything else has failed. */
export function readReply(status: number, body: string, words: ContactFormWords): ContactReply {
  const { message, error, field, token } = parse(body);
  if (status === 200) return { kind: 'sent', message: message ?? '' };
  if (status >= 500) return { kind: 'refused', mistake: { field: '', text: words.serverFailed } };
  const text = error ?? (status === 400 && body.trim() !== '' ? body.trim().slice(0, 300) : words.failed);
  return { kind: 'refused', mistake: { field: field ?? '', text }, ...(token ? { token } : {}) };
}

type Reply = { message?: string; error?: string; field?: string; token?: string };

function parse(body: string): Reply {
  try {
    const parsed: unknown = JSON.parse(body);
    if (parsed === null || typeof parsed !== 'object') return {};
    return Object.fromEntries(Object.entries(parsed).filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
}
