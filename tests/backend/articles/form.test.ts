import { beforeEach, describe, expect, test } from 'bun:test';
import { articleDetails, articles } from '../../../src/db/schema/index.ts';
import type { Role } from '../../../src/fields/roles.ts';
import { endpoints, href, routes } from '../../../src/routes.ts';
import { storeAssetsAt } from '../../support/files/stored-files.ts';
import { only, type ParsedPage, parseHtml, textOf } from '../../support/html.ts';
import { sentForm } from '../../support/sent-form.ts';
import { freshWorld } from '../../support/world.ts';

const world = await freshWorld();
let staff: { cookie: string };
beforeEach(async () => {
  await storeAssetsAt(world.db, '/assets/report-2025.pdf');
  staff = await world.signedIn();
});

type Typed = Record<string, string | string[] | undefined>;

/** Form values of an editor without script. */
const written = {
  category: 'news',
  status: 'published',
  published_at: '2026-01-31T09:00',
  author: 'Newsroom',
  topic: '',
  default_language: 'id',
  sort_order: '0',
  featured_image: '',
  languages: ['id'],
  active: 'id',
  'id.title': 'Pelabuhan dibuka',
  'id.content': '<p>Hari ini.</p>',
} satisfies Typed;

async function submit(path: string, typed: Typed, headers: Record<string, string> = staff) {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(typed)) for (const one of [value ?? []].flat()) form.append(name, one);
  const answer = await world.handle(path, { method: 'POST', body: form, headers });
  const html = await answer.text();
  return { status: answer.status, location: answer.headers.get('location'), answer, html, page: parseHtml(html) };
}

const noon = new Date('2026-01-31T05:00:00Z');
const create = (typed: Typed = {}) => submit(endpoints.articleCreate, { ...written, ...typed });
const editAddress = (id: number | string) => `${endpoints.articleEdit}/${id}`;
const open = (id: number | string, status = 200) => world.html(editAddress(id), status, staff);

/** As "Publish changes" sends it. */
const untouched = (page: ParsedPage): Record<string, string[]> => ({
  ...sentForm(page, 'form[data-article-form]'),
  intent: ['publish'],
});
const said = (page: ParsedPage) => textOf(page.querySelector('.flash-notice'));
const stored = async () => ({
  articles: await world.db.select().from(articles).orderBy(articles.id),
  details: await world.db.select().from(articleDetails).orderBy(articleDetails.id),
});
const errorAt = (page: ParsedPage, id: string) => textOf(page.querySelector(`[id="${id}-error"]`));

