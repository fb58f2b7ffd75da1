import { beforeEach, describe, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { articleDetails, articles, assets } from '../../src/db/schema/index.ts';
import { only, type ParsedPage, parseHtml, textOf } from '../support/html.ts';
import { sentForm } from '../support/sent-form.ts';
import { freshWorld } from '../support/world.ts';

const world = await freshWorld();
let staff: { cookie: string };
let id: number;
beforeEach(async () => {
  staff = await world.signedIn();
  id = await world.publish({ title: { id: 'Pelabuhan', en: 'Harbour' } });
});

type Fields = Record<string, string | string[]>;

async function submit(path: string, fields: Fields): Promise<{ status: number; page: ParsedPage }> {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) body.append(name, one);
  const answer = await world.handle(path, { method: 'POST', body, headers: staff });
  return { status: answer.status, page: parseHtml(await answer.text()) };
}
const form = () => `/backend/articles/edit/${id}`;
const opened = async (): Promise<Fields> => ({
  ...sentForm(await world.html(form(), 200, staff), 'form[data-article-form]'),
  intent: ['publish'],
});
const question = (page: ParsedPage) => sentForm(page, 'main form[method="post"]');
const heading = (page: ParsedPage) => textOf(only(page, 'main h1'));
const listed = (page: ParsedPage) => page.querySelectorAll('section[aria-labelledby="impact-title"] li').map(textOf);
const status = async () => (await world.db.select().from(articles).where(eq(articles.id, id)))[0]?.status;
const slugs = async () =>
  (await world.db.select().from(articleDetails).orderBy(articleDetails.language)).map(({ language, slug }) => [
    language,
    slug,
  ]);

describe('a public article is not saved before its editor has seen what the site loses', () => {
  test('when it is archived: what disappears is marked, and the button archives it', async () => {
    const asked = await submit(form(), { ...(await opened()), status: 'archived' });
    expect([asked.status, heading(asked.page), await status()]).toEqual([409, 'Archive this article?', 'published']);
    expect(listed(asked.page)).toEqual(
      expect.arrayContaining([
        '/en',
        `/en/read-news/${id}-harbour · disappears`,
        `/id/baca-berita/${id}-pelabuhan · disappears`,
        '/id/berita/atom.xml',
      ]),
    );
    expect((await submit(form(), question(asked.page))).status).toBe(303);
    expect(await status()).toBe('archived');
    expect((await world.get(`/en/read-news/${id}`)).status).toBe(404);
  });

  test('when a language is removed', async () => {
    const asked = await submit(form(), { ...(await opened()), languages: ['id'], active: 'id' });
    expect([asked.status, heading(asked.page)]).toEqual([409, 'Remove a language from this article?']);
    expect(textOf(only(asked.page, 'main'))).toContain('The English text of "Pelabuhan" leaves the site.');
    expect((await slugs()).length).toBe(2);
    expect((await submit(form(), question(asked.page))).status).toBe(303);
    expect(await slugs()).toEqual([['id', 'pelabuhan']]);
  });

  test('when a slug is changed', async () => {
    const asked = await submit(form(), { ...(await opened()), 'id.slug': 'dermaga' });
    expect([asked.status, heading(asked.page)]).toEqual([409, 'Change the slug of this article?']);
    expect(textOf(only(asked.page, 'main'))).toContain('The Indonesian slug changes from "pelabuhan" to "dermaga".');
    expect((await submit(form(), question(asked.page))).status).toBe(303);
    expect(await slugs()).toEqual([
      ['en', 'harbour'],
      ['id', 'dermaga'],
    ]);
  });

  test('and all that was typed comes back to the form', async () => {
    const asked = await submit(form(), { ...(await opened()), status: 'archived', author: 'Sari' });
    const back = await submit(form(), { ...question(asked.page), resolve: 'edit' });
    expect(back.status).toBe(200);
    const fields = sentForm(back.page, 'form[data-article-form]');
    expect(fields).toMatchObject({ author: ['Sari'], status: ['archived'] });
    expect(await status()).toBe('published');
  });

  test('in the language of the editor', async () => {
    await world.post('/backend/account/language', { language: 'id', to: '/backend' }, staff);
    const { page } = await submit(form(), { ...(await opened()), status: 'archived' });
    expect(heading(page)).toBe('Arsipkan artikel ini?');
    expect(listed(page)).toContain(`/id/baca-berita/${id}-pelabuhan · hilang`);
  });

  test('but at once when only a draft is saved, and when the article is not public', async () => {
    const draft = { ...(await opened()), languages: ['id'], active: 'id', intent: ['draft'] };
    expect((await submit(form(), draft)).status).toBe(303);
    expect((await slugs()).length).toBe(2);
    const { page } = await submit(form(), { ...(await opened()), status: 'archived' });
    await submit(form(), question(page));
    expect(await status()).toBe('archived');
    expect((await submit(form(), { ...(await opened()), 'id.slug': 'dermaga' })).status).toBe(303);
  });

  test('and the screen of its unpublished changes lists what publishing them changes', async () => {
    await submit(form(), { ...(await opened()), languages: ['id'], active: 'id', intent: ['draft'] });
    const page = await world.html(`/backend/articles/draft/${id}`, 200, staff);
    expect(listed(page)).toEqual(expect.arrayContaining([`/en/read-news/${id}-pelabuhan`, '/en/news/atom.xml']));
  });
});

