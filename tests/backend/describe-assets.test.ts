import { expect, test } from 'bun:test';
import { asc } from 'drizzle-orm';
import { assets } from '../../src/db/schema/index.ts';
import type { Role } from '../../src/fields/roles.ts';
import { uploads } from '../support/files/asset-files.ts';
import { only, parseHtml, textOf } from '../support/html.ts';
import { sentForm } from '../support/sent-form.ts';
import { freshWorld, staffOf } from '../support/world.ts';

const world = await freshWorld();
const staff = staffOf(world);

const stored = () => world.db.select().from(assets).orderBy(asc(assets.id));
const show = (path: string) => world.html(path, 200, staff);

async function send(path: string, fields: Record<string, string | string[]>, as = staff) {
  const body = new URLSearchParams(
    Object.entries(fields).flatMap(([name, all]) => [all].flat().map((one) => [name, one])),
  );
  const answer = await world.handle(path, { method: 'POST', body, headers: as });
  return { status: answer.status, location: answer.headers.get('location'), page: parseHtml(await answer.text()) };
}

async function upload(files: File[], as = staff) {
  const body = new FormData();
  for (const file of files) body.append('file', file);
  for (const [name, value] of Object.entries({ category: 'news', media_type: 'image', name: '' }))
    body.set(name, value);
  const answer = await world.handle('/backend/assets?category=news&media_type=image', {
    method: 'POST',
    body,
    headers: as,
  });
  return { status: answer.status, location: answer.headers.get('location'), headers: answer.headers };
}

test('several files sent without script are described on one screen, and one that is refused does not stop the others', async () => {
  const files = [await uploads.png('kapal.png'), await uploads.svgNamedPng(), await uploads.jpeg('kilang.jpg')];
  const { status, location, headers } = await upload(files);
  expect(status).toBe(303);
  expect(location).toBe('/backend/assets/describe?category=news&media_type=image&ids=1%2C2');
  const notice = headers.get('set-cookie')?.split(';')[0] ?? '';
  const page = await world.html(location ?? '', 200, { cookie: `${staff.cookie}; ${notice}` });
  expect(textOf(only(page, '.flash-notice'))).toContain('Not uploaded: logo.png: Please select a valid image file.');
  expect(textOf(only(page, 'h1'))).toBe('Describe 2 files');
  expect(page.querySelectorAll('legend').map(textOf)).toEqual(['kapal', 'kilang']);

  const typed = {
    ...sentForm(page, 'main form[action*="/describe"]'),
    'alt_text.1': 'Kapal di dermaga',
    'alt_text_en.1': 'A ship at the pier',
    'credit.1': 'Sari',
    'decorative.2': 'on',
  };
  expect((await send(location ?? '', typed)).location).toBe('/backend/assets?category=news&media_type=image');
  expect(await stored()).toMatchObject([
    { name: 'kapal', altText: 'Kapal di dermaga', altTextEn: 'A ship at the pier', credit: 'Sari', decorative: false },
    { name: 'kilang', altText: '', decorative: true },
  ]);
});

