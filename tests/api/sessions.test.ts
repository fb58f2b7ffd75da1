import { beforeEach, expect, test } from 'bun:test';
import { sql } from 'drizzle-orm';
import { sessions } from '../../src/db/schema/index.ts';
import { cookiesOf } from '../support/cookies.ts';
import { editor, storedAccount } from '../support/people.ts';
import { withStoppedClock } from '../support/runner/stopped-clock.ts';
import { freshWorld } from '../support/world.ts';

const world = await freshWorld();
beforeEach(async () => {
  await storedAccount(world.db);
});

const signIn = (said: Record<string, string> = {}, cookie = '') =>
  world.call('POST', '/api/backend/login', { ...editor, ...said }, { cookie });
const isSignedIn = async (cookie: string) => {
  const answer = await world.get('/api/backend/status', { cookie });
  return ((await answer.json()) as { isAuthenticated: boolean }).isAuthenticated;
};
const wait = (column: 'lastSeenAt' | 'createdAt', interval: string) =>
  world.db
    .update(sessions)
    .set({ [column]: sql.raw(`${column === 'createdAt' ? 'created_at' : 'last_seen_at'} - interval '${interval}'`) });

test('a session ends after an hour without use', async () => {
  const cookie = cookiesOf(await signIn());
  await wait('lastSeenAt', '59 minutes');
  expect(await isSignedIn(cookie)).toBe(true);
  await wait('lastSeenAt', '61 minutes');
  expect(await isSignedIn(cookie)).toBe(false);
});

test('a session ends after twelve hours, even if used', async () => {
  const cookie = cookiesOf(await signIn());
  await wait('createdAt', '719 minutes');
  expect(await isSignedIn(cookie)).toBe(true);
  await wait('createdAt', '2 minutes');
  expect(await isSignedIn(cookie)).toBe(false);
});

test('signing in again creates a new session id and ends the previous session', async () => {
  const first = cookiesOf(await signIn());
  const second = cookiesOf(await signIn({}, first));
  expect(second).not.toBe(first);
  expect(await isSignedIn(first)).toBe(false);
  expect(await isSignedIn(second)).toBe(true);
});

test('the database contains no usable session id', async () => {
  const cookie = cookiesOf(await signIn());
  const [, id = ''] = /__Host-session=([^;]+)/.exec(cookie) ?? [];
  expect(id).toHaveLength(43);
  expect(JSON.stringify(await world.db.select().from(sessions))).not.toContain(id);
});

test('failed attempts delay unknown browsers, not the browser from which the owner has signed in', () =>
  withStoppedClock(async () => {
    const known = cookiesOf(await signIn());
    for (let attempt = 0; attempt < 4; attempt += 1) expect((await signIn({ password: 'a guess' })).status).toBe(401);
    expect((await signIn()).status).toBe(429);
    expect((await signIn({}, known)).status).toBe(200);
  }));

test('a forged cookie of a known browser has no effect', () =>
  withStoppedClock(async () => {
    const known = cookiesOf(await signIn()).replace(/(__Host-known=[^.;]*)\.[^;]*/, '$1.AAAA');
    for (let attempt = 0; attempt < 4; attempt += 1) await signIn({ password: 'a guess' }, known);
    expect((await signIn({}, known)).status).toBe(429);
  }));

test('the delay is the same for an unknown user name', () =>
  withStoppedClock(async () => {
    const stranger = { username: 'nobody', password: 'a guess' };
    for (let attempt = 0; attempt < 4; attempt += 1) expect((await signIn(stranger)).status).toBe(401);
    const refused = await signIn(stranger);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('1');
  }));

test.each([
  ['NUL', { username: 'edi\0tor' }],
  ['half a character', { username: 'edi\ud800tor' }],
])('a name with %s is refused by its field', async (_name, said) => {
  const answer = await signIn(said);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ field: 'username' });
});

test.each([
  ['no JSON', '{"username":'],
  ['no UTF-8', new Uint8Array([0x7b, 0xff, 0xfe, 0x7d])],
  ['a list', '[]'],
])('%s is refused', async (_name, body) => {
  const headers = { 'content-type': 'application/json' };
  expect((await world.handle('/api/backend/login', { method: 'POST', body, headers })).status).toBe(400);
});
