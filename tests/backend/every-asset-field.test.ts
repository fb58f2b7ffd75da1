import { describe, expect, test } from 'bun:test';
import { assets } from '../../src/db/schema/index.ts';
import { assetFields } from '../../src/fields/assets.ts';
import { entriesOf } from '../../src/fields/derive.ts';
import { uploadForm, uploads } from '../support/files/asset-files.ts';
import { samplesOf } from '../support/files/field-samples.ts';
import { only, parseHtml, textOf } from '../support/html.ts';
import { sentForm } from '../support/sent-form.ts';
import { freshWorld, staffOf } from '../support/world.ts';

const world = await freshWorld();
const staff = staffOf(world);

type Row = Record<string, unknown>;
type Name = keyof typeof assetFields;

/** The label of every field in the English form and in its messages; category, media type and order are not in the form. */
const labels: Record<Exclude<Name, 'category' | 'mediaType' | 'sortOrder'>, string> = {
  name: 'Name',
  subcategory: 'Subcategory',
  altText: 'Alternative text, Indonesian',
  altTextEn: 'Alternative text, English',
  decorative: 'Decorative',
  focalX: 'From the left (%)',
  focalY: 'From the top (%)',
  zoom: 'Enlarge there (%)',
  title: 'Title',
  credit: 'Credit',
  tags: 'Tags',
};

const fields = entriesOf(assetFields).map(([key, field]) => ({ key, field, section: assetFields[key].section }));
const inForm = fields.filter(({ section }) => section !== 'none');
// The media type is derived from the file.
const changeable = fields.filter(({ key }) => key !== 'mediaType');

/** A picture of the category social with all form fields empty. */
async function store(): Promise<void> {
  const file = { path: '/assets/1.webp', filename: '1.webp' };
  await world.db.insert(assets).values({ name: 'Picture', category: 'social', mediaType: 'image', ...file });
}

const form = 'form[action*="/1/edit"]';
const open = async () => sentForm(await world.html('/backend/assets/1/edit', 200, staff), form);

async function submit(typed: Record<string, string | string[]>) {
  const body = new URLSearchParams(
    Object.entries({ ...typed, confirmed: 'rename move' }).flatMap(([name, value]) =>
      [value].flat().map((one) => [name, one]),
    ),
  );
  const answer = await world.handle('/backend/assets/1/edit', { method: 'POST', body, headers: staff });
  return { status: answer.status, page: parseHtml(await answer.text()) };
}

async function change(name: string, value: unknown): Promise<void> {
  expect((await world.call('PUT', '/api/backend/assets/1', { [name]: value }, staff)).status).toBe(200);
}

async function answered(): Promise<Row> {
  const [asset] = (await (await world.get('/api/backend/assets', staff)).json()) as Row[];
  return asset ?? {};
}

const stored = async (key: Name) => (await world.db.select().from(assets))[0]?.[key];

test('all fields of a submitted asset are stored, returned and logged', async () => {
  await store();
  const texts = inForm.map(({ field }) => [field.json.name, samplesOf(field)[0].text]);
  expect((await submit({ ...(await open()), ...Object.fromEntries(texts) })).status).toBe(303);
  expect(await answered()).toMatchObject({
    category: 'social',
    media_type: 'image',
    name: 'First name',
    subcategory: 'header',
    alt_text: 'First alt_text',
    alt_text_en: 'First alt_text_en',
    decorative: true,
    title: 'First title',
    credit: 'First credit',
    tags: 'First tags',
    sort_order: 0,
  });
  expect((await world.lastEntry())?.changes).toMatchObject({
    name: { before: 'Picture', after: 'First name' },
    subcategory: { before: null, after: 'header' },
    altText: { before: '', after: 'First alt_text' },
    altTextEn: { before: '', after: 'First alt_text_en' },
    decorative: { before: false, after: true },
    title: { before: '', after: 'First title' },
    credit: { before: '', after: 'First credit' },
    tags: { before: '', after: 'First tags' },
  });
});

test('an upload has all fields', async () => {
  const sent = {
    category: 'social',
    media_type: 'image',
    name: 'Peta',
    subcategory: 'stack',
    alt_text: 'Peta kilang',
    alt_text_en: 'A map of the refinery',
    decorative: 'on',
    title: 'Map',
    credit: 'Foto: Sari',
    tags: 'alam, peta',
    sort_order: '7',
  };
  const samples = Object.fromEntries(fields.map(({ field }) => [field.json.name, samplesOf(field)[0].text]));
  const body = uploadForm(await uploads.png(), { ...samples, ...sent });
  expect((await world.handle('/api/backend/assets', { method: 'POST', body, headers: staff })).status).toBe(201);
  expect(await answered()).toMatchObject({ ...sent, decorative: true, sort_order: 7 });
});

