import { expect, test } from 'bun:test';
import { endpoints } from '../../../src/routes.ts';
import { parseHtml, textOf } from '../../support/html.ts';
import { freshWorld, staffOf } from '../../support/world.ts';

const world = await freshWorld();
const staff = staffOf(world);

const type = async (text: string, place: string, fields: Record<string, string>, by = staff) => {
  const languages = ['id', 'en'].map((code) => ['languages', code]);
  const answer = await world.call(
    'PUT',
    `${endpoints.apiUnsaved}/${text}`,
    { place, base: null, seq: 0, fields: [...languages, ...Object.entries(fields)] },
    by,
  );
  expect(answer.status).toBe(200);
};
const preview = (path: string) => `${endpoints.articleLive}/${path}`;
const read = async (path: string) => {
  const answer = await world.get(preview(path), staff);
  return { headers: answer.headers, status: answer.status, page: parseHtml(await answer.text()) };
};

test('the live preview is the public page with what its reader has typed and not saved, in both languages', async () => {
  const id = await world.publish({ title: { id: 'Tersimpan', en: 'Stored' }, content: '<p>Stored text.</p>' });
  const place = `${endpoints.articleEdit}/${id}`;
  expect(textOf((await read(`${id}/en/read-news/${id}`)).page.querySelector('h1'))).toBe('Stored');
  await type('text-of-mine', place, {
    'id.title': 'Diketik',
    'en.title': 'Typed',
    'en.content': '<p>Typed text.</p><script>alert(1)</script>',
  });

  const english = await read(`${id}/en/read-news/${id}`);
  expect(textOf(english.page.querySelector('h1'))).toBe('Typed');
  expect(textOf(english.page.querySelector('.prose-article'))).toBe('Typed text.');
  expect(english.page.querySelectorAll('script')).toHaveLength(0);
  const [other] = english.page.querySelectorAll('a[hreflang="id-ID"]').map((link) => link.getAttribute('href') ?? '');
  expect(other).toBe(preview(`${id}/id/baca-berita/${id}-tersimpan`));
  expect(textOf((await read(`${id}/id/baca-berita/${id}`)).page.querySelector('h1'))).toBe('Diketik');
  expect((await read(`${id}/en/news`)).status).toBe(200);
  const languages = (await read(`${id}?language=en`)).page.querySelectorAll('nav[aria-label] a[target="live-page"]');
  expect(languages.map((link) => ['hreflang', 'aria-current'].map((name) => link.getAttribute(name)))).toEqual([
    ['id-ID', 'false'],
    ['en-US', 'true'],
  ]);

  // Others see what is stored, and the public nothing of it.
  const colleague = await world.signedIn();
  const page = await world.html(preview(`${id}/en/read-news/${id}`), 200, colleague);
  expect(textOf(page.querySelector('h1'))).toBe('Stored');
  expect(textOf((await world.html(`/en/read-news/${id}`)).querySelector('h1'))).toBe('Stored');
});

test('the live preview can be framed by the back-office only, and is not stored', async () => {
  const id = await world.draft();
  const { headers } = await read(`${id}/en/read-news/${id}`);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  expect((await world.get(preview(`${id}/en/read-news/${id}`))).headers.get('location')).toContain(endpoints.login);
});

test('an article that was never saved is previewed by the name of its text, which only its writer can open', async () => {
  await type('text-of-new', endpoints.articleCreate, { 'en.title': 'Never saved', 'en.content': '<p>Half.</p>' });
  const { page } = await read('text-of-new/en/read-news/0');
  expect(textOf(page.querySelector('h1'))).toBe('Never saved');
  const screen = await world.html(`${preview('text-of-new')}?language=en`, 200, staff);
  expect(screen.querySelector('iframe')?.getAttribute('src')).toBe(preview('text-of-new/en/read-news/0'));
  expect(screen.querySelectorAll('input[name="width"]')).toHaveLength(3);

  const colleague = await world.signedIn();
  expect((await world.get(preview('text-of-new'), colleague)).status).toBe(404);
  expect((await world.get(preview('text-of-new/en/read-news/0'), colleague)).status).toBe(404);
});
