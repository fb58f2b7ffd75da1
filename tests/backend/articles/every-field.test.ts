import { beforeEach, describe, expect, test } from 'bun:test';
import { articleFields } from '../../../src/fields/articles.ts';
import { entriesOf } from '../../../src/fields/derive.ts';
import type { Field } from '../../../src/fields/field.ts';
import { endpoints } from '../../../src/routes.ts';
import { samplesOf } from '../../support/files/field-samples.ts';
import { storeAssetsAt } from '../../support/files/stored-files.ts';
import { only, parseHtml, textOf } from '../../support/html.ts';
import { sentForm } from '../../support/sent-form.ts';
import { freshWorld } from '../../support/world.ts';

const world = await freshWorld();
let staff: { cookie: string };
beforeEach(async () => {
  await storeAssetsAt(world.db, '/assets/first.webp', '/assets/second.webp');
  staff = await world.signedIn();
});

type Row = Record<string, unknown>;
/** The label of every field in the English form. */
const labels: Record<keyof typeof articleFields, string> = {
  category: 'Category *',
  status: 'Status',
  publishedAt: 'Published date (WIB) *',
  unpublishAt: 'Unpublish date (WIB)',
  author: 'Author',
  topic: 'Topic',
  defaultLanguage: 'Default language',
  sortOrder: 'Sort order',
  featuredImage: 'Featured image',
  title: 'Title *',
  slug: 'Slug',
  excerpt: 'Excerpt',
  content: 'Content *',
  metaDescription: 'Meta description',
};
type Typed = Record<string, string | string[]>;

const fields = entriesOf(articleFields).map(([key, field]) => ({ key, field }));
const formName = ({ json, translatable }: Field) => (translatable ? `en.${json.name}` : json.name);
const logName = (key: string, { translatable }: Field) => (translatable ? `en.${key}` : key);

async function submit(path: string, typed: Typed) {
  const body = new URLSearchParams(
    Object.entries(typed).flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
  );
  const answer = await world.handle(path, { method: 'POST', body, headers: staff });
  return { status: answer.status, page: parseHtml(await answer.text()) };
}

/** An English article with the first sample value of every field. */
async function create(): Promise<void> {
  const texts = fields.map(({ field }) => [formName(field), samplesOf(field)[0].text]);
  const typed = { ...Object.fromEntries(texts), languages: 'en', active: 'en' };
  expect((await submit(endpoints.articleCreate, typed)).status).toBe(303);
}

const edit = `${endpoints.articleEdit}/1`;
const open = async (): Promise<Record<string, string[]>> => ({
  ...sentForm(await world.html(edit, 200, staff), 'form[data-article-form]'),
  intent: ['publish'],
});

async function answered(): Promise<{ article: Row; detail: Row }> {
  const answer = await world.get('/api/articles/1', staff);
  const article = (await answer.json()) as Row & { details: [Row] };
  return { article, detail: article.details[0] };
}

/** Changes one field through the API, which replaces a language as a whole. */
async function change(field: Field, value: unknown): Promise<void> {
  const { detail } = await answered();
  const texts = entriesOf(articleFields).filter(([, { translatable }]) => translatable);
  const whole = Object.fromEntries(texts.map(([, { json }]) => [json.name, detail[json.name]]));
  const [path, body] = field.translatable
    ? ['/api/backend/articles/1/details/en', { language: 'en', ...whole, [field.json.name]: value }]
    : ['/api/backend/articles/1', { [field.json.name]: value }];
  expect((await world.call('PUT', path, body, staff)).status).toBe(200);
}

test('all fields of a submitted article are stored, returned and logged', async () => {
  await create();
  const { article, detail } = await answered();
  expect(article).toMatchObject({
    category: 'news',
    status: 'draft',
    published_at: '2026-01-31T02:00:00.000Z',
    unpublish_at: '2027-01-31T02:00:00.000Z',
    author: 'First author',
    topic: 'press-release',
    default_language: 'id',
    sort_order: 7,
    featured_image: '/assets/first.webp',
  });
  expect(detail).toMatchObject({
    language: 'en',
    title: 'First title',
    slug: 'first-address',
    excerpt: 'First excerpt',
    content: '<p>First</p>',
    meta_description: 'First meta_description',
  });
  expect((await world.lastEntry())?.changes).toMatchObject({
    category: { before: null, after: 'news' },
    status: { before: null, after: 'draft' },
    publishedAt: { before: null, after: '2026-01-31T02:00:00.000Z' },
    unpublishAt: { before: null, after: '2027-01-31T02:00:00.000Z' },
    author: { before: null, after: 'First author' },
    topic: { before: null, after: 'press-release' },
    defaultLanguage: { before: null, after: 'id' },
    sortOrder: { before: null, after: 7 },
    featuredImage: { before: null, after: '/assets/first.webp' },
    'en.title': { before: null, after: 'First title' },
    'en.slug': { before: null, after: 'first-address' },
    'en.excerpt': { before: null, after: 'First excerpt' },
    'en.content': { before: null, after: '<p>First</p>' },
    'en.metaDescription': { before: null, after: 'First meta_description' },
  });
});

describe.each(fields)('$key', ({ key, field }) => {
  const [first, second] = samplesOf(field);

  test('is stored from the form and returned by the API and the form', async () => {
    await create();
    const { article, detail } = await answered();
    expect((field.translatable ? detail : article)[field.json.name]).toEqual(first.json);
    expect((await open())[formName(field)]).toEqual([first.text]);
  });

  test('has its label in the form', async () => {
    const page = await world.html(endpoints.articleCreate, 200, staff);
    const id = formName(field).replace(/[._]/g, '-');
    expect(textOf(only(page, `label[for="${id}"]`))).toBe(labels[key]);
  });

  test('is changed through the API and logged with the values before and after', async () => {
    await create();
    await change(field, second.json);
    const { article, detail } = await answered();
    const shown = (field.translatable ? detail : article)[field.json.name];
    expect(shown).toEqual(second.json);
    expect((await world.lastEntry())?.changes).toEqual({
      [logName(key, field)]: { before: first.json, after: second.json },
    });
  });

  test('without a change is not logged', async () => {
    await create();
    await change(field, first.json);
    expect(await world.lastEntry()).toMatchObject({
      description: 'Saved without changes: article "First title"',
      changes: null,
    });
  });

  test('changed by another editor is merged', async () => {
    await create();
    const opened = await open();
    await change(field, second.json);
    const { status, page } = await submit(edit, opened);
    // As a report the article needs a document, and the form returns with the merged values.
    const isReport = key === 'category';
    expect(status).toBe(isReport ? 422 : 303);
    const merged = isReport ? sentForm(page, 'form[data-article-form]') : await open();
    expect(merged[formName(field)]).toEqual([second.text]);
  });
});