describe('a new article', () => {
  test('is initially a draft dated today with an empty Indonesian text', async () => {
    const page = await world.html(endpoints.articleCreate, 200, staff);
    const begun = untouched(page);
    expect(begun).toMatchObject({
      category: ['news'],
      status: ['draft'],
      author: [expect.stringMatching(/^editor-/)],
      default_language: ['id'],
      languages: ['id'],
      active: ['id'],
      'id.title': [''],
      'id.content': [''],
      sort_order: ['0'],
    });
    const inJakarta = new Date(Date.now() + 7 * 3_600_000).toISOString();
    expect(inJakarta).toStartWith(String(begun.published_at).slice(0, 10));
    expect(textOf(only(page, 'label[for="published-at"]'))).toBe('Published date (WIB) *');
    expect(only(page, '[name="id.excerpt"]').getAttribute('rows')).toBe('3');
    expect(only(page, '[name="id.meta_description"]').getAttribute('rows')).toBe('2');
  });

  test('in two languages is published, and the editor stays in its form', async () => {
    const english = { languages: ['id', 'en'], 'en.title': 'Harbour opens!', 'en.content': '<p>Today.</p>' };
    const { status, location, answer } = await submit(`${endpoints.articleCreate}?status=draft`, {
      ...written,
      ...english,
    });
    expect({ status, location }).toEqual({
      status: 303,
      location: '/backend/articles/edit/1?status=draft&language=id',
    });
    const notice = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    const list = await world.html(endpoints.articleManager, 200, { cookie: `${staff.cookie}; ${notice}` });
    expect(said(list)).toBe('Article created Article has been created successfully');
    const { details, articles: rows } = await stored();
    expect(details).toMatchObject([
      { language: 'id', slug: 'pelabuhan-dibuka' },
      { language: 'en', slug: 'harbour-opens' },
    ]);
    // Nine o'clock in the company's time zone.
    expect(rows[0]?.publishedAt?.toISOString()).toBe('2026-01-31T02:00:00.000Z');
    const page = await world.html(href(routes.articles.show, 'en', { id: rows[0]?.id ?? 0 }));
    expect(textOf(page)).toContain('Harbour opens!');
  });

  test.each<[name: string, typed: Typed, field: string, text: string]>([
    ['no title', { 'id.title': ' ' }, 'id-title', 'Please fill in title and content for Indonesian'],
    ['no content', { 'id.content': '<p><br></p>' }, 'id-content', 'Please fill in title and content for Indonesian'],
    [
      'half a language',
      { languages: ['id', 'en'], 'en.title': 'Only a title' },
      'en-content',
      'Please fill in title and content for English',
    ],
    [
      'a language with only some fields filled in',
      { languages: ['id', 'en'], active: 'en' },
      'en-title',
      'Please fill in title and content for English',
    ],
    ['no date', { published_at: '' }, 'published-at', 'Please select a published date'],
    ['an invalid date', { published_at: '2026-02-31T09:00' }, 'published-at', 'Enter a valid date and time'],
    ['no language', { languages: undefined }, 'languages', 'At least one language is required'],
    ['a long title', { 'id.title': 'x'.repeat(301) }, 'id-title', 'Must have at most 300 characters'],
    ['a long excerpt', { 'id.excerpt': 'x'.repeat(1001) }, 'id-excerpt', 'Must have at most 1000 characters'],
    ['a long slug', { 'id.slug': 'x'.repeat(301) }, 'id-slug', 'Must have at most 300 characters'],
    ['a long author', { author: 'x'.repeat(201) }, 'author', 'Must have at most 200 characters'],
    ['a long text', { 'id.content': 'x'.repeat(200_001) }, 'id-content', 'Must have at most 200000 characters'],
    ['too many tags', { 'id.content': '<'.repeat(8001) }, 'id-content', 'Has too many HTML tags: at most 8000'],
    ['a long description', { 'id.meta_description': 'x'.repeat(501) }, 'id-meta-description', 'Must have at most 500'],
    ['an unknown category', { category: 'poems' }, 'category', 'Invalid option'],
    ['an unknown status', { status: 'hidden' }, 'status', 'Invalid option'],
    ['a sort order that is no number', { sort_order: 'first' }, 'sort-order', 'Must be a whole number'],
    ['a foreign picture', { featured_image: 'https://evil.example/x.png' }, 'featured-image', 'Must be the path'],
    [
      'a report without a document',
      { category: 'reports' },
      'id-document',
      'Please fill in title and content for Indonesian',
    ],
  ])('with %s comes back with what was typed and says so at the field', async (_name, typed, field, text) => {
    const { status, page } = await create(typed);
    expect(status).toBe(422);
    expect(errorAt(page, field)).toContain(text);
    expect(textOf(only(page, 'section:has(> h2#error-summary-title)'))).toContain(text);
    expect(page.querySelector(`[href="#${field}"]`)).not.toBeNull();
    const title = typed.languages === undefined && 'languages' in typed ? 'Cannot remove language' : 'Validation error';
    expect(said(page)).toStartWith(`${title} ${text}`);
    const kept = untouched(page);
    expect(kept['id.title']).toEqual([typed['id.title'] ?? written['id.title']].flat());
    expect(kept['id.content']).toEqual([typed['id.content'] ?? written['id.content']].flat());
    expect(kept.author).toEqual([typed.author ?? written.author].flat());
    expect(await world.db.$count(articles)).toBe(0);
  });

  test('rejects unknown fields, invalid UTF-8 and NUL', async () => {
    const unknown = await create({ colour: 'red' });
    expect({ status: unknown.status, said: said(unknown.page) }).toMatchObject({
      status: 422,
      said: 'Validation error Unknown field (colour)',
    });
    for (const body of ['id.title=%FF', 'id.title=a%00b']) {
      const headers = { ...staff, 'content-type': 'application/x-www-form-urlencoded' };
      expect((await world.handle(endpoints.articleCreate, { method: 'POST', body, headers })).status).toBe(400);
    }
    expect(await world.db.$count(articles)).toBe(0);
  });

  test('of the category reports has a document', async () => {
    const document = { category: 'reports', 'id.document': '/assets/report-2025.pdf' };
    expect((await create(document)).status).toBe(303);
    expect((await stored()).details).toMatchObject([{ content: '/assets/report-2025.pdf' }]);
  });
});

