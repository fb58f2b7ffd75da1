import { afterEach, beforeEach, expect, setSystemTime, test } from 'bun:test';
import { parseHtml } from '../support/html.ts';
import { editor, storedAccount } from '../support/people.ts';
import { dump } from '../support/programs/canaries.ts';
import { workFor } from '../support/requests/proof.ts';
import { freshWorld } from '../support/world.ts';

const world = await freshWorld();
beforeEach(async () => {
  // No wait is over before the test says so.
  setSystemTime(new Date());
  await storedAccount(world.db);
});
afterEach(() => void setSystemTime());

type Said = Partial<typeof editor> & { challenge?: string; work?: string };
const signIn = (said: Said, address: string) =>
  world.call('POST', '/api/backend/login', { ...editor, ...said }, { 'x-forwarded-for': address });
const guess = (address: string) => signIn({ password: 'a wrong guess' }, address);
const home = '203.0.113.9';

/** Nine wrong passwords from changing addresses, as fast as they are answered. */
async function attack(): Promise<void> {
  for (let attempt = 1; attempt <= 9; attempt += 1) await guess(`198.51.100.${attempt}`);
}

async function challengeOf(answer: Response): Promise<string> {
  const { challenge } = (await answer.json()) as { challenge: string };
  return challenge;
}

test('the owner of an account that is attacked signs in from a new browser with a proof of work', async () => {
  await attack();
  const refused = await signIn({}, home);
  expect(refused.status).toBe(429);
  const proof = await workFor(await challengeOf(refused));
  expect((await signIn(proof, home)).status).toBe(200);
});

test('a proof counts for one attempt and one name only', async () => {
  await storedAccount(world.db, { ...editor, username: 'other' });
  await attack();
  const proof = await workFor(await challengeOf(await signIn({}, home)));
  expect((await signIn({ ...proof, password: 'a wrong guess' }, home)).status).toBe(401);
  expect((await signIn(proof, home)).status).toBe(429);
  for (let attempt = 1; attempt <= 9; attempt += 1)
    await signIn({ username: 'other', password: 'a wrong guess' }, `198.51.101.${attempt}`);
  const another = await workFor(await challengeOf(await signIn({}, home)));
  expect((await signIn({ ...another, username: 'other' }, home)).status).toBe(429);
});

test('without script, fifteen seconds of waiting do the same, and not a second less', async () => {
  await attack();
  for (let attempt = 1; attempt <= 6; attempt += 1) {
    setSystemTime(new Date(Date.now() + 40_000));
    await guess(`192.0.2.${attempt}`);
  }
  const page = await post({}, home);
  expect([page.status, page.headers.get('retry-after')]).toEqual([429, '15']);
  const form = parseHtml(await page.text());
  expect(form.text).toContain('Tunggu 15 detik, lalu ketik kata sandi Anda dan masuk lagi.');
  expect(form.querySelector('[name="username"]')?.getAttribute('value')).toBe('editor');
  const challenge = form.querySelector('[name="challenge"]')?.getAttribute('value') ?? '';
  setSystemTime(new Date(Date.now() + 14_000));
  const early = await post({ challenge }, home);
  expect([early.status, early.headers.get('retry-after')]).toEqual([429, '1']);
  setSystemTime(new Date(Date.now() + 1000));
  expect((await post({ challenge }, home)).status).toBe(303);
});

function post(fields: Record<string, string>, address: string): Promise<Response> {
  return world.post(
    '/backend/login',
    { ...editor, ...fields },
    { 'x-forwarded-for': address, 'accept-language': 'id' },
  );
}

test('by waiting, a network gets ten attempts in ten minutes, and the owner can sign in from elsewhere', async () => {
  await attack();
  const challenges: string[] = [];
  for (let attempt = 0; attempt < 11; attempt += 1) challenges.push(await challengeOf(await guess(home)));
  const owned = await challengeOf(await signIn({}, '192.0.2.1'));
  setSystemTime(new Date(Date.now() + 15_000));
  const answers: number[] = [];
  for (const challenge of challenges) {
    answers.push((await signIn({ challenge, password: 'a wrong guess' }, home)).status);
  }
  expect(answers).toEqual([...Array(10).fill(401), 429]);
  expect((await signIn({ challenge: owned }, '192.0.2.1')).status).toBe(200);
});

test('all addresses of one IPv6 /64 are one network', async () => {
  const answers: number[] = [];
  for (let host = 1; host <= 5; host += 1) {
    const guessed = await signIn({ username: `stranger-${host}`, password: 'x' }, `2001:db8:1:2::${host}`);
    answers.push(guessed.status);
  }
  expect(answers).toEqual([401, 401, 401, 401, 429]);
  expect((await signIn({ username: 'stranger', password: 'x' }, '2001:db8:1:3::1')).status).toBe(401);
});

test('the limits outlive a restart, and the database holds no address', async () => {
  await attack();
  expect((await signIn({}, home)).status).toBe(429);
  const tables = await dump(world.db);
  for (const { name, bytes } of tables) expect([name, bytes.includes('198.51.100.')]).toEqual([name, false]);
  await world.restart();
  expect((await signIn({}, home)).status).toBe(429);
});
