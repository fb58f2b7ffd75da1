import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'bun:test';
import { sql } from 'drizzle-orm';
import { href, routes } from '../../../src/routes.ts';
import { only, textOf } from '../../support/html.ts';
import { slow } from '../../support/slow.ts';
import { holdArticles } from '../../support/slow-articles.ts';
import { openWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
}, slow);
beforeEach(() => world.reset());
afterAll(() => world.close());

/** The first bytes of a page whose articles cannot be read yet. */
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

describe('articles that cannot be had', () => {
  /** Takes the table away while a page is asked for. */
  async function readWithout(path: string, status = 200) {
    await world.db.execute(sql`alter table articles rename to articles_elsewhere`);
    try {
      // A page asks several things at once, and the last of them may fail when the page has long been sent.
      world.expectErrors(20);
      return await world.html(path, status);
    } finally {
      await world.cache.settled();
      await world.db.execute(sql`alter table articles_elsewhere rename to articles`);
    }
  }

  test('leave the list empty, and the next reader has it whole', async () => {
    await world.publish({ title: 'Back again' });
    const path = href(routes.articles.index, 'en');
    expect(textOf(only(await readWithout(path), 'main'))).toContain('No News Available');
    expect(textOf(only(await world.html(path), 'main'))).toContain('Back again');
  });

  test('make an article one that is not found, and say that this may pass', async () => {
    const id = await world.publish({ title: 'Back again' });
    const path = href(routes.articles.show, 'id', { id });
    expect(textOf(only(await readWithout(path, 503), 'h1'))).toBe('Artikel Tidak Ditemukan');
    expect(textOf(only(await world.html(path), 'h1'))).toBe('Back again');
  });
});
