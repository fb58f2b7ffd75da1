import { solveChallenge } from '../../../src/ui/forms/proof-of-work.ts';

/** What the script of a page sends with a form after the answer that it got. */
export async function workFor(challenge: string): Promise<{ challenge: string; work: string }> {
  return { challenge, work: await solveChallenge(challenge, () => {}) };
}

/** A form with it is refused with a new one. */
const unknownToken = { token: 'unknown' };

/** Hidden fields with which the server accepts a form immediately. `send` submits a complete form and returns JSON. */
export async function readyFields(
  send: (fields: Record<string, string>) => Promise<Response>,
): Promise<Record<string, string>> {
  const { token = '' } = (await (await send(unknownToken)).json()) as { token?: string };
  const { challenge = '' } = (await (await send({ token })).json()) as { challenge?: string };
  return { token, ...(await workFor(challenge)) };
}

/** The same by waiting, for a server that may take longer than the form has to be filled in. */
export async function waitedFields(
  send: (fields: Record<string, string>) => Promise<Response>,
): Promise<Record<string, string>> {
  const { token = '' } = (await (await send(unknownToken)).json()) as { token?: string };
  await filledIn(token);
  return { token };
}

/** Minimum time for filling in a form, in milliseconds. */
const fillingIn = 2000;

/** Waits until the form with this token may be sent. */
export async function filledIn(token: string | null): Promise<void> {
  const shownAt = Number.parseInt((token ?? '').split('.')[0] ?? '', 36);
  await Bun.sleep(Math.max(0, shownAt + fillingIn - Date.now()));
}
