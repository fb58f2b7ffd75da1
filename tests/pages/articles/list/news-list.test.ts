import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'bun:test';
import { only, type ParsedPage, textOf } from '../../../support/html.ts';
import { slow } from '../../../support/slow.ts';
import { openWorld, type World } from '../../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
}, slow);
beforeEach(() => world.reset());
afterAll(() => world.close());

type Language = 'id' | 'en';
type Query = Record<string, string | number>;

const addresses = { id: '/id/berita', en: '/en/news' };
const news = (language: Language, query: Query = {}) => {
  const text = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return [addresses[language], ...(text.length > 0 ? [text.join('&')] : [])].join('?');
};
/** The complete page, as without script, regardless of the machine's speed. */
const read = (language: Language, query: Query = {}) => world.html(news(language, { ...query, complete: 1 }));

const titles = (page: ParsedPage, within: string) => page.querySelectorAll(`${within} article h3`).map(textOf);
const recent = (page: ParsedPage) => titles(page, '[aria-labelledby="recent-news"]');
const others = (page: ParsedPage) => titles(page, '#others');
const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `News number ${from + index}`);

describe('the news list', () => {
  test('starts with the three latest articles, the first with a badge in the reader’s language', async () => {
    await world.publishMany(4);
    const page = await read('en');
    expect(recent(page)).toEqual(numbers(1, 3));
    expect(others(page)).toEqual(numbers(4, 4));
    const mark = '[aria-labelledby="recent-news"] article:first-child div > span:first-child';
    expect(textOf(page.querySelector(mark))).toBe('LATEST');
    expect(textOf((await read('id')).querySelector(mark))).toBe('TERBARU');
  });

  test('shows excerpt and category of each article', async () => {
    const excerpt = 'What happened at the kiln.';
    await world.publish({ title: 'Bare', excerpt: '', topic: null, publishedAt: new Date('2026-01-04T20:00:00Z') });
    await world.publish({ title: 'Told', excerpt, publishedAt: new Date('2026-01-05T20:00:00Z') });
    const [told, bare] = (await read('en')).querySelectorAll('[aria-labelledby="recent-news"] article');
    expect(told?.querySelectorAll('p').map(textOf)).toContain(excerpt);
    // The date in Jakarta.
    expect(textOf(told?.querySelector('time'))).toBe('January 6, 2026');
    expect(textOf(told)).toContain('Press Release');
    expect(bare?.querySelectorAll('p').map(textOf)).not.toContain('');
    expect(textOf(bare)).not.toContain('Press Release');
    expect(textOf((await read('id')).querySelector('article time'))).toBe('6 Januari 2026');
  });

  test('shows an article without a title as untitled', async () => {
    await world.publish({ title: ' ' });
    expect(recent(await read('en'))).toEqual(['Untitled Article']);
    expect(recent(await read('id'))).toEqual(['Artikel Tanpa Judul']);
  });

  test('shows the others in pages of six with plain links', async () => {
    await world.publishMany(17);
    const first = await read('en');
    expect(others(first)).toEqual(numbers(4, 9));
    const control = only(first, '#others nav[aria-label="Pages of other news"]');
    expect(textOf(control.querySelector('[aria-current="page"]'))).toBe('1');
    expect(control.querySelector('a[rel="next"]')?.getAttribute('href')).toBe(`${news('en', { page: 2 })}#others`);

    const last = await read('en', { page: 3 });
    expect(others(last)).toEqual(numbers(16, 17));
    expect(recent(last)).toEqual(numbers(1, 3));
    expect(last.querySelector('a[rel="next"]')).toBeNull();
  });

  test.each([
    ['id', 'Halaman sebelumnya', 'Halaman berikutnya', '/id/berita'],
    ['en', 'Previous page', 'Next page', '/en/news'],
  ] as const)('names the steps back and ahead in %s', async (language, back, ahead, path) => {
    await world.publishMany(17);
    const steps = (await read(language, { page: 2 })).querySelectorAll('#others nav a[aria-label]');
    const named = steps.map((step) => [step.getAttribute('aria-label'), step.getAttribute('href')]);
    expect(named).toContainEqual([back, `${path}#others`]);
    expect(named).toContainEqual([ahead, `${path}?page=3#others`]);
  });

  test('has no pagination for a single page', async () => {
    await world.publishMany(9);
    expect((await read('en')).querySelector('[aria-label="Pages of other news"]')).toBeNull();
  });

  test('excludes draft, scheduled and archived articles', async () => {
    await world.publish({ title: 'Seen by all' });
    await world.draft();
    await world.schedule();
    await world.archive();
    const page = await read('en');
    expect(recent(page)).toEqual(['Seen by all']);
    expect(others(page)).toEqual([]);
  });

  test('has an article of one language in both lists, marked with its language', async () => {
    await world.publish({ title: { id: 'Hanya di sini' } });
    const page = await read('en');
    expect(recent(page)).toEqual(['Hanya di sini']);
    expect(only(page, '[lang="id-ID"] h3').text).toBe('Hanya di sini');
    expect(textOf(only(page, '[aria-labelledby="recent-news"]'))).toContain('In Indonesian');
    expect((await read('id')).querySelector('main [lang]')).toBeNull();
  });
});