test('what cannot be saved comes back alone, with what was typed', async () => {
  const file = { category: 'news', mediaType: 'image', filename: 'a.webp' };
  await world.db.insert(assets).values([
    { ...file, name: 'One', path: '/assets/1.webp' },
    { ...file, name: 'Two', path: '/assets/2.webp' },
    { ...file, name: 'Three', path: '/assets/3.webp', version: 7 },
  ]);
  const page = await show('/backend/assets/describe?ids=1,2,3,99,x');
  const typed = {
    ...sentForm(page, 'main form[action*="/describe"]'),
    'alt_text.1': 'Satu',
    'alt_text.2': 'x'.repeat(1001),
    'alt_text_en.2': 'Two',
    'alt_text.3': 'Tiga',
    'version.3': '6',
    'base.3': '{}',
  };
  const again = await send('/backend/assets/describe?ids=1,2,3', typed);
  expect(again.status).toBe(422);
  expect(again.page.querySelectorAll('legend').map(textOf)).toEqual(['Two', 'Three']);
  expect(textOf(only(again.page, '#alt-text-2-error'))).toBe('Must have at most 1000 characters');
  expect(textOf(only(again.page, '#alt-text-3-error'))).toBe(
    'Someone else has emptied this field. Save again to use your text.',
  );
  const kept = sentForm(again.page, 'main form[action*="/describe"]');
  expect(kept).toMatchObject({ 'alt_text_en.2': ['Two'], 'alt_text.3': ['Tiga'], 'version.3': ['7'] });
  expect(await stored()).toMatchObject([{ altText: 'Satu' }, { altText: '' }, { altText: '' }]);
  expect((await send('/backend/assets/describe?ids=2,3', { ...kept, 'alt_text.2': 'Dua' })).status).toBe(303);
  expect(await stored()).toMatchObject([
    { altText: 'Satu' },
    { altText: 'Dua', altTextEn: 'Two' },
    { altText: 'Tiga' },
  ]);
});

test('fields saved by another editor meanwhile are kept, and a field that both have changed is shown again', async () => {
  const file = { category: 'news', mediaType: 'image', filename: 'a.webp', credit: 'Sari' };
  await world.db.insert(assets).values([
    { ...file, name: 'One', path: '/assets/1.webp' },
    { ...file, name: 'Two', path: '/assets/2.webp' },
  ]);
  const typed = sentForm(await show('/backend/assets/describe?ids=1,2'), 'main form[action*="/describe"]');
  const colleague = { ...typed, 'alt_text_en.1': 'A ship', 'alt_text.2': 'Kilang', 'credit.2': 'Budi' };
  expect((await send('/backend/assets/describe?ids=1,2', colleague)).status).toBe(303);

  const mine = { ...typed, 'alt_text.1': 'Kapal', 'alt_text.2': 'Kilang alumina' };
  const again = await send('/backend/assets/describe?ids=1,2', mine);
  expect(again.status).toBe(422);
  expect(again.page.querySelectorAll('legend').map(textOf)).toEqual(['Two']);
  expect(again.page.querySelectorAll('main form [id$="-error"]').map(textOf)).toEqual([
    'Someone else has saved “Kilang” in this field. Save again to use your text instead.',
  ]);
  const merged = sentForm(again.page, 'main form[action*="/describe"]');
  expect(merged).toMatchObject({ 'alt_text.2': ['Kilang alumina'], 'credit.2': ['Budi'] });
  expect(await stored()).toMatchObject([
    { altText: 'Kapal', altTextEn: 'A ship', credit: 'Sari' },
    { altText: 'Kilang', credit: 'Budi' },
  ]);
  expect((await send('/backend/assets/describe?ids=2', merged)).status).toBe(303);
  expect(await stored()).toMatchObject([{}, { altText: 'Kilang alumina', credit: 'Budi' }]);
});

test('editors who describe different fields of a picture at the same moment lose nothing', async () => {
  const file = { category: 'news', mediaType: 'image', filename: 'a.webp', path: '/assets/1.webp' };
  await world.db.insert(assets).values({ ...file, name: 'One' });
  const typed = sentForm(await show('/backend/assets/describe?ids=1'), 'main form[action*="/describe"]');
  const written = [{ 'alt_text.1': 'Kapal' }, { 'alt_text_en.1': 'A ship' }, { 'credit.1': 'Sari' }];
  const answers = await Promise.all(
    written.map((fields) => send('/backend/assets/describe?ids=1', { ...typed, ...fields })),
  );
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
  expect(await stored()).toMatchObject([{ altText: 'Kapal', altTextEn: 'A ship', credit: 'Sari', version: 4 }]);
});

