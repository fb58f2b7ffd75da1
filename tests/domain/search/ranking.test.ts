import { expect, test } from 'bun:test';
import { rank } from '../../../src/domain/search/ranking.ts';

const marked = { text: '', marks: [] };
const hit = (kind: 'page' | 'product' | 'leadership', id: string, score: number) => ({
  kind,
  id,
  score,
  title: marked,
  description: marked,
  href: `/en/${id}`,
});
const none = { total: 0, isExact: true, hits: [] };

test('the three best results of all groups stand above them, and the groups follow by their best', () => {
  const found = {
    pages: [hit('page', 'fourth', 0.2)],
    products: [hit('product', 'first', 0.9), hit('product', 'third', 0.4)],
    leadership: [hit('leadership', 'second', 0.5)],
    news: none,
    media: none,
  };
  const { top, order, pages, products, leadership } = rank(found, [], 'en');
  expect(top.map(({ id }) => id)).toEqual(['first', 'second', 'third']);
  expect(order).toEqual(['products', 'leadership', 'pages', 'news', 'media']);
  expect([...pages, ...products, ...leadership].map(({ id }) => id)).toEqual(['fourth']);
});
