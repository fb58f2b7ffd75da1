import { expect, test } from 'bun:test';
import { sql } from 'drizzle-orm';
import { versionBlocks, versions } from '../../../src/db/schema/index.ts';
import { saveArticle } from '../../../src/domain/articles/save.ts';
import { perform } from '../../../src/domain/command.ts';
import { moveLeader, saveLeader } from '../../../src/domain/leaders/commands.ts';
import { findBase, findVersion, listVersions } from '../../../src/domain/versions/queries.ts';
import { leader, storeLeaders } from '../../support/leaders.ts';
import { anyActor } from '../../support/people.ts';
import { freshWorld } from '../../support/world.ts';

const world = await freshWorld();

const of = async (noun: 'articles' | 'leaders', id: number) =>
  (await listVersions(world.db, noun, id, { limit: 200 })).map(({ number, kind, cause, savedBy }) =>
    [number, kind, cause, savedBy].join(' ').trim(),
  );

const paragraph = (index: number) =>
  `<p>Paragraph ${index}: ${`the refinery shipped ${index * 37} tonnes of alumina to the harbour of Ketapang. `.repeat(4).trim()}</p>`;
/** About 30 KB. */
const longText = (changed = -1) =>
  Array.from({ length: 100 }, (_, index) =>
    index === changed % 100 ? `<p>Edit ${changed}.</p>` : paragraph(index),
  ).join('');

const bytesOf = async () => {
  const [row] = await world.db
    .select({ bytes: sql<string>`pg_total_relation_size('versions') + pg_total_relation_size('version_blocks')` })
    .from(sql`(select 1) as one`);
  return Number(row?.bytes);
};

test('a save stores a version with all languages and fields', async () => {
  const id = await world.publish({ title: 'Before', author: 'Newsroom' });
  await changeAuthor(id);
  expect(await of('articles', id)).toEqual(['2 save  somebody', '1 import']);
  const version = await findVersion(world.db, 'articles', id, 1);
  expect(version?.languages).toEqual(['en', 'id']);
  expect(version?.record).toMatchObject({
    author: 'Newsroom',
    status: 'published',
    details: [
      { language: 'en', title: 'Before', content: '<p>Before: the whole story.</p>' },
      { language: 'id', title: 'Before', excerpt: 'Before in short.' },
    ],
  });
  expect((await findVersion(world.db, 'articles', id, 2))?.record).toMatchObject({ author: 'Somebody else' });
});

async function changeAuthor(id: number): Promise<void> {
  const { kind } = await saveArticle(world.staleness, anyActor, id, { fields: { author: 'Somebody else' } });
  expect(kind).toBe('saved');
}

test('a version ends when the next begins, and is found as the base of an edit by the optimistic lock', async () => {
  const id = await world.publish({ author: 'Newsroom' });
  await changeAuthor(id);
  const [second, first] = await listVersions(world.db, 'articles', id, { limit: 2 });
  expect(first?.endedAt).toEqual(second?.savedAt as Date);
  expect(second?.endedAt).toBeNull();
  expect(await findBase(world.db, 'articles', id, 1)).toMatchObject({ author: 'Newsroom' });
});

test('saves and moves of leaders are versions', async () => {
  await storeLeaders(world.db, [leader({ sortOrder: 1 }), leader({ name: 'Second', sortOrder: 2 })]);
  await perform(world, saveLeader, { id: 1, input: { name: 'Renamed' }, by: anyActor });
  await perform(world, moveLeader, { id: 1, input: { direction: 'down' }, by: anyActor });
  expect(await of('leaders', 1)).toEqual(['3 save order somebody', '2 save  somebody', '1 import']);
  expect(await of('leaders', 2)).toEqual(['2 save order somebody', '1 import']);
});

test('100 saves of an article of 30 KB take less than 300 KB', async () => {
  const id = await world.publish({ title: { id: 'Laporan' }, content: longText() });
  await world.db.execute(sql`vacuum full versions`);
  await world.db.execute(sql`vacuum full version_blocks`);
  const empty = await bytesOf();
  const details = (content: string) => [{ language: 'id' as const, title: 'Laporan', slug: 'laporan', content }];
  expect(longText().length).toBeGreaterThan(30_000);
  for (let index = 1; index <= 100; index += 1) {
    const saved = await saveArticle(world.staleness, anyActor, id, { details: details(longText(index)) });
    expect(saved.kind).toBe('saved');
  }
  expect(await world.db.$count(versions)).toBe(101);
  // Without the room that the database reserves for rows to come.
  await world.db.execute(sql`vacuum full versions`);
  await world.db.execute(sql`vacuum full version_blocks`);
  const grown = (await bytesOf()) - empty;
  expect({ isSmall: grown < 300 * 1024, grown }).toEqual({ isSmall: true, grown });
  // A change in the middle of text without blocks does not store all of it again.
  const before = await world.db.$count(versionBlocks);
  const words = (word: string) =>
    `<p>${'alumina from bauxite '.repeat(700)}${word} ${'and caustic soda '.repeat(700)}</p>`;
  await saveArticle(world.staleness, anyActor, id, { details: details(words('first')) });
  const between = await world.db.$count(versionBlocks);
  await saveArticle(world.staleness, anyActor, id, { details: details(words('second')) });
  expect(between).toBeGreaterThan(before);
  expect((await world.db.$count(versionBlocks)) - between).toBeLessThan(4);
});
