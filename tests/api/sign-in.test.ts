import { beforeEach, expect, setSystemTime, test } from 'bun:test';
import { activityLogs } from '../../src/db/schema/index.ts';
import { editor, storedAccount } from '../support/people.ts';
import { freshWorld } from '../support/world.ts';

const world = await freshWorld();
beforeEach(async () => {
  await storedAccount(world.db);
});

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  world.call('POST', path, body, headers);
const signIn = (said: Partial<typeof editor> = {}) => post('/api/backend/login', { ...editor, ...said });
const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? '';

test('the correct password creates a session, which signing out ends', async () => {
  const answer = await signIn();
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ success: true, user: { id: expect.any(Number), username: 'editor' } });
  for (const cookie of answer.headers.getSetCookie())
    expect(cookie).toMatch(/^__Host-.*Secure; HttpOnly; SameSite=Lax/);
  const cookie = cookieOf(answer);
  expect(await (await world.get('/api/backend/status', { cookie })).json()).toMatchObject({ isAuthenticated: true });
  expect(await (await post('/api/backend/logout', {}, { cookie })).json()).toEqual({ success: true });
  expect(await (await world.get('/api/backend/status', { cookie })).json()).toEqual({
    isAuthenticated: false,
    user: null,
  });
});

test('many values under a name of a megabyte are refused, without putting the name together for each', async () => {
  const name = 'k'.repeat(1_000_000);
  const answer = await world.call('POST', '/api/backend/login', `{"${name}":[${'0,'.repeat(450_000)}0]}`);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error: `Has too many values (${'k'.repeat(100)})` });
});

test('a wrong password and an unknown user get the same answer', async () => {
  const wrong = await signIn({ password: 'something else' });
  const unknown = await signIn({ username: 'nobody' });
  expect([wrong.status, unknown.status]).toEqual([401, 401]);
  const [{ requestId: one, ...unknownSays }, { requestId: other, ...wrongSays }] = [
    await unknown.json(),
    await wrong.json(),
  ];
  expect(unknownSays).toEqual(wrongSays);
  expect(one).not.toBe(other);
  expect(unknown.headers.has('set-cookie')).toBe(false);
});

test.each([
  ['password', { username: 'editor' }],
  ['username', { username: '  ', password: 'x' }],
  ['username', { username: ['editor'], password: 'x' }],
  ['password', { username: 'editor', password: 'x'.repeat(257) }],
  ['admin', { ...editor, admin: true }],
])('a sign-in whose %s is wrong is refused by name', async (field, body) => {
  const answer = await post('/api/backend/login', body);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ field });
});

test('too many wrong passwords cause an increasing delay, also for the correct one', async () => {
  const waits: number[] = [];
  setSystemTime(new Date());
  try {
    for (let attempt = 0; attempt < 4; attempt += 1) expect((await signIn({ password: 'wrong' })).status).toBe(401);
    for (let round = 0; round < 3; round += 1) {
      const refused = await signIn();
      expect([refused.status, (await signIn()).status]).toEqual([429, 429]);
      const wait = Number(refused.headers.get('retry-after'));
      waits.push(wait);
      setSystemTime(new Date(Date.now() + wait * 1000));
      expect((await signIn({ password: 'wrong' })).status).toBe(401);
    }
  } finally {
    setSystemTime();
  }
  expect(waits).toEqual([1, 2, 4]);
  // One entry per delay, so that an attacker cannot fill the log.
  const entries = await world.db.select().from(activityLogs);
  const told = entries.filter(({ errorMessage }) => errorMessage === 'Too many attempts');
  expect(told.map(({ username, status }) => [username, status])).toEqual(Array(3).fill(['editor', 'failed']));
});

test('the log has sign-ins, sign-outs and the user names of failed attempts', async () => {
  const cookie = cookieOf(await signIn());
  await post('/api/backend/logout', {}, { cookie });
  await signIn({ username: 'stranger', password: 'secret guess' });
  const entries = await world.db.select().from(activityLogs).orderBy(activityLogs.id);
  expect(entries.map(({ actionType, status, username }) => [actionType, status, username])).toEqual([
    ['login', 'success', 'editor'],
    ['logout', 'success', 'editor'],
    ['login', 'failed', 'stranger'],
  ]);
  expect(JSON.stringify(entries)).not.toContain('secret guess');
});

test('a write from another site is refused, one from a page of the site is not', async () => {
  const foreign = await post('/api/backend/login', editor, { 'sec-fetch-site': 'cross-site' });
  expect([foreign.status, foreign.headers.has('set-cookie')]).toEqual([403, false]);
  expect((await post('/api/backend/login', editor, { origin: world.siteUrl })).status).toBe(200);
});
