import { afterAll, beforeAll, expect, test } from 'bun:test';
import { metricSources } from '../../../src/background/metric-sources.ts';
import { mails } from '../../../src/db/schema/index.ts';
import { noBackups } from '../../../src/domain/backups/state.ts';
import { FolderStore } from '../../../src/domain/files/folder-store.ts';
import { Metrics } from '../../../src/web/requests/metrics.ts';
import { slow } from '../../support/slow.ts';
import { openWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
}, slow);
afterAll(() => world.close());

test('the figures of mail are those of the moment in which they are read', async () => {
  const { database, cache, db, place } = world;
  const files = new FolderStore(place.dataDirectory);
  const figures = new Metrics(metricSources({ files, database, cache, purges: undefined, plan: noBackups }));
  const read = async () => {
    const found = [...(await figures.read()).matchAll(/^mail_(\S+) (\S+)$/gm)];
    return Object.fromEntries(found.map(([, name, value]) => [name, Math.floor(Number(value) / 100) * 100]));
  };
  const none = { 'outbox{state="waiting"}': 0, 'outbox{state="failing"}': 0, oldest_waiting_seconds: 0 };
  expect(await read()).toEqual(none);
  const createdAt = new Date(Date.now() - 3_640_000);
  await db.insert(mails).values({ messageId: 'a@b', subject: 'S', body: 'B', createdAt });
  expect(await read()).toEqual({ ...none, oldest_waiting_seconds: 3600 });
  await db.update(mails).set({ status: 'sent' });
  expect(await read()).toEqual(none);
});