describe('a category', () => {
  beforeEach(async () => {
    await world.publishMany(3, { topic: 'sustainability' });
    const older = new Date(Date.now() - 60 * 86_400_000);
    for (let number = 1; number <= 8; number += 1) {
      await world.publish({ title: `Release ${number}`, topic: 'press-release', publishedAt: older });
    }
    await world.publish({ title: 'A new school', topic: 'social-activities', publishedAt: older });
  });

  test('filters the list below the latest articles', async () => {
    const page = await read('en', { category: 'social-activities' });
    expect(others(page)).toEqual(['A new school']);
    expect(recent(page)).toEqual(numbers(1, 3));
    const filter = only(page, '[aria-label="News category"]');
    expect(filter.querySelectorAll('a').map(textOf)).toEqual([
      'All',
      'Press Release',
      'Social Activities',
      'Sustainability',
      'HR Development',
      'Operations and Production',
    ]);
    expect(textOf(only(filter, '[aria-current="true"]'))).toBe('Social Activities');
  });

  test('is kept by the page links', async () => {
    const first = await read('en', { category: 'press-release' });
    expect(others(first)).toHaveLength(6);
    const next = only(first, 'a[rel="next"]').getAttribute('href');
    expect(next).toBe(`${news('en', { category: 'press-release', page: 2 })}#others`);
    expect(others(await read('en', { category: 'press-release', page: 2 }))).toHaveLength(2);
    expect((await world.get(news('en', { category: 'press-release', page: 3 }))).status).toBe(404);
  });

  test('is kept when the language is changed', async () => {
    const page = await read('en', { category: 'press-release', page: 2 });
    const counterpart = news('id', { category: 'press-release', page: 2 });
    expect(page.querySelectorAll('a').map((link) => link.getAttribute('href'))).toContain(counterpart);
    expect(only(page, 'link[hreflang="id-ID"]').getAttribute('href')).toBe(world.siteUrl + counterpart);
  });

  test('without further news has a message and a link to all', async () => {
    const page = await read('id', { category: 'hr-development' });
    expect(textOf(only(page, '#others'))).toContain('Tidak Ada Berita Lainnya');
    expect(page.querySelectorAll('#others a').map((link) => link.getAttribute('href'))).toContain(
      `${news('id')}#others`,
    );
    expect(textOf(await read('en', { category: 'hr-development' }))).toContain('No Other News Available');
  });
});

describe('an invalid address of a news page', () => {
  test.each(['0', '-1', '1.5', 'two', '99', '999999999999999999999', '１'])('page %s is not found', async (page) => {
    await world.publishMany(4);
    for (const [language, title, htmlLanguage] of [
      ['id', 'Halaman tidak ditemukan', 'id-ID'],
      ['en', 'This page could not be found', 'en-US'],
    ] as const) {
      const missing = await world.html(news(language, { page }), 404);
      expect(textOf(only(missing, 'h1'))).toBe(title);
      expect(missing.querySelector('html')?.getAttribute('lang')).toBe(htmlLanguage);
      expect(missing.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    }
  });

  test('an unknown category is not found', async () => {
    await world.publish();
    expect((await world.get(news('en', { category: 'gossip' }))).status).toBe(404);
  });
});

describe('without any news', () => {
  test.each([
    ['id', 'Tidak Ada Berita', '/id/publikasi'],
    ['en', 'No News Available', '/en/publications'],
  ] as const)('the list in %s says so and leads back to publications', async (language, said, back) => {
    const page = await read(language);
    expect(textOf(only(page, 'main h2'))).toBe(said);
    expect(page.querySelectorAll('main a').map((link) => link.getAttribute('href'))).toContain(back);
  });
});
