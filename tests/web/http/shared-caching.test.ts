import { afterAll, beforeAll, expect, test } from 'bun:test';
import { SharedCaching } from '../../../src/web/http/shared-caching.ts';
import { PageCache } from '../../../src/web/pages/page-cache.ts';
import { everyAddress } from '../../support/addresses.ts';
import { openWorld, type World } from '../../support/world.ts';

/** A site whose clocks the test moves, in milliseconds. */
function site(planned: Date | undefined) {
  const clock = { at: 0 };
  const start = Date.UTC(2026, 0, 1);
  const caching = new SharedCaching({ monotonic: () => clock.at, now: () => start + clock.at });
  caching.schedule(planned);
  caching.confirm(0);
  return { clock, caching, start };
}

const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1) + seconds * 1000);

test('shared caches may keep pages for five minutes, and for a day while no node answers', () => {
  expect(site(undefined).caching.freshness()).toEqual({ fresh: 300, whileRevalidating: 30, ifError: 86_400 });
});

test('a node that has not looked at the database for more than two seconds lets no shared cache keep anything', () => {
  const { caching, clock } = site(undefined);
  clock.at = 2000;
  expect(caching.freshness()).toBeDefined();
  clock.at = 2001;
  expect(caching.freshness()).toBeUndefined();
  caching.confirm(2001);
  expect(caching.freshness()).toBeDefined();
});

test('no shared cache keeps a page beyond the moment at which an article leaves the site', () => {
  expect(site(at(601)).caching.freshness()).toEqual({ fresh: 300, whileRevalidating: 30, ifError: 300 });
  expect(site(at(11)).caching.freshness()).toEqual({ fresh: 10, whileRevalidating: 0, ifError: 0 });
  expect(site(at(1)).caching.freshness()).toBeUndefined();
  const { caching, clock } = site(at(601));
  clock.at = 500_000;
  caching.confirm(500_000);
  expect(caching.freshness()).toEqual({ fresh: 100, whileRevalidating: 0, ifError: 0 });
});

test('before the schedule has been read, no shared cache keeps anything', () => {
  const caching = new SharedCaching({ monotonic: () => 0, now: () => 0 });
  caching.confirm(0);
  expect(caching.freshness()).toBeUndefined();
});

test('a page in memory leaves with what holds at that moment', async () => {
  const { caching, clock } = site(at(86_702));
  const cache = new PageCache(1024 * 1024, {}, caching);
  const page = { html: new TextEncoder().encode('<p>News</p>'), isShared: true };
  await cache.put('/en', page, cache.generation);
  const headers = () => cache.match('/en', new Request('http://localhost/en'))?.headers;
  expect(headers()?.get('cache-control')).toBe(
    'public, max-age=0, must-revalidate, s-maxage=300, stale-while-revalidate=30, stale-if-error=86400',
  );
  expect(headers()?.get('cdn-cache-control')).toBe(
    'public, max-age=300, stale-while-revalidate=30, stale-if-error=86400',
  );
  expect(headers()?.get('surrogate-control')).toBe('max-age=300, stale-while-revalidate=30, stale-if-error=86400');
  expect([headers()?.get('surrogate-key'), headers()?.get('cache-tag')]).toEqual(['pages', 'pages']);
  clock.at = 1000;
  expect(headers()?.get('cache-control')).toEndWith('s-maxage=300, stale-while-revalidate=30, stale-if-error=86400');
  clock.at = 2000;
  expect(headers()?.get('cache-control')).toEndWith('s-maxage=300, stale-while-revalidate=30, stale-if-error=86399');
  clock.at = 9000;
  expect(headers()?.get('cache-control')).toBe('no-cache');
  expect(headers()?.get('surrogate-key')).toBeNull();
});

let world: World;
let article: number;
let draft: number;
beforeAll(async () => {
  world = await openWorld({
    purges: { endpoints: ['http://127.0.0.1:9/'], method: 'PURGE', by: 'everything', header: undefined, siteUrl: '' },
  });
  await world.reset();
  article = await world.publish();
  draft = await world.draft();
});
afterAll(() => world.close());

/** The second answer: the first one fills the memory. */
async function twice(path: string, headers: Record<string, string> = {}): Promise<Response> {
  await (await world.get(path, headers)).arrayBuffer();
  await world.cache.settled();
  await world.staleness.check();
  return world.get(path, headers);
}

const maySharedCachesKeep = ({ headers }: Response) => /s-maxage|^public/.test(headers.get('cache-control') ?? '');

test('of all pages, shared caches may keep those that are the same for everybody, are found by search engines and hold no token', async () => {
  const kept: string[] = [];
  for (const { path } of everyAddress(article)) {
    const answer = await twice(path);
    const html = await answer.text();
    if (!maySharedCachesKeep(answer)) continue;
    kept.push(path);
    expect([path, answer.status, answer.headers.get('set-cookie')]).toEqual([path, 200, null]);
    expect([path, /name="robots"|name="token"|nonce=/.test(html)]).toEqual([path, false]);
  }
  expect(kept).toContain('/en');
  expect(kept).toContain('/id/berita');
  expect(kept).toContain(`/en/read-news/${article}`);
  expect(kept.filter((path) => /kontak|contact|baik|search|cari|saved|tersimpan/.test(path))).toEqual([]);
});

test('a session, a draft, a search, a missing page and a page for slow lines leave nothing in shared caches', async () => {
  const staff = await world.signedIn();
  const asked: [string, Record<string, string>?][] = [
    [`/en/preview/read-news/${draft}`, staff],
    [`/en/read-news/${draft}`],
    [`/en/read-news/${draft}`, staff],
    ['/en/search?q=alumina'],
    ['/en/news?q=alumina'],
    ['/en/no-such-page'],
    ['/en/about', { 'save-data': 'on' }],
    ['/backend/dashboard', staff],
    ['/backend/login'],
    ['/api/articles'],
    ['/ready'],
    ['/'],
  ];
  for (const [path, headers] of asked) {
    const answer = await twice(path, headers);
    expect([path, maySharedCachesKeep(answer)]).toEqual([path, false]);
  }
  const search = await world.get('/en/search?q=alumina');
  expect(search.headers.get('cache-control')).toBe('private, no-store');
});
