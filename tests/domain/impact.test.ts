import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { and, asc, eq, ne, notLike, sql } from 'drizzle-orm';
import { articleDetails, articles, assets, leaders, trash } from '../../src/db/schema/index.ts';
import { saveArticle } from '../../src/domain/articles/save.ts';
import type { Impact } from '../../src/domain/impact/impact.ts';
import { seedDemo } from '../../src/seed/seed.ts';
import { measureDemoFile } from '../../src/web/files/demo-file-facts.ts';
import { somebody } from '../support/people.ts';
import { slow } from '../support/slow.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let staff: { cookie: string };
beforeAll(async () => {
  world = await openWorld();
  await seedDemo(world.db, world.staleness, measureDemoFile);
  staff = await world.signedIn();
  // Managed pictures look different from the built-in ones that stand in for them.
  const file = sql`'/assets/foto-' || lpad(id::text, 16, '0') || '-900x600.jpg'`;
  await world.db.update(assets).set({ altText: 'Foto', altTextEn: 'Photo', path: file }).where(isManaged);
  // One without English.
  await world.publish({ title: { id: 'Hanya bahasa Indonesia' }, publishedAt: new Date('2026-09-01T03:00:00Z') });
}, slow);
afterAll(() => world.close());

const isManaged = and(ne(assets.category, 'news'), eq(assets.mediaType, 'image'), notLike(assets.name, 'Sampul%'));

type Crawled = { bodies: Map<string, string>; social: Map<string, string>; found: Map<string, string> };

const isFeed = (address: string) => address.includes('atom.xml') || address.startsWith('/sitemap.xml');

