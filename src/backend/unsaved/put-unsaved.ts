import type { Unsaved } from '../../ui/forms/unsaved.ts';

export type Result =
  | { kind: 'stored'; seq: number; problem: 'gone' | 'forbidden' | null }
  /** The text was saved or discarded; another window has stored something else; or it cannot be stored. */
  | { kind: 'done' | 'other' | 'unstorable' | 'signedOut' }
  /** No connection, or the server does not answer. */
  | { kind: 'unreachable' };

/** An answer that takes longer counts as none. */
const timeoutInMilliseconds = 10_000;
/** Browsers refuse longer bodies that outlive their page. */
const maxKeptAliveCharacters = 60_000;

/** Sends a text to the server. Never rejects. */
export async function put(
  address: string,
  { text, ...unsaved }: Omit<Unsaved, 'at'>,
  age: number,
  keepalive = false,
): Promise<Result> {
  const seconds = Math.min(Math.max(0, Math.round(age / 1000)), 30 * 86_400);
  const account = Number(document.documentElement.dataset.account);
  const body = JSON.stringify({ ...unsaved, account, seconds_ago: seconds });
  try {
    const answer = await fetch(`${address}/${text}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(timeoutInMilliseconds),
      keepalive: keepalive && body.length < maxKeptAliveCharacters,
    });
    if (answer.ok) return { kind: 'stored', ...((await answer.json()) as { seq: number; problem: 'gone' | null }) };
    return { kind: failures[answer.status] ?? 'unreachable' };
  } catch {
    return { kind: 'unreachable' };
  }
}

const failures: Record<number, Exclude<Result['kind'], 'stored'>> = {
  400: 'unstorable',
  401: 'signedOut',
  403: 'unstorable',
  409: 'other',
  410: 'done',
  413: 'unstorable',
};