describe('editing', () => {
  test('without a change stores identical data', async () => {
    const id = await world.publish({
      title: { id: '  Judul  dengan spasi ', en: 'Title' },
      content: 'One\r\n<p>two&nbsp;three</p>\n\n<script>x</script><b>old</b>',
      publishedAt: new Date('2026-01-31T02:00:17.123Z'),
      topic: 'sustainability',
    });
    const before = await stored();
    const { status } = await submit(editAddress(id), untouched(await open(id)));
    expect(status).toBe(303);
    expect(await stored()).toEqual(before);
    const entry = await world.lastEntry();
    expect(entry).toMatchObject({ description: 'Saved without changes: article "Judul dengan spasi"', changes: null });
  });

  test('a text reports the number of saved languages', async () => {
    const id = await world.publish({ title: { id: 'Judul', en: 'Title' } });
    const another = { 'en.title': 'Another title', 'en.slug': 'another-title', confirmed: 'rename-en' };
    const typed = { ...untouched(await open(id)), ...another };
    const { status, location, answer } = await submit(`${editAddress(id)}?page=3&search=kapal`, typed);
    expect({ status, location }).toEqual({
      status: 303,
      location: `/backend/articles/edit/${id}?search=kapal&page=3&language=id`,
    });
    const notice = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    const list = await world.html(endpoints.articleManager, 200, { cookie: `${staff.cookie}; ${notice}` });
    expect(said(list)).toBe('Article updated Successfully updated article and 2 language versions');
    const entry = await world.lastEntry();
    expect(entry).toMatchObject({ changes: { 'en.title': { before: 'Title', after: 'Another title' } } });
    expect(Object.keys(entry?.changes ?? {}).sort()).toEqual(['en.slug', 'en.title']);
  });

  test('stays in the form: without script with the same language open and a message, with script without a redirect', async () => {
    const id = await world.draft({ title: { id: 'Judul', en: 'Title' }, publishedAt: noon });
    const typed = {
      ...untouched(await open(id)),
      active: 'en',
      'en.title': 'Another title',
      'en.slug': 'another-title',
    };
    const plain = await submit(editAddress(id), typed);
    expect(plain.location).toBe(`/backend/articles/edit/${id}?language=en`);
    const form = await world.html(plain.location ?? '', 200, staff);
    expect(only(form, '[name="active"][checked]').getAttribute('value')).toBe('en');

    const script = { ...staff, accept: 'application/json' };
    const again = { ...untouched(form), 'en.title': 'Third title', 'en.slug': 'third-title' };
    const { status, answer, html } = await submit(editAddress(id), again, script);
    expect({ status, notice: answer.headers.get('set-cookie') }).toEqual({ status: 200, notice: null });
    expect(JSON.parse(html)).toEqual({
      saved: {
        version: 3,
        title: 'Article updated',
        text: 'Successfully updated article and 2 language versions',
      },
    });
  });

  test('reloads the form when the stored content differs from what was sent', async () => {
    const id = await world.draft({ title: { id: 'Judul' }, publishedAt: noon });
    const typed = { ...untouched(await open(id)), 'id.content': '<p>Satu</p><img src=x><script>dua</script>' };
    const { html } = await submit(editAddress(id), typed, { ...staff, accept: 'application/json' });
    expect(JSON.parse(html)).toEqual({ location: `/backend/articles/edit/${id}?language=id` });
    expect((await stored()).details).toMatchObject([{ content: '<p>Satu</p>' }]);
  });

  test.each<[role: Role, changeable: string[], readOnly: string[], said: string | undefined]>([
    ['editor', ['status', 'author', 'id.title', 'en.title'], [], undefined],
    ['writer', ['author', 'id.title', 'en.title'], ['status'], 'You cannot change the status: editors publish.'],
    [
      'translator:en',
      ['en.title', 'en.slug'],
      ['status', 'author', 'category', 'id.title', 'id.excerpt'],
      'You can change the English texts. Writers and editors change the other fields.',
    ],
  ])('offers a %s the fields that the role may change, and says why the others are read only', async (...given) => {
    const [role, changeable, readOnly, said] = given;
    const id = await world.draft({ title: { id: 'Judul', en: 'Title' }, publishedAt: noon });
    const as = await world.signedIn([role]);
    const page = await world.html(editAddress(id), 200, as);
    const isFixed = (name: string) => {
      const field = only(page, `[name="${name}"]`);
      if (field.tagName === 'SELECT') return field.querySelectorAll('option').length === 1;
      return field.hasAttribute('readonly') || field.getAttribute('type') === 'hidden';
    };
    expect(changeable.filter(isFixed)).toEqual([]);
    expect(readOnly.filter((name) => !isFixed(name))).toEqual([]);
    if (said) expect(textOf(only(page, 'main'))).toContain(said);
    // What is only shown is sent as it is stored.
    const before = await stored();
    expect((await submit(editAddress(id), untouched(page), as)).status).toBe(303);
    expect(await stored()).toEqual(before);
  });

  test('shows an archived article to writers without a way to save it', async () => {
    const id = await world.archive({ title: 'Old' });
    const page = await world.html(editAddress(id), 200, await world.signedIn(['writer']));
    expect(page.querySelector('.desk-save button')).toBeNull();
    expect(textOf(only(page, 'main'))).toContain('This article is archived: only editors can change it.');
  });

  test('has title and text before the settings', async () => {
    const names = (await open(await world.draft()))
      .querySelectorAll('[name]')
      .map((field) => field.getAttribute('name'));
    expect(names.indexOf('id.title')).toBeLessThan(names.indexOf('id.content'));
    expect(names.indexOf('id.content')).toBeLessThan(names.indexOf('category'));
  });

  test('adds and removes languages', async () => {
    const id = await world.publish({ title: { id: 'Judul' } });
    const english = { languages: ['en'], active: 'en', 'en.title': 'Title', 'en.content': '<p>Text</p>' };
    const confirmed = 'remove-id';
    expect((await submit(editAddress(id), { ...untouched(await open(id)), ...english, confirmed })).status).toBe(303);
    expect((await stored()).details).toMatchObject([{ language: 'en', title: 'Title' }]);
  });

  test('keeps incomplete languages in the form and saves the others', async () => {
    const id = await world.publish({ title: { id: 'Judul' } });
    const half = { languages: ['id', 'en'], 'id.title': 'Judul baru', 'en.title': 'Half', 'en.excerpt': 'Kept' };
    const { status, page } = await submit(editAddress(id), { ...untouched(await open(id)), ...half });
    expect(status).toBe(200);
    expect(said(page)).toBe('Article updated Successfully updated article and 1 language version');
    expect(errorAt(page, 'en-content')).toBe('Please fill in title and content for English');
    expect(untouched(page)).toMatchObject({ version: ['2'], 'en.title': ['Half'], 'en.excerpt': ['Kept'] });
    expect((await stored()).details).toMatchObject([{ language: 'id', title: 'Judul baru' }]);
  });

  test('without a complete language is rejected', async () => {
    const id = await world.publish({ title: { id: 'Judul' } });
    const { status, page } = await submit(editAddress(id), { ...untouched(await open(id)), 'id.content': '' });
    expect(status).toBe(422);
    const summary = textOf(only(page, '[aria-labelledby="error-summary-title"]'));
    expect(summary).toContain('Please fill in title and content for Indonesian');
    expect(summary).toContain('Please add at least one language with title and content');
  });

  test('an article of the category Reports shows its document, ignoring case', async () => {
    const id = await world.publish({ category: 'reports', content: '/assets/report.pdf' });
    await world.db.update(articles).set({ category: 'Reports' });
    const before = await stored();
    const page = await open(id);
    expect(untouched(page)).toMatchObject({ category: ['reports'], 'id.document': ['/assets/report.pdf'] });
    await submit(editAddress(id), untouched(page));
    expect(await stored()).toEqual(before);
  });

  test('without an id redirects to the list, and reports an unknown article', async () => {
    const answer = await world.get(endpoints.articleEdit, staff);
    expect(answer.headers.get('location')).toBe(endpoints.articleManager);
    for (const id of ['99', 'x', '0']) {
      const page = await open(id, 404);
      expect(textOf(page)).toContain('Article not found');
      expect(only(page, `main a[href="${endpoints.articleManager}"]`)).toBeDefined();
    }
    expect((await submit(editAddress(99), written)).status).toBe(404);
  });

  test('shows the creation date in the short English format', async () => {
    const id = await world.publish();
    await world.db.update(articles).set({ createdAt: new Date('2026-03-05T20:00:00Z') });
    expect(textOf(only(await open(id), 'main header'))).toContain('Created Mar 6, 2026');
  });
});
