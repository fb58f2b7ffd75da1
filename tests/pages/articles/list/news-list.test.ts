import { beforeEach, describe, expect, test } from 'bun:test';
import { only, type ParsedPage, textOf } from '../../../support/html.ts';
import { freshWorld } from '../../../support/world.ts';

const world = await freshWorld();

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
const others = (page: ParsedPage) => titles(page, '#list');
/** Label, number and address of each choice. */
const choices = (page: ParsedPage, label: string) =>
  only(page, `[aria-label="${label}"]`)
    .querySelectorAll('li > *')
    .map((choice) => [textOf(choice), choice.getAttribute('href')]);
const current = (page: ParsedPage, label: string) =>
  textOf(only(page, `[aria-label="${label}"] [aria-current="true"]`));
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
    const control = only(first, '#list nav[aria-label="News pages"]');
    expect(textOf(control.querySelector('[aria-current="page"]'))).toBe('1');
    expect(control.querySelector('a[rel="next"]')?.getAttribute('href')).toBe(`${news('en', { page: 2 })}#list`);

    const last = await read('en', { page: 3 });
    expect(others(last)).toEqual(numbers(16, 17));
    expect(last.querySelector('[aria-labelledby="recent-news"]')).toBeNull();
    expect(last.querySelector('a[rel="next"]')).toBeNull();
  });

  test.each([
    ['id', 'Halaman sebelumnya', 'Halaman berikutnya', '/id/berita'],
    ['en', 'Previous page', 'Next page', '/en/news'],
  ] as const)('names the steps back and ahead in %s', async (language, back, ahead, path) => {
    await world.publishMany(17);
    const steps = (await read(language, { page: 2 })).querySelectorAll('#list nav a[aria-label]');
    const named = steps.map((step) => [step.getAttribute('aria-label'), step.getAttribute('href')]);
    expect(named).toContainEqual([back, `${path}#list`]);
    expect(named).toContainEqual([ahead, `${path}?page=3#list`]);
  });

  test('has no pagination for a single page', async () => {
    await world.publishMany(9);
    expect((await read('en')).querySelector('[aria-label="News pages"]')).toBeNull();
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

const day = (text: string) => new Date(`${text}T12:00:00Z`);

describe('a category', () => {
  beforeEach(async () => {
    for (let number = 1; number <= 3; number += 1) {
      await world.publish({
        title: `Grown ${number}`,
        topic: 'sustainability',
        publishedAt: day(`2026-05-0${4 - number}`),
      });
    }
    for (let number = 1; number <= 14; number += 1) {
      const date = `2025-03-${String(30 - number)}`;
      await world.publish({ title: `Release ${number}`, topic: 'press-release', publishedAt: day(date) });
    }
    await world.publish({ title: 'A new school', topic: 'social-activities', publishedAt: day('2024-02-01') });
    await world.draft({ title: 'Not counted', topic: 'hr-development' });
    await world.publish({ title: 'Without category', topic: null, publishedAt: day('2023-02-01') });
  });

  test('has all of its articles in one list, the newest of all news too', async () => {
    const page = await read('en', { category: 'sustainability' });
    expect(others(page)).toEqual(['Grown 1', 'Grown 2', 'Grown 3']);
    expect(page.querySelector('[aria-labelledby="recent-news"]')).toBeNull();
    expect(textOf(only(page, '#list h2'))).toBe('Sustainability');
    expect(textOf(only(page, '#list'))).toContain('3 articles');
    expect(current(page, 'News category')).toBe('Sustainability 3');
  });

  test('leads to a list with the number of its articles; one without any is no link', async () => {
    expect(choices(await read('en'), 'News category')).toEqual([
      ['All 19', '/en/news#list'],
      ['Press Release 14', '/en/news?category=press-release#list'],
      ['Social Activities 1', '/en/news?category=social-activities#list'],
      ['Sustainability 3', '/en/news?category=sustainability#list'],
      ['HR Development 0', undefined],
      ['Operations and Production 0', undefined],
    ]);
  });

  test('is combined with a year, and each choice shows what it leads to', async () => {
    const page = await read('id', { category: 'press-release' });
    expect(choices(page, 'Tahun terbit')).toEqual([
      ['Semua 14', '/id/berita?category=press-release#list'],
      ['2026 0', undefined],
      ['2025 14', '/id/berita?category=press-release&year=2025#list'],
      ['2024 0', undefined],
      ['2023 0', undefined],
    ]);
    const both = await read('id', { category: 'press-release', year: 2025 });
    expect(textOf(only(both, '#list h2'))).toBe('Siaran Pers, 2025');
    expect(others(both)).toHaveLength(12);
    expect(choices(both, 'Kategori berita')[0]).toEqual(['Semua 14', '/id/berita?year=2025#list']);
    expect(only(both, 'title').text).toStartWith('Berita: Siaran Pers, 2025 ·');
  });

  test('has pages of twelve, and is kept by their links', async () => {
    const first = await read('en', { category: 'press-release' });
    expect(others(first)).toHaveLength(12);
    const next = only(first, 'a[rel="next"]').getAttribute('href');
    expect(next).toBe(`${news('en', { category: 'press-release', page: 2 })}#list`);
    const last = await read('en', { category: 'press-release', page: 2 });
    expect(others(last)).toEqual(['Release 13', 'Release 14']);
    expect(only(last, 'title').text).toStartWith('News: Press Release, page 2 ·');
    expect((await world.get(news('en', { category: 'press-release', page: 3 }))).status).toBe(404);
  });

  test('is kept when the language is changed', async () => {
    const page = await read('en', { category: 'press-release', year: 2025, page: 2 });
    const counterpart = news('id', { category: 'press-release', year: 2025, page: 2 });
    expect(page.querySelectorAll('a').map((link) => link.getAttribute('href'))).toContain(counterpart);
    expect(only(page, 'link[hreflang="id-ID"]').getAttribute('href')).toBe(world.siteUrl + counterpart);
  });

  test('without news has a message and a link to all', async () => {
    const page = await read('id', { category: 'hr-development' });
    expect(textOf(only(page, '#list h3'))).toBe('Tidak Ada Berita');
    expect(textOf(only(page, '#list'))).toContain('Belum ada berita dalam kategori “Pengembangan SDM”.');
    expect(page.querySelectorAll('#list a').map((link) => link.getAttribute('href'))).toContain(`${news('id')}#list`);
    expect(textOf(await read('en', { category: 'hr-development' }))).toContain('No News Available');
  });
});

describe('a year', () => {
  test('has the articles that were published in it by the clock of the refinery', async () => {
    await world.publish({ title: 'Last of 2024', publishedAt: new Date('2024-12-31T16:59:59Z') });
    await world.publish({ title: 'First of 2025', publishedAt: new Date('2024-12-31T17:00:00Z') });
    const page = await read('en', { year: 2025 });
    expect(others(page)).toEqual(['First of 2025']);
    expect(textOf(only(page, '#list h2'))).toBe('News from 2025');
    expect(current(page, 'Year of publication')).toBe('2025 1');
    expect(others(await read('en', { year: 2024 }))).toEqual(['Last of 2024']);
  });

  test('without news answers 404 with a message and the other years', async () => {
    await world.publish({ title: 'Elsewhere', publishedAt: day('2024-06-01') });
    const page = await world.html(news('id', { year: 2010 }), 404);
    expect(textOf(only(page, '#list h3'))).toBe('Tidak Ada Berita yang Cocok');
    expect(choices(page, 'Tahun terbit')).toContainEqual(['2024 1', '/id/berita?year=2024#list']);
    expect(only(page, 'meta[name="robots"]').getAttribute('content')).toBe('noindex');
  });
});

describe('a search in the news', () => {
  const said = (title: string, content: string, publishedAt: Date, topic: 'press-release' | 'sustainability') =>
    world.publish({ title, content, excerpt: '', topic, publishedAt });
  beforeEach(async () => {
    await said('Old kiln', '<p>The kiln was relined by <em>welders</em>.</p>', day('2024-05-01'), 'press-release');
    await said('Nursery', '<p>Nothing but mangroves.</p>', day('2025-05-01'), 'sustainability');
    await said('Green kiln', '<p>A kiln on gas.</p>', day('2026-05-01'), 'sustainability');
  });

  test('finds the words in titles and texts, and lists the newest first', async () => {
    const page = await read('en', { q: 'kilns' });
    expect(others(page)).toEqual(['Green kiln', 'Old kiln']);
    expect(textOf(only(page, '#list h2'))).toBe('Results for “kilns”');
    expect(only(page, '#list input[name="q"]').getAttribute('value')).toBe('kilns');
    expect(others(await read('en', { q: 'welder relined' }))).toEqual(['Old kiln']);
  });

  test('keeps category and year, which show how many of their articles match', async () => {
    const page = await read('en', { q: 'kiln', category: 'sustainability' });
    expect(others(page)).toEqual(['Green kiln']);
    expect(choices(page, 'News category').slice(0, 2)).toEqual([
      ['All 2', '/en/news?q=kiln#list'],
      ['Press Release 1', '/en/news?category=press-release&q=kiln#list'],
    ]);
    expect(choices(page, 'Year of publication')).toEqual([
      ['All 1', '/en/news?category=sustainability&q=kiln#list'],
      ['2026 1', '/en/news?category=sustainability&year=2026&q=kiln#list'],
      ['2024 0', undefined],
    ]);
    const form = only(page, '#list search form');
    expect(form.getAttribute('action')).toBe('/en/news#list');
    expect(only(form, 'input[name="category"]').getAttribute('value')).toBe('sustainability');
    expect(form.querySelector('input[name="year"]')).toBeNull();
  });

  test('finds an article that exists in the other language only by its own words', async () => {
    await world.publish({ title: { id: 'Perusahaan melaporkan' }, publishedAt: day('2026-06-01') });
    expect(others(await read('en', { q: 'laporan' }))).toEqual(['Perusahaan melaporkan']);
    expect(others(await read('id', { q: 'laporan' }))).toEqual(['Perusahaan melaporkan']);
  });

  test.each(['zebra', '!!!', "'; drop table articles; --", 'kiln zebra'])(
    'for "%s" says that nothing matches',
    async (q) => {
      const page = await read('en', { q });
      expect(others(page)).toEqual([]);
      expect(textOf(only(page, '#list h3'))).toBe('No Matching News');
    },
  );

  test('is not indexed and not kept in memory', async () => {
    const page = await read('en', { q: 'kiln' });
    expect(only(page, 'meta[name="robots"]').getAttribute('content')).toBe('noindex');
    const headers = (await world.get(news('en', { q: 'kiln' }))).headers;
    expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['private, no-store', null]);
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

  test.each([{ category: 'gossip' }, { year: '26' }, { year: '20255' }, { year: '1700' }, { year: '2025x' }])(
    '%j is not found',
    async (query) => {
      await world.publish();
      expect((await world.get(news('en', query))).status).toBe(404);
    },
  );
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
