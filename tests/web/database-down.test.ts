import { afterEach, beforeEach, expect, setSystemTime, test } from 'bun:test';
import { href, routes } from '../../src/routes.ts';
import { openWorld, type World } from '../support/world.ts';
import { slow } from '../support/slow.ts';

const home = href(routes.home.index, 'id');

let world: World;
beforeEach(async () => {
  world = await openWorld();
}, slow);
afterEach(async () => {
  setSystemTime();
  await world.close();
});

/** A server's database is dropped under its connections; the connection to the embedded one is cut. */
async function takeDatabaseAway(): Promise<void> {
  await world.cache.settled();
  if (world.database.kind === 'server') await world.place.remove();
  else await world.database.sql.end({ timeout: 1 });
}

test('with the database gone, the pages in memory go on being served, stale ones too', async () => {
  await world.publish({ title: 'The last news' });
  await world.get(home);
  await takeDatabaseAway();
  expect((await world.get(home)).status).toBe(200);

  // The clock stands still, so that no second attempt falls due.
  const now = Date.now();
  setSystemTime(now);
  world.cache.markStale();
  world.expectErrors(100);
  const attempts: number[] = [];
  for (let reader = 1; reader <= 3; reader += 1) {
    const answer = await world.get(home);
    await world.cache.settled();
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('The last news');
    attempts.push(world.log.events.length);
  }
  expect(attempts[0]).toBeGreaterThan(0);
  expect(attempts).toEqual([attempts[0] ?? 0, attempts[0] ?? 0, attempts[0] ?? 0]);

  setSystemTime(now + 60_000);
  await world.get(home);
  await world.cache.settled();
  expect(world.log.events.length).toBeGreaterThan(attempts[0] ?? 0);
});

test('with the database gone, a page that is not in memory still answers, and is not kept', async () => {
  await takeDatabaseAway();
  world.expectErrors(100);
  for (let reader = 1; reader <= 2; reader += 1) {
    const answer = await world.get(home);
    await world.cache.settled();
    expect(answer.status).toBe(200);
    expect(answer.headers.has('etag')).toBe(false);
    expect(await answer.text()).not.toMatch(/CONNECTION|postgres|at .*\.ts/i);
  }
});
