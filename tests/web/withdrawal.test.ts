import { beforeEach, describe, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { openDatabase } from '../../src/db/client.ts';
import { articles } from '../../src/db/schema/index.ts';
import { startPublicationClock } from '../../src/domain/articles/publication-clock.ts';
import { Jobs } from '../../src/domain/jobs.ts';
import { endpoints, href, routes } from '../../src/routes.ts';
import { everyAddress } from '../support/addresses.ts';
import { openApplication } from '../support/application/application.ts';
import { databaseKind } from '../support/databases.ts';
import { uploadForm, uploads } from '../support/files/asset-files.ts';
import { CollectedLog } from '../support/log.ts';
import { withStoppedClock } from '../support/runner/stopped-clock.ts';
import { openDatabaseProxy } from '../support/servers/database-proxy.ts';
import { freshWorld } from '../support/world.ts';

/** A sentence of the article, one of its summary and one of its headline; no other page has them. */
const canary = 'Sentence-7F3A';
const words = { title: `${canary} headline`, excerpt: `${canary} summary.`, content: `<p>${canary} in full.</p>` };

const world = await freshWorld();
let headers: { cookie: string; 'content-type': string };
beforeEach(async () => {
  headers = { ...(await world.signedIn()), 'content-type': 'application/json' };
});

const english = (id: number) => href(routes.articles.show, 'en', { id });
const indonesian = (id: number) => href(routes.articles.show, 'id', { id });

type Get = (path: string, headers?: Record<string, string>) => Promise<Response>;

/** All pages that may show an article. */
function publicAddresses(id: number): string[] {
  return [...everyAddress(id).map(({ path }) => path), ...showingAddresses(id)];
}

/** What shows a news article to the public. */
function showingAddresses(id: number): string[] {
  return [
    ...['/en', '/id', '/en/news', '/id/berita', english(id), indonesian(id)],
    ...['/en/news?category=press-release', '/id/berita?category=press-release', '/en/news?page=2'],
    ...[
      '/sitemap.xml',
      '/sitemap.xml?part=articles-1',
      '/sitemap.xml?part=news',
      endpoints.articleFeed.en,
      endpoints.articleFeed.id,
      '/robots.txt',
    ],
    ...[`/en/search?q=${canary}`, `/id/cari?q=${canary}`],
    ...['/api/articles', `/api/articles/${id}`, `/api/articles?q=${canary}`, `/api/search?q=${canary}`],
  ];
}

/** The addresses whose very next answer still has a word of the article, or a header that came with it. */
async function leaks(get: Get, addresses: readonly string[], etags: ReadonlyMap<string, string>): Promise<string[]> {
  const found: string[] = [];
  for (const path of addresses) {
    const known = etags.get(path);
    const answer = await get(path, known ? { 'if-none-match': known } : {});
    const text = await answer.text();
    // A search repeats what was searched for.
    const shown = path.includes('=Sentence')
      ? text.replaceAll(new RegExp(`${canary}(?! (headline|summary|in full))`, 'g'), '')
      : text;
    if (shown.includes(canary) || (answer.status === 304 && showing.has(path))) found.push(path);
  }
  return found;
}

/** The addresses that showed the article before it was withdrawn. */
const showing = new Set<string>();

/** Asks for every address until its page is in memory. Returns the validators. */
async function remember(get: Get, addresses: readonly string[]): Promise<Map<string, string>> {
  showing.clear();
  for (const path of addresses) await (await get(path)).text();
  const etags = new Map<string, string>();
  for (const path of addresses) {
    const answer = await get(path);
    if ((await answer.text()).includes(`${canary} headline`)) showing.add(path);
    const etag = answer.headers.get('etag');
    if (etag) etags.set(path, etag);
  }
  return etags;
}

const json = (body: unknown) => ({ method: 'PUT', body: JSON.stringify(body) });
type Withdrawal = [string, (id: number) => { path: string; init: RequestInit }];
const archived: Withdrawal = [
  'archived',
  (id) => ({ path: `/api/backend/articles/${id}`, init: json({ status: 'archived' }) }),
];
const withdrawals: Withdrawal[] = [
  archived,
  ['made a draft again', (id) => ({ path: `/api/backend/articles/${id}`, init: json({ status: 'draft' }) })],
  [
    'postponed',
    (id) => ({ path: `/api/backend/articles/${id}`, init: json({ published_at: '2090-01-01T00:00:00.000Z' }) }),
  ],
  ['deleted', (id) => ({ path: `/api/backend/articles/${id}`, init: { method: 'DELETE' } })],
];

async function withdraw(id: number, [, how]: Withdrawal): Promise<void> {
  const { path, init } = how(id);
  const answer = await world.handle(path, { ...init, headers });
  expect(answer.status).toBe(200);
}

describe('an article that is', () => {
  test.each(withdrawals)('%s is removed from all pages from the first request on', async (name, how) => {
    const id = await world.publish(words);
    // Every page of the site once, and then those that are known to show the article.
    const addresses = name === 'archived' ? publicAddresses(id) : showingAddresses(id);
    const etags = await remember(world.get, addresses);
    expect([...showing]).toContain(english(id));
    expect(showing.size).toBeGreaterThan(12);

    await withdraw(id, [name, how]);
    const status = name === 'deleted' ? 410 : 404;
    expect((await world.get(english(id))).status).toBe(status);
    expect((await world.get(indonesian(id))).status).toBe(status);
    expect(await leaks(world.get, addresses, etags)).toEqual([]);
    await world.cache.settled();
    expect(await leaks(world.get, addresses, etags)).toEqual([]);
  });

  test('corrected is shown to the next visitor', async () => {
    const id = await world.publish(words);
    await remember(world.get, showingAddresses(id));
    const path = `/api/backend/articles/${id}/details/en`;
    const detail = {
      language: 'en',
      title: 'Corrected headline',
      slug: '',
      content: '<p>Corrected.</p>',
      excerpt: null,
    };
    expect((await world.handle(path, { ...json(detail), headers })).status).toBe(200);
    expect(await (await world.get(english(id))).text()).toContain('Corrected headline');
    expect(await (await world.get('/en')).text()).toContain('Corrected headline');
    expect(await (await world.get('/en/news')).text()).toContain('Corrected headline');
  });

  test('a draft leaves every page in memory as it is when it is saved', async () => {
    const id = await world.draft();
    await remember(world.get, ['/en']);
    const { generation } = world.cache;
    expect(
      (await world.handle(`/api/backend/articles/${id}`, { ...json({ author: 'Newsroom' }), headers })).status,
    ).toBe(200);
    expect(world.cache.generation).toBe(generation);
  });
});

/** Starts the clock of publications; `fired` resolves when it announces a withdrawal, or a publication. */
function startClock(awaited: 'withdrawn' | 'changed') {
  const fired = Promise.withResolvers<void>();
  const announce = ({ withdraws }: { withdraws: boolean }) => {
    const effect = withdraws ? 'withdrawn' : 'changed';
    world.pageServer.changed(effect);
    if (effect === awaited) fired.resolve();
  };
  const { staleness, db } = world;
  const { stop } = startPublicationClock({ db, staleness, announce, onError: fired.reject });
  return { fired: fired.promise.finally(stop) };
}

test('a scheduled article is seen by the first visitor after its publication date', async () => {
  const seen: string[] = [];
  let clock: ReturnType<typeof startClock> | undefined;
  await withStoppedClock(async () => {
    await world.publish({ title: 'Here already' });
    await world.schedule({ ...words, publishedAt: new Date(Date.now() + 1500) });
    seen.push(await (await world.get('/en')).text());
    await world.cache.settled();
    clock = startClock('changed');
  });
  await clock?.fired;
  seen.push(await (await world.get('/en')).text());
  expect(seen.map((text) => text.includes(`${canary} headline`))).toEqual([false, true]);
});

test('an article leaves every page in memory at the moment of its unpublish date', async () => {
  const id = await world.publish(words);
  const addresses = showingAddresses(id);
  const etags = await remember(world.get, addresses);
  expect(showing.size).toBeGreaterThan(10);
  // Not through a command, which would empty the memory at once.
  const unpublishAt = new Date(Date.now() + 1000);
  await world.db.update(articles).set({ unpublishAt }).where(eq(articles.id, id));
  await startClock('withdrawn').fired;
  expect(await leaks(world.get, addresses, etags)).toEqual([]);
  expect((await world.get(english(id))).status).toBe(404);
  expect((await world.get(indonesian(id))).status).toBe(404);
});

test('an article whose unpublish date passed while no server ran is not shown after the start', async () => {
  const id = await world.publish({ ...words, unpublishAt: new Date(Date.now() - 1000) });
  await world.restart();
  expect(await leaks(world.get, showingAddresses(id), new Map())).toEqual([]);
  expect((await world.get(english(id))).status).toBe(404);
});

test('an unpublish date that is brought forward counts as a withdrawal', async () => {
  const id = await world.publish({ ...words, unpublishAt: new Date(Date.now() + 86_400_000) });
  await world.get(english(id));
  await world.cache.settled();
  const body = JSON.stringify({ unpublish_at: new Date(Date.now() - 1000).toISOString() });
  const answer = await world.handle(`/api/backend/articles/${id}`, { method: 'PUT', body, headers });
  expect(answer.status).toBe(200);
  expect((await world.get(english(id))).status).toBe(404);
});

test('a picture that is deleted is on no page any more, and its file answers 404', async () => {
  const { cookie } = headers;
  const form = uploadForm(await uploads.png(), { category: 'home', subcategory: 'header', name: canary });
  const uploaded = await world.handle('/api/backend/assets', { method: 'POST', headers: { cookie }, body: form });
  expect(uploaded.status).toBe(201);
  const { id, path } = (await uploaded.json()) as { id: number; path: string };
  const file = path.slice(0, path.lastIndexOf('.'));
  const shows = async (address: string) => (await (await world.get(address)).text()).includes(file);
  await shows('/en');
  await world.cache.settled();
  expect(await shows('/en')).toBe(true);
  const { status, headers: sent } = await world.get(path);
  expect(status).toBe(200);
  // A shared cache whose purge failed revalidates after a minute.
  expect(sent.get('cache-control')).toBe('public, max-age=31536000, immutable, s-maxage=60');
  const etag = sent.get('etag') ?? '';

  expect((await world.handle(`/api/backend/assets/${id}`, { method: 'DELETE', headers: { cookie } })).status).toBe(200);
  expect((await world.get(path)).status).toBe(404);
  expect((await world.get(path, { 'if-none-match': etag })).status).toBe(404);
  expect(await shows('/en')).toBe(false);
});

describe.if(databaseKind === 'postgres')('another node without notifications', () => {
  test('does not show an article that is archived either', async () => {
    const proxy = await openDatabaseProxy(world.place.databaseUrl ?? '');
    const database = await openDatabase({ ...world.place, databaseUrl: proxy.url });
    const node = await openApplication({ database, dataDirectory: world.place.dataDirectory, log: new CollectedLog() });
    const jobs = new Jobs(() => {});
    jobs.every('second', 'pages.epoch', node.staleness.check);
    const get: Get = async (path, sent = {}) =>
      node.app.handle(new Request(`http://localhost${path}`, { headers: sent }));
    try {
      const id = await world.publish(words);
      await node.staleness.check();
      const etags = await remember(get, showingAddresses(id));
      await node.cache.settled();
      expect([...showing]).toContain(english(id));
      proxy.muteNotifications();
      const heard = Promise.withResolvers<void>();
      node.staleness.subscribe(() => heard.resolve());
      await withdraw(id, archived);
      await heard.promise;
      expect((await get(english(id))).status).toBe(404);
      expect(await leaks(get, showingAddresses(id), etags)).toEqual([]);
    } finally {
      await jobs.stop();
      await node.close();
      await database.close();
      await proxy.close();
    }
  });
});