test('public responses have all fields except those for staff', async () => {
  await store();
  const [asset] = (await (await world.get('/api/assets')).json()) as Row[];
  const names = ['alt_text', 'category', 'credit', 'media_type', 'name', 'sort_order', 'subcategory', 'tags', 'title'];
  expect(Object.keys(asset ?? {})).toEqual(expect.arrayContaining(names));
  expect(asset).not.toHaveProperty('alt_text_en');
  expect(asset).not.toHaveProperty('decorative');
});

test('the form has these field names', async () => {
  await store();
  const page = await world.html('/backend/assets/1/edit', 200, staff);
  const labels = page.querySelectorAll(`${form} label`).map((label) => textOf(label));
  expect(labels).toEqual(
    expect.arrayContaining([
      ...['Name *', 'Subcategory (optional)', 'Alternative text, Indonesian', 'Alternative text, English'],
      'Decorative: it says nothing that the text around it does not say, and screen readers pass it by',
      ...['Title (optional)', 'Credit (optional)', 'Tags (optional)'],
    ]),
  );
});

describe.each(inForm)('$key in the form', ({ key, field }) => {
  const [first, second] = samplesOf(field);
  const { name } = field.json;
  const label = labels[key as keyof typeof labels];

  test('is stored and returned by the API', async () => {
    await store();
    const opened = await open();
    expect((await submit({ ...opened, [name]: first.text })).status).toBe(303);
    expect(await stored(key)).toEqual(first.json as never);
    expect((await answered())[name]).toEqual(first.json);
    expect((await open())[name]).toEqual([first.text]);
  });

  test('changed by another editor is reported with the stored value', async () => {
    await store();
    await change(name, first.json);
    const opened = await open();
    await change(name, second.json);
    const { status, page } = await submit(opened);
    expect(status).toBe(409);
    const differences = page.querySelectorAll('#conflict li').map((one) => one.querySelectorAll('h3, p').map(textOf));
    const shown = { on: 'Decorative: screen readers pass it by', stack: 'Stack', '': 'Empty' }[second.text];
    expect(differences).toEqual([[label, 'Changed by the other person, and taken over:', shown ?? second.text]]);
    expect(sentForm(page, form)[name]).toEqual(
      second.text || field.control.kind !== 'checkbox' ? [second.text] : undefined,
    );
  });
});

describe.each(changeable)('$key through the API', ({ key, field }) => {
  const [first, second] = samplesOf(field);

  test('is stored, returned and logged', async () => {
    await store();
    await change(field.json.name, first.json);
    await change(field.json.name, second.json);
    expect(await stored(key)).toEqual(second.json as never);
    expect((await answered())[field.json.name]).toEqual(second.json);
    expect((await world.lastEntry())?.changes).toEqual({ [key]: { before: first.json, after: second.json } });
  });
});

describe('two editors at the same asset', () => {
  test('the second one gets the changes of the first merged into the form, and saves with the next attempt', async () => {
    await store();
    const [first, second] = [await open(), await open()];
    await submit({ ...first, title: 'Mangroves', tags: 'alam' });
    // The other editor has not changed the credit, so it is no difference.
    const { status, page } = await submit({ ...second, tags: 'bakau', credit: 'Sari' });
    expect(status).toBe(409);
    expect(textOf(only(page, '#conflict h2'))).toMatch(/^editor-\w+ saved this asset while you were editing$/);
    const differences = page.querySelectorAll('#conflict li').map((one) => one.querySelectorAll('h3, p').map(textOf));
    expect(differences).toEqual([
      ['Title', 'Changed by the other person, and taken over:', 'Mangroves'],
      [
        'Tags',
        'Both of you changed it. Stored now:',
        'alam',
        'Yours, which the form holds and saving stores:',
        'bakau',
      ],
    ]);
    const merged = sentForm(page, form);
    expect((await submit(merged)).status).toBe(303);
    expect((await world.db.select().from(assets))[0]).toMatchObject({
      title: 'Mangroves',
      tags: 'bakau',
      credit: 'Sari',
    });
  });

  test('the second one learns of the first also when what was typed cannot be saved', async () => {
    await store();
    const opened = await open();
    await change('title', 'Mangroves');
    const { status, page } = await submit({ ...opened, name: '' });
    expect(status).toBe(409);
    const merged = sentForm(page, form);
    expect([merged.name, merged.title]).toEqual([[''], ['Mangroves']]);
    expect((await submit(merged)).status).toBe(422);
    expect(await stored('title')).toBe('Mangroves');
  });
});

test('a document keeps its alternative text, which its form does not have', async () => {
  await store();
  await world.db
    .update(assets)
    .set({ category: 'reports', mediaType: 'document', altText: 'Laporan', decorative: true });
  const opened = await open();
  expect(opened).not.toHaveProperty('alt_text');
  expect((await submit({ ...opened, name: 'Annual report' })).status).toBe(303);
  expect(await answered()).toMatchObject({ name: 'Annual report', alt_text: 'Laporan', decorative: true });
});