test('roles that may not archive are refused before they are asked', async () => {
  staff = await world.signedIn(['writer']);
  const sent = await submit(form(), { ...(await opened()), status: 'archived' });
  expect(sent.status).toBe(403);
  expect(await status()).toBe('published');
});

describe('an asset', () => {
  const usual = { subcategory: '', alt_text: 'Kilang', alt_text_en: 'Refinery', title: '', tags: '', version: '1' };
  const keep = async (name: string, category = 'home') => {
    const row = { name, category, mediaType: 'image', path: '/assets/1.webp', filename: '1.webp', sortOrder: 1 };
    const [asset] = await world.db
      .insert(assets)
      .values({ ...row, subcategory: '', altText: 'Kilang', altTextEn: 'Refinery' })
      .returning({ id: assets.id });
    return asset?.id ?? 0;
  };
  const nameOf = async () => (await world.db.select().from(assets))[0]?.name;

  test('that a page asks for by its name is renamed after its editor has seen which pages lose it', async () => {
    const asset = await keep('PROFIL');
    const path = `/backend/assets/${asset}/edit?category=home`;
    const asked = await submit(path, { ...usual, name: 'Kilang' });
    expect([asked.status, heading(asked.page), await nameOf()]).toEqual([409, 'Rename this asset?', 'PROFIL']);
    expect(listed(asked.page)).toEqual(expect.arrayContaining(['/en/company-profile', '/id/profil-perusahaan']));
    const back = await submit(path, { ...question(asked.page), resolve: 'edit' });
    expect(only(back.page, 'input[name="name"]').getAttribute('value')).toBe('Kilang');
    expect((await submit(path, question(asked.page))).status).toBe(303);
    expect(await nameOf()).toBe('Kilang');
  });

  test('that no page shows is renamed at once', async () => {
    const asset = await keep('IMG_0001', 'news');
    expect((await submit(`/backend/assets/${asset}/edit?category=news`, { ...usual, name: 'Kilang' })).status).toBe(
      303,
    );
    expect(await nameOf()).toBe('Kilang');
  });

  test('has the articles that use it on the form for another file', async () => {
    const asset = await keep('Kilang', 'news');
    await world.db.update(articles).set({ featuredImage: '/assets/1.webp' });
    const page = await world.html(`/backend/assets/${asset}/file?category=news`, 200, staff);
    expect(listed(page)).toEqual(expect.arrayContaining(['Pelabuhan', `/en/read-news/${id}-harbour`]));
  });
});

test('what a change would show is worked out for one request at a time; an account that asks for many is refused the last', async () => {
  const predictions = Array.from({ length: 6 }, () =>
    world.get(`/api/backend/articles/${id}/impact?action=archive`, staff),
  );
  const answers = await Promise.all(predictions);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 503, 503]);
  expect(answers.find((one) => one.status === 503)?.headers.get('retry-after')).toBe('10');
});
