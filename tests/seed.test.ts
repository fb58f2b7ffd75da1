import { afterEach, beforeEach, expect, test } from 'bun:test';
import { asc, eq } from 'drizzle-orm';
import { articleDetails, articles, assets, leaders, versions } from '../src/db/schema/index.ts';
import { manifest } from '../src/manifest.ts';
import { seedDemo } from '../src/seed/seed.ts';
import { measureDemoFile } from '../src/web/files/asset-files.ts';
import { openWorld, type World } from './support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const seed = () => seedDemo(world.db, world.staleness, measureDemoFile);
const everything = async () => ({
  articles: await world.db.select().from(articles).orderBy(asc(articles.id)),
  details: await world.db.select().from(articleDetails).orderBy(asc(articleDetails.id)),
  assets: await world.db.select().from(assets).orderBy(asc(assets.id)),
});

test('a new database is filled with demo articles', async () => {
  expect(await seed()).toBe(true);
  const stored = await everything();
  const news = stored.articles.filter(({ category }) => category === 'news');
  const now = new Date();
  const isScheduled = ({ publishedAt }: { publishedAt: Date | null }) => publishedAt !== null && publishedAt > now;
  expect(news.filter((article) => article.status === 'published' && !isScheduled(article)).length).toBeGreaterThan(23);
  expect(news.some(({ status }) => status === 'draft')).toBe(true);
  expect(news.some(({ status }) => status === 'archived')).toBe(true);
  expect(news.some(isScheduled)).toBe(true);
  expect(stored.articles.filter(({ category }) => category === 'reports')).toHaveLength(2);
  const spoken = (id: number) => stored.details.filter(({ articleId }) => articleId === id).length;
  expect(news.some(({ id }) => spoken(id) === 1)).toBe(true);
  expect(news.every(({ id }) => spoken(id) > 0)).toBe(true);
});

test('the demo company has two commissioners and three directors, one of them hidden', async () => {
  await seed();
  const stored = await world.db.select().from(leaders).orderBy(asc(leaders.board), asc(leaders.sortOrder));
  expect(stored.map(({ board, name, sortOrder, visible }) => [board, name, sortOrder, visible])).toEqual([
    ['commissioners', 'Guntur Kapuas', 1, true],
    ['commissioners', 'Sekar Landak', 2, true],
    ['directors', 'Bayu Melawi', 1, true],
    ['directors', 'Rinjani Sekadau', 2, true],
    ['directors', 'Cakra Pawan', 3, false],
  ]);
  expect(
    stored.every(({ position, positionEn, biography, biographyEn }) =>
      [position, positionEn, biography, biographyEn].every((text) => text.length > 5),
    ),
  ).toBe(true);
});

test('managed pictures and documents exist, with texts in both languages', async () => {
  await seed();
  const stored = (await everything()).assets;
  const names = stored.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      ...['Annual_Report_Background_New', 'TENTANG_overview', 'JEJAK_LANGKAH', 'Publikasi_Overview', 'Laporan_Sec'],
      ...['Budaya_BAIK_Banner', 'Produk', 'PROFIL', 'Produk_Kami', 'Proses_Produksi', 'Komitmen_Keberlanjutan'],
    ]),
  );
  const count = (category: string, subcategory: string | null) =>
    stored.filter((asset) => asset.category === category && asset.subcategory === subcategory).length;
  expect(count('home', 'header')).toBe(3);
  expect([count('circularity', 'header'), count('circularity', 'stack')]).toEqual([1, 3]);
  expect([count('social', 'header'), count('social', 'stack')]).toEqual([1, 4]);
  expect([count('environment', 'header'), count('environment', 'stack')]).toEqual([1, 3]);
  for (const { altText, altTextEn, size } of stored) {
    expect(altText).not.toBe('');
    expect(altTextEn).not.toBe('');
    expect(size).toBeGreaterThan(0);
  }
  const documents = stored.filter(({ mediaType }) => mediaType === 'document');
  expect(documents.map(({ name }) => name)).toEqual([
    ...['Laporan_Tahunan_2024', 'Laporan_Tahunan_2023'],
    ...[
      'Pengendalian_Gratifikasi',
      'Piagam_Dewan_Komisaris',
      'Piagam_Direksi',
      'Kode_Etik',
      'Standar_Etika_Perusahaan',
    ],
  ]);
  const facts = manifest().documents;
  expect(documents.map(({ pages, size }) => ({ pages, size }))).toEqual(
    documents.map(({ filename }) => ({ pages: facts[filename]?.pages ?? 0, size: facts[filename]?.size ?? 0 })),
  );
});

test('all files used in the content are available', async () => {
  await seed();
  const stored = await everything();
  const paths = [
    ...stored.assets.map(({ path }) => path),
    ...stored.articles.map(({ featuredImage }) => featuredImage),
  ];
  for (const path of new Set(paths)) {
    if (path) expect(`${path} ${(await world.get(path)).status}`).toBe(`${path} 200`);
  }
});

test('the demo content has first versions, dated as its last changes', async () => {
  await seed();
  const { articles: news, assets: files } = await everything();
  const boards = await world.db.select().from(leaders);
  const first = await world.db.select().from(versions);
  expect(new Set(first.map(({ number, kind, savedBy }) => `${number} ${kind} ${savedBy}`))).toEqual(
    new Set(['1 import null']),
  );
  const dated = { articles: news, assets: files, leaders: boards };
  expect(first.map(({ noun, itemId, savedAt }) => `${noun} ${itemId} ${savedAt.toISOString()}`).sort()).toEqual(
    Object.entries(dated)
      .flatMap(([noun, rows]) => rows.map(({ id, updatedAt }) => `${noun} ${id} ${updatedAt.toISOString()}`))
      .sort(),
  );
});

test('seeding twice changes nothing', async () => {
  await seed();
  const before = await everything();
  expect(await seed()).toBe(false);
  expect(await everything()).toEqual(before);
});

test('deleted content is not restored, even if everything was deleted', async () => {
  await seed();
  const [first] = await world.db.select({ id: articles.id }).from(articles).limit(1);
  await world.db.delete(articles).where(eq(articles.id, first?.id ?? 0));
  expect(await seed()).toBe(false);
  await world.db.delete(articles);
  await world.db.delete(assets);
  expect(await seed()).toBe(false);
  expect((await everything()).articles).toBeEmpty();
});

test('a database with other content is not seeded', async () => {
  await world.publish({ title: 'Our own first article' });
  expect(await seed()).toBe(false);
  expect((await everything()).articles).toHaveLength(1);
});