/** Every public address that a link leads to, with what it answers; nothing comes from memory. */
async function crawl(): Promise<Crawled> {
  await world.restart();
  const feeds = ['/id/berita/atom.xml', '/en/news/atom.xml', '/sitemap.xml'];
  const known = ['/id', '/en', ...feeds, '/sitemap.xml?part=pages', '/sitemap.xml?part=news'];
  const bodies = new Map<string, string>();
  const social = new Map<string, string>();
  for (const address of known) {
    if (bodies.has(address)) continue;
    const complete = isFeed(address) ? address : `${address}${address.includes('?') ? '&' : '?'}complete=1`;
    const answer = await world.get(complete);
    const text = await answer.text();
    if (answer.status !== 200) continue;
    bodies.set(address, contentOf(text));
    social.set(
      address,
      /property="og:image" content="([^"]*)"|content="([^"]*)" property="og:image"/.exec(text)?.[0] ?? '',
    );
    const links = [...text.matchAll(/(?:href="|<loc>)(?:https:\/\/www\.example\.test)?(\/[^"#<]*)/g)];
    for (const [, link = ''] of links) {
      const path = link.replaceAll('&amp;', '&').replace(/[?&]complete=1$/, '');
      const isPage = /^\/(id|en)(\/|\?|$)|^\/sitemap\.xml/.test(path);
      if (isPage && !/\/(preview|cari|search|luring|offline)\b|[?&]ids=|\.csv$/.test(path)) known.push(path);
    }
  }
  return { bodies, social, found: await search() };
}

/** Without what differs from one answer to the next. */
function contentOf(text: string): string {
  return text
    .replace(/&quot;(?:token|formKey)&quot;:&quot;[^&]*&quot;|(?:nonce|value)="[\w+/=.-]{20,}"/g, '')
    .replace(/complete=1/g, '')
    .replace(/<input[^>]*type="hidden"[^>]*>/g, '');
}

/** The hits for words that occur in many articles and files. */
async function search(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const language of ['id', 'en']) {
    for (const word of ['alumina', 'Indonesia', 'Mempawah', '2025', 'laporan', 'report']) {
      const answer = await world.get(`/api/search?q=${word}&language=${language}&limit=50`);
      const groups = (await answer.json()) as object;
      for (const hit of hitsIn(groups)) found.set(`${hit.href}`, JSON.stringify({ ...hit, score: 0 }));
    }
  }
  return found;
}

type Hit = { href: string; kind: string };
function hitsIn(value: unknown): Hit[] {
  if (Array.isArray(value)) return value.flatMap(hitsIn);
  if (value === null || typeof value !== 'object') return [];
  const hit = value as Partial<Hit>;
  if (typeof hit.href === 'string' && hit.kind === 'news') return [hit as Hit];
  return Object.values(value).flatMap(hitsIn);
}

function differing(before: Map<string, string>, after: Map<string, string>): string[] {
  const addresses = new Set([...before.keys(), ...after.keys()]);
  return [...addresses].filter((address) => before.get(address) !== after.get(address)).sort();
}

async function impactOf(path: string, query: string): Promise<Impact> {
  const answer = await world.get(`/api/backend/${path}/impact?${query}`, staff);
  expect({ path, status: answer.status }).toEqual({ path, status: 200 });
  return (await answer.json()) as Impact;
}

async function send(method: string, path: string, body?: object): Promise<void> {
  const headers = { ...staff, 'content-type': 'application/json' };
  const answer = await world.handle(`/api/backend/${path}`, {
    method,
    headers,
    body: body ? JSON.stringify(body) : null,
  });
  expect({ path, status: answer.status }).toEqual({ path, status: 200 });
}

let last: Crawled | undefined;

/** Compares what was predicted with what two crawls find. */
async function expectExact(path: string, query: string, change: () => Promise<void>): Promise<Impact> {
  const before = last ?? (await crawl());
  const predicted = await impactOf(path, query);
  await change();
  const after = await crawl();
  last = after;
  const changed = differing(before.bodies, after.bodies);
  expect(predicted.pages.toSorted()).toEqual(changed.filter((address) => !isFeed(address)));
  expect(predicted.feeds.toSorted()).toEqual(changed.filter(isFeed));
  const isArticle = (address: string) => /\/(baca-berita|read-news)\//.test(address);
  expect(predicted.social.toSorted()).toEqual(differing(before.social, after.social).filter(isArticle));
  const found = differing(before.found, after.found);
  expect(found.filter((address) => !predicted.search.includes(address))).toEqual([]);
  return predicted;
}

const newest = async () => {
  const rows = await world.db.select().from(articles).orderBy(asc(articles.publishedAt));
  const isPublic = (row: (typeof rows)[number]) => row.status === 'published' && Number(row.publishedAt) < Date.now();
  return rows.filter((row) => row.category === 'news' && isPublic(row)).at(-1)?.id ?? 0;
};
const assetNamed = async (name: string) =>
  (await world.db.select({ id: assets.id }).from(assets).where(eq(assets.name, name)))[0]?.id ?? 0;

/** Each crawl reads some hundred pages: the suite takes a sample, `AUDIT=impact bun test tests/domain/impact` all. */
const audited = test.if(process.env.AUDIT === 'impact');

describe('the prediction is what two crawls of all public addresses find', () => {
  test(
    'when the newest article is deleted',
    async () => {
      const id = await newest();
      const { articles: shown, search: found } = await expectExact(`articles/${id}`, 'action=delete', () =>
        send('DELETE', `articles/${id}`),
      );
      expect(shown).toContain(id);
      expect(found).toEqual(expect.arrayContaining([`/id/baca-berita/${id}`, `/en/read-news/${id}`]));
    },
    slow,
  );

  test(
    'when an old article loses a language',
    async () => {
      const [oldest] = await world.db
        .select({ id: articles.id })
        .from(articles)
        .innerJoin(articleDetails, and(eq(articleDetails.articleId, articles.id), eq(articleDetails.language, 'en')))
        .where(and(eq(articles.category, 'news'), eq(articles.status, 'published')))
        .orderBy(asc(articles.publishedAt))
        .limit(1);
      const id = oldest?.id ?? 0;
      await expectExact(`articles/${id}`, 'action=remove-language&language=en', async () => {
        expect((await saveArticle(world.staleness, somebody, id, { removed: ['en'] })).kind).toBe('saved');
      });
    },
    slow,
  );

  audited(
    'when a report is archived',
    async () => {
      const [report] = await world.db
        .select()
        .from(articles)
        .where(eq(articles.category, 'reports'))
        .orderBy(asc(articles.publishedAt))
        .limit(1);
      const id = report?.id ?? 0;
      await expectExact(`articles/${id}`, 'action=archive', () =>
        send('PUT', `articles/${id}`, { status: 'archived' }),
      );
    },
    slow,
  );

  audited(
    'when a picture that a page asks for by name is renamed',
    async () => {
      const id = await assetNamed('PROFIL');
      await expectExact(`assets/${id}`, 'action=rename&name=Unused', () =>
        send('PUT', `assets/${id}`, { name: 'Unused' }),
      );
    },
    slow,
  );

  audited.each(['home/header', 'environment/header'])(
    'when a picture of %s is deleted',
    async (place) => {
      const [category = '', subcategory = ''] = place.split('/');
      const [first] = await world.db
        .select()
        .from(assets)
        .where(eq(assets.category, category))
        .orderBy(asc(assets.sortOrder));
      const rows = await world.db
        .select()
        .from(assets)
        .where(eq(assets.category, category))
        .orderBy(asc(assets.sortOrder));
      const id = rows.find((row) => row.subcategory === subcategory)?.id ?? first?.id ?? 0;
      await expectExact(`assets/${id}`, 'action=delete', () => send('DELETE', `assets/${id}`));
    },
    slow,
  );

  audited(
    'when a leader is deleted',
    async () => {
      const [row] = await world.db.select().from(leaders).where(eq(leaders.visible, true)).limit(1);
      const id = row?.id ?? 0;
      await expectExact(`leaders/${id}`, 'action=delete', () => send('DELETE', `leaders/${id}`));
    },
    slow,
  );
});

test('a prediction changes nothing', async () => {
  const [before, inTrash] = [await world.db.select().from(articles).orderBy(articles.id), await world.db.$count(trash)];
  const id = await newest();
  await impactOf(`articles/${id}`, 'action=delete');
  await impactOf(`articles/${id}`, 'action=remove-language&language=en');
  expect(await world.db.select().from(articles).orderBy(articles.id)).toEqual(before);
  expect(await world.db.$count(trash)).toBe(inTrash);
});

test.each([
  ['articles/999999', 'action=delete', 404],
  ['articles/1', 'action=explode', 400],
  ['articles/1', 'action=remove-language', 400],
  ['assets/1', 'action=archive', 400],
  ['leaders/1', '', 400],
])('%s with "%s" answers %i', async (path, query, status) => {
  expect((await world.get(`/api/backend/${path}/impact?${query}`, staff)).status).toBe(status);
});
