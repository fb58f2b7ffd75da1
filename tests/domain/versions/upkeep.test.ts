import { expect, test } from 'bun:test';
import { asc } from 'drizzle-orm';
import { versionBlocks, versions } from '../../../src/db/schema/index.ts';
import { findArticle } from '../../../src/domain/articles/queries.ts';
import { saveArticle } from '../../../src/domain/articles/save.ts';
import { FolderStore } from '../../../src/domain/files/folder-store.ts';
import { atMoment } from '../../../src/domain/moments/at-moment.ts';
import { KeptFiles } from '../../../src/domain/versions/kept-files.ts';
import { keepVersionsInOrder } from '../../../src/domain/versions/upkeep.ts';
import { anyActor } from '../../support/people.ts';
import { freshWorld } from '../../support/world.ts';

const world = await freshWorld();

const upkeep = (now: Date) =>
  keepVersionsInOrder(world.db, new KeptFiles(new FolderStore(world.place.dataDirectory)), now);
const left = async () => {
  const { number, savedAt, endedAt } = versions;
  const found = await world.db.select({ number, savedAt, endedAt }).from(versions).orderBy(asc(number));
  return found.map(
    (one) => `${one.number} ${one.savedAt.toISOString().slice(0, 10)} ${one.endedAt?.toISOString().slice(0, 10)}`,
  );
};

test('after two years the last version of each month stays, with the first and those that published', async () => {
  const id = await world.draft();
  const days = ['2024-01-05', '2024-01-09', '2024-01-20', '2024-01-25', '2024-02-03', '2024-02-04', '2025-06-01'];
  await upkeep(new Date('2026-01-04T00:00:00Z'));
  for (const [index] of days.entries()) {
    const fields =
      index === 2 ? { status: 'published' as const, publishedAt: new Date() } : { author: `Author ${index}` };
    await saveArticle(world.staleness, anyActor, id, { fields });
  }
  for (const [index, day] of ['2023-12-31', ...days].entries()) {
    await world.db.execute(`update versions set saved_at = '${day}T05:00:00Z' where number = ${index + 1}`);
    await world.db.execute(`update versions set ended_at = '${day}T05:00:00Z' where number = ${index}`);
  }
  await upkeep(new Date('2026-01-04T00:00:00Z'));
  expect(await left()).toHaveLength(8);
  await upkeep(new Date('2026-11-22T00:00:00Z'));
  expect(await left()).toEqual([
    '1 2023-12-31 2024-01-20',
    '4 2024-01-20 2024-01-25',
    '5 2024-01-25 2024-02-04',
    '7 2024-02-04 2025-06-01',
    '8 2025-06-01 undefined',
  ]);
});

test('what came back from the trash stays: the time machine would show nothing for as long as it was there', async () => {
  const id = await world.publish({ publishedAt: new Date('2024-01-01T00:00:00Z') });
  const headers = await world.signedIn();
  await world.handle(`/api/backend/articles/${id}`, { method: 'DELETE', headers });
  await world.handle(`/api/backend/trash/articles/${id}/restore`, { method: 'POST', headers });
  for (const author of ['A', 'B']) await saveArticle(world.staleness, anyActor, id, { fields: { author } });
  for (const [index, day] of ['2024-01-05', '2024-02-01', '2024-02-02', '2024-02-09', '2024-03-01'].entries()) {
    const at = `'${day}T05:00:00Z'`;
    await world.db.execute(`update versions set saved_at = ${at} where item_id = ${id} and number = ${index + 1}`);
    await world.db.execute(`update versions set ended_at = ${at} where item_id = ${id} and number = ${index}`);
  }
  await upkeep(new Date('2026-11-22T00:00:00Z'));
  const { title } = await atMoment(world.db, new Date('2024-02-05T00:00:00Z'), async (db) => ({
    title: (await findArticle(db, id))?.details[0]?.title,
  }));
  expect(title).toBe('Refinery reaches full capacity');
});

test('blocks that no version uses are deleted two days later', async () => {
  const id = await world.publish({ content: '<p>Only here.</p>' });
  await upkeep(new Date());
  const before = await world.db.$count(versionBlocks);
  await saveArticle(world.staleness, anyActor, id, { fields: { author: 'A' } });
  await world.db.delete(versions);
  await upkeep(new Date());
  expect(await world.db.$count(versionBlocks)).toBeGreaterThanOrEqual(before);
  await world.db.delete(versions);
  await world.db.execute('delete from articles');
  await upkeep(new Date(Date.now() + 3 * 86_400_000));
  expect(await world.db.$count(versionBlocks)).toBe(0);
});
