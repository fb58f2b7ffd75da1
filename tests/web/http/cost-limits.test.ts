import { heapStats } from 'bun:jsc';
import { afterEach, beforeEach, describe, expect, setSystemTime, test } from 'bun:test';
import { CostLimits } from '../../../src/web/http/cost-limits.ts';
import { loggedEntries } from '../../support/application/command-site.ts';
import { parseHtml } from '../../support/html.ts';
import { freshWorld } from '../../support/world.ts';

const world = await freshWorld();
beforeEach(async () => {
  // Nothing is allowed again before the test says so.
  setSystemTime(new Date());
});
afterEach(() => void setSystemTime());

const visitor = '203.0.113.9';
/** Reads the whole answer: a page that is streamed costs until its end. */
async function ask(path: string, from = visitor, headers: Record<string, string> = {}): Promise<Response> {
  const answer = await world.get(path, { 'x-forwarded-for': from, ...headers });
  return new Response(await answer.text(), answer);
}

async function statusesOf(count: number, path: string, from?: string, headers?: Record<string, string>) {
  const statuses: number[] = [];
  for (let request = 0; request < count; request += 1) statuses.push((await ask(path, from, headers)).status);
  return statuses;
}

test.each([
  ['/api/search?q=a', 60],
  ['/id/cari?q=a', 60],
  ['/en/search?q=a', 60],
  ['/id/berita?q=a', 60],
  ['/en/saved-news?ids=1', 120],
  ['/api/assets', 120],
  ['/api/articles', 120],
  ['/sitemap.xml', 120],
  ['/en/news/atom.xml', 120],
  ['/en/preview/news', 120],
  ['/en/contact', 120],
])('%s is answered %i times at once for one network, others are not refused', async (path, burst) => {
  const statuses = await statusesOf(burst + 1, path);
  expect(statuses.slice(0, burst)).toEqual(Array(burst).fill(200));
  expect(statuses.at(-1)).toBe(429);
  expect((await ask(path, '203.0.113.10')).status).toBe(200);
  setSystemTime(new Date(Date.now() + 1000));
  expect((await ask(path)).status).toBe(200);
});

test('the refusal says when to ask again: to programs as JSON, to visitors as a page in their language', async () => {
  await statusesOf(60, '/api/search?q=a');
  const asJson = await ask('/api/search?q=a');
  expect(asJson.headers.get('retry-after')).toBe('1');
  expect(await asJson.json()).toEqual({
    error: 'Too many requests. Please wait before you try again.',
    requestId: expect.any(String),
  });
  for (const [path, title] of [
    ['/id/cari?q=a', 'Mohon tunggu sebentar'],
    ['/en/search?q=a', 'Please wait a moment'],
  ] as const) {
    const page = await ask(path);
    expect([page.status, page.headers.get('retry-after')]).toEqual([429, '1']);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(parseHtml(await page.text()).querySelector('h1')?.text).toBe(title);
  }
});

describe('exports of staff', () => {
  const paths = ['/backend/logs/export.csv', '/backend/messages/export.csv'];
  const take = async (path: string, { cookie }: { cookie?: string }, from = visitor) => {
    const headers = { 'x-forwarded-for': from, 'accept-language': 'en', ...(cookie && { cookie }) };
    const answer = await world.handle(path, { method: 'POST', headers });
    return new Response(await answer.text(), answer);
  };

  test('are bounded for each account, with a screen of the back-office', async () => {
    const [sari, budi] = [await world.signedIn(), await world.signedIn()];
    for (const path of paths) {
      for (let file = 0; file < 5; file += 1) expect((await take(path, sari)).status).toBe(200);
    }
    const known = (await loggedEntries(world.db)).length;
    const refused = await take('/backend/logs/export.csv', sari);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5']);
    expect(await refused.text()).toContain('There are too many requests of this kind right now.');
    expect((await take('/backend/logs/export.csv', sari, '198.51.100.7')).status).toBe(429);
    expect((await loggedEntries(world.db)).slice(known)).toMatchObject([
      { description: 'Change of activity log: limit reached', status: 'failed', errorMessage: 'Too many attempts' },
    ]);
    expect((await take('/backend/logs/export.csv', budi)).status).toBe(200);
  });

  test('are not used up by requests without a session, from another site or without the permission', async () => {
    const [sari, writer] = [await world.signedIn(), await world.signedIn(['writer'])];
    for (let request = 0; request < 30; request += 1) {
      expect((await take('/backend/logs/export.csv', {})).status).toBe(303);
      expect((await take('/backend/logs/export.csv', writer)).status).toBe(403);
      const headers = { ...sari, 'x-forwarded-for': visitor, 'sec-fetch-site': 'cross-site' };
      expect((await world.handle('/backend/logs/export.csv', { method: 'POST', headers })).status).toBe(403);
    }
    expect((await take('/backend/logs/export.csv', sari)).status).toBe(200);
  });

  test('that are refused as invalid, or fail, give their place back', async () => {
    const sari = await world.signedIn();
    for (let request = 0; request < 5; request += 1) {
      expect((await take('/backend/privacy/99/data.json', sari)).status).toBe(404);
    }
    expect((await take('/backend/logs/export.csv', sari)).status).toBe(200);
  });
});

test('an IPv6 /48 is one network, and pages from memory are not limited', async () => {
  const statuses: number[] = [];
  for (let part = 1; part <= 61; part += 1) {
    statuses.push((await ask('/api/search?q=a', `2001:db8:1:${part}::1`)).status);
  }
  expect(statuses).toEqual([...Array(60).fill(200), 429]);
  expect(await statusesOf(200, '/en')).toEqual(Array(200).fill(200));
});

test('seven searches of one network at the same moment: the seventh is asked to wait', async () => {
  const answers = await Promise.all(Array.from({ length: 7 }, () => ask('/api/search?q=alumina')));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 200, 429]);
});

test('a request whose end is never noticed counts for thirty seconds and is then let go', () => {
  const limits = new CostLimits({ search: { burst: 5000, perMinute: 300, atOnce: 2000, atOnceInAll: 2000 } });
  const begin = (now: number) => limits.begin('search', visitor, new Request('http://site.example/'), now);
  const requests = () => {
    Bun.gc(true);
    return heapStats().objectTypeCounts.Request ?? 0;
  };
  const before = requests();
  for (let count = 0; count < 2000; count += 1) expect(begin(0)).toBeUndefined();
  expect(begin(29_999)).toEqual({ status: 503, seconds: 2 });
  expect(requests() - before).toBeGreaterThanOrEqual(2000);
  expect(begin(30_000)).toBeUndefined();
  expect(requests() - before).toBeLessThan(1000);
});

test('when all networks together search too much at the same moment, the rest is told to come back in two seconds', async () => {
  const answers = await Promise.all(
    Array.from({ length: 26 }, (_, network) => ask('/api/search?q=alumina', `198.51.100.${network}`)),
  );
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.map(({ headers }) => headers.get('retry-after'))).toEqual(['2', '2']);
});
