import { beforeAll, expect, test } from 'bun:test';
import { sql } from 'drizzle-orm';
import { only, textOf } from '../support/html.ts';
import { lastingWorld, type World } from '../support/world.ts';

const world = await lastingWorld();
/** All public news in the order of their list: the newest first, of the same moment the one with the higher number. */
let newestFirst: { id: number; topic: string }[];
let draft: number;

beforeAll(async () => {
  await world.reset();
  // Seven share a moment, and the last 300 too. Three topics in turn, of which each third article has the second one.
  await world.db.execute(sql`
    insert into articles (category, topic, status, published_at)
    select 'news', (array['press-release', 'sustainability', 'hr-development'])[1 + i % 3], 'published',
      timestamptz '2025-12-01' - (least(i, 9700) / 7) * interval '1 minute'
    from generate_series(1, 10000) i`);
  await world.db.execute(sql`
    insert into assets (name, path, category, media_type, filename, sort_order, width, height)
    select 'Picture ' || i, '/assets/p-' || i || '.webp', 'news', 'image', 'p-' || i || '.webp', i % 5, 10, 10
    from generate_series(1, 1001) i`);
  const [row] = await world.db.execute<{ id: number }>(sql`
    insert into articles (category, status, published_at) values ('news', 'draft', '2020-01-01') returning id`);
  draft = row?.id ?? 0;
});

const readNews = async () => [
  ...(await world.db.execute<{ id: number; topic: string }>(sql`
    select id, topic from articles where status = 'published' order by published_at desc, id desc`)),
];

test('10,000 news are counted exactly, more are not', async () => {
  const exact = await world.get('/api/articles?limit=1');
  expect(exact.headers.get('x-total-count')).toBe('10000');
  expect(exact.headers.get('x-total-count-exact')).toBeNull();
  await world.db.execute(sql`
    insert into articles (category, topic, status, published_at)
    select 'news', 'press-release', 'published', min(published_at) from articles where status = 'published'`);
  const more = await world.get('/api/articles?limit=1');
  expect(more.headers.get('x-total-count')).toBe('10000');
  expect(more.headers.get('x-total-count-exact')).toBe('false');
  await world.db.execute(sql`
    insert into articles (category, topic, status, published_at)
    select 'news', 'press-release', 'published', (select min(published_at) from articles where status = 'published')
    from generate_series(1, 20)`);
  newestFirst = await readNews();
  expect(newestFirst).toHaveLength(10_021);
});

/** The numbers of all articles from this address on, by the links to the next part. */
async function follow(address: string): Promise<number[]> {
  const ids: number[] = [];
  for (let next: string | undefined = address; next; ) {
    const answer = await world.get(next);
    expect(answer.status).toBe(200);
    ids.push(...((await answer.json()) as { id: number }[]).map(({ id }) => id));
    next = /^<([^>]+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1];
  }
  return ids;
}

test('links lead from an offset of 9,900 to the very last article, though 300 have the same moment', async () => {
  expect(await follow('/api/articles?limit=40&offset=9900')).toEqual(newestFirst.slice(9900).map(({ id }) => id));
  expect((await world.get('/api/articles?offset=10000')).status).toBe(200);
  expect((await world.get('/api/articles?offset=10001')).status).toBe(400);
});

test('links keep the filter', async () => {
  const chosen = newestFirst.filter(({ topic }) => topic === 'sustainability').map(({ id }) => id);
  expect(await follow('/api/articles?limit=100&offset=2700&topic=sustainability')).toEqual(chosen.slice(2700));
});

test('nothing follows an article that is not public', async () => {
  expect(await (await world.get(`/api/articles?after=${draft}`)).json()).toEqual([]);
  await world.html(`/id/berita?after=${draft}`, 404);
  await world.html('/id/berita?after=x', 404);
});

test.each([
  ['id', '/id/berita', 'Berita selanjutnya'],
  ['en', '/en/news', 'More news'],
])('the news list goes on beyond its numbered pages: %s', async (_language, path, heading) => {
  const ids = (page: Awaited<ReturnType<World['html']>>) =>
    page.querySelectorAll('#list h3 a').map((link) => Number(/(\d+)$/.exec(link.getAttribute('href') ?? '')?.[1]));
  const last = await world.html(`${path}?page=1667`);
  expect(ids(last)).toEqual(newestFirst.slice(9999, 10_005).map(({ id }) => id));
  await world.html(`${path}?page=1668`, 404);
  const following: number[] = [];
  for (let page = last; ; ) {
    const [next] = page.querySelectorAll('a[rel="next"]');
    if (!next) break;
    expect(next.getAttribute('href')).toMatch(/\?after=\d+#list$/);
    page = await world.html((next.getAttribute('href') ?? '').replace('#list', ''));
    expect(textOf(only(page, '#news-list'))).toBe(heading);
    following.push(...ids(page));
  }
  expect(following).toEqual(newestFirst.slice(10_005).map(({ id }) => id));
});

test('a category with fewer than 10,000 news has page numbers to its end, with all counts', async () => {
  const page = await world.html('/en/news?category=sustainability&page=278');
  expect(textOf(only(page, 'section[aria-labelledby="news-list"]'))).toContain('3,334 articles');
  expect(page.querySelectorAll('a[rel="next"]')).toHaveLength(0);
  expect(textOf(only(page, 'nav[aria-label="News category"]'))).toContain('3334');
});

test('assets without a limit are the first 1,000 with their number, and a link leads to the rest', async () => {
  const answer = await world.get('/api/assets');
  expect(answer.headers.get('x-total-count')).toBe('1001');
  expect((await answer.json()) as unknown[]).toHaveLength(1000);
  expect(await follow('/api/assets')).toHaveLength(1001);
  expect(new Set(await follow('/api/assets?limit=300')).size).toBe(1001);
});
