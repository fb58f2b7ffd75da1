import { beforeEach, expect, test } from 'bun:test';
import { Secret, TOTP } from 'otpauth';
import { endpoints } from '../../src/routes.ts';
import { loggedEntries } from '../support/application/command-site.ts';
import { cookiesOf } from '../support/cookies.ts';
import { only, parseHtml, textOf } from '../support/html.ts';
import { editor, storedAccount } from '../support/people.ts';
import { withStoppedClock } from '../support/runner/stopped-clock.ts';
import { freshWorld } from '../support/world.ts';

const world = await freshWorld();
let cookie: string;
beforeEach(async () => {
  await storedAccount(world.db);
  cookie = await signIn();
});

const submit = (path: string, fields: Record<string, string> = {}, from = cookie) =>
  world.post(path, fields, {
    cookie: from,
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  });
const signIn = async (password = editor.password) =>
  cookiesOf(await submit(endpoints.login, { username: editor.username, password }, ''));
const isSignedIn = async (who: string) => (await world.get(endpoints.dashboard, { cookie: who })).status === 200;
const next = 'another good long password';

test('a new password replaces the old one and ends other sessions', async () => {
  const elsewhere = await signIn();
  const answer = await submit(endpoints.accountPassword, { current: editor.password, next });
  expect(answer.headers.get('location')).toBe(endpoints.account);
  expect([await isSignedIn(cookie), await isSignedIn(elsewhere)]).toEqual([true, false]);
  expect(await signIn()).not.toContain('__Host-session');
  expect(await signIn(next)).toContain('__Host-session');
});

test('without the current password it is not changed, and typed passwords are not returned', async () => {
  const answer = await submit(endpoints.accountPassword, { current: 'a guess', next });
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(html).toContain('This is not your current password');
  expect(html).not.toContain(next);
  expect(await signIn()).toContain('__Host-session');
});

test.each([
  ['short', 'too short'],
  ['', 'missing'],
  ['abcdefgh '.repeat(15), 'too long'],
  ['mempawah-jaya-2026', 'made of company words'],
  ['1qaz2wsx3edc', 'common'],
  ['editor-editor-2026', 'the name of the account'],
])('a new password that is %p is refused', async (password) => {
  const answer = await submit(endpoints.accountPassword, { current: editor.password, next: password });
  expect(answer.status).toBe(422);
  const page = parseHtml(await answer.text());
  expect(textOf(only(page, '#next-error'))).toMatch(
    /^(Must have at|This password is too common|A password must not be made of)/,
  );
});

test('wrong current passwords in an open session cause a delay', () =>
  withStoppedClock(async () => {
    for (let attempt = 0; attempt < 4; attempt += 1)
      await submit(endpoints.accountPassword, { current: 'a guess', next });
    const answer = await submit(endpoints.accountPassword, { current: editor.password, next });
    expect(await answer.text()).toContain('Too many attempts');
  }));

test("the user's sessions are listed and can be ended one by one or all at once", async () => {
  const others = [await signIn(), await signIn()];
  const page = await world.html(endpoints.account, 200, { cookie });
  const rows = page.querySelectorAll('#sessions tbody tr').map(textOf);
  expect(rows).toHaveLength(3);
  expect(rows.filter((row) => row.startsWith('Firefox on Linux'))).toHaveLength(3);
  expect(rows.filter((row) => row.includes('This one'))).toHaveLength(1);
  const [end] = page.querySelectorAll('#sessions tbody form');
  await submit(end?.getAttribute('action') ?? '');
  expect((await Promise.all(others.map(isSignedIn))).filter(Boolean)).toHaveLength(1);
  await submit('/backend/account/sessions/end-others');
  expect(await Promise.all([cookie, ...others].map(isSignedIn))).toEqual([true, false, false]);
});

test("a user cannot end another user's session", async () => {
  const stranger = await world.signedIn();
  const page = await world.html(endpoints.account, 200, stranger);
  expect(page.querySelectorAll('#sessions tbody tr')).toHaveLength(1);
  for (const number of [1, 2, 3]) {
    const answer = await submit(`/backend/account/sessions/${number}/end`, {}, stranger.cookie);
    if (number === 1) expect(answer.status).toBe(404);
  }
  expect(await isSignedIn(cookie)).toBe(true);
});

test('a second factor is enabled with a code of the app, shows its recovery codes once, and can be disabled', async () => {
  const page = await world.html(endpoints.secondFactor, 200, { cookie });
  const secret = only(page, 'input[name=secret]').getAttribute('value') ?? '';
  expect(only(page, 'a[href^="otpauth://totp/"]').getAttribute('href')).toContain(secret);
  const app = new TOTP({ secret: Secret.fromBase32(secret) });

  const wrong = await submit(endpoints.secondFactor, { secret, code: '000000', current: editor.password });
  expect(wrong.status).toBe(422);
  expect(await wrong.text()).toContain(secret);
  const unconfirmed = await submit(endpoints.secondFactor, { secret, code: app.generate(), current: 'a guess' });
  expect(unconfirmed.status).toBe(422);

  const elsewhere = await signIn();
  const on = await submit(endpoints.secondFactor, { secret, code: app.generate(), current: editor.password });
  expect(on.status).toBe(200);
  const codes = parseHtml(await on.text())
    .querySelectorAll('#codes li')
    .map(textOf);
  expect(codes).toHaveLength(10);
  expect([await isSignedIn(cookie), await isSignedIn(elsewhere)]).toEqual([true, false]);
  expect(textOf(await world.html(endpoints.account, 200, { cookie }))).toContain('Recovery codes left: 10');
  expect(await signIn()).not.toContain('__Host-session');

  await submit(endpoints.secondFactorRemoval, { current: editor.password });
  await submit(endpoints.secondFactorRemoval, { current: editor.password, factor: app.generate() });
  expect(await signIn()).not.toContain('__Host-session');
  const [recovery = ''] = codes;
  await submit(endpoints.secondFactorRemoval, { current: 'a guess', factor: recovery });
  expect(await signIn()).not.toContain('__Host-session');
  await submit(endpoints.secondFactorRemoval, { current: editor.password, factor: recovery });
  expect(await signIn()).toContain('__Host-session');
  const entries = await loggedEntries(world.db);
  expect(entries.map(({ description }) => description)).toContain(
    'Turned on the second factor; other sessions ended: 1',
  );
  expect(JSON.stringify(entries)).not.toContain(secret);
});
