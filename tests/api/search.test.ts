import { afterAll, beforeAll, beforeEach, expect, test } from 'bun:test';
import { endpoints } from '../../src/routes.ts';
import { disconnectDatabase } from '../support/disconnect-database.ts';
import { slow } from '../support/slow.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
}, slow);
beforeEach(() => world.reset());
afterAll(() => world.close());

const ask = (query: Record<string, string>) => world.get(`${endpoints.search}?${new URLSearchParams(query)}`);

test('answers with groups of results', async () => {
  await world.publish({
    title: { en: 'Governance award', id: 'Penghargaan' },
    publishedAt: new Date('2026-03-05T02:00:00Z'),
  });
  const answer = await ask({ q: ' governance ', language: 'en' });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toEqual({
    query: 'governance',
    total: 2,
    similar: false,
    groups: [
      {
        key: 'pages',
        total: 1,
        results: [
          expect.objectContaining({
            kind: 'page',
            title: { text: 'Governance', marks: [[0, 10]] },
            href: '/en/governance',
          }),
        ],
      },
      {
        key: 'news',
        total: 1,
        results: [
          expect.objectContaining({
            kind: 'news',
            title: { text: 'Governance award', marks: [[0, 10]] },
            href: '/en/read-news/1',
            note: 'March 5, 2026',
          }),
        ],
      },
    ],
  });
});

test('lists four results of each kind and their total number', async () => {
  await world.publishMany(6);
  const { total, groups } = await (await ask({ q: 'number' })).json();
  expect([total, groups[0].total, groups[0].results.length]).toEqual([6, 6, 4]);
});

test('suggests the first six pages for an empty text, in Indonesian by default', async () => {
  const { total, groups } = await (await world.get(endpoints.search)).json();
  expect(total).toBe(6);
  expect(groups[0].results[0].title.text).toBe('Tentang Kami');
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

test('rejects control characters and takes wildcards literally', async () => {
  expect((await world.get(`${endpoints.search}?q=a%00b`)).status).toBe(400);
  await world.publish({ title: 'Anything' });
  const { total } = await (await ask({ q: '%_%*' })).json();
  expect(total).toBe(0);
});

test(
  'answers 503 and says when to ask again while the database is unavailable',
  async () => {
    const lost = await openWorld();
    await disconnectDatabase(lost);
    const answer = await lost.get(`${endpoints.search}?q=bauxite`);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(Object.keys(await answer.json())).toEqual(['error', 'requestId']);
    await lost.close();
  },
  slow,
);
