import { expect, test } from 'bun:test';
import { FullPlaces, NoRoomError, type Pool } from '../../../src/domain/limits/places.ts';
import { admissionOfRequest } from '../../../src/domain/privacy/intake.ts';
import { freshWorld } from '../../support/world.ts';

const world = await freshWorld();

const noon = Date.parse('2026-11-24T12:00:00Z');
let tokens = 0;

/** Whether a request gets a place: "taken", or the seconds after which it may be sent again. */
async function send({ from = '203.0.113.1', to = 'a@example.com', pool = 'ordinary' as Pool, at = noon } = {}) {
  const sender = { address: from, token: `token ${++tokens}`, pool, email: to };
  const admission = await admissionOfRequest({ db: world.db, full: new FullPlaces() }, sender, at);
  try {
    await admission.check();
    await world.db.transaction((tx) => admission.take(tx));
    return 'taken';
  } catch (error) {
    if (error instanceof NoRoomError) return error.seconds;
    throw error;
  }
}

async function takenBy(count: number, request: (index: number) => Parameters<typeof send>[0]): Promise<number> {
  let taken = 0;
  for (let index = 0; index < count; index += 1) if ((await send(request(index))) === 'taken') taken += 1;
  return taken;
}

test.each([
  ['ordinary', 60, 5],
  ['work', 60, 10],
  ['waiting', 60, 5],
] as const)('of %s requests %d are taken in ten minutes, and %d of one network', async (pool, inAll, near) => {
  const byNetwork = { pool, from: '203.0.113.1' };
  expect(await takenBy(near + 1, (index) => ({ ...byNetwork, to: `${index}@example.com` }))).toBe(near);
  const others = await takenBy(inAll, (index) => ({ pool, from: `198.51.100.${index}`, to: `n${index}@example.com` }));
  expect(near + others).toBe(inAll);
  expect(await send({ pool, from: '192.0.2.1', to: 'last@example.com', at: noon + 540_000 })).toBe(60);
  expect(await send({ pool, from: '192.0.2.1', to: 'last@example.com', at: noon + 600_000 })).toBe('taken');
});

test('an address gets three links a day, in capitals or not, from whatever network they are requested', async () => {
  const to = (index: number) => ({ to: index % 2 === 0 ? 'budi@example.com' : 'Budi@Example.com' });
  expect(await takenBy(4, (index) => ({ ...to(index), from: `203.0.113.${index}` }))).toBe(3);
  expect(await send({ ...to(0), from: '203.0.113.9' })).toBe(12 * 3600);
  expect(await send({ ...to(0), from: '203.0.113.9', at: noon + 12 * 3_600_000 })).toBe('taken');
});

test('a request that would find no place is refused by the check, before anything of it is stored', async () => {
  const checked = async (from: string, to: string) => {
    const sender = { address: from, token: `token ${++tokens}`, pool: 'ordinary' as Pool, email: to };
    return (await admissionOfRequest({ db: world.db, full: new FullPlaces() }, sender, noon)).check();
  };
  await takenBy(5, (index) => ({ to: `${index}@example.com` }));
  await takenBy(3, (index) => ({ from: `198.51.100.${index}`, to: 'budi@example.com' }));
  await expect(checked('203.0.113.1', 'new@example.com')).rejects.toThrow(NoRoomError);
  await expect(checked('192.0.2.1', 'budi@example.com')).rejects.toThrow(NoRoomError);
  await checked('192.0.2.1', 'new@example.com');
});
