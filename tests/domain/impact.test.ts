import { describe, expect, test } from 'bun:test';
import { and, asc, eq, ne, notLike, type SQL, sql } from 'drizzle-orm';
import { articleDetails, articles, assets, leaders, trash } from '../../src/db/schema/index.ts';
import type { ArticleEdit } from '../../src/domain/articles/edits.ts';
import { saveArticle } from '../../src/domain/articles/save.ts';
import { type Impact as Predicted, predictImpact } from '../../src/domain/impact/impact.ts';
import { FairQueue } from '../../src/domain/limits/fair-queue.ts';
import { asStaff } from '../../src/domain/rights/staff.ts';
import { seedDemo } from '../../src/seed/seed.ts';
import { measureDemoFile } from '../../src/web/files/asset-files.ts';
import { uploads } from '../support/files/asset-files.ts';
import { isLongRun } from '../support/long-run.ts';
import { anyActor } from '../support/people.ts';
import { testOn } from '../support/test-on.ts';
import { lastingWorld } from '../support/world.ts';

const world = await lastingWorld();
const isManaged = and(ne(assets.category, 'news'), eq(assets.mediaType, 'image'), notLike(assets.name, 'Sampul%'));
await seedDemo(world.db, world.staleness, measureDemoFile);
const staff = await world.signedIn();
// Managed pictures look different from the built-in ones that stand in for them.
const file = sql`'/assets/foto-' || lpad(id::text, 16, '0') || '-900x600.jpg'`;
await world.db.update(assets).set({ altText: 'Foto', altTextEn: 'Photo', path: file }).where(isManaged);
// One without English.
await world.publish({ title: { id: 'Hanya bahasa Indonesia' }, publishedAt: new Date('2026-09-01T03:00:00Z') });

type Impact = Omit<Predicted, 'laterListPages'> & { later_list_pages: boolean };
type Crawled = { bodies: Map<string, string>; social: Map<string, string>; found: Map<string, string> };

const isFeed = (address: string) => address.includes('atom.xml') || address.startsWith('/sitemap.xml');

/** Every public address that a link leads to, or only those given, with what it answers; nothing comes from memory. */
async function crawl(only: readonly string[] | undefined, withSearch: boolean): Promise<Crawled> {
  await world.restart();
  const feeds = ['/id/berita/atom.xml', '/en/news/atom.xml', '/sitemap.xml'];
  const known = [...(only ?? ['/id', '/en', ...feeds, '/sitemap.xml?part=pages', '/sitemap.xml?part=news'])];
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
    if (!only) known.push(...linksIn(text));
  }
  return { bodies, social, found: isLongRun || withSearch ? await search() : new Map() };
}

/** By its number: with its slug it is the same page, which moves when that changes. */
function withoutSlug(address: string): string {
  return address.replace(/(\/(?:baca-berita|read-news)\/\d+)-[^/?]*/, '$1');
}

