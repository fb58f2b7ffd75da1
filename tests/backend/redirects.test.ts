import { beforeEach, describe, expect, test } from 'bun:test';
import { missedAddresses, redirects } from '../../src/db/schema/index.ts';
import { loggedEntries } from '../support/application/command-site.ts';
import { only, parseHtml, textOf } from '../support/html.ts';
import { countSpent } from '../support/requests/spent.ts';
import { freshWorld } from '../support/world.ts';

const world = await freshWorld();
let staff: { cookie: string };
beforeEach(async () => {
  staff = await world.signedIn(['editor']);
});

async function create(path: string, target: string) {
  const body = JSON.stringify({ path, target });
  const headers = { ...staff, 'content-type': 'application/json' };
  const answer = await world.handle('/api/backend/redirects', { method: 'POST', headers, body });
  return {
    status: answer.status,
    body: (await answer.json()) as { id: number; path: string; target: string; error: string },
  };
}
const submit = (path: string, fields: Record<string, string> = {}) =>
  world.handle(path, { method: 'POST', headers: staff, body: new URLSearchParams(fields) });
async function answerOf(path: string) {
  const { status, headers } = await world.get(path);
  return [status, headers.get('location')];
}
const missed = async () => {
  await world.redirects.writeCounts();
  const rows = await world.db.select().from(missedAddresses).orderBy(missedAddresses.path);
  return rows.map(({ path, count }) => [path, count]);
};

describe('a redirect', () => {
  test('leads on from an address that nothing answers, in any spelling, and is counted', async () => {
    expect(await create(`${world.siteUrl}/Produk-Lama/?a=1`, '/id/produk')).toMatchObject({
      status: 201,
      body: { path: '/produk-lama', target: '/id/produk' },
    });
    for (const path of ['/produk-lama', '/PRODUK-lama', '/produk%2Dlama'])
      expect([path, ...(await answerOf(`${path}?utm_source=x`))]).toEqual([path, 301, '/id/produk?utm_source=x']);
    const { headers } = await world.handle('/produk-lama', { method: 'HEAD' });
    expect([headers.get('location'), headers.get('cache-control')]).toEqual(['/id/produk', 'no-cache']);
    await world.redirects.writeCounts();
    expect((await world.db.select().from(redirects))[0]).toMatchObject({ hits: 4, lastHitAt: expect.any(Date) });
    expect(await missed()).toEqual([]);
  });

  test('is one redirect from any spelling, to the present slug of an article', async () => {
    const id = await world.publish({ title: { id: 'Kapal pertama', en: 'First vessel' } });
    const target = `/en/read-news/${id}-first-vessel`;
    await create('/lama', `/EN/Baca-Berita//${id}-old/`);
    await create(`/id/baca-berita/${id + 1}`, `${world.siteUrl}/en/news/?page=2`);
    for (const [path, location] of [
      ['/lama?a=1', `${target}?a=1`],
      ['//Lama/?a=1', `${target}?a=1`],
      [`/BACA-BERITA/${id + 1}-lama/?a=1`, '/en/news?page=2'],
      [`/read-news/${id + 1}`, '/en/news?page=2'],
    ] as const)
      expect([path, ...(await answerOf(path))]).toEqual([path, 301, location]);
    await world.redirects.writeCounts();
    const hits = await world.db.select({ hits: redirects.hits }).from(redirects).orderBy(redirects.id);
    expect(hits.map((row) => row.hits)).toEqual([2, 2]);
  });

  test('takes over from files and articles that are gone, under any slug', async () => {
    const id = await world.publish();
    expect((await create(`/id/baca-berita/${id}-any`, '/id/berita')).body.error).toContain('There is a page');
    await world.handle(`/api/backend/articles/${id}`, { method: 'DELETE', headers: staff });
    expect(await answerOf(`/id/baca-berita/${id}`)).toEqual([410, null]);
    expect((await create(`/id/baca-berita/${id}-any`, '/id/berita')).body.path).toBe(`/id/baca-berita/${id}`);
    await create('/assets/old.pdf', '/en/annual-reports#list');
    expect(await answerOf(`/id/baca-berita/${id}-another`)).toEqual([301, '/id/berita']);
    expect(await answerOf(`/en/read-news/${id}`)).toEqual([410, null]);
    expect(await answerOf('/assets/old.pdf?x=1')).toEqual([301, '/en/annual-reports#list']);
  });

  test('never hides what is there, and ends when it is deleted', async () => {
    const id = await world.draft();
    const { body } = await create(`/en/read-news/${id}`, '/en/news');
    expect(await answerOf(`/en/read-news/${id}`)).toEqual([301, '/en/news']);
    await world.db.insert(redirects).values({ path: '/en/news', target: '/en', createdBy: 'sari' });
    world.redirects.forget();
    expect(await answerOf('/en/news')).toEqual([200, null]);
    expect((await submit(`/backend/redirects/${body.id}/delete`)).status).toBe(303);
    expect(await answerOf(`/en/read-news/${id}`)).toEqual([404, null]);
  });

  test.each([
    ['/old', 'https://evil.example/', 'target: Write an address of this site'],
    ['/old', '//evil.example', 'target: Write an address of this site'],
    ['/old', '/\\evil.example', 'target: Write an address of this site'],
    ['/old', 'javascript:alert(1)', 'target: Write an address of this site'],
    ['https://evil.example/old', '/en', 'path: Write an address of this site'],
    ['/old%00a', '/en', 'path: Write an address of this site'],
    ['/old', '/assets/a%0d%0ab.pdf', 'target: Write an address of this site'],
    ['/old', '/en/nothing', 'target: There is no page at this address'],
    ['/old', '/old', 'target: There is no page at this address'],
    ['/en/read-news/9-a', '/en/read-news/9', 'target: This address leads to itself'],
    ['/en/news', '/en', 'path: There is a page at this address'],
    ['/Berita', '/en', 'path: There is a page at this address'],
    ['/', '/en', 'path: Addresses of the back-office'],
    ['/backend/old', '/en', 'path: Addresses of the back-office'],
    ['/old', '/api/articles', 'target: Addresses of the back-office'],
    ['/lapor', '/en', 'path: Addresses of the back-office'],
    ['/old', '/id/budaya-baik', 'target: Addresses of the back-office'],
    ['/old', `/en/news?q=${'x'.repeat(500)}`, 'target'],
    ['', '/en', 'path'],
  ])('from "%s" to "%s" is refused: %s', async (path, target, problem) => {
    const { status, body } = await create(path, target);
    const [field = '', text = ''] = problem.split(': ');
    expect([status, body.error]).toEqual([400, expect.stringContaining(text)]);
    expect(body.error).toEndWith(`(${field})`);
  });

  test('leads to no other one, in either order, and is made once', async () => {
    await create('/en/read-news/8', '/en/read-news/9');
    expect((await create('/en/read-news/8-x', '/en')).body.error).toContain('redirected already');
    expect((await create('/old', '/en/read-news/8')).body.error).toMatch(/^Another redirect uses.*\(target\)$/);
    expect((await create('/en/read-news/9', '/en')).body.error).toMatch(/^Another redirect uses.*\(path\)$/);
    const both = await Promise.all([
      create('/id/baca-berita/5', '/id/baca-berita/6'),
      create('/id/baca-berita/6', '/id/baca-berita/5'),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 400]);
  });
});

