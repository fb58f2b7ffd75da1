import { expect, test } from 'bun:test';
import { assets } from '../../src/db/schema/index.ts';
import { endpoints } from '../../src/routes.ts';
import { disconnectDatabase } from '../support/database/disconnect-database.ts';
import { freshWorld, openWorld } from '../support/world.ts';

const world = await freshWorld();

async function ask(query: Record<string, string>): Promise<Response> {
  await world.sitePages.readAll(query.language === 'en' ? 'en' : 'id');
  return world.get(`${endpoints.search}?${new URLSearchParams(query)}`);
}

test('answers with groups of results', async () => {
  await world.publish({
    title: { en: 'Warehouse of Quokkas', id: 'Gudang' },
    publishedAt: new Date('2026-03-05T02:00:00Z'),
  });
  const answer = await ask({ q: ' warehouses ', language: 'en' });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const { query, similar, total, groups } = await answer.json();
  expect([query, similar, groups.map(({ key }: { key: string }) => key)]).toEqual([
    'warehouses',
    false,
    ['pages', 'news'],
  ]);
  const [pages, news] = groups;
  expect(total).toBe(pages.total + news.total);
  expect(pages.results[0]).toEqual({
    kind: 'page',
    id: 'procurement.index',
    title: { text: 'Procure+ procurement', marks: [] },
    description: { text: expect.stringContaining('warehouse'), marks: [expect.any(Array)] },
    href: '/en/procure-plus',
  });
  expect(news.results).toEqual([
    expect.objectContaining({
      kind: 'news',
      title: { text: 'Warehouse of Quokkas', marks: [[0, 9]] },
      href: '/en/read-news/1-warehouse-of-quokkas',
      note: 'March 5, 2026',
    }),
  ]);
});

test('lists the best three of several kinds first, and none of them again', async () => {
  await world.publishMany(4, { excerpt: 'Vendor' });
  const { groups } = await (await ask({ q: 'vendor', language: 'en' })).json();
  expect([groups[0].key, groups[0].total, groups[0].results[0].kind]).toEqual(['top', 3, 'page']);
  const ids = groups.flatMap(({ results }: { results: { id: string }[] }) => results.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

test('says for which words the results are when there was a typing error', async () => {
  const { corrected, similar, groups } = await (await ask({ q: 'sustainabilty', language: 'en' })).json();
  expect([corrected, similar, groups[0].results[0].href]).toEqual(['sustainability', true, '/en/sustainability']);
});

test('suggests the first six pages for an empty text, in Indonesian by default', async () => {
  const { total, groups } = await (await ask({})).json();
  expect(total).toBe(6);
  expect(groups[0].results[0].title.text).toBe('Tentang kami');
});

test.each([
  [{ q: 'x'.repeat(201) }, 'q'],
  [{ q: 'a', language: 'fr' }, 'language'],
  [{ q: 'a', limit: '1000' }, 'limit'],
])('refuses what it does not understand: %#', async (query, field) => {
  const answer = await ask(query as Record<string, string>);
  expect(answer.status).toBe(400);
  expect((await answer.json()).field).toBe(field);
});

test('answers with at most four news articles and four media, and says how many there are', async () => {
  await world.publishMany(6, { excerpt: 'Quokka' });
  const files = Array.from({ length: 7 }, (_, index) => ({
    name: `quokka-${index + 1}`,
    path: `/assets/quokka-${index + 1}.webp`,
    filename: `quokka-${index + 1}.webp`,
    category: 'news',
    mediaType: 'image' as const,
  }));
  await world.db.insert(assets).values(files);
  const { total, groups } = await (await ask({ q: 'quokka', language: 'en' })).json();
  expect(total).toBe(13);
  const listed = groups.flatMap(({ results }: { results: { kind: string }[] }) => results.map(({ kind }) => kind));
  expect(Object.groupBy(listed, (kind: string) => kind)).toEqual({
    news: ['news', 'news', 'news', 'news'],
    media: ['media', 'media', 'media', 'media'],
  });
});

test('rejects control characters and takes wildcards literally', async () => {
  expect((await world.get(`${endpoints.search}?q=a%00b`)).status).toBe(400);
  await world.publish({ title: 'Anything' });
  const { total } = await (await ask({ q: '%_%*' })).json();
  expect(total).toBe(0);
});

test('answers 503 and says when to ask again while the database is unavailable', async () => {
  const lost = await openWorld();
  lost.expectErrors(100);
  await disconnectDatabase(lost);
  const answer = await lost.get(`${endpoints.search}?q=bauxite`);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('2');
  expect(Object.keys(await answer.json())).toEqual(['error', 'requestId']);
  await lost.close();
});

test('captions of videos are not found', async () => {
  const file = { category: 'home', filename: 'x', name: 'Quokkaland' };
  await world.db.insert(assets).values([
    { ...file, mediaType: 'video', path: '/assets/x.webm' },
    { ...file, mediaType: 'captions', path: '/assets/x.vtt' },
  ]);
  for (const q of ['quokkaland', 'quokkalamd']) {
    const { groups } = await (await ask({ q, language: 'en' })).json();
    expect(groups.flatMap(({ results }: { results: { href: string }[] }) => results.map(({ href }) => href))).toEqual([
      '/assets/x.webm',
    ]);
  }
});