test('a mistake does not take over the newest version: the other save is reported first', async () => {
  const file = { category: 'news', mediaType: 'image', filename: 'a.webp', path: '/assets/1.webp' };
  await world.db.insert(assets).values({ ...file, name: 'One', version: 7, altText: 'Kapal' });
  const page = await show('/backend/assets/describe?ids=1');
  const typed = sentForm(page, 'main form[action*="/describe"]');
  const again = await send('/backend/assets/describe?ids=1', {
    ...typed,
    'alt_text.1': 'x'.repeat(1001),
    'version.1': '6',
    'base.1': '{}',
  });
  expect(again.page.querySelectorAll('main form [id$="-error"]').map(textOf)).toEqual([
    'Someone else has saved “Kapal” in this field. Save again to use your text instead.',
  ]);
});

test('pictures without alternative text lead to one screen for all of them, for those who may describe them', async () => {
  const file = { category: 'news', mediaType: 'image', filename: 'a.webp', name: 'One', path: '/assets/1.webp' };
  await world.db.insert(assets).values(file);
  const links = async (roles: Role[]) => {
    const page = await world.html('/backend/assets?alt=missing', 200, await world.signedIn(roles));
    return page.querySelectorAll('main a').map((link) => link.getAttribute('aria-label') ?? textOf(link));
  };
  expect(await links(['editor'])).toEqual(
    expect.arrayContaining(['Describe all on one screen', 'Edit One', 'Delete One']),
  );
  const writer = await links(['writer']);
  expect(writer.filter((one) => /Describe|Edit One|Delete One/.test(one))).toEqual([]);
  expect((await world.get('/backend/assets/describe?ids=99', staff)).status).toBe(404);
});

test('a writer describes own uploads without script, until another account has saved or used one', async () => {
  const writer = await world.signedIn(['writer']);
  const { location } = await upload([await uploads.png('kapal.png'), await uploads.jpeg('kilang.jpg')], writer);
  expect(location).toBe('/backend/assets/describe?category=news&media_type=image&ids=1%2C2');
  const page = await world.html('/backend/assets/describe', 200, writer);
  expect(page.querySelectorAll('legend').map(textOf)).toEqual(['kilang', 'kapal']);
  // Another writer's uploads, and what is on a page already, are not theirs to change.
  const other = await world.signedIn(['writer']);
  const typed = {
    ...sentForm(page, 'main form[action*="/describe"]'),
    'alt_text.1': 'Kapal',
    'alt_text_en.1': 'A ship',
  };
  expect((await send(location ?? '', typed, other)).status).toBe(404);
  await world.publish({ title: 'Kilang', featuredImage: (await stored())[1]?.path ?? '' });
  expect((await send(location ?? '', { ...typed, 'alt_text.2': 'Kilang' }, writer)).status).toBe(303);
  expect(await stored()).toMatchObject([{ altText: 'Kapal', altTextEn: 'A ship' }, { altText: '' }]);
  expect((await send(location ?? '', { ...typed, 'alt_text.1': 'Kapal lain' }, writer)).status).toBe(404);
});

test('the screen without a file in its address shows the pictures that wait, or says that there are none', async () => {
  const empty = await show('/backend/assets/describe');
  expect(textOf(only(empty, 'h1'))).toBe('No files to describe');
  const file = { category: 'news', mediaType: 'image', filename: 'a.webp' };
  await world.db.insert(assets).values([
    { ...file, name: 'One', path: '/assets/1.webp' },
    { ...file, name: 'Two', path: '/assets/2.webp', altText: 'Dua', altTextEn: 'Two' },
  ]);
  const page = await show('/backend/assets/describe');
  expect(page.querySelectorAll('legend').map(textOf)).toEqual(['One']);
  const typed = { ...sentForm(page, 'main form[action*="/describe"]'), 'alt_text.1': 'Satu', 'alt_text_en.1': 'One' };
  expect((await send('/backend/assets/describe?ids=1', typed)).status).toBe(303);
});
