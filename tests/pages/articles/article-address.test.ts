import { describe, expect, test } from 'bun:test';
import { saveArticle } from '../../../src/domain/articles/save.ts';
import type { Language } from '../../../src/i18n/site/language.ts';
import { only, type ParsedPage } from '../../support/html.ts';
import { anyActor } from '../../support/people.ts';
import { countSpent } from '../../support/requests/spent.ts';
import { freshWorld } from '../../support/world.ts';

const world = await freshWorld();

const vessel = () => world.publish({ title: { id: 'Kapal pertama', en: 'First vessel' } });

async function rename(id: number, language: Language, slug: string): Promise<void> {
  const detail = { language, slug, title: 'Renamed', content: '<p>Text</p>', excerpt: null, metaDescription: null };
  await saveArticle(world.staleness, anyActor, id, { details: [detail] });
}

async function answerOf(path: string, headers: Record<string, string> = {}) {
  const { status, headers: sent } = await world.get(path, headers);
  return [status, sent.get('location') ?? sent.get('cache-control')];
}

const canonicalOf = (page: ParsedPage) => only(page, 'link[rel="canonical"]').getAttribute('href');
const linksOf = (page: ParsedPage) =>
  page
    .querySelectorAll('main a')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((address) => /baca-berita|read-news/.test(address));