function linksIn(text: string): string[] {
  const links = [...text.matchAll(/(?:href="|<loc>)(?:https:\/\/www\.example\.test)?(\/[^"#<]*)/g)];
  const paths = links.map(([, link = '']) => link.replaceAll('&amp;', '&').replace(/[?&]complete=1$/, ''));
  const isPage = (path: string) => /^\/(id|en)(\/|\?|$)|^\/sitemap\.xml/.test(path);
  const isOther = (path: string) => /\/(preview|cari|search|luring|offline)\b|[?&]ids=|\.csv$/.test(path);
  return paths.filter((path) => isPage(path) && !isOther(path)).map(withoutSlug);
}

/** About this many of the predicted addresses are read, and as many of the others. */
const sampled = 3;

function sampleOf(addresses: readonly string[]): string[] {
  const step = Math.max(1, Math.floor(addresses.length / sampled));
  return addresses.filter((_address, index) => index % step === 0);
}

/** All addresses of the sitemap, and the lists that the first page of news leads to. */
async function knownAddresses(): Promise<string[]> {
  const parts = linksIn(await (await world.get('/sitemap.xml')).text());
  const lists = ['/id/berita?complete=1', '/en/news?complete=1'];
  const texts = await Promise.all([...parts, ...lists].map(async (part) => (await world.get(part)).text()));
  return [...new Set([...parts, ...texts.flatMap(linksIn)])];
}

const known = await knownAddresses();

/** Without what differs from one answer to the next. */
function contentOf(text: string): string {
  return text
    .replace(/`(?:token|formKey)`:`[^`]*`|(?:nonce|value)="[\w+/=.-]{20,}"/g, '')
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
      for (const hit of hitsIn(groups)) found.set(withoutSlug(hit.href), JSON.stringify({ ...hit, score: 0 }));
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
  const impact = (await answer.json()) as Impact;
  for (const kind of ['pages', 'search', 'social'] as const) impact[kind] = impact[kind].map(withoutSlug);
  return impact;
}

async function send(method: string, path: string, body?: object): Promise<void> {
  const answer = await world.call(method, `/api/backend/${path}`, body ?? {}, staff);
  expect({ path, status: answer.status }).toEqual({ path, status: 200 });
}

/**
 * Some of the predicted addresses and some of the others: a full crawl, which reads some hundred pages, is for `npm run test:all`.
 */
function readFor({ pages, feeds, social }: Impact): string[] | undefined {
  if (isLongRun) return undefined;
  const predicted = [...pages, ...feeds, ...social];
  const others = known.filter((address) => !predicted.includes(address));
  return [...sampleOf(pages), ...feeds, ...sampleOf(social), ...sampleOf(others)];
}

/** Of lists, the first two pages are compared, and those of a topic in a year only when an article of both changes. */
const isNarrowList = (address: string) => /category=.*year=/.test(address);
const isLaterPage = (address: string) => /[?&]page=([3-9]|\d\d)/.test(address);

/** The page of an article that is not concerned itself; it may show another one as related news. */
function isOtherArticle(address: string, { articles: concerned }: Impact): boolean {
  const id = /\/(?:baca-berita|read-news)\/(\d+)$/.exec(address)?.[1];
  return id !== undefined && !concerned.includes(Number(id));
}

/** Compares what was predicted with what two crawls find. */
async function expectExact(
  path: string,
  query: string,
  change: () => Promise<void>,
  { withSearch = false } = {},
): Promise<Impact> {
  const predicted = await impactOf(path, query);
  const addresses = readFor(predicted);
  const wasRead = (address: string) => addresses?.includes(address) ?? true;
  const before = await crawl(addresses, withSearch);
  await change();
  const after = await crawl(addresses, withSearch);
  const all = differing(before.bodies, after.bodies);
  const isCompared = (address: string) =>
    !isLaterPage(address) &&
    !isOtherArticle(address, predicted) &&
    (predicted.pages.includes(address) || !isNarrowList(address));
  const changed = all.filter(isCompared);
  if (all.some(isLaterPage)) expect(predicted.later_list_pages).toBe(true);
  expect(predicted.pages.filter(wasRead).toSorted()).toEqual(changed.filter((address) => !isFeed(address)));
  expect(predicted.feeds.filter(wasRead).toSorted()).toEqual(changed.filter(isFeed));
  const isArticle = (address: string) => /\/(baca-berita|read-news)\//.test(address);
  expect(predicted.social.filter(wasRead).toSorted()).toEqual(differing(before.social, after.social).filter(isArticle));
  const found = differing(before.found, after.found);
  expect(found.filter((address) => !predicted.search.includes(address))).toEqual([]);
  return predicted;
}

const newest = async () => {
  const rows = await world.db.select().from(articles).orderBy(asc(articles.publishedAt));
  const isPublic = (row: (typeof rows)[number]) => row.status === 'published' && Number(row.publishedAt) < Date.now();
  return rows.filter((row) => row.category === 'news' && isPublic(row)).at(-1)?.id ?? 0;
};
const firstAsset = async (isIt: SQL | undefined) => {
  const [found] = await world.db.select().from(assets).where(isIt).orderBy(assets.sortOrder, assets.id).limit(1);
  if (!found) throw new Error('There is no such asset.');
  return found;
};

const oldest = async (category: string, language: 'id' | 'en' = 'id') => {
  const isInLanguage = and(eq(articleDetails.articleId, articles.id), eq(articleDetails.language, language));
  const [found] = await world.db
    .select({ id: articles.id, title: articleDetails.title, content: articleDetails.content })
    .from(articles)
    .innerJoin(articleDetails, isInLanguage)
    .where(and(eq(articles.category, category), eq(articles.status, 'published')))
    .orderBy(asc(articles.publishedAt))
    .limit(1);
  if (!found) throw new Error(`No article of ${category}`);
  return found;
};
const edit = async (id: number, change: ArticleEdit) =>
  expect((await saveArticle(world.staleness, anyActor, id, change)).kind).toBe('saved');

describe('the prediction is what two crawls of public addresses find', () => {
  test('when the newest article is deleted', async () => {
    const id = await newest();
    const { articles: shown, search: found } = await expectExact(
      `articles/${id}`,
      'action=delete',
      () => send('DELETE', `articles/${id}`),
      { withSearch: true },
    );
    expect(shown).toContain(id);
    expect(found).toEqual(expect.arrayContaining([`/id/baca-berita/${id}`, `/en/read-news/${id}`]));
  });

  test('when an old article loses a language', async () => {
    const { id } = await oldest('news', 'en');
    const { pages } = await expectExact(`articles/${id}`, 'action=remove-language&language=en', () =>
      edit(id, { removed: ['en'] }),
    );
    expect(pages).toEqual(expect.arrayContaining([`/id/baca-berita/${id}`, `/en/read-news/${id}`]));
  });

  test('when the slug of an article is changed', async () => {
    const { id, title, content } = await oldest('news');
    const { pages } = await expectExact(`articles/${id}`, 'action=rename&language=id&name=pelabuhan-baru', () =>
      edit(id, { details: [{ language: 'id', title, content, slug: 'pelabuhan-baru' }] }),
    );
    expect(pages).toContain(`/id/baca-berita/${id}`);
  });

  test('when a report is archived', async () => {
    const { id } = await oldest('reports');
    const { pages } = await expectExact(`articles/${id}`, 'action=archive', () =>
      send('PUT', `articles/${id}`, { status: 'archived' }),
    );
    expect(pages).toEqual(expect.arrayContaining(['/id/laporan-tahunan', '/en/annual-reports']));
  });

  test('when a picture that a page asks for by name is renamed', async () => {
    const { id } = await firstAsset(eq(assets.name, 'PROFIL'));
    const { pages } = await expectExact(`assets/${id}`, 'action=rename&name=Unused', () =>
      send('PUT', `assets/${id}`, { name: 'Unused' }),
    );
    expect(pages.toSorted()).toEqual(['/en/company-profile', '/id/profil-perusahaan']);
  });

  test('when the picture of an article gets another file', async () => {
    const { id: article } = await oldest('news', 'en');
    // One that no page asks for by its name or place.
    const isOther = and(eq(assets.category, 'news'), eq(assets.mediaType, 'image'));
    const { id: picture, path } = await firstAsset(isOther);
    await edit(article, { fields: { featuredImage: path } });
    const body = new FormData();
    body.set('file', await uploads.jpeg('baru.jpg'));
    const impact = await expectExact(`assets/${picture}`, 'action=replace', () =>
      send('PUT', `assets/${picture}/file`, body),
    );
    expect(impact.articles).toContain(article);
    for (const addresses of [impact.social, impact.pages])
      expect(addresses).toEqual(expect.arrayContaining([`/id/baca-berita/${article}`, `/en/read-news/${article}`]));
  });

  test.each(isLongRun ? ['home/header', 'environment/header'] : ['home/header'])(
    'when a picture of %s is deleted',
    async (place) => {
      const [category = '', subcategory = ''] = place.split('/');
      const { id } = await firstAsset(and(eq(assets.category, category), eq(assets.subcategory, subcategory)));
      await expectExact(`assets/${id}`, 'action=delete', () => send('DELETE', `assets/${id}`));
    },
  );

  test('when an earlier version of an article is restored', async () => {
    const { id, title, content } = await oldest('news');
    await edit(id, {
      fields: { topic: 'press-release' },
      details: [{ language: 'id', title: 'Judul baru', content, slug: 'baru' }],
    });
    await edit(id, { fields: { topic: 'sustainability' } });
    const { pages } = await expectExact(`articles/${id}`, 'action=restore&version=1', () =>
      send('POST', `articles/${id}/versions/1/restore`),
    );
    expect(pages).toContain(`/id/baca-berita/${id}`);
    expect((await oldest('news')).title).toBe(title);
  });

  test('when the calendar moves the day on which a public article leaves the site', async () => {
    const id = await newest();
    await edit(id, { fields: { unpublishAt: new Date('2126-01-01T02:00:00Z') } });
    const move = new URLSearchParams({ kind: 'unpublication', article: String(id), at: '2126-02-01T09:00' });
    const post = (more: Record<string, string>) => {
      const body = new URLSearchParams([...move, ...Object.entries(more)]);
      return world.handle('/backend/calendar/move', { method: 'POST', headers: staff, body });
    };
    await expectExact(`articles/${id}`, 'action=schedule&unpublish_at=2126-02-01T02:00:00Z', async () => {
      const asked = await post({});
      expect(asked.status).toBe(409);
      expect(await asked.text()).toContain(`/en/read-news/${id}`);
      expect((await post({ confirmed: 'move' })).status).toBe(303);
    });
  });

  test('when a leader is restored, and the same two pages when one is deleted', async () => {
    const [row] = await world.db.select().from(leaders).where(eq(leaders.visible, true)).limit(1);
    await send('PUT', `leaders/${row?.id}`, { name: 'Nama Baru' });
    const restored = await expectExact(`leaders/${row?.id}`, 'action=restore&version=1', () =>
      send('POST', `leaders/${row?.id}/versions/1/restore`),
    );
    const deleted = await impactOf(`leaders/${row?.id}`, 'action=delete');
    for (const { pages } of [restored, deleted])
      expect(pages.toSorted()).toEqual(['/en/board-of-directors', '/id/direksi-dan-komisaris']);
  });
});

test('the newest articles are on the overviews, and those of the last two days in the sitemap of news', async () => {
  const { id: old } = await oldest('news');
  const fresh = await world.publish({ publishedAt: new Date(Date.now() - 86_400_000) });
  const said = async (id: number) => {
    const { pages, feeds } = await impactOf(`articles/${id}`, 'action=delete');
    const overviews = ['/id', '/en', '/id/publikasi', '/en/publications'].filter((page) => pages.includes(page));
    return { overviews, isRecent: feeds.includes('/sitemap.xml?part=news') };
  };
  expect(await said(fresh)).toEqual({
    overviews: ['/id', '/en', '/id/publikasi', '/en/publications'],
    isRecent: true,
  });
  expect(await said(old)).toEqual({ overviews: [], isRecent: false });
  await world.db.delete(articles).where(eq(articles.id, fresh));
});

test('a prediction changes nothing', async () => {
  const [before, inTrash] = [await world.db.select().from(articles).orderBy(articles.id), await world.db.$count(trash)];
  const id = await newest();
  await impactOf(`articles/${id}`, 'action=delete');
  await impactOf(`articles/${id}`, 'action=remove-language&language=en');
  expect(await world.db.select().from(articles).orderBy(articles.id)).toEqual(before);
  expect(await world.db.$count(trash)).toBe(inTrash);
});

test('addresses that never exist are not named: no further page, no file with the name of the trial, no empty list', async () => {
  const { id: picture } = await firstAsset(eq(assets.mediaType, 'image'));
  const { id: article } = await oldest('news');
  const replaced = await impactOf(`assets/${picture}`, 'action=replace');
  const { pages, search } = await impactOf(`articles/${article}`, 'action=delete');
  const isThere = async (address: string) => (await world.get(address)).status === 200;
  for (const address of [...replaced.pages, ...pages, ...search])
    expect([address, await isThere(address)]).toEqual([address, true]);
  const files = await world.db.select({ path: assets.path }).from(assets);
  expect(replaced.search.filter((address) => !files.some(({ path }) => path === address))).toEqual([]);
});

testOn('embedded', 'while a change is tried out, readers come in between, and none sees it', async () => {
  const [row] = await world.db.select().from(leaders).limit(1);
  const seen: number[] = [];
  const readers: Promise<unknown>[] = [];
  const seenAtTrials: number[] = [];
  const content = {
    routes: () => [],
    document: async () => undefined,
    readPage: async () => {
      seenAtTrials.push(seen.length);
      readers.push(world.db.$count(leaders).then((count) => seen.push(count)));
      return undefined;
    },
  };
  const all = await world.db.$count(leaders);
  const site = { db: world.db, content, predictions: new FairQueue({}) };
  await asStaff({ ...anyActor, language: 'en' }, () =>
    predictImpact(site, [{ kind: 'leaders', id: row?.id ?? 0, action: 'delete' }], 0),
  );
  // Two addresses, as they are and with the change.
  expect(seenAtTrials).toEqual([0, 1, 2, 3]);
  await Promise.all(readers);
  expect(seen).toEqual([all, all, all, all]);
});

test.each([
  ['articles/999999', 'action=delete', 404],
  ['articles/1', 'action=explode', 400],
  ['articles/1', 'action=remove-language', 400],
  ['articles/1', 'action=rename', 400],
  ['articles/1', 'action=replace', 400],
  ['assets/1', 'action=archive', 400],
  ['leaders/1', '', 400],
])('%s with "%s" answers %i', async (path, query, status) => {
  expect((await world.get(`/api/backend/${path}/impact?${query}`, staff)).status).toBe(status);
});
