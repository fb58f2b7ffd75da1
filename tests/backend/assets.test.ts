import { describe, expect, test } from 'bun:test';
import { inArray } from 'drizzle-orm';
import { assets, leaders } from '../../src/db/schema/index.ts';
import { loggedEntries } from '../support/application/command-site.ts';
import { type Said, uploadForm, uploads } from '../support/files/asset-files.ts';
import { storeBoards } from '../support/leaders.ts';
import { freshWorld, staffOf } from '../support/world.ts';

const world = await freshWorld();
const staff = staffOf(world);

type Row = Partial<typeof assets.$inferInsert>;

/** Stored assets; the first one has the id 1. */
async function keep(...rows: Row[]): Promise<void> {
  await world.db.insert(assets).values(
    rows.map((row, index) => {
      const file = `${index + 1}.webp`;
      const usual = { name: `Picture ${index + 1}`, path: `/assets/${file}`, filename: file, sortOrder: index + 1 };
      return { category: 'social', mediaType: 'image', ...usual, ...row };
    }),
  );
}

const screen = (path: string, status = 200) => world.html(`/backend/assets${path}`, status, staff);
const texts = async (path: string, selector: string) =>
  (await screen(path)).querySelectorAll(selector).map((element) => element.textContent.replace(/\s+/g, ' ').trim());
const names = (path: string) => texts(path, '.asset-card h2');

async function post(path: string, body: URLSearchParams | FormData | null): Promise<Response> {
  return world.handle(`/backend/assets${path}`, { method: 'POST', headers: staff, body });
}

async function edit(id: number, said: Said): Promise<Response> {
  const usual = { name: 'Picture', subcategory: '', alt_text: '', alt_text_en: '', title: '', tags: '', version: '1' };
  return post(`/${id}/edit?category=social`, new URLSearchParams({ ...usual, ...said }));
}

describe('the list', () => {
  test('has the categories of the site and the media types of the current category', async () => {
    expect(await texts('', 'nav[aria-label="Categories"] a')).toEqual([
      ...['News', 'Reports', 'Home', 'Circularity', 'Social', 'Environment', 'Without alt text'],
    ]);
    expect(await texts('?category=Home', 'nav[aria-label="Media types"] a')).toEqual(['Images', 'Videos', 'Captions']);
    expect(await texts('?category=reports', 'nav[aria-label="Media types"] a')).toEqual(['Images', 'Documents']);
  });

  test('changing the category selects a valid media type and no subcategory', async () => {
    const page = await screen('?category=social&subcategory=stack&page=2');
    const home = page.querySelectorAll('nav[aria-label="Categories"] a').find((link) => link.textContent === 'Home');
    expect(home?.getAttribute('href')).toBe('/backend/assets?category=home&media_type=image');
    expect(await texts('?category=news&media_type=video', '[aria-current=page]')).toContain('Images');
  });

  test('filters by subcategory, with None for assets without a valid one', async () => {
    await keep({ subcategory: 'header' }, { subcategory: 'stack' }, { subcategory: 'retired' }, {});
    expect(await texts('?category=social', '#in-subcategory option')).toEqual(['All', 'Header', 'Stack', 'None']);
    expect(await names('?category=social&subcategory=stack')).toEqual(['Picture 2']);
    expect(await names('?category=social&subcategory=none')).toEqual(['Picture 3', 'Picture 4']);
  });

  test('is searched by names, alternative texts and tags, ignoring case', async () => {
    await keep({ name: 'Bakau' }, { altTextEn: 'MANGROVE trees' }, { tags: 'alam, mangrove' }, { title: 'mangrove' });
    expect(await names('?category=social&search=Mangrove')).toEqual(['Picture 2', 'Picture 3']);
    expect(await texts('?category=social&search=nothing', '.desk-list')).toEqual([
      expect.stringContaining('No assets found matching your criteria'),
    ]);
  });

  test('is paginated', async () => {
    await keep(...Array.from({ length: 30 }, () => ({})));
    const page = await screen('?category=social&page=2');
    expect(page.querySelectorAll('.asset-card')).toHaveLength(6);
    expect(page.textContent).toContain('Showing 25-30 of 30 assets');
    expect((await screen('?category=social&page=9')).textContent).toContain('Showing 25-30 of 30 assets');
  });

  test('marks pictures without alternative text', async () => {
    await keep({}, { decorative: true }, { altText: 'Kilang' }, { altText: 'Kilang', altTextEn: 'Refinery' });
    expect(await texts('?category=social', '.asset-card:has(.rounded-full) h2')).toEqual(['Picture 1', 'Picture 3']);
    expect(await texts('?category=social', '.asset-card .rounded-full')).toEqual([
      'No alternative text',
      'No English alternative text',
    ]);
  });

  test('lists pictures without alternative text of all categories, and returns there after a change', async () => {
    await keep({}, { category: 'news', altText: 'Kilang' }, { altText: 'Kilang', altTextEn: 'Refinery' });
    await keep({ path: '/assets/film.mp4', mediaType: 'video' }, { path: '/assets/line.webp', decorative: true });
    expect(await names('?alt=missing')).toEqual(['Picture 2', 'Picture 1']);
    expect(await names('?alt=missing&search=kilang')).toEqual(['Picture 2']);
    expect(await texts('?alt=missing', '[aria-current=page]')).toContain('Without alt text');
    const said = new URLSearchParams({
      name: 'Kilang',
      alt_text: 'Kilang',
      alt_text_en: 'Refinery',
      tags: '',
      version: '1',
    });
    const answer = await post('/2/edit?alt=missing', said);
    expect(answer.headers.get('location')).toBe('/backend/assets?alt=missing');
    expect(await names('?alt=missing')).toEqual(['Picture 1']);
  });
});