describe('the address of an article', () => {
  test('has its slug in the language of the page, everywhere that names it', async () => {
    const id = await vessel();
    const [indonesian, english] = [`/id/baca-berita/${id}-kapal-pertama`, `/en/read-news/${id}-first-vessel`];
    const page = await world.html(`${english}?complete=1`);
    expect(canonicalOf(page)).toBe(world.siteUrl + english);
    const alternates = page
      .querySelectorAll('link[rel="alternate"][hreflang]')
      .map((link) => link.getAttribute('href'));
    expect(alternates).toEqual([indonesian, english, indonesian].map((path) => world.siteUrl + path));
    expect(only(page, 'meta[property="og:url"]').getAttribute('content')).toBe(world.siteUrl + english);
    const switches = page.querySelectorAll('a[hreflang="id-ID"]').map((link) => link.getAttribute('href'));
    expect(new Set(switches)).toEqual(new Set([indonesian]));
    expect(page.innerHTML).toContain(`"mainEntityOfPage":"${world.siteUrl}${english}"`);
    expect(decodeURIComponent(only(page, 'a[href^="mailto:?"]').getAttribute('href') ?? '')).toEndWith(english);
    for (const list of ['/en', '/en/news', '/en/publications', `/en/saved-news?ids=${id}`, '/en/search?q=vessel'])
      expect({ list, links: linksOf(await world.html(list)) }).toEqual({
        list,
        links: expect.arrayContaining([english]),
      });
    for (const [path, address] of [
      ['/id/berita/atom.xml', indonesian],
      ['/sitemap.xml?part=articles-1', english],
      ['/sitemap.xml?part=articles-1', indonesian],
    ] as const)
      expect(await (await world.get(path)).text()).toContain(world.siteUrl + address);
    expect(linksOf(await world.html('/en/preview/news'))).toContain(`/en/preview/read-news/${id}-first-vessel`);
  });

  test('answers with the number alone too, and names the canonical one', async () => {
    const id = await vessel();
    expect(await answerOf(`/id/baca-berita/${id}`)).toEqual([200, 'no-cache']);
    expect(canonicalOf(await world.html(`/id/baca-berita/${id}`))).toBe(
      `${world.siteUrl}/id/baca-berita/${id}-kapal-pertama`,
    );
    expect(await answerOf(`/baca-berita/${id}`)).toEqual([301, `/id/baca-berita/${id}`]);
  });

  test.each([
    ['an earlier one', 'kapal-lama'],
    ['another case', 'KAPAL-PERTAMA'],
    ['a hyphen behind it', 'kapal-pertama-'],
    ['an escaped space', 'kapal%20pertama'],
    ['nothing', ''],
    ['a hyphen', '-'],
    ['SQL', '%27%20or%201=1'],
    ['another letter', 'é'],
    ['a very long one', 'x'.repeat(1500)],
  ])('with another slug, %s, is one permanent redirect that no cache keeps', async (_what, slug) => {
    const id = await vessel();
    const target = `/id/baca-berita/${id}-kapal-pertama`;
    const answer = await world.get(`/id/baca-berita/${id}-${slug}?utm_source=x`);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, `${target}?utm_source=x`]);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(await answerOf(`/baca-berita/${id}-${slug}`)).toEqual([301, target]);
    expect(await answerOf(`/id/read-news/${id}-${slug}`)).toEqual([301, target]);
  });

  test('in any spelling is one redirect, with its query, and never leads to another site', async () => {
    const id = await vessel();
    const [indonesian, english] = [`/id/baca-berita/${id}-kapal-pertama`, `/en/read-news/${id}-first-vessel`];
    for (const [path, target] of [
      [`/id/baca-berita/${id}-lama/`, indonesian],
      [`/ID/Baca-Berita/${id}-LAMA//`, indonesian],
      [`//baca-berita//${id}-lama/`, indonesian],
      [`/READ-NEWS/${id}-old/`, indonesian],
      [`/en/baca-berita/${id}-lama/`, english],
      [`/EN/read-news/${id}-first-vessel/`, english],
      [`/en/read-news/${id}-${'x'.repeat(1500)}/`, english],
      [`/en/read-news/${id}-%2f%2Fevil.example/`, `/en/read-news/${id}-%2f%2Fevil.example`],
      [`/en/read-news/${id}-%5c%5cevil.example/`, english],
      [`/en/read-news/${id}/`, `/en/read-news/${id}`],
      [`/EN/Preview/Read-News/${id}-old/`, `/en/preview/read-news/${id}-first-vessel`],
      ['/EN/News/', '/en/news'],
      ['/BERITA/', '/id/berita'],
      ['/EN/Baik-Culture/', '/en/baik-culture'],
    ] as const) {
      const { status, headers } = await world.get(`${path}?utm_source=x`);
      expect([path, status, headers.get('location')]).toEqual([path, 301, `${target}?utm_source=x`]);
    }
    for (const [path, cached] of [
      [`/en/read-news/${id}-old/`, 'no-cache'],
      [`/en/preview/read-news/${id}-old/`, 'private, no-store'],
    ] as const)
      expect((await world.get(path)).headers.get('cache-control')).toBe(cached);
    for (const slug of ['%00', '%ff', '%0d%0aSet-Cookie:a', 'x'.repeat(2100)])
      expect((await world.get(`/en/read-news/${id}-${slug}/`)).status).toBe(400);
    expect(await answerOf(`/EN//read-news/${id}-old/../../..//evil.example/`)).toEqual([301, '/EN/evil.example']);
  });

  test('follows a changed slug, and leads back when it is changed back', async () => {
    const id = await vessel();
    const [first, second] = [`/en/read-news/${id}-first-vessel`, `/en/read-news/${id}-second`];
    await rename(id, 'en', 'second');
    expect([await answerOf(first), await answerOf(second)]).toEqual([
      [301, second],
      [200, 'no-cache'],
    ]);
    await rename(id, 'en', 'first-vessel');
    expect([await answerOf(first), await answerOf(second)]).toEqual([
      [200, 'no-cache'],
      [301, first],
    ]);
  });

  test('in a preview leads to the slug of the draft, and is stored nowhere', async () => {
    const id = await world.draft({ title: 'Not yet said' });
    const staff = await world.signedIn();
    const address = `/en/preview/read-news/${id}-not-yet-said`;
    expect(await answerOf(address, staff)).toEqual([200, 'private, no-store']);
    for (const other of [`/en/preview/read-news/${id}-old`, `/en/Preview/read-news/${id}-old`]) {
      const { status, headers } = await world.get(other, staff);
      expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([
        301,
        address,
        'private, no-store',
      ]);
    }
    expect((await world.get(`/en/preview/read-news/${id}-old`)).status).toBe(404);
    expect((await world.get(`/en/read-news/${id}-old`, staff)).status).toBe(404);
  });

  test('shows a slug of other letters as plain ones, and a slug without any as the number', async () => {
    const id = await vessel();
    for (const [slug, name] of [
      ['Über Café 5', `${id}-uber-cafe-5`],
      ['//..//', `${id}-renamed`],
      ['第一艘', String(id)],
      [`${'word-'.repeat(25)}end`, `${id}-${'word-'.repeat(20).slice(0, -1)}`],
    ] as const) {
      await rename(id, 'en', slug);
      expect(canonicalOf(await world.html(`/en/read-news/${id}`))).toBe(`${world.siteUrl}/en/read-news/${name}`);
      expect(await answerOf(`/en/read-news/${name}`)).toEqual([200, 'no-cache']);
    }
  });

  test('in a language that it lacks has the slug of the text that is shown', async () => {
    const id = await world.publish({ title: { id: 'Hanya Indonesia' } });
    expect(await answerOf(`/en/read-news/${id}-old`)).toEqual([301, `/en/read-news/${id}-hanya-indonesia`]);
    expect(canonicalOf(await world.html(`/en/read-news/${id}-hanya-indonesia`))).toBe(
      `${world.siteUrl}/id/baca-berita/${id}-hanya-indonesia`,
    );
  });

  test('of invented slugs neither fills the memory nor is rendered', async () => {
    const id = await vessel();
    await world.get(`/en/read-news/${id}-first-vessel`);
    await world.cache.settled();
    const before = world.cache.size;
    for (let number = 0; number < 20; number += 1) await world.get(`/en/read-news/${id}-invented-${number}`);
    await world.cache.settled();
    expect(world.cache.size).toEqual(before);
  });
});

