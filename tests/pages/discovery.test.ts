import { describe, expect, test } from 'bun:test';
import { sql } from 'drizzle-orm';
import { parse } from 'node-html-parser';
import { articleDetails, articles as articleRows } from '../../src/db/schema/index.ts';
import { languageCodes } from '../../src/i18n/site/language.ts';
import { allRoutes, endpoints, href, type Route, routes } from '../../src/routes.ts';
import { freshWorld } from '../support/world.ts';

const world = await freshWorld();

async function xml(path: string) {
  const answer = await world.get(path);
  expect(answer.status).toBe(200);
  return parse(await answer.text(), { lowerCaseTagName: false });
}

/** The addresses of all parts of the sitemap but the news, which repeat articles. */
async function locations(): Promise<string[]> {
  const parts = (await xml('/sitemap.xml')).querySelectorAll('sitemap loc').map(({ text }) => new URL(text));
  const pages = parts.filter(({ search }) => search !== '?part=news');
  const listed = await Promise.all(
    pages.map(async ({ pathname, search }) => (await xml(pathname + search)).querySelectorAll('url > loc')),
  );
  return listed.flat().map(({ text }) => text);
}
const article = (id: number, language: 'id' | 'en', slug = 'refinery-reaches-full-capacity') =>
  world.siteUrl + href(routes.articles.show, language, { id: `${id}-${slug}` });

describe('the sitemap', () => {
  test('lists every page in both languages except previews, search and mailbox', async () => {
    const listed = await locations();
    for (const language of languageCodes) {
      expect(listed).toContain(world.siteUrl + href(routes.home.index, language));
      expect(listed).toContain(world.siteUrl + href(routes.baik.index, language));
    }
    expect(listed.join()).not.toMatch(/preview|search|cari|backend|baik-culture.values|budaya-baik.nilai/);
    expect(new Set(listed).size).toBe(listed.length);
  });

  test('lists public articles only, in their languages', async () => {
    const both = await world.publish();
    const one = await world.publish({ title: { id: 'Hanya Indonesia' } });
    const hidden = [await world.draft(), await world.schedule(), await world.archive()];
    const listed = await locations();
    expect(listed).toContain(article(both, 'en'));
    expect(listed).toContain(article(one, 'id', 'hanya-indonesia'));
    expect(listed.filter((address) => address.includes(`/read-news/${one}`))).toEqual([]);
    for (const id of hidden) expect(listed.filter((address) => address.includes(`/baca-berita/${id}-`))).toEqual([]);
  });

  test('has reciprocal alternates for each page', async () => {
    const id = await world.publish();
    const map = await xml('/sitemap.xml?part=articles-1');
    expect(map.querySelector('urlset')?.getAttribute('xmlns')).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
    const alternates = map
      .querySelectorAll('urlset > url')
      .filter((url) => url.toString().includes(article(id, 'id')))
      .map((url) => url.querySelectorAll('xhtml\\:link').map((link) => link.getAttribute('hreflang')));
    expect(alternates).toEqual([
      ['id-ID', 'en-US', 'x-default'],
      ['id-ID', 'en-US', 'x-default'],
    ]);
  });
});

describe('the parts of the sitemap', () => {
  test('are listed by an index: pages, news, and articles by their numbers', async () => {
    await world.publish();
    // The first article of the third part: a part has 2000 numbers.
    await world.db.execute(sql`alter table articles alter column id restart with 4001`);
    await world.publish();
    const parts = (await xml('/sitemap.xml')).querySelectorAll('sitemapindex > sitemap > loc').map(({ text }) => text);
    expect(parts).toEqual([
      'https://www.example.test/sitemap.xml?part=pages',
      'https://www.example.test/sitemap.xml?part=news',
      'https://www.example.test/sitemap.xml?part=articles-1',
      'https://www.example.test/sitemap.xml?part=articles-3',
    ]);
    const third = (await xml('/sitemap.xml?part=articles-3')).querySelectorAll('url > loc').map(({ text }) => text);
    expect(third).toEqual([article(4001, 'id'), article(4001, 'en')]);
  });

  test('without an article do not exist', async () => {
    await world.publish();
    for (const part of ['articles-2', 'articles-0', 'articles-01', 'articles-1e9', 'pictures', ''])
      expect((await world.get(`/sitemap.xml?part=${part}`)).status).toBe(404);
  });

  test('name the pictures of pages and articles', async () => {
    await world.publish({ featuredImage: '/assets/own.webp' });
    const pictures = async (part: string) =>
      (await xml(`/sitemap.xml?part=${part}`)).querySelectorAll('image\\:loc').map(({ text }) => text);
    expect(await pictures('articles-1')).toEqual([
      'https://www.example.test/assets/own.webp',
      'https://www.example.test/assets/own.webp',
    ]);
    const shown = await pictures('pages');
    expect(shown.length).toBeGreaterThan(20);
    expect(shown.every((address) => address.startsWith('https://www.example.test/static/'))).toBe(true);
  });

  test('have the news of the last two days in each language', async () => {
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
    const id = await world.publish({ title: { id: 'Rekor & lagi', en: 'Record' }, publishedAt: hoursAgo(47) });
    await world.publish({ title: 'Old', publishedAt: hoursAgo(49) });
    await world.draft({ title: 'Draft' });
    const news = await xml('/sitemap.xml?part=news');
    expect(news.querySelectorAll('loc').map(({ text }) => text)).toEqual([
      article(id, 'en', 'record'),
      article(id, 'id', 'rekor-lagi'),
    ]);
    expect(news.querySelectorAll('news\\:title').map(({ innerHTML }) => innerHTML)).toEqual([
      'Record',
      'Rekor &amp; lagi',
    ]);
    expect(news.querySelectorAll('news\\:language').map(({ text }) => text)).toEqual(['en', 'id']);
    expect(news.querySelector('news\\:name')?.text).toBe('Khatulistiwa Alumina');
  });

  test('list exactly the pages that search engines may index, but for saved news and confirmations', async () => {
    const listed = (await xml('/sitemap.xml?part=pages')).querySelectorAll('loc').map(({ text }) => text);
    const indexable: string[] = [];
    const unlisted: Route[] = [routes.articles.saved, routes.policies.confirmDataRequest];
    const single = allRoutes.filter((route) => !route.path.id.includes(':') && !unlisted.includes(route));
    for (const route of single) {
      const page = await world.html(href<string>(route, 'en'));
      const canonical = page.querySelector('link[rel="canonical"]')?.getAttribute('href');
      if (!page.querySelector('meta[name="robots"]') && canonical === world.siteUrl + href<string>(route, 'en'))
        indexable.push(canonical);
    }
    expect(listed.filter((address) => /\/en(\/|$)/.test(address))).toEqual(indexable);
  });
});

