import { expect, test } from 'bun:test';
import { assets } from '../../../src/db/schema/index.ts';
import type { Language } from '../../../src/i18n/site/language.ts';
import { href, routes } from '../../../src/routes.ts';
import { disconnectDatabase } from '../../support/database/disconnect-database.ts';
import { only, type ParsedPage, textOf } from '../../support/html.ts';
import { storeBoards } from '../../support/leaders.ts';
import { freshWorld, openWorld } from '../../support/world.ts';

const world = await freshWorld();

async function search(language: Language, q: string): Promise<ParsedPage> {
  await world.sitePages.readAll(language);
  return world.html(href(routes.search.index, language, {}, { q, complete: 1 }));
}

/** The displayed results: titles by group. */
function groupsOf(page: ParsedPage): Record<string, string[]> {
  const groups = page.querySelectorAll('main section').filter((section) => section.querySelector('h2'));
  return Object.fromEntries(
    groups.map((group) => [textOf(group.querySelector('h2')), group.querySelectorAll('h3').map(textOf)]),
  );
}

test('finds pages by any word of their text, in any inflection', async () => {
  // Only the text of the page says it.
  expect(groupsOf(await search('en', 'embargoes'))).toEqual({});
  expect((await search('en', 'INVOICE')).querySelector('main h3 a')?.getAttribute('href')).toBe('/en/procure-plus');
  expect((await search('en', 'warehouses')).querySelector('main h3 a')?.getAttribute('href')).toBe('/en/procure-plus');
  expect((await search('id', 'kualifikasi')).querySelector('main h3 a')?.getAttribute('href')).toBe('/id/procure-plus');
});

test('does not take “per” for the press, which is “pers” in Indonesian', async () => {
  const titles = Object.values(groupsOf(await search('en', 'media'))).flat();
  expect(titles).toContain('Media Kit');
  expect(titles).not.toContain('Sustainability Figures');
});

test('the page without a search leads to pages that visitors look for', async () => {
  const links = (page: ParsedPage) =>
    page.querySelectorAll('main nav a.onward').map((link) => link.getAttribute('href'));
  expect(links(await world.html('/en/search'))).toEqual([
    '/en/news',
    '/en/our-products',
    '/en/annual-reports',
    '/en/careers',
    '/en/vendor-help',
    '/en/directions',
  ]);
  expect(links(await search('en', 'bayer'))).toEqual([]);
});

test('search engines list neither the search page nor its results', async () => {
  const robots = (page: ParsedPage) => page.querySelector('meta[name="robots"]')?.getAttribute('content');
  expect(robots(await world.html('/en/search'))).toBe('noindex');
  expect(robots(await search('en', 'bayer'))).toBe('noindex');
});

