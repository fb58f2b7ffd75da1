import { resumeSession } from '../../../src/domain/accounts/sessions.ts';
import type { Actor } from '../../../src/domain/activity/commands.ts';
import { siteUrl } from '../application/application.ts';
import { cookiesOf } from '../cookies.ts';
import { only, parseHtml, textOf } from '../html.ts';
import { editor } from '../people.ts';
import type { World } from '../world.ts';
import { makeAuthenticator } from './authenticator.ts';

export const rpId = 'www.example.test';

type Staff = { cookie: string };

/** The account behind the headers of a request. */
export async function actorOf(world: World, staff: Staff): Promise<Actor> {
  const actor = await resumeSession(world.db, sessionIdIn(staff));
  if (!actor) throw new Error('Nobody is signed in.');
  return actor;
}

export function sessionIdIn({ cookie }: Staff): string {
  return /__Host-session=([^;]+)/.exec(cookie)?.[1] ?? '';
}

/** A new passkey that has not been sent, and the headers for sending it. */
export async function makePasskey(world: World, staff: Staff, given: Record<string, string> = {}) {
  const asked = await world.handle('/backend/account/passkeys/options', {
    method: 'POST',
    body: new URLSearchParams({ current: editor.password, name: 'Laptop', ...given }),
    headers: staff,
  });
  if (asked.status !== 200) throw new Error(`The options request failed with ${asked.status}`);
  const page = parseHtml(await asked.text());
  const { challenge } = JSON.parse(only(page, '[data-passkey-creation]').getAttribute('data-passkey-creation') ?? '');
  const authenticator = await makeAuthenticator(siteUrl);
  const credential = await authenticator.register({ challenge, rpId });
  const challengeCookie = cookiesOf(asked);
  return {
    authenticator,
    challenge: String(challenge),
    credential,
    challengeCookie,
    cookie: `${staff.cookie}; ${challengeCookie}`,
  };
}

/** Adds a passkey through the account screen. */
export async function addPasskey(world: World, staff: Staff, given: Record<string, string> = {}) {
  const { authenticator, credential, cookie } = await makePasskey(world, staff, given);
  const answer = await world.handle('/backend/account/passkeys', {
    method: 'POST',
    body: new URLSearchParams({ name: 'Laptop', credential }),
    headers: { cookie },
  });
  const recoveryCodes = parseHtml(await answer.text())
    .querySelectorAll('#codes li')
    .map(textOf);
  const account = await world.html('/backend/account', 200, staff);
  const link = account.querySelectorAll('a[href^="/backend/account/passkeys/"]').at(-1)?.getAttribute('href') ?? '';
  return { authenticator, recoveryCodes, id: Number(link.split('/').at(-1)) };
}

/** An assertion for the options at an address, and the cookies for sending it. */
export async function signFor(
  world: World,
  path: string,
  { cookie }: Staff,
  sign: (options: { challenge: string; rpId: string }) => Promise<string>,
) {
  const asked = await world.get(path, { cookie });
  const { challenge } = (await asked.json()) as { challenge: string };
  const cookies = [cookie, cookiesOf(asked)].filter(Boolean).join('; ');
  return { challenge, credential: await sign({ challenge, rpId }), cookie: cookies };
}