describe('a plain form', () => {
  test('adds several files with individual names at the end of the list', async () => {
    const form = uploadForm(await uploads.png('Satu.png'), { category: 'social', name: '', subcategory: 'stack' });
    form.append('file', await uploads.jpeg('Dua.jpg'));
    const answer = await post('?category=social', form);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/backend/assets/describe?category=social&media_type=image&ids=1%2C2',
    ]);
    const rows = await world.db.select().from(assets).orderBy(assets.sortOrder);
    expect(rows).toMatchObject([
      { name: 'Satu', subcategory: 'stack', sortOrder: 1 },
      { name: 'Dua', subcategory: 'stack', sortOrder: 2 },
    ]);
  });

  test('stores the valid files and names the others on the screen that describes several assets', async () => {
    const form = uploadForm(await uploads.png('Satu.png'), { category: 'social', tags: 'alam' });
    form.append('file', await uploads.htmlNamedPng());
    const answer = await post('?category=social', form);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/backend/assets/describe?category=social&media_type=image&ids=1',
    ]);
    const cookie = `${staff.cookie}; ${answer.headers.getSetCookie()[0]?.split(';')[0]}`;
    const next = await world.html(answer.headers.get('location') ?? '', 200, { cookie });
    expect(next.textContent).toContain('Not uploaded: page.png: Please select a valid image file.');
    expect(await world.db.select({ name: assets.name, tags: assets.tags }).from(assets)).toEqual([
      { name: 'Satu', tags: 'alam' },
    ]);
  });

  test('reports the errors of all files and keeps the typed values when none can be stored', async () => {
    const form = uploadForm(await uploads.htmlNamedPng(), { category: 'social', tags: 'alam' });
    form.append('file', await uploads.htmlNamedPng());
    const answer = await post('?category=social', form);
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(page).toContain('page.png: Please select a valid image file.');
    expect(page).toContain('value="alam"');
    expect(await world.db.$count(assets)).toBe(0);
  });

  test('names the asset that has a file already, and stores it once more when asked to', async () => {
    await post('?category=social', uploadForm(await uploads.png('Satu.png'), { category: 'social' }));
    const again = uploadForm(await uploads.png('Dua.png'), { category: 'social', tags: 'alam' });
    const answer = await post('?category=social', again);
    expect([answer.status, await world.db.$count(assets)]).toEqual([422, 1]);
    const page = await answer.text();
    expect(page).toContain('This file is stored already, as “Kilang”.');
    expect(page).toContain('href="/backend/assets/1?category=social&amp;media_type=image"');
    expect(page).toContain('Store it once more, as a file of its own');
    again.set('if_stored', 'store');
    expect([(await post('?category=social', again)).status, await world.db.$count(assets)]).toEqual([303, 2]);
  });

  test('rejects files beyond the maximum per form', async () => {
    const form = new FormData();
    const file = await uploads.svg();
    for (let count = 1; count <= 21; count += 1) form.append('file', file);
    const page = await (await post('?category=social', form)).text();
    expect(page.match(/strong>: (<!-- -->)?Please select an image/g)).toHaveLength(20);
    expect(page.match(/strong>: (<!-- -->)?At most 20 files can be uploaded at once/g)).toHaveLength(1);
  });

  test.each<[string, Said, string]>([
    ['no file', {}, 'Please choose a file'],
    ['a name that is too long', { name: 'x'.repeat(201) }, 'at most 200 characters'],
    ['a subcategory that the category does not have', { subcategory: 'retired' }, 'no such subcategory'],
  ])('with %s changes nothing and says why', async (_case, said, words) => {
    const file = 'name' in said || 'subcategory' in said ? await uploads.png() : undefined;
    const answer = await post('?category=social', uploadForm(file, { category: 'social', ...said }));
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(words);
    expect(await world.db.$count(assets)).toBe(0);
  });

  test('changes the fields of an asset and returns to the list', async () => {
    await keep({});
    const answer = await edit(1, {
      name: 'Bakau',
      subcategory: 'stack',
      alt_text_en: 'Mangroves',
      decorative: 'on',
      confirmed: 'rename move',
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/backend/assets?category=social&media_type=image',
    ]);
    const [row] = await world.db.select().from(assets);
    expect(row).toMatchObject({
      name: 'Bakau',
      subcategory: 'stack',
      altTextEn: 'Mangroves',
      decorative: true,
      version: 2,
    });
  });

  test("names the page that uses the asset's name", async () => {
    await keep({ name: 'PROFIL', category: 'home' }, {});
    expect(await texts('/1/edit', '#name-hint')).toEqual(['The page /en/company-profile asks for it by this name']);
    expect(await texts('/2/edit', '#name-hint')).toEqual([]);
  });

  test('without a name is returned with the typed values', async () => {
    await keep({});
    const answer = await edit(1, { name: ' ', tags: 'alam' });
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(page).toContain('Please give the asset a name');
    expect(page).toContain('value="alam"');
  });

  test('moves an asset to a position in the whole list', async () => {
    await keep({}, {}, {}, { category: 'news' });
    const move = (said: Said) => post('/move?category=social', new URLSearchParams(said));
    const answer = await move({ id: '3', to: '1', position: '3' });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/backend/assets?category=social&media_type=image&order=1',
    ]);
    expect(await names('?category=social')).toEqual(['Picture 3', 'Picture 1', 'Picture 2']);
    await move({ id: '3', position: '99' });
    expect(await names('?category=social')).toEqual(['Picture 1', 'Picture 2', 'Picture 3']);
    for (const wrong of [{ id: '4', position: '1' }, { id: '1', position: 'first' }, { id: '1' }]) {
      expect((await move(wrong)).headers.get('set-cookie')).toStartWith('__Host-flash');
    }
    expect(await names('?category=social')).toEqual(['Picture 1', 'Picture 2', 'Picture 3']);
  });

  test('replaces the file of an asset', async () => {
    await keep({});
    const body = new FormData();
    body.set('file', await uploads.png('baru.png'));
    body.set('version', '1');
    expect((await post('/1/file?category=social', body)).status).toBe(303);
    const [row] = await world.db.select().from(assets);
    expect(row).toMatchObject({ name: 'Picture 1', filename: 'baru.png', width: 40, version: 2 });
  });
});

