import type { Unsent } from './unsent.ts';

export type SendResult =
  | { kind: 'stored'; revision: number }
  /** Another window has stored text under the key. */
  | { kind: 'other-window' }
  /** No connection, or the server does not answer; `seconds` says when to try again. */
  | { kind: 'unreachable'; seconds?: number }
  | { kind: 'signed-out' }
  | { kind: 'refused'; reason: 'gone' | 'forbidden' | 'unstorable' };

/** An answer that takes longer counts as none. */
const timeoutInMilliseconds = 10_000;

export async function sendAutosave(
  address: string,
  { key, revision, baseVersion, text }: Unsent,
  age: number,
  keepalive = false,
): Promise<SendResult> {
  const body = JSON.stringify({
    key,
    revision,
    base_version: baseVersion,
    seconds_ago: Math.min(Math.round(age / 1000), 30 * 86_400),
    languages: text.languages,
    texts: text.texts,
  });
  try {
    const answer = await fetch(address, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(timeoutInMilliseconds),
      // Browsers refuse longer bodies that outlive their page.
      keepalive: keepalive && body.length < 60_000,
    });
    if (answer.ok) return { kind: 'stored', revision: ((await answer.json()) as { revision: number }).revision };
    return failureOf(answer);
  } catch {
    return { kind: 'unreachable' };
  }
}

function failureOf({ status, headers }: Response): SendResult {
  if (status === 401) return { kind: 'signed-out' };
  if (status === 403) return { kind: 'refused', reason: 'forbidden' };
  if (status === 404) return { kind: 'refused', reason: 'gone' };
  if (status === 409) return { kind: 'other-window' };
  if (status === 400 || status === 413) return { kind: 'refused', reason: 'unstorable' };
  return { kind: 'unreachable', seconds: Number(headers.get('retry-after')) || 5 };
}
