import { beforeAll, expect, test } from 'bun:test';
import type { HTMLElement } from 'node-html-parser';
import { lastingWorld } from '../../support/world.ts';

const world = await lastingWorld();
let article: number;
beforeAll(async () => {
  article = await world.publish({ title: { id: 'Kapal tongkang bersandar' } });
});

/** Elements with the title as text of their own that are not marked as Indonesian. */
function unmarked(element: HTMLElement, language: string): string[] {
  const lang = element.getAttribute('lang') ?? language;
  return element.childNodes.flatMap((node) => {
    if (node.nodeType === 1) return unmarked(node as HTMLElement, lang);
    return lang !== 'id-ID' && node.text.includes('Kapal tongkang') ? [element.outerHTML] : [];
  });
}

test.each([
  ['home', () => '/en'],
  ['publications', () => '/en/publications'],
  ['the news list', () => '/en/news'],
  ['a category', () => '/en/news?category=press-release'],
  ['previews', () => '/en/preview/news'],
  ['search results', () => '/en/search?q=tongkang'],
  ['the article', () => `/en/read-news/${article}`],
  ['its preview', () => `/en/preview/read-news/${article}`],
])('an Indonesian title on an English page is marked as Indonesian: %s', async (_where, path) => {
  const address = path();
  const page = await world.html(`${address}${address.includes('?') ? '&' : '?'}complete=1`);
  const body = page.querySelector('body');
  if (!body) throw new Error('The page has no body');
  for (const hidden of body.querySelectorAll('script, template')) hidden.remove();
  expect(body.text).toContain('Kapal tongkang');
  expect(unmarked(body, 'en-US')).toEqual([]);
});