describe('missing addresses', () => {
  test('are counted by their path, and not those of scanners, programs, staff, secrets and the report channel', async () => {
    for (const path of ['/lama', '/Lama/', '/lama?nama=x', '/id/tidak-ada', '/en/read-news/999-x']) {
      const { headers } = await world.get(path);
      const moved = headers.get('location');
      if (moved) await world.get(moved);
    }
    for (const path of [
      ...['/wp-login.php', '/.env', '/en/.git/config', '/backup.zip', '/static/old.js', '/api/none', '/backend/none'],
      '/social/3-id-0123456789abcdef.jpg',
      ...['/id/budaya-bai', '/en/baik-kultur', '/lapor', '/id/whistleblowing', '/en/pengaduan'],
      ...[`/en/a@b.example`, `/en/${'a1'.repeat(16)}`, '/id/preview/link/abc', '/en/123-456-789-012'],
    ])
      await world.get(path);
    expect(await missed()).toEqual([
      ['/en/read-news/999', 1],
      ['/id/tidak-ada', 1],
      ['/lama', 3],
    ]);
  });

  test('of a flood cost no query each, and the newest 500 remain', async () => {
    await world.get('/nothing');
    const counted = countSpent(world.database);
    try {
      const { spent } = await counted.during(async () => {
        for (let number = 0; number < 100; number += 1) await world.get(`/nothing-${number}`);
      });
      expect(spent.queries).toBe(0);
    } finally {
      counted.stop();
    }
    expect(await missed()).toHaveLength(60);
    const old = Array.from({ length: 600 }, (_, index) => ({
      path: `/old-${index}`,
      count: 1,
      lastAt: new Date(index),
    }));
    await world.db.insert(missedAddresses).values(old);
    await world.get('/newest');
    const kept = await missed();
    expect(kept).toHaveLength(500);
    expect(kept).toContainEqual(['/newest', 1]);
    expect(kept).not.toContainEqual(['/old-0', 1]);
  });

  test('are turned into a redirect from their list, and both lists are exported', async () => {
    await world.get('/halaman-lama');
    await missed();
    const list = await world.html('/backend/redirects/missed', 200, staff);
    const link = only(list, 'a[aria-label="Make a redirect: /halaman-lama"]').getAttribute('href') ?? '';
    const form = await world.html(link, 200, staff);
    expect(only(form, '#path').getAttribute('value')).toBe('/halaman-lama');
    const refused = await submit('/backend/redirects/new', { path: '/halaman-lama', target: '/id/tidak-ada' });
    const again = parseHtml(await refused.text());
    expect([refused.status, only(again, '#target').getAttribute('value')]).toEqual([422, '/id/tidak-ada']);
    expect(textOf(only(again, 'main'))).toContain('There is no page at this address.');
    const made = await submit('/backend/redirects/new', { path: '/halaman-lama', target: '/id/berita' });
    expect(made.headers.get('location')).toBe('/backend/redirects');
    expect((await loggedEntries(world.db)).map(({ description }) => description)).toContain(
      'Created redirect "/halaman-lama → /id/berita"',
    );
    expect(await missed()).toEqual([]);
    const shown = textOf(only(await world.html('/backend/redirects', 200, staff), 'main'));
    expect(shown).toContain('Showing 1-1 of 1 redirect');
    expect(shown).toContain('/halaman-lama');
    await world.get('/=cmd');
    await missed();
    expect(await (await submit('/backend/redirects/export.csv')).text()).toContain('/halaman-lama,/id/berita,0,,');
    expect(await (await submit('/backend/redirects/missed.csv')).text()).toContain("/'=cmd,1,");
  });
});
