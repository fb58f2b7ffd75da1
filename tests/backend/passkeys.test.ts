import { describe, expect, test } from 'bun:test';
import { endpoints } from '../../src/routes.ts';
import { actorOf, addPasskey, makePasskey, signFor } from '../support/accounts/passkeys.ts';
import { loggedEntries } from '../support/application/command-site.ts';
import { cookiesOf } from '../support/cookies.ts';
import { only, parseHtml, textOf } from '../support/html.ts';
import { editor } from '../support/people.ts';
import { freshWorld, staffOf } from '../support/world.ts';

const world = await freshWorld();
const staff = staffOf(world);

const nobody = { cookie: '' };
const submit = (path: string, fields: Record<string, string>, { cookie }: { cookie: string }) =>
  world.handle(path, { method: 'POST', body: new URLSearchParams(fields), headers: { cookie } });
const signInWith = async (credential: string, cookie: string) => {
  const answer = await submit(endpoints.passkeySignIn, { credential }, { cookie });
  return { answer, isSignedIn: cookiesOf(answer).includes('__Host-session') };
};
const namesOnScreen = async () =>
  (await world.html(endpoints.account, 200, staff))
    .querySelectorAll('a[href^="/backend/account/passkeys/"]')
    .map((link) => textOf(link).replace('Change ', ''));