describe('a link in a text', () => {
  test('leads straight to the present slug, with one query for all of them', async () => {
    const [target, hidden] = [await vessel(), await world.draft()];
    const link = (address: string) => `<a href="${address}">x</a>`;
    const given = [
      `/id/baca-berita/${target}-lama?a=1&amp;b=2#bagian`,
      `/en/read-news/${target}`,
      `/read-news/${target}-old`,
      `${world.siteUrl}/en/read-news/${target}-old`,
      `/en/read-news/${hidden}-a`,
      '/en/news',
      `https://other.example/en/read-news/${target}-old`,
    ];
    const id = await world.publish({ title: 'Linking', content: `<p>${given.map(link).join(' ')}</p>` });
    const expected = [
      `/id/baca-berita/${target}-kapal-pertama?a=1&amp;b=2#bagian`,
      `/en/read-news/${target}-first-vessel`,
      `/id/baca-berita/${target}-kapal-pertama`,
      `${world.siteUrl}/en/read-news/${target}-first-vessel`,
      ...given.slice(4),
    ];
    const shown = async (path: string) => {
      const page = await world.html(path);
      return [...only(page, '.prose-article').innerHTML.matchAll(/href="([^"]*)"/g)].map(([, address]) => address);
    };
    expect(await shown(`/en/read-news/${id}?complete=1`)).toEqual(expected);
    expect(await (await world.get('/en/news/atom.xml')).text()).toContain(
      `href=&quot;${world.siteUrl}/id/baca-berita/${target}-kapal-pertama?`,
    );
    const without = await world.publish({ title: 'Without', content: '<p>Nothing</p>' });
    const counted = countSpent(world.database);
    try {
      const queries = async (article: number) =>
        (await counted.during(() => world.get(`/en/preview/read-news/${article}`))).spent.queries;
      await world.cache.settled();
      expect((await queries(id)) - (await queries(without))).toBe(1);
    } finally {
      counted.stop();
    }
  });
});
