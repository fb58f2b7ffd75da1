import { beforeEach, expect, test } from 'bun:test';
import { assets } from '../../src/db/schema/index.ts';
import { freshWorld } from '../support/world.ts';

const world = await freshWorld();
beforeEach(async () => {
  await world.db
    .insert(assets)
    .values([
      asset('second.webp', { category: 'home', subcategory: 'header', sortOrder: 2 }),
      asset('first.webp', { category: 'home', subcategory: 'header', sortOrder: 1 }),
      asset('report.pdf', { category: 'reports', mediaType: 'document', size: 1234, pages: 4 }),
    ]);
});

function asset(filename: string, said: Partial<typeof assets.$inferInsert>): typeof assets.$inferInsert {
  return {
    name: filename.split('.', 1)[0] ?? '',
    path: `/assets/${filename}`,
    filename,
    category: 'news',
    mediaType: 'image',
    altText: 'Kilang',
    ...said,
  };
}

async function names(query: string): Promise<string[]> {
  const answer = await world.get(`/api/assets?${query}`);
  expect(answer.status).toBe(200);
  const found: { name: string }[] = await answer.json();
  return found.map(({ name }) => name);
}

test.each([
  ['category=home&subcategory=header', ['first', 'second']],
  ['category=Home&subcategory=HEADER', ['first', 'second']],
  ['type=document', ['report']],
  ['media_type=document', ['report']],
  ['category=weather', []],
])('assets are an array in the order set by editors: %s', async (query, listed) => {
  expect(await names(query)).toEqual(listed);
});

test('an unknown media type is rejected with an error that names it', async () => {
  const answer = await world.get('/api/assets?media_type=song');
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ field: 'media_type' });
});

test('an asset is found by its name, with the dimensions and size of its file', async () => {
  const answer = await world.get('/api/assets/name/report');
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({
    name: 'report',
    path: '/assets/report.pdf',
    alt_text: 'Kilang',
    media_type: 'document',
    filename: 'report.pdf',
    size: 1234,
    pages: 4,
    width: null,
    subcategory: null,
  });
});

test('of several with a name the first in the order of editors is found', async () => {
  await world.db
    .insert(assets)
    .values([
      asset('map-2.webp', { name: 'map', sortOrder: 2 }),
      asset('map-1.webp', { name: 'map', sortOrder: 1 }),
      asset('map-3.webp', { name: 'map', sortOrder: 1 }),
    ]);
  expect(await (await world.get('/api/assets/name/map')).json()).toMatchObject({ filename: 'map-1.webp' });
});