describe('a passkey is added', () => {
  test('with the password, brings recovery codes when it is the first factor, and ends the other sessions', async () => {
    const { recoveryCodes } = await addPasskey(world, staff, { name: 'Office laptop' });
    expect(recoveryCodes).toHaveLength(10);
    expect(await namesOnScreen()).toEqual(['Laptop']);
    const entries = await loggedEntries(world.db);
    expect(entries.map(({ description }) => description)).toContain('Added passkey "Laptop"; other sessions ended: 0');
  });

  test('not without the password', async () => {
    const answer = await submit(endpoints.passkeyOptions, { current: 'a guess', name: 'Laptop' }, staff);
    expect(answer.status).toBe(422);
    expect(await answer.text()).not.toContain('challenge');
  });

  test('not without the second factor that there is', async () => {
    const { recoveryCodes } = await addPasskey(world, staff);
    const without = await submit(endpoints.passkeyOptions, { current: editor.password, name: 'Phone' }, staff);
    expect(textOf(only(parseHtml(await without.text()), '#passkey-factor-error'))).toContain('This code or passkey');
    await addPasskey(world, staff, { factor: recoveryCodes[0] ?? '' });
    expect(await namesOnScreen()).toHaveLength(2);
  });

  test('not a second time with the same challenge, for another origin, or in a session that asked for none', async () => {
    const { credential, cookie, authenticator, challenge } = await makePasskey(world, staff);
    const foreign = await authenticator.register({ challenge, rpId: 'www.example.test', origin: 'https://evil.test' });
    const refused = await submit(endpoints.passkeys, { credential: foreign }, { cookie });
    expect(refused.headers.get('location')).toBe(endpoints.passkeys);
    // The first attempt has used the challenge up.
    await submit(endpoints.passkeys, { credential }, { cookie });
    expect(await namesOnScreen()).toEqual([]);

    const again = await makePasskey(world, staff);
    const victim = await world.signedIn();
    await submit(
      endpoints.passkeys,
      { credential: again.credential },
      { cookie: `${victim.cookie}; ${again.challengeCookie}` },
    );
    await submit(endpoints.passkeys, { credential: again.credential }, staff);
    expect(await namesOnScreen()).toEqual([]);
  });

  test('not by a page of another site', async () => {
    const { credential, cookie } = await makePasskey(world, staff);
    const answer = await world.post(
      endpoints.passkeys,
      { credential },
      { cookie, origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' },
    );
    expect(answer.status).toBe(403);
    expect(await namesOnScreen()).toEqual([]);
  });
});

describe('a passkey signs in', () => {
  test('without username and password', async () => {
    const { username } = await actorOf(world, staff);
    const { authenticator } = await addPasskey(world, staff);
    const { credential, cookie } = await signFor(world, endpoints.passkeySignInOptions, nobody, authenticator.sign);
    const { answer, isSignedIn } = await signInWith(credential, cookie);
    expect(isSignedIn).toBe(true);
    expect(answer.headers.get('location')).toBe(endpoints.dashboard);
    expect(textOf(await world.html(endpoints.dashboard, 200, { cookie: cookiesOf(answer) }))).toContain(username);
  });

  test('once: the same assertion opens nothing again, not even at the same time', async () => {
    const { authenticator } = await addPasskey(world, staff);
    const { credential, cookie } = await signFor(world, endpoints.passkeySignInOptions, nobody, authenticator.sign);
    const both = await Promise.all([signInWith(credential, cookie), signInWith(credential, cookie)]);
    expect(both.filter(({ isSignedIn }) => isSignedIn)).toHaveLength(1);
    const fresh = await signFor(world, endpoints.passkeySignInOptions, nobody, async () => credential);
    expect((await signInWith(credential, fresh.cookie)).isSignedIn).toBe(false);
  });

  test('not from another site, without the user verified, with a copied counter, or after its removal', async () => {
    const { authenticator, id, recoveryCodes } = await addPasskey(world, staff);
    const attempt = async (sign: typeof authenticator.sign) => {
      const { credential, cookie } = await signFor(world, endpoints.passkeySignInOptions, nobody, sign);
      return (await signInWith(credential, cookie)).isSignedIn;
    };
    expect(await attempt((options) => authenticator.sign({ ...options, origin: 'https://evil.test' }))).toBe(false);
    expect(await attempt((options) => authenticator.sign({ ...options, rpId: 'evil.test' }))).toBe(false);
    expect(await attempt((options) => authenticator.sign(options, { verified: false }))).toBe(false);
    expect(await attempt(authenticator.sign)).toBe(true);
    authenticator.rewind(1);
    expect(await attempt(authenticator.sign)).toBe(false);
    authenticator.rewind(100);
    expect(await attempt(authenticator.sign)).toBe(true);
    const proof = { current: editor.password, factor: recoveryCodes[0] ?? '' };
    await submit(`${endpoints.passkeys}/${id}/remove`, proof, staff);
    expect(await namesOnScreen()).toEqual([]);
    expect(await attempt(authenticator.sign)).toBe(false);
    // Without a factor there is nothing to recover.
    expect(await world.db.query.recoveryCodes.findMany()).toEqual([]);
  });
});

test('after the password the account’s own passkey replaces the code', async () => {
  const { username } = await actorOf(world, staff);
  const { authenticator } = await addPasskey(world, staff);
  const thief = await addPasskey(world, await world.signedIn());
  const passwordGiven = async () =>
    cookiesOf(await submit(endpoints.login, { username, password: editor.password }, nobody));
  const between = await passwordGiven();
  expect(between).not.toContain('__Host-session');
  const foreign = await signFor(world, endpoints.secondStepPasskey, { cookie: between }, thief.authenticator.sign);
  const refused = await submit(endpoints.secondStep, { credential: foreign.credential }, foreign);
  expect(refused.status).toBe(401);
  // An assertion that was made for another purpose does not count.
  const elsewhere = await signFor(world, endpoints.passkeySignInOptions, { cookie: between }, authenticator.sign);
  expect((await submit(endpoints.secondStep, { credential: elsewhere.credential }, elsewhere)).status).toBe(401);
  const own = await signFor(world, endpoints.secondStepPasskey, { cookie: between }, authenticator.sign);
  const welcome = await submit(endpoints.secondStep, { credential: own.credential }, own);
  expect(welcome.headers.get('location')).toBe(endpoints.dashboard);
});

test('a passkey can be renamed by its owner only', async () => {
  const { id } = await addPasskey(world, staff);
  const stranger = await world.signedIn();
  expect((await submit(`${endpoints.passkeys}/${id}/name`, { name: 'Mine' }, stranger)).status).toBe(404);
  expect((await world.get(`${endpoints.passkeys}/${id}`, stranger)).status).toBe(404);
  await submit(`${endpoints.passkeys}/${id}/name`, { name: 'Security key' }, staff);
  expect(await namesOnScreen()).toEqual(['Security key']);
});
