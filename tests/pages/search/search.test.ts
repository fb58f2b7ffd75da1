import { afterAll, beforeAll, beforeEach, expect, test } from 'bun:test';
import { assets } from '../../../src/db/schema/index.ts';
import type { Language } from '../../../src/i18n/site/language.ts';
import { href, routes } from '../../../src/routes.ts';
import { disconnectDatabase } from '../../support/disconnect-database.ts';
import { only, type ParsedPage, textOf } from '../../support/html.ts';
import { storeBoards } from '../../support/leaders.ts';
import { slow } from '../../support/slow.ts';
import { openWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
}, slow);
beforeEach(() => world.reset());
afterAll(() => world.close());

const search = (language: Language, q: string) =>
  world.html(href(routes.search.index, language, {}, { q, complete: 1 }));

/** The displayed results: titles by group. */
function groupsOf(page: ParsedPage): Record<string, string[]> {
  const groups = page.querySelectorAll('main section').filter((section) => section.querySelector('h2'));
  return Object.fromEntries(
    groups.map((group) => [textOf(group.querySelector('h2')), group.querySelectorAll('h3').map(textOf)]),
  );
}

test('finds pages by any part of title or description, ignoring case', async () => {
  expect(groupsOf(await search('en', 'GRATIFICATION'))).toEqual({ Pages: ['Governance'] });
  expect(groupsOf(await search('id', 'bayer'))).toEqual({ Produk: ['Proses Produksi'] });
});

test('search engines may list the search page, but not its results', async () => {
  const robots = (page: ParsedPage) => page.querySelector('meta[name="robots"]')?.getAttribute('content');
  expect(robots(await world.html(href(routes.search.index, 'en')))).toBeUndefined();
  expect(robots(await search('en', 'bayer'))).toBe('noindex');
});

test('suggests at most six pages', async () => {
  const groups = groupsOf(await search('en', 'e'));
  const [boards = ''] = groups.Leadership ?? [];
  expect([...(groups.Pages ?? []), ...(groups.Products ?? []), boards]).toHaveLength(6);
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
  for (const text of ['zzqq', '100%_', "'; drop table articles; --", 'x'.repeat(500)]) {
    expect(textOf(only(await search(language, text), 'main [role="status"]'))).toBe(said);
  }
});

test('special characters of the database are searched literally', async () => {
  await world.publish({ title: 'Fifty percent' });
  await world.publish({ title: 'Up 50% on last year' });
  expect(groupsOf(await search('en', '50%'))).toEqual({ 'News articles': ['Up 50% on last year'] });
});

test('finds members of the boards, with links', async () => {
  await storeBoards(world.db);
  const page = await search('en', 'director');
  expect(groupsOf(page).Leadership).toEqual(['Board of Directors and Commissioners', 'Bima Sintang', 'Ratna Sambas']);
  expect(page.querySelector('main a[href="/en/board-of-directors#leader-3"]')).not.toBeNull();
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

test('has a notice when only similar titles were found', async () => {
  await world.publish({ title: { id: 'Stok bauksit siap' } });
  const page = await search('id', 'bauksti');
  expect(textOf(only(page, 'main [role="status"]'))).toStartWith('Tidak ada yang persis dengan “bauksti”.');
  expect(groupsOf(page)).toEqual({ 'Artikel berita': ['Stok bauksit siap'] });
});

test('links to all results of a kind, paginated', async () => {
  await world.publishMany(23, { excerpt: '-', content: '' });
  const overview = await search('en', 'number');
  expect(groupsOf(overview)['News articles']).toHaveLength(6);
  const all = overview.querySelectorAll('main section a').find((link) => textOf(link) === 'See all 23 news articles');
  expect(all?.getAttribute('href')).toBe('/en/search?q=number&in=news');

  const first = await world.html('/en/search?q=number&in=news');
  expect(textOf(only(first, 'main [role="status"]'))).toBe('23 news articles for “number”');
  const pages = first.querySelectorAll('main nav[aria-label="Pages of results"] a');
  expect(pages.map((link) => link.getAttribute('href'))).toContain('/en/search?q=number&in=news&page=3');
  const last = await world.html('/en/search?q=number&in=news&page=3');
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

test.each(['q=number&in=news&page=4', 'q=number&page=2', 'q=number&in=news&page=x', 'q=number&in=people'])(
  'there is no page %s',
  async (query) => {
    await world.publishMany(3);
    expect((await world.get(`/en/search?${query}`)).status).toBe(404);
  },
);

test(
  'without the database only pages are found, with a notice that results may be missing',
  async () => {
    const lost = await openWorld();
    lost.expectErrors(100);
    await disconnectDatabase(lost);
    const page = await lost.html(href(routes.search.index, 'en', {}, { q: 'governance' }));
    expect(groupsOf(page)).toEqual({ Pages: ['Governance'] });
    expect(textOf(only(page, 'main [role="status"]'))).toContain('cannot be searched right now');
    await lost.close();
  },
  slow,
);

test('the form keeps the text, and the page is excluded from search engines', async () => {
  const page = await search('en', '<b>"bauxite"</b>');
  expect(only(page, 'main input[name="q"]').getAttribute('value')).toBe('<b>"bauxite"</b>');
  expect(only(page, 'meta[name="robots"]').getAttribute('content')).toBe('noindex');
  const empty = await world.html(href(routes.search.index, 'en'));
  expect(empty.querySelector('main [role="status"]')).toBeNull();
});
