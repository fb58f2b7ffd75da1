import { expect, test } from 'bun:test';
import { only, type ParsedPage, textOf } from '../../support/html.ts';
import { freshWorld } from '../../support/world.ts';

const world = await freshWorld();

const titles = (page: ParsedPage) => page.querySelectorAll('main h3').map(textOf);

test.each([
  ['/id/berita-tersimpan', 'Berita Tersimpan', 'Daftar Ini Memerlukan JavaScript', '/id/berita'],
  ['/en/saved-news', 'Saved News', 'This List Needs JavaScript', '/en/news'],
])('%s says without script that it needs script, and leads to the news', async (path, title, notice, news) => {
  const page = await world.html(path);
  expect(textOf(only(page, 'h1'))).toBe(title);
  expect(textOf(only(page, 'noscript h2'))).toBe(notice);
  expect(page.querySelectorAll('noscript a').map((link) => link.getAttribute('href'))).toContain(news);
});

test('the saved articles are listed in the asked order, each with its bookmark', async () => {
  const one = await world.publish({ title: 'One' });
  const two = await world.publish({ title: { id: 'Dua' } });
  const page = await world.html(`/en/saved-news?ids=${two}-${one}`);
  expect(titles(page)).toEqual(['Dua', 'One']);
  expect(only(page, '[lang="id-ID"]:is(h3)').text).toBe('Dua');
  expect(page.querySelectorAll('button[data-bookmark]').map((button) => button.getAttribute('data-bookmark'))).toEqual([
    String(two),
    String(one),
  ]);
});

test('articles that are not public or do not exist are left out', async () => {
  const ids = [
    await world.draft(),
    await world.schedule(),
    await world.archive(),
    await world.publish({ category: 'reports', content: '/assets/report.pdf' }),
    await world.publish({ title: 'Still here' }),
  ];
  expect(titles(await world.html(`/en/saved-news?ids=${ids.slice(0, 5).join('-')}-999999999`))).toEqual(['Still here']);
});

test.each(['0', '-1', '1-', '1--2', 'a', '1,2', '1 2', '9999999999', Array(25).fill('1').join('-')])(
  'the list of "%s" is not found',
  async (ids) => {
    expect((await world.get(`/en/saved-news?ids=${encodeURIComponent(ids)}`)).status).toBe(404);
  },
);

test('the list of a reader is not kept in memory, and the language switch leads to the page without it', async () => {
  const id = await world.publish();
  const answer = await world.get(`/en/saved-news?ids=${id}`);
  expect([answer.headers.get('cache-control'), answer.headers.get('etag')]).toEqual(['private, no-store', null]);
  const page = await world.html(`/en/saved-news?ids=${id}`);
  expect(only(page, 'meta[name="robots"]').getAttribute('content')).toBe('noindex');
  expect(page.querySelectorAll('a').map((link) => link.getAttribute('href'))).toContain('/id/berita-tersimpan');
});
