import { parseReply, postForm } from '../../ui/forms/post-form.ts';
import type { ContactFormWords, Mistake } from './contact-form-props.ts';

export type ContactReply =
  | { kind: 'sent'; message: string }
  /** `token` replaces the one of a form that has been open for too long. */
  | { kind: 'refused'; mistake: Mistake; token?: string };

/** Sends the form. Never rejects. */
export async function sendContact(
  action: string,
  data: FormData,
  words: ContactFormWords,
  onProgress: (percent: number) => void,
): Promise<ContactReply> {
  const { status, body } = await postForm(action, data, onProgress);
  return readReply(status, body, words);
}

/** What an answer means, by the error catalogue: 400 says itself what is wrong, 500 is ours, anything else has failed. */
export function readReply(status: number, body: string, words: ContactFormWords): ContactReply {
  const { message, error, field, token } = parse(body);
  // A response injected by a proxy is not an acknowledgement.
  if (status === 200 && message !== undefined) return { kind: 'sent', message };
  if (status >= 500) return { kind: 'refused', mistake: { field: '', text: words.serverFailed } };
  const text = error ?? (status === 400 && body.trim() !== '' ? body.trim().slice(0, 300) : words.failed);
  return { kind: 'refused', mistake: { field: field ?? '', text }, ...(token ? { token } : {}) };
}

type Reply = { message?: string; error?: string; field?: string; token?: string };

function parse(body: string): Reply {
  return Object.fromEntries(Object.entries(parseReply(body)).filter(([, value]) => typeof value === 'string'));
}
