import { beforeEach, describe, expect, test } from 'bun:test';
import { assets, missedAddresses, redirects } from '../../src/db/schema/index.ts';
import { openApplication } from '../support/application/application.ts';
import { loggedEntries } from '../support/application/command-site.ts';
import { only, parseHtml, textOf } from '../support/html.ts';
import { countSpent } from '../support/requests/spent.ts';
import { freshWorld } from '../support/world.ts';

const world = await freshWorld();
let staff: { cookie: string };
beforeEach(async () => {
  staff = await world.signedIn(['editor']);
});

async function create(path: string, target: string, replaces?: string) {
  const body = JSON.stringify({ path, target, replaces });
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

  test('that is made, changed or deleted is so on another node when that compares its epoch, every second', async () => {
    const { database, place, log } = world;
    const other = await openApplication({ database, dataDirectory: place.dataDirectory, log });
    const there = async () => {
      await other.staleness.check();
      return (await other.served.answer(new Request('http://localhost/old'))).headers.get('location');
    };
    try {
      expect(await there()).toBe(null);
      const { body } = await create('/old', '/en/news');
      expect(await there()).toBe('/en/news');
      await create('/old', '/en/products', '/en/news');
      expect(await there()).toBe('/en/products');
      await submit(`/backend/redirects/${body.id}/delete`);
      expect(await there()).toBe(null);
    } finally {
      await other.close();
    }
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
    ['/old', '/en/read-news/999', 'target: There is no page at this address'],
    ['/old', '/en/read-news/first-vessel', 'target: There is no page at this address'],
    ['/old', '/en/preview/read-news/999', 'target: There is no page at this address'],
    ['/old', '/assets/nothing.pdf', 'target: There is no page at this address'],
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

  test('leads to an article until that is deleted, public or not yet, and to a file', async () => {
    const [deleted, draft] = [await world.publish(), await world.draft()];
    expect((await create('/old', `/en/read-news/${deleted}`)).status).toBe(201);
    await world.handle(`/api/backend/articles/${deleted}`, { method: 'DELETE', headers: staff });
    const { status, body } = await create('/older', `/en/read-news/${deleted}`);
    expect([status, body.error]).toEqual([400, 'There is no page at this address. (target)']);
    const form = await submit('/backend/redirects/new', { path: '/older', target: `/en/read-news/${deleted}` });
    expect(textOf(only(parseHtml(await form.text()), '#target-error'))).toBe('There is no page at this address.');
    expect((await create('/older', `/en/read-news/${draft}`)).status).toBe(201);
    const path = '/assets/lama.pdf';
    const file = { name: 'Lama', filename: 'lama.pdf', path, category: 'reports', mediaType: 'document', size: 1 };
    await world.db.insert(assets).values(file);
    expect((await create('/oldest', path)).status).toBe(201);
  });

  test('leads to no other one, in either order', async () => {
    const [one, other, gone] = [await world.draft(), await world.draft(), await world.draft()];
    await create(`/en/read-news/${gone}`, `/en/read-news/${one}`);
    expect((await create('/old', `/en/read-news/${gone}`)).body.error).toMatch(/^Another redirect uses.*\(target\)$/);
    expect((await create(`/en/read-news/${one}`, '/en')).body.error).toMatch(/^Another redirect uses.*\(path\)$/);
    const both = await Promise.all([
      create(`/id/baca-berita/${one}`, `/id/baca-berita/${other}`),
      create(`/id/baca-berita/${other}`, `/id/baca-berita/${one}`),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 400]);
  });

  test('gets another target from its list, unless it has one by now that its editor has not seen', async () => {
    await create('/old', '/en/news');
    const list = await world.html('/backend/redirects', 200, staff);
    const link = only(list, 'a[aria-label="Change the redirect /old"]').getAttribute('href') ?? '';
    const form = await world.html(link, 200, staff);
    const shown = (page: typeof form) =>
      ['path', 'target', 'replaces'].map((name) => only(page, `[name="${name}"]`).getAttribute('value'));
    expect(shown(form)).toEqual(['/old', '/en/news', '/en/news']);
    expect((await create('/Old/', '/en/products', '/en/news')).body).toMatchObject({ target: '/en/products' });
    const fields = { path: '/old', target: '/en/contact' };
    const late = await submit('/backend/redirects/new', { ...fields, replaces: '/en/news' });
    const again = parseHtml(await late.text());
    expect([late.status, ...shown(again)]).toEqual([422, '/old', '/en/contact', '/en/products']);
    expect(textOf(only(again, '#path-error'))).toContain('leads to /en/products already');
    expect(await create('/old', '/en/contact')).toMatchObject({ status: 409, body: { field: 'path' } });
    await submit('/backend/redirects/new', { ...fields, replaces: '/en/products' });
    expect(await answerOf('/old')).toEqual([301, '/en/contact']);
    const log = await loggedEntries(world.db);
    expect(log.slice(-2).map(({ description }) => description)).toContain('Updated redirect "/old → /en/contact"');
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

  test('of a flood cost no query each, and displace neither what is asked for often nor what is asked for twice', async () => {
    await world.get('/nothing');
    const counted = countSpent(world.database);
    const flood = async (name: string) => {
      for (let number = 0; number < 100; number += 1) await world.get(`/${name}-${number}`);
    };
    try {
      const { spent } = await counted.during(async () => {
        for (let times = 0; times < 2; times += 1) await world.get('/twice');
        await flood('invented');
      });
      expect(spent.queries).toBe(0);
    } finally {
      counted.stop();
    }
    const first = await missed();
    expect(first).toHaveLength(60);
    expect(first).toContainEqual(['/twice', 2]);
    const old = (name: string, length: number, count: number) =>
      Array.from({ length }, (_, index) => ({ path: `/${name}-${index}`, count, lastAt: new Date(index) }));
    await world.db.insert(missedAddresses).values([...old('often', 10, 9), ...old('once', 600, 1)]);
    await world.get('/newest');
    const kept = await missed();
    expect(kept).toHaveLength(500);
    for (const one of [
      ['/newest', 1],
      ['/twice', 2],
      ['/often-0', 9],
    ])
      expect(kept).toContainEqual(one);
    expect(kept).not.toContainEqual(['/once-0', 1]);
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
    expect(only(again, '[name="replaces"]').getAttribute('value')).toBe('');
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
