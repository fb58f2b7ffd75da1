import { afterEach, expect, test } from 'bun:test';
import { startPublicationClock } from '../../../src/domain/articles/publication-clock.ts';
import { withStoppedClock } from '../../support/runner/stopped-clock.ts';
import { freshWorld } from '../../support/world.ts';

const world = await freshWorld();
let clock: { stop: () => void } | undefined;
afterEach(() => clock?.stop());

/** Resolves when the clock fires for the first time. */
function start(): Promise<{ withdraws: boolean }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ withdraws: boolean }>();
  clock = startPublicationClock({ db: world.db, staleness: world.staleness, announce: resolve, onError: reject });
  return promise;
}

const soon = () => new Date(Date.now() + 400);

test('fires when a scheduled article becomes public', async () => {
  let publishedAt = new Date();
  let fired: Promise<unknown> | undefined;
  // Writing takes time, and a publication before the clock is started would not count.
  await withStoppedClock(async () => {
    publishedAt = soon();
    await world.schedule({ publishedAt });
    fired = start();
  });
  await fired;
  expect(Date.now()).toBeGreaterThanOrEqual(publishedAt.getTime());
});

test('fires once per article', async () => {
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const expected = [first, second];
  const announce = () => expected.shift()?.resolve();
  await withStoppedClock(async () => {
    await world.schedule({ publishedAt: soon() });
    clock = startPublicationClock({ db: world.db, staleness: world.staleness, announce, onError: first.reject });
  });
  await first.promise;
  const outcome = await Promise.race([second.promise.then(() => 'fired again'), Bun.sleep(1000).then(() => 'silent')]);
  expect(outcome).toBe('silent');
});

test('detects an article that is scheduled later, of which nothing is withdrawn', async () => {
  const fired = start();
  await world.schedule({ publishedAt: soon(), unpublishAt: new Date(Date.now() + 86_400_000) });
  expect((await fired).withdraws).toBe(false);
});

test('fires for an article that became public while the database was slow', async () => {
  const fired = start();
  await world.publish({ publishedAt: new Date(Date.now() + 5) });
  await fired;
});

test('does not fire for a date years away, or for the unpublish date of a draft', async () => {
  await world.schedule({ publishedAt: new Date(Date.now() + 5 * 365 * 86_400_000) });
  await world.draft({ unpublishAt: soon() });
  const outcome = await Promise.race([start().then(() => 'fired'), Bun.sleep(900).then(() => 'silent')]);
  expect(outcome).toBe('silent');
});

test('fires when an article stops being public, and says that it is withdrawn', async () => {
  let unpublishAt = new Date();
  let fired: Promise<{ withdraws: boolean }> | undefined;
  await withStoppedClock(async () => {
    unpublishAt = soon();
    await world.publish({ unpublishAt });
    fired = start();
  });
  expect((await fired)?.withdraws).toBe(true);
  expect(Date.now()).toBeGreaterThanOrEqual(unpublishAt.getTime());
});