describe('deleting', () => {
  test('asks for confirmation', async () => {
    await keep({});
    expect((await screen('/1/delete?category=social')).textContent).toContain(
      'Are you sure you want to delete this asset?',
    );
    expect(await world.db.$count(assets)).toBe(1);
    expect((await post('/1/delete?category=social', null)).status).toBe(303);
    expect(await world.db.$count(assets)).toBe(0);
  });

  test('of an asset in articles lists the uses, and takes it out of them when asked to', async () => {
    await keep({ name: 'PROFIL', subcategory: 'stack' });
    await world.publish({ title: 'Bakau ditanam', featuredImage: '/assets/1.webp' });
    await world.publish({ title: 'Sungai bersih', content: '<p><img src="/assets/1.webp" alt=""></p>' });
    await world.publish({ title: 'Something else', content: '<p>/assets/11.webp</p>' });
    const places = ['Bakau ditanam', 'Sungai bersih', '/en/company-profile', '/en/social'];

    for (const answer of [
      await world.get('/backend/assets/1', staff),
      await world.get('/backend/assets/1/delete', staff),
      await post('/1/delete', null),
    ]) {
      expect(answer.status).toBe(200);
      const page = await answer.text();
      for (const place of places) expect(page).toContain(place);
      expect(page).not.toContain('Something else');
    }
    expect(await world.db.$count(assets)).toBe(1);
    expect((await post('/1/delete?in_use=delete', null)).status).toBe(200);
    expect(await world.db.$count(assets)).toBe(1);
    expect((await post('/1/delete?in_use=unlink', null)).status).toBe(303);
    expect(await world.db.$count(assets)).toBe(0);
    const logged = await loggedEntries(world.db);
    expect(
      logged.map(({ actionType, description, resourceType }) => [actionType, description, resourceType]),
    ).toContainEqual(['update', 'Removed the file /assets/1.webp from articles 1, 2', 'article']);
  });

  test('of a portrait leaves an entry about each leader who had it', async () => {
    await keep({});
    await storeBoards(world.db);
    await world.db
      .update(leaders)
      .set({ portrait: '/assets/1.webp' })
      .where(inArray(leaders.id, [2, 4]));
    expect((await post('/1/delete?in_use=unlink', null)).status).toBe(303);
    const logged = await loggedEntries(world.db);
    expect(logged.filter(({ resourceType }) => resourceType === 'leader')).toMatchObject([
      {
        actionType: 'update',
        description: 'Updated leader "Dewi Ketapang"',
        resourceId: '2',
        changes: { portrait: { before: '/assets/1.webp', after: null } },
      },
      {
        actionType: 'update',
        description: 'Updated leader "Ratna Sambas"',
        resourceId: '4',
        changes: { portrait: { before: '/assets/1.webp', after: null } },
      },
    ]);
  });

  test('of an asset that pages ask for lists them and asks again', async () => {
    await keep({ name: 'PROFIL', subcategory: 'stack' });
    const again = await (await post('/1/delete', null)).text();
    for (const place of ['/en/company-profile', '/en/social', 'Delete anyway']) expect(again).toContain(place);
    expect(await world.db.$count(assets)).toBe(1);
    expect((await post('/1/delete?in_use=delete', null)).status).toBe(303);
    expect(await world.db.$count(assets)).toBe(0);
  });

  test('of the document of a report offers to replace it only', async () => {
    await keep({ category: 'reports', mediaType: 'document', path: '/assets/laporan.pdf' });
    await world.publish({ category: 'reports', title: 'Laporan 2025', content: '/assets/laporan.pdf' });
    const page = await screen('/1/delete');
    expect(page.textContent).toContain('A report needs its document');
    expect(page.textContent).not.toContain('Remove from these places and delete');
    expect((await post('/1/delete?in_use=unlink', null)).status).toBe(200);
    expect(await world.db.$count(assets)).toBe(1);
  });
});

test.each(['/7', '/7/edit', '/7/delete', '/7/file', '/0', '/first', '/99999999999/edit'])(
  '%s is not found',
  async (path) => {
    expect((await screen(path, 404)).textContent).toContain('Asset not found');
  },
);
