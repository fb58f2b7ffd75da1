import { describe, expect, test } from 'bun:test';
import { sql } from 'drizzle-orm';
import { href, routes } from '../../../src/routes.ts';
import { holdArticles } from '../../support/database/slow-articles.ts';
import { only, textOf } from '../../support/html.ts';
import { freshWorld } from '../../support/world.ts';

const world = await freshWorld();

/** The first chunk of a page while its query is blocked. */
async function firstBytes(path: string): Promise<string> {
  const articles = await holdArticles(world);
  try {
    const answer = await world.get(path);
    const reader = answer.body?.getReader();
    const first = new TextDecoder().decode((await reader?.read())?.value);
    await articles.release();
    while (!(await reader?.read())?.done);
    return first;
  } finally {
    await articles.release();
  }
}

describe('a slow query of articles', () => {
  test.each([
    ['publications', href(routes.publications.index, 'id'), 'Memuat publikasi...'],
    ['publications', href(routes.publications.index, 'en'), 'Loading publications...'],
    ['the news list', href(routes.articles.index, 'en'), 'Loading news...'],
    ['a category of news', href(routes.articles.index, 'en', {}, { category: 'press-release' }), 'Loading news...'],
    ['the news preview', href(routes.articles.previewIndex, 'en'), 'Loading news...'],
    ['annual reports', href(routes.reports.index, 'en'), 'Loading reports...'],
    ['search', href(routes.search.index, 'en', {}, { q: 'alumina' }), 'Searching...'],
  ])('does not hold back %s: %s', async (_, path, loading) => {
    const first = await firstBytes(path);
    expect(first).toContain('<h1');
    expect(first).toContain(loading);
  });
});

describe('articles that are unavailable', () => {
  /** Requests a page while the table of articles, or another one, does not exist. */
  async function readWithout(path: string, status = 200, table: 'articles' | 'assets' = 'articles') {
    await world.db.execute(sql.raw(`alter table ${table} rename to elsewhere`));
    try {
      // A page runs several queries in parallel, and the last one may fail after the page has been sent.
      world.expectErrors(20);
      return await world.html(path, status);
    } finally {
      await world.cache.settled();
      await world.db.execute(sql.raw(`alter table elsewhere rename to ${table}`));
    }
  }

  test.each([
    ['id', 'Tidak Ada Berita'],
    ['en', 'No News Available'],
  ] as const)('leave the list in %s empty, and the next reader has it whole', async (language, empty) => {
    await world.publish({ title: 'Back again' });
    const path = href(routes.articles.index, language);
    expect(textOf(only(await readWithout(path), 'main'))).toContain(empty);
    expect(textOf(only(await world.html(path), 'main'))).toContain('Back again');
  });

  test.each([
    ['id', routes.articles.show, 'Terjadi kesalahan'],
    ['en', routes.articles.show, 'Something went wrong'],
    ['id', routes.articles.previewShow, 'Terjadi kesalahan'],
    ['en', routes.articles.previewShow, 'Something went wrong'],
  ] as const)('answer 500 for an article in %s, and not that there is none', async (language, route, title) => {
    const id = await world.publish({ title: 'Back again' });
    const path = href(route, language, { id });
    expect(textOf(only(await readWithout(path, 500), 'h1'))).toBe(title);
    expect(textOf(only(await world.html(path), 'h1'))).toBe('Back again');
  });

  test.each([
    {
      language: 'id',
      ours: [
        'Kilang mencapai tahap operasi percobaan',
        'Pembibitan mangrove pesisir Mempawah',
        'Program vokasi bagi lulusan SMK setempat',
        'Bauksit dalam negeri untuk seluruh produksi',
      ],
    },
    {
      language: 'en',
      ours: [
        'Refinery reaches trial operation',
        'A mangrove nursery for the Mempawah coast',
        'Vocational program for local graduates',
        'Domestic bauxite for all production',
      ],
    },
  ] as const)(
    'are replaced by four built-in stories on the home page in $language, and logged',
    async ({ language, ours }) => {
      await world.publish({ title: 'Back again' });
      const path = href(routes.home.index, language);
      const stories = (await readWithout(path)).querySelectorAll('#news h3');
      expect(stories.map(textOf)).toEqual([...ours]);
      expect(world.log.events).not.toEqual([]);
      expect(textOf(only(await world.html(path), '#news'))).toContain('Back again');
    },
  );

  test('and unavailable pictures are replaced by built-in ones on the home page', async () => {
    const picture = (await readWithout(href(routes.home.index, 'en'), 200, 'assets')).querySelector('#hero img');
    expect(picture?.getAttribute('src')).toStartWith('/static/pictures/home-hero');
    expect(world.log.events).not.toEqual([]);
  });
});
