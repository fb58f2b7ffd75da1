import { expect, test } from 'bun:test';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../../src/db/client.ts';
import { articleDetails, pageCacheEpoch } from '../../src/db/schema/index.ts';
import { href, routes } from '../../src/routes.ts';
import { openApplication } from '../support/application/application.ts';
import { articlesOf } from '../support/articles.ts';
import { CollectedLog } from '../support/log.ts';
import { testOn } from '../support/test-on.ts';
import { freshWorld } from '../support/world.ts';

const home = href(routes.home.index, 'en');

const world = await freshWorld();

async function seenAtHome(): Promise<string> {
  await world.get(home);
  await world.cache.settled();
  return (await world.get(home)).text();
}

/** Like a change by another node, but without a notification. */
const moveEpoch = (withdraws: boolean) => {
  const next = sql`${pageCacheEpoch.epoch} + 1`;
  return world.db.update(pageCacheEpoch).set({ epoch: next, ...(withdraws && { withdrawn: next }) });
};

/** What listeners hear while something is done. */
async function heardDuring(work: () => Promise<unknown>): Promise<string[]> {
  const heard: string[] = [];
  const forget = world.staleness.subscribe((effect) => heard.push(effect));
  await work();
  forget();
  return heard;
}

test('a change with a lost notification is detected by comparing the epoch', async () => {
  await world.publish({ title: 'Old headline' });
  expect(await seenAtHome()).toContain('Old headline');
  await world.db.update(articleDetails).set({ title: 'New headline' });
  await moveEpoch(false);
  expect(await seenAtHome()).toContain('Old headline');
  await world.staleness.check();
  expect(await seenAtHome()).toContain('New headline');
});

test('of several changes that were missed, one that took content back drops the pages', async () => {
  await world.publish();
  const effects = await heardDuring(async () => {
    await moveEpoch(false);
    await world.staleness.check();
    await moveEpoch(true);
    await moveEpoch(false);
    await world.staleness.check();
    await moveEpoch(false);
    await world.staleness.check();
  });
  expect(effects).toEqual(['changed', 'withdrawn', 'changed']);
});

test('a smaller epoch is that of a restored database: what pages show may be gone', async () => {
  await world.publish();
  await world.publish();
  const effects = await heardDuring(async () => {
    await world.db.update(pageCacheEpoch).set({ epoch: sql`${pageCacheEpoch.epoch} - 1` });
    await world.staleness.check();
    await world.staleness.check();
  });
  expect(effects).toEqual(['withdrawn']);
});

test('a check without a change has no effect', async () => {
  expect(await heardDuring(() => world.publish())).toEqual(['changed']);
  expect(await heardDuring(() => world.staleness.check())).toEqual([]);
});

test('of all that a change declares, the strongest effect counts', async () => {
  const declaring = (...effects: ('changed' | 'withdrawn' | undefined)[]) =>
    heardDuring(() =>
      world.staleness.change(async (_tx, declare) => {
        for (const effect of effects) declare(effect);
      }),
    );
  expect(await declaring()).toEqual([]);
  expect(await declaring('changed', undefined)).toEqual(['changed']);
  expect(await declaring(undefined, 'withdrawn', 'changed')).toEqual(['withdrawn']);
});

testOn('postgres', 'a change on another node reaches this one by the database’s notification', async () => {
  const log = new CollectedLog();
  const database = await openDatabase(world.place);
  const otherNode = await openApplication({ database, dataDirectory: world.place.dataDirectory, log });
  try {
    await seenAtHome();
    const heard = new Promise<void>((resolve) => {
      const forget = world.staleness.subscribe(() => {
        forget();
        resolve();
      });
    });
    await articlesOf(() => otherNode.staleness).publish({ title: 'Written elsewhere' });
    await heard;
    expect(await seenAtHome()).toContain('Written elsewhere');
  } finally {
    await otherNode.close();
    await database.close();
  }
});