test('robots may read everything except the back-office and the APIs; previews name their canonical page', async () => {
  const text = await (await world.get(endpoints.robots)).text();
  const closed = [...text.matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path);
  expect(closed).toEqual(['/backend', '/api/']);
  expect(text).toStartWith('User-agent: *\nAllow: /\n');
  expect(text).toContain(`Sitemap: ${world.siteUrl}/sitemap.xml`);
});

describe('the feed', () => {
  test('has the news of its language, newest first, as Atom', async () => {
    await world.publish({ title: { id: 'Hanya Indonesia' } });
    const id = await world.publish({ title: { id: 'Rekor', en: 'Record & more' } });
    const answer = await world.get(endpoints.articleFeed.en);
    expect(answer.headers.get('content-type')).toStartWith('application/atom+xml');
    const feed = parse(await answer.text());
    const entries = feed.querySelectorAll('entry');
    expect(entries).toHaveLength(1);
    expect(entries[0]?.querySelector('title')?.innerHTML).toBe('Record &amp; more');
    expect(entries[0]?.querySelector('link')?.getAttribute('href')).toBe(article(id, 'en', 'record-more'));
    expect((await xml(endpoints.articleFeed.id)).querySelectorAll('entry')).toHaveLength(2);
  });

  test('is a complete document of its language, dated with the newest change', async () => {
    const content = '<p><img src="/assets/a.webp" alt="Kiln"> <a href="/id/kontak">Kontak</a> 1 &lt; 2</p>';
    const publishedAt = new Date('2026-01-05T03:00:00Z');
    const id = await world.publish({ title: { id: 'Tungku & kapal' }, author: 'Sari', content, publishedAt });
    const changed = new Date('2026-03-01T00:00:00Z');
    await world.db.update(articleRows).set({ updatedAt: changed });
    await world.db.update(articleDetails).set({ updatedAt: changed });
    expect((await (await world.get('/id/berita/atom.xml')).text()).split('\n')).toEqual([
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="id-ID">',
      '<id>tag:khatulistiwa-alumina.example,2025:feed/id</id>',
      '<title>Berita · Khatulistiwa Alumina</title>',
      '<subtitle>Kilang alumina di dekat khatulistiwa</subtitle>',
      '<updated>2026-03-01T00:00:00.000Z</updated>',
      '<author><name>Khatulistiwa Alumina</name><email>info@khatulistiwa-alumina.example</email></author>',
      '<link rel="self" type="application/atom+xml" href="https://www.example.test/id/berita/atom.xml"/>',
      '<link rel="alternate" type="text/html" href="https://www.example.test/id/berita"/>',
      '<entry>',
      `<id>tag:khatulistiwa-alumina.example,2025:article/${id}/id</id>`,
      '<title>Tungku &amp; kapal</title>',
      '<published>2026-01-05T03:00:00.000Z</published>',
      '<updated>2026-03-01T00:00:00.000Z</updated>',
      '<author><name>Sari</name></author>',
      `<link rel="alternate" type="text/html" href="https://www.example.test/id/baca-berita/${id}-tungku-kapal"/>`,
      '<category term="press-release"/>',
      '<summary>Tungku &amp; kapal in short.</summary>',
      '<content type="html">&lt;p&gt;&lt;img src=&quot;https://www.example.test/assets/a.webp&quot; alt=&quot;Kiln&quot; /&gt; ' +
        '&lt;a href=&quot;https://www.example.test/id/kontak&quot;&gt;Kontak&lt;/a&gt; 1 &amp;lt; 2&lt;/p&gt;</content>',
      '</entry>',
      '</feed>',
      '',
    ]);
  });

  test('without news has the date of the first day of the site', async () => {
    const feed = await xml('/en/news/atom.xml');
    expect(feed.querySelectorAll('updated').map(({ text }) => text)).toEqual(['2025-01-01T00:00:00.000Z']);
  });

  test('has the twenty newest articles with author or company, topic and summary', async () => {
    await world.publishMany(21, { author: '', excerpt: '', topic: null });
    const feed = await xml('/en/news/atom.xml');
    const entries = feed.querySelectorAll('entry');
    expect(entries).toHaveLength(20);
    expect(
      feed
        .querySelectorAll('entry title')
        .map(({ text }) => text)
        .slice(-1),
    ).toEqual(['News number 20']);
    expect(entries[0]?.querySelector('author name')?.text).toBe('Khatulistiwa Alumina');
    expect(feed.querySelectorAll('category')).toHaveLength(0);
  });
});