test('lists the best results of all kinds above the others, each result once', async () => {
  await world.publish({ title: 'Procurement day', content: '<p>Procurement</p>' });
  for (let number = 1; number <= 4; number += 1)
    await world.publish({ title: `Story ${number}`, content: '<p>Vendor</p>' });
  const page = await search('en', 'vendor');
  const [first = ''] = Object.keys(groupsOf(page));
  expect(first).toBe('Best matches');
  expect(groupsOf(page)['Best matches']).toHaveLength(3);
  expect(page.querySelector('main h3 a')?.getAttribute('href')).toMatch(/^\/en\/(procure-plus|vendor-help)$/);
  const addresses = page.querySelectorAll('main h3 a').map((link) => link.getAttribute('href'));
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('says for which word it shows results when one was misspelt', async () => {
  const page = await search('en', 'sustainabilty');
  expect(textOf(only(page, 'main [role="status"]'))).toBe(
    'No results for “sustainabilty”. Showing results for “sustainability”.',
  );
  expect(page.querySelector('main h3 a')?.getAttribute('href')).toBe('/en/sustainability');
});

test('finds public news, first those in the reader’s language', async () => {
  const older = new Date(Date.now() - 90 * 86_400_000);
  await world.publish({ title: { id: 'Konveyor xylem' } });
  await world.publish({ title: { en: 'Conveyor xylem' }, publishedAt: older });
  await world.draft({ title: 'Draft xylem' });
  await world.schedule({ title: 'Scheduled xylem' });
  expect(groupsOf(await search('en', 'xylem'))).toEqual({ 'News articles': ['Conveyor xylem', 'Konveyor xylem'] });
});

test('finds media by name, title or alternative text', async () => {
  const asset = (name: string, said: { title?: string; altText?: string; altTextEn?: string }) => ({
    name,
    path: `/assets/${name}.webp`,
    filename: `${name}.webp`,
    category: 'news',
    mediaType: 'image',
    ...said,
  });
  await world.db
    .insert(assets)
    .values([
      asset('quokka', { altTextEn: 'By name' }),
      asset('two', { title: 'Quokka', altTextEn: 'By title' }),
      asset('three', { altText: 'Seekor quokka', altTextEn: 'By alternative text' }),
      asset('four', { altTextEn: 'Something else' }),
    ]);
  expect(groupsOf(await search('en', 'quokka'))).toEqual({
    'Media assets': ['By name', 'By title', 'By alternative text'],
  });
});

test.each([
  ['id', 'Tidak ada hasil ditemukan.'],
  ['en', 'No results found.'],
] as const)('says in %s when there is nothing', async (language, said) => {
  for (const text of ['zzqq', '%_%', "'; zzqq; --", 'x'.repeat(500)]) {
    expect(textOf(only(await search(language, text), 'main [role="status"]'))).toBe(said);
  }
});

test('special characters of the database are searched literally', async () => {
  await world.publish({ title: 'Quokka fifty' });
  await world.publish({ title: 'Quokka up 57% on last year' });
  expect(groupsOf(await search('en', 'quokka 57%'))).toEqual({ 'News articles': ['Quokka up 57% on last year'] });
});

test('finds members of the boards, with links', async () => {
  await storeBoards(world.db);
  const page = await search('en', 'sambas');
  expect(groupsOf(page).Leadership?.[0]).toBe('Ratna Sambas');
  expect(page.querySelector('main a[href="/en/board-of-directors#leader-4"]')).not.toBeNull();
});

test('finds the boards before other pages that name them', async () => {
  await storeBoards(world.db);
  const page = await search('en', 'director');
  const best = page.querySelectorAll('main h3 a').slice(0, 3).map(textOf);
  expect(best).toEqual(expect.arrayContaining(['Board of Directors', 'Bima Sintang']));
});

test('highlights matches and escapes content', async () => {
  await world.publish({
    title: 'Kiln <img src=x onerror=alert(1)>',
    content: '<p>The kiln is <em>hot</em> &lt;script&gt;alert(1)&lt;/script&gt;</p>',
    excerpt: '-',
  });
  const page = await search('en', 'KILN');
  expect(page.querySelectorAll('main mark').map(textOf)).toEqual(['Kiln', 'kiln']);
  expect(textOf(only(page, 'main section h3'))).toBe('Kiln <img src=x onerror=alert(1)>');
  expect(page.querySelectorAll('main section img, main section script')).toHaveLength(0);
  expect(textOf(only(page, 'main section p'))).toContain('hot <script>alert(1)');
});

test('highlights what visitors mean by a word only on pages that do not say the word itself', async () => {
  const page = await search('en', 'alumina');
  const [first] = page.querySelectorAll('main section li');
  expect(first?.querySelector('a')?.getAttribute('href')).toBe('/en/our-products');
  expect([...new Set(first?.querySelectorAll('mark').map((mark) => textOf(mark).toLowerCase()))]).toEqual(['alumina']);
});

test('a search for vendors finds no story about supplying electricity or about colleagues', async () => {
  await world.publish({ title: { id: 'Unit pertama mulai memasok listrik' } });
  await world.publish({ title: { id: 'Rumah tiga rekan kami' } });
  await world.publish({ title: { id: 'Vendor lokal' } });
  const titles = Object.values(groupsOf(await search('id', 'vendor'))).flat();
  expect(titles).toContain('Vendor lokal');
  expect(titles.filter((title) => /memasok|rekan/.test(title))).toEqual([]);
});

test('has a notice when only similar titles were found', async () => {
  await world.publish({ title: { id: 'Stok bauksit siap' } });
  await world.publish({ title: { id: 'Quokka dan thermograf' } });
  const page = await search('id', 'thermogarf');
  expect(textOf(only(page, 'main [role="status"]'))).toStartWith('Tidak ada yang persis dengan “thermogarf”.');
  expect(groupsOf(page)).toEqual({ 'Artikel berita': ['Quokka dan thermograf'] });
});

test('links to all results of a kind, paginated', async () => {
  await world.publishMany(23, { excerpt: 'Quokka', content: '' });
  const overview = await search('en', 'quokka');
  expect(groupsOf(overview)['News articles']).toHaveLength(6);
  const all = overview.querySelectorAll('main section a').find((link) => textOf(link) === 'See all 23 news articles');
  expect(all?.getAttribute('href')).toBe('/en/search?q=quokka&in=news');

  const first = await world.html('/en/search?q=quokka&in=news');
  expect(textOf(only(first, 'main [role="status"]'))).toBe('23 news articles for “quokka”');
  const pages = first.querySelectorAll('main nav[aria-label="Pages of results"] a');
  expect(pages.map((link) => link.getAttribute('href'))).toContain('/en/search?q=quokka&in=news&page=3');
  for (const [language, back, ahead, path] of [
    ['en', 'Previous page', 'Next page', '/en/search'],
    ['id', 'Halaman sebelumnya', 'Halaman berikutnya', '/id/cari'],
  ] as const) {
    const second = await world.html(`${path}?q=quokka&in=news&page=2`);
    const steps = only(
      second,
      `main nav[aria-label="${language === 'en' ? 'Pages of results' : 'Halaman hasil pencarian'}"]`,
    )
      .querySelectorAll('a[aria-label]')
      .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
    expect(steps).toContainEqual([back, `${path}?q=quokka&in=news`]);
    expect(steps).toContainEqual([ahead, `${path}?q=quokka&in=news&page=3`]);
  }
  const last = await world.html('/en/search?q=quokka&in=news&page=3');
  expect(groupsOf(last)['News articles']).toEqual(['News number 21', 'News number 22', 'News number 23']);
});

test('lists the newest five hundred media, on twenty-one pages', async () => {
  const files = Array.from({ length: 505 }, (_, index) => ({
    name: `quokka-${index + 1}`,
    path: `/assets/quokka-${index + 1}.webp`,
    filename: `quokka-${index + 1}.webp`,
    category: 'news',
    mediaType: 'image' as const,
    altTextEn: `Quokka ${index + 1}`,
  }));
  await world.db.insert(assets).values(files);
  const last = await world.html('/en/search?q=quokka&in=media&page=21');
  const pages = last.querySelectorAll('main nav[aria-label="Pages of results"] a').map(textOf);
  expect(pages.at(-1)).toBe('21');
  const [titles = []] = Object.values(groupsOf(last));
  // Numbers 1 to 5 are the oldest.
  expect([titles.length, titles[0], titles.at(-1)]).toEqual([20, 'Quokka 486', 'Quokka 505']);
  expect((await world.get('/en/search?q=quokka&in=media&page=22')).status).toBe(404);
});

test.each(['q=quokka&in=news&page=4', 'q=quokka&page=2', 'q=quokka&in=news&page=x', 'q=quokka&in=people'])(
  'there is no page %s',
  async (query) => {
    await world.publishMany(3, { excerpt: 'Quokka' });
    expect((await world.get(`/en/search?${query}`)).status).toBe(404);
  },
);

test('without the database only pages are found, with a notice that results may be missing', async () => {
  const lost = await openWorld();
  lost.expectErrors(100);
  await disconnectDatabase(lost);
  await lost.sitePages.readAll('en');
  const page = await lost.html('/en/search?q=warehouses');
  expect(groupsOf(page).Pages?.[0]).toBe('Procure+ procurement');
  expect(textOf(only(page, 'main [role="status"]'))).toContain('cannot be searched right now');
  await lost.close();
});

test('the form keeps the text, and the page is excluded from search engines', async () => {
  const page = await search('en', '<b>"bauxite"</b>');
  expect(only(page, 'main input[name="q"]').getAttribute('value')).toBe('<b>"bauxite"</b>');
  expect(only(page, 'meta[name="robots"]').getAttribute('content')).toBe('noindex');
  const empty = await world.html(href(routes.search.index, 'en'));
  expect(empty.querySelector('main [role="status"]')).toBeNull();
});
