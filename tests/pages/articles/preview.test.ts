import { expect, test } from 'bun:test';
import type { Language } from '../../../src/i18n/site/language.ts';
import { href, type Query, routes } from '../../../src/routes.ts';
import { only, textOf } from '../../support/html.ts';
import { freshWorld } from '../../support/world.ts';

const world = await freshWorld();

const list = (language: Language, query: Query = {}) =>
  href(routes.articles.previewIndex, language, {}, { ...query, complete: 1 });
const article = (language: Language, id: number) => href(routes.articles.previewShow, language, { id });

test('visitors can preview public articles only', async () => {
  await world.publish({ title: 'Public news' });
  await world.draft();
  await world.schedule();
  const page = await world.html(list('en'));
  expect(page.querySelectorAll('article h3').map(textOf)).toEqual(['Public news']);
});

test('staff can preview drafts and scheduled news too, but not archived ones', async () => {
  await world.publish({ title: 'Public news' });
  await world.draft();
  await world.schedule();
  await world.archive();
  const page = await world.html(list('en'), 200, await world.signedIn());
  const titles = page.querySelectorAll('article h3').map(textOf);
  expect(titles.toSorted()).toEqual(['A draft', 'News of next week', 'Public news']);
  expect(textOf(only(page, 'main'))).toContain('Scheduled');
});

test('a draft is shown to staff only, regardless of the cache', async () => {
  const id = await world.draft({ title: 'Not yet said' });
  const staff = await world.signedIn();
  expect(textOf(only(await world.html(article('en', id), 200, staff), 'h1'))).toBe('Not yet said');
  expect((await world.get(article('en', id))).status).toBe(404);
  expect((await world.get(href(routes.articles.show, 'en', { id }), staff)).status).toBe(404);
});

test('the list has six articles per page and marks those that are not public', async () => {
  await world.publishMany(11);
  const first = await world.html(list('en'));
  expect(textOf(only(first, 'main'))).toContain('Showing 1-6 of 8 other news items');
  const last = await world.html(list('id', { page: 2 }));
  expect(textOf(only(last, 'main'))).toContain('Menampilkan 7-8 dari 8 berita lainnya');
  expect((await world.get(list('en', { page: 3 }))).status).toBe(404);
});

test('the pagination shows up to five pages, otherwise first, last, neighbours and gaps', async () => {
  const steps = async (page: number) =>
    (await world.html(list('en', { page }))).querySelectorAll('nav[aria-label="News pages"] > :not([rel])').map(textOf);
  await world.publishMany(33);
  expect(await steps(3)).toEqual(['1', '2', '3', '4', '5']);
  await world.publishMany(12);
  expect(await steps(1)).toEqual(['1', '2', '…', '7']);
  expect(await steps(4)).toEqual(['1', '…', '3', '4', '5', '…', '7']);
  expect(await steps(7)).toEqual(['1', '…', '6', '7']);
});

test('a previewed article links back to the preview and has no related news', async () => {
  const [id = 0] = await world.publishMany(3);
  const page = await world.html(article('en', id));
  const links = page.querySelectorAll('main a').map((link) => link.getAttribute('href'));
  expect(links).toContain(href(routes.articles.previewIndex, 'en'));
  expect(page.querySelector('[aria-labelledby="related-news"]')).toBeNull();
});

test('previews are not cached, and excluded from search engines', async () => {
  const id = await world.publish();
  const staff = await world.signedIn();
  for (const path of [list('en'), article('en', id)]) {
    for (const headers of [{}, staff]) {
      expect((await world.get(path, headers)).headers.has('etag')).toBe(false);
      expect(only(await world.html(path, 200, headers), 'meta[name="robots"]').getAttribute('content')).toBe('noindex');
    }
  }
});