test('a crawler with the current version gets 304', async () => {
  for (const path of [endpoints.sitemap, endpoints.robots, endpoints.articleFeed.en]) {
    const first = await world.get(path);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toStartWith('"');
    const second = await world.get(path, { 'if-none-match': etag });
    expect(second.status).toBe(304);
    expect(second.headers.has('content-security-policy')).toBe(true);
  }
});

test('the web manifest has name, icons and colours', async () => {
  const answer = await world.get('/site.webmanifest');
  expect(answer.headers.get('content-type')).toBe('application/manifest+json');
  expect(await answer.json()).toMatchObject({
    name: 'Khatulistiwa Alumina',
    short_name: 'KA',
    lang: 'id-ID',
    start_url: '/id',
    scope: '/',
    display: 'minimal-ui',
    icons: [
      { sizes: 'any', type: 'image/svg+xml' },
      { sizes: '192x192', type: 'image/png' },
      { sizes: '512x512', type: 'image/png' },
      { sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
});

test('the home page has structured data about the publisher', async () => {
  const page = await world.html(href(routes.home.index, 'id'));
  const data = page.querySelectorAll('script[type="application/ld+json"]').map(({ text }) => JSON.parse(text));
  const organization = data.find((item) => item['@type'] === 'Organization');
  expect(organization).toMatchObject({ '@context': 'https://schema.org', url: `${world.siteUrl}/id` });
});

describe('icons', () => {
  test('the favicon is available at its default address', async () => {
    const answer = await world.get(endpoints.favicon);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/x-icon');
    const [reserved, type, count] = new Uint16Array(await answer.arrayBuffer(), 0, 3);
    expect([reserved, type, count]).toEqual([0, 1, 3]);
  });

  test('the icons of the manifest, which pages link to, exist', async () => {
    const page = await world.html(href(routes.home.index, 'en'));
    expect(page.querySelector('link[rel="manifest"]')?.getAttribute('href')).toBe(endpoints.webManifest);
    const { icons } = await (await world.get(endpoints.webManifest)).json();
    for (const { src, type } of icons) {
      const answer = await world.get(src);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe(type);
    }
  });
});

describe('the picture for social networks', () => {
  const { home, about, profile, journey, organization, leadership, governance, products, sustainability } = routes;
  const { publications, articles, reports, contact, baik, procurement } = routes;
  const ownPicture = [
    ...[home, about, profile, journey, organization, leadership, governance].map(({ index }) => index),
    ...[...Object.values(products), ...Object.values(sustainability)],
    ...[publications, articles, reports, contact, baik, procurement].map(({ index }) => index),
  ];
  const picture = async (path: string) => {
    const page = await world.html(path);
    const said = (property: string) => page.querySelector(`meta[property="${property}"]`)?.getAttribute('content');
    const { pathname } = new URL(said('og:image') ?? '');
    return { pathname, width: said('og:image:width'), height: said('og:image:height'), alt: said('og:image:alt') };
  };

  test.each(languageCodes)('exists for every page in %s, in the standard size', async (language) => {
    const seen = new Set<string>();
    for (const route of ownPicture) {
      const { pathname, width, height, alt } = await picture(href(route, language));
      expect([width, height]).toEqual(['1200', '630']);
      expect(alt).not.toBe('');
      expect((await world.get(pathname)).headers.get('content-type')).toBe('image/jpeg');
      seen.add(pathname);
    }
    expect(seen.size).toBe(ownPicture.length);
  });

  test('is drawn for an article, with a picture of its own or without', async () => {
    const pictured = await world.publish({ featuredImage: '/assets/news-01.webp' });
    const bare = await world.publish();
    const [own, shared] = [pictured, bare].map((id) => picture(href(routes.articles.show, 'id', { id })));
    expect((await own)?.pathname).toMatch(/^\/social\/1-id-[0-9a-f]{16}\.jpg$/);
    expect((await shared)?.pathname).toMatch(/^\/social\/2-id-[0-9a-f]{16}\.jpg$/);
  });
});
