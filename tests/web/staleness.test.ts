import { expect, test } from 'bun:test';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../../src/db/client.ts';
import { articleDetails, pageCacheEpoch, pageChanges } from '../../src/db/schema/index.ts';
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

test('a change with a lost notification is detected by comparing the epoch', async () => {
  await world.publish({ title: 'Old headline' });
  expect(await seenAtHome()).toContain('Old headline');
  // Like a change by another node, but without a notification.
  await world.db.update(articleDetails).set({ title: 'New headline' });
  await world.db.update(pageCacheEpoch).set({ epoch: sql`${pageCacheEpoch.epoch} + 1` });
  expect(await seenAtHome()).toContain('Old headline');
  await world.staleness.check();
  expect(await seenAtHome()).toContain('New headline');
});

test('a check tells of the changes that were missed, and of nothing else', async () => {
  const heard: (readonly string[] | undefined)[] = [];
  const forget = world.staleness.subscribe(({ tags }) => void heard.push(tags));
  const next = { epoch: sql`${pageCacheEpoch.epoch} + 1` };
  const [reached] = await world.db.update(pageCacheEpoch).set(next).returning();
  await world.db.insert(pageChanges).values({ epoch: reached?.epoch ?? 0, tags: ['article:7'], withdrawn: false });
  await world.staleness.check();
  forget();
  expect(heard).toEqual([['article:7']]);
});

test('a check without a change has no effect', async () => {
  let heard = 0;
  const forget = world.staleness.subscribe(() => {
    heard += 1;
  });
  await world.publish();
  expect(heard).toBe(1);
  await world.staleness.check();
  expect(heard).toBe(1);
  forget();
});

test('two simultaneous changes are both detected', async () => {
  const heard: (readonly string[] | undefined)[] = [];
  const forget = world.staleness.subscribe(({ tags }) => void heard.push(tags));
  await Promise.all([
    world.staleness.change(['article:1'], async () => {}),
    world.staleness.change(['article:2'], async () => {}),
  ]);
  forget();
  const covered = (tag: string) => heard.some((tags) => tags === undefined || tags.includes(tag));
  expect(covered('article:1')).toBe(true);
  expect(covered('article:2')).toBe(true);
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
