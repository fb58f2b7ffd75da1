import { expect, test } from 'bun:test';
import { changedLists, listsOf } from '../../../src/domain/impact/changed-news.ts';
import { showFeeds } from '../../../src/domain/impact/shown-feeds.ts';
import type { ListedArticle } from '../../../src/domain/impact/shown-rows.ts';

const day = 86_400_000;

function article(id: number, facts: Partial<ListedArticle> = {}): ListedArticle {
  const published = Date.parse('2026-03-01T03:00:00Z') * 1000;
  return { id, isReport: false, topic: 'production', year: 2026, published, languages: ['id', 'en'], ...facts };
}

const isSame = (one: readonly ListedArticle[], other: readonly ListedArticle[]) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Addresses of the lists that differ between two moments. */
const changed = (before: ListedArticle[], after: ListedArticle[]) =>
  changedLists({ before: listsOf(before), after: listsOf(after) }, isSame, 'en');

test('a new article changes the lists that it is in, and those whose filters count it', () => {
  const { addresses, gone } = changed(
    [article(1), article(2, { topic: 'community', year: 2025 })],
    [article(3), article(1), article(2, { topic: 'community', year: 2025 })],
  );
  expect(addresses.toSorted()).toEqual([
    '/en/news',
    // By year and by topic, their filters count it.
    '/en/news?category=community',
    '/en/news?category=production',
    '/en/news?category=production&year=2026',
    '/en/news?year=2025',
    '/en/news?year=2026',
  ]);
  expect(gone).toEqual([]);
});

test('the only article of a topic takes the list of the topic with it', () => {
  const { gone } = changed([article(1), article(2, { topic: 'community' })], [article(1)]);
  expect(gone.toSorted()).toEqual(['/en/news?category=community', '/en/news?category=community&year=2026']);
});

test('the part of the sitemap for news has articles of the last two days only', () => {
  const part = (age: number) =>
    showFeeds([article(1, { published: (Date.now() - age) * 1000 })], [], { texts: '', portraits: '' }).get(
      '/sitemap.xml?part=news',
    );
  const none = showFeeds([], [], { texts: '', portraits: '' }).get('/sitemap.xml?part=news');
  expect(part(1.9 * day)).not.toBe(none ?? '');
  expect(part(2.1 * day)).toBe(none ?? '');
});
