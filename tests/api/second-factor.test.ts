import { beforeEach, describe, expect, test } from 'bun:test';
import { activityLogs } from '../../src/db/schema/index.ts';
import { changePassword } from '../../src/domain/accounts/commands.ts';
import { disableSecondFactor } from '../../src/domain/accounts/second-factor/second-factor.ts';
import { noNotices } from '../../src/domain/accounts/security-notices.ts';
import { endpoints } from '../../src/routes.ts';
import { jsonOf } from '../support/backend-writes/scenario.ts';
import { cookiesOf } from '../support/cookies.ts';
import { textOf } from '../support/html.ts';
import { editor, withSecondFactor } from '../support/people.ts';
import { withStoppedClock } from '../support/runner/stopped-clock.ts';
import { freshWorld } from '../support/world.ts';

const world = await freshWorld();
let owner: Awaited<ReturnType<typeof withSecondFactor>>;
beforeEach(async () => {
  owner = await withSecondFactor(world.db);
});

const signIn = (said: Record<string, string>) =>
  world.handle('/api/backend/login', { method: 'POST', ...jsonOf({ ...editor, ...said }) });
const submit = (path: string, fields: Record<string, string>, cookie = '') =>
  world.handle(path, { method: 'POST', body: new URLSearchParams(fields), headers: { cookie } });

test('a password without a code creates no session', async () => {
  const answer = await signIn({});
  expect(answer.status).toBe(401);
  expect(await answer.json()).toEqual({ error: 'A code is needed', field: 'code', requestId: expect.any(String) });
  expect(answer.headers.has('set-cookie')).toBe(false);
});

test('a code creates a session only once', async () => {
  const code = owner.app.generate();
  expect((await signIn({ code })).status).toBe(200);
  const again = await signIn({ code });
  expect(again.status).toBe(401);
  expect(await again.json()).toMatchObject({ field: 'code' });
});

test('a recovery code works once, regardless of dashes and case', async () => {
  const [code = ''] = owner.recoveryCodes;
  expect((await signIn({ code: code.replaceAll('-', '').toUpperCase() })).status).toBe(200);
  expect((await signIn({ code })).status).toBe(401);
});

test('a wrong password is reported as without a second factor', async () => {
  const wrong = await signIn({ password: 'something else', code: owner.app.generate() });
  expect(wrong.status).toBe(401);
  expect(await wrong.json()).toEqual({ error: 'Invalid username or password', requestId: expect.any(String) });
});

test('wrong codes cause a delay and are logged', () =>
  withStoppedClock(async () => {
    const [right = ''] = owner.recoveryCodes;
    for (let attempt = 0; attempt < 4; attempt += 1) expect((await signIn({ code: '000000' })).status).toBe(401);
    expect((await signIn({ code: right })).status).toBe(429);
    const entries = await world.db.select().from(activityLogs);
    expect(entries.filter(({ errorMessage }) => errorMessage === 'Wrong code of the second factor')).toHaveLength(4);
  }));

test('the plain forms ask for the password first and then for the code', async () => {
  const first = await submit(endpoints.login, editor);
  expect(first.headers.get('location')).toBe(endpoints.secondStep);
  const between = cookiesOf(first);
  expect((await world.get(endpoints.dashboard, { cookie: between })).headers.get('location')).toBe(endpoints.login);
  const page = await world.html(endpoints.secondStep, 200, { cookie: between });
  expect(textOf(page)).toContain('authenticator app');
  const refused = await submit(endpoints.secondStep, { code: '000000' }, between);
  expect(refused.status).toBe(401);
  expect(await refused.text()).toContain('This code is incorrect');
  const welcome = await submit(endpoints.secondStep, { code: owner.app.generate() }, between);
  expect(welcome.headers.get('location')).toBe(endpoints.dashboard);
  expect((await world.get(endpoints.dashboard, { cookie: cookiesOf(welcome) })).status).toBe(200);
});

describe('the cookie between password and code', () => {
  const between = async () => cookiesOf(await submit(endpoints.login, editor));
  const isOpened = async (cookie: string, code: string) =>
    cookiesOf(await submit(endpoints.secondStep, { code }, cookie)).includes('__Host-session');

  test('works once', async () => {
    const cookie = await between();
    const [first = '', second = ''] = owner.recoveryCodes;
    expect(await isOpened(cookie, first)).toBe(true);
    expect(await isOpened(cookie, second)).toBe(false);
  });

  test('works once for two requests at the same time', async () => {
    const cookie = await between();
    const [first = '', second = ''] = owner.recoveryCodes;
    const opened = await Promise.all([isOpened(cookie, first), isOpened(cookie, second)]);
    expect(opened.filter(Boolean)).toHaveLength(1);
  });

  test('is invalidated by a change of the password', async () => {
    const cookie = await between();
    const next = { next: 'another good long password', sessionId: '' };
    await changePassword(world.db, owner.account, next, noNotices);
    const [code = ''] = owner.recoveryCodes;
    expect((await world.get(endpoints.secondStep, { cookie })).headers.get('location')).toBe(endpoints.login);
    expect(await isOpened(cookie, code)).toBe(false);
  });

  test('is rejected after the second factor was disabled', async () => {
    const cookie = await between();
    await disableSecondFactor(world.db, owner.account, noNotices);
    expect(await world.db.query.recoveryCodes.findMany()).toEqual([]);
    expect(await isOpened(cookie, '000000')).toBe(false);
  });
});

test('the second step needs the first', async () => {
  expect((await world.get(endpoints.secondStep)).headers.get('location')).toBe(endpoints.login);
  const [name, value = ''] = cookiesOf(await submit(endpoints.login, editor)).split('=');
  const forged = `${name}=${value.replace(/^./, (letter) => (letter === 'e' ? 'f' : 'e'))}`;
  const answer = await submit(endpoints.secondStep, { code: owner.app.generate() }, forged);
  expect(answer.headers.get('location')).toBe(endpoints.login);
});

test('its secret is in plain text neither in the database nor in the log', async () => {
  const code = owner.app.generate();
  await signIn({ code });
  const kept = JSON.stringify([
    await world.db.query.accounts.findMany(),
    await world.db.query.recoveryCodes.findMany(),
    await world.db.select().from(activityLogs),
    world.log.events,
  ]);
  for (const secret of [owner.app.secret.base32, ...owner.recoveryCodes, editor.password]) {
    expect(kept).not.toContain(secret);
  }
});
