import { beforeEach, expect, test } from 'bun:test';
import { Secret, TOTP } from 'otpauth';
import { sessions } from '../../src/db/schema/index.ts';
import { endpoints } from '../../src/routes.ts';
import { addPasskey } from '../support/accounts/passkeys.ts';
import { cookiesOf } from '../support/cookies.ts';
import { only, parseHtml, textOf } from '../support/html.ts';
import { editor, storedAccount } from '../support/people.ts';
import { freshWorld } from '../support/world.ts';

const world = await freshWorld();
let administrator: { cookie: string };
let codes: string[];
beforeEach(async () => {
  await storedAccount(world.db);
  administrator = await world.signedIn();
  codes = (await addPasskey(world, administrator)).recoveryCodes;
});

const submit = (path: string, fields: Record<string, string>, cookie = '') =>
  world.handle(path, { method: 'POST', body: new URLSearchParams(fields), headers: { cookie } });
const signIn = async () => cookiesOf(await submit(endpoints.login, editor));
const require = (required: 'yes' | 'no', { cookie } = administrator) =>
  submit(endpoints.signInPolicy, { required, current: editor.password, factor: codes.pop() ?? '' }, cookie);
const leadsTo = async (path: string, cookie: string) => (await world.get(path, { cookie })).headers.get('location');

test('staff without a second factor set it up right after the password, and do nothing else before', async () => {
  expect((await require('yes')).headers.get('location')).toBe(endpoints.signInPolicy);
  const cookie = await signIn();
  for (const path of [endpoints.dashboard, endpoints.articleManager, endpoints.account, endpoints.signInPolicy]) {
    expect(await leadsTo(path, cookie)).toBe(endpoints.secondFactor);
  }
  expect((await submit(endpoints.articleCreate, {}, cookie)).headers.get('location')).toBe(endpoints.secondFactor);
  expect((await world.get('/api/backend/logs', { cookie })).status).toBe(401);

  const page = await world.html(endpoints.secondFactor, 200, { cookie });
  expect(textOf(page)).toContain('Every member of staff needs a second factor');
  expect(page.querySelectorAll('nav')).toHaveLength(0);
  const secret = only(page, 'input[name=secret]').getAttribute('value') ?? '';
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  const answer = await submit(endpoints.secondFactor, { secret, code }, cookie);
  expect(parseHtml(await answer.text()).querySelectorAll('#codes li')).toHaveLength(10);
  expect((await world.get(endpoints.dashboard, { cookie })).status).toBe(200);
});

test('a session that was open before is not enough to set up a second factor', async () => {
  const cookie = await signIn();
  await world.db.update(sessions).set({ createdAt: new Date(Date.now() - 11 * 60_000) });
  await require('yes');
  expect(await leadsTo(endpoints.secondFactor, cookie)).toBe(
    `/backend/login?to=${encodeURIComponent(endpoints.secondFactor)}`,
  );
});

test('the API opens no session without a second factor', async () => {
  await require('yes');
  const answer = await world.call('POST', endpoints.apiLogin, editor);
  expect(answer.status).toBe(403);
  expect(answer.headers.getSetCookie()).toEqual([]);
});

test('the last second factor cannot be removed while it is required', async () => {
  await require('yes');
  const page = await world.html(endpoints.account, 200, administrator);
  const link = page.querySelector('a[href^="/backend/account/passkeys/"]')?.getAttribute('href') ?? '';
  const proof = () => ({ current: editor.password, factor: codes.pop() ?? '' });
  await submit(`${link}/remove`, proof(), administrator.cookie);
  expect((await world.get(link, administrator)).status).toBe(200);
  await require('no');
  await submit(`${link}/remove`, proof(), administrator.cookie);
  expect((await world.get(link, administrator)).status).toBe(404);
});

test('only staff who have a second factor, and confirm it, change the rule', async () => {
  const without = await world.signedIn();
  await require('yes', without);
  expect(await leadsTo(endpoints.dashboard, without.cookie)).toBeNull();
  const unconfirmed = { required: 'yes', current: editor.password, factor: '000000' };
  expect((await submit(endpoints.signInPolicy, unconfirmed, administrator.cookie)).status).toBe(422);
  expect(await leadsTo(endpoints.dashboard, without.cookie)).toBeNull();
});
