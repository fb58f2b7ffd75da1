import { beforeAll, beforeEach, describe, expect, test } from 'bun:test';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { assets } from '../../../src/db/schema/index.ts';
import { type Said, uploadForm, uploads } from '../../support/files/asset-files.ts';
import { slow } from '../../support/slow.ts';
import { lastingWorld } from '../../support/world.ts';

type AssetJson = {
  id: number;
  name: string;
  path: string;
  version: number;
  width: number;
  height: number;
  pages: number;
  sort_order: number;
  error?: string;
};
type Answer<Body = AssetJson> = { status: number; body: Body };

const world = await lastingWorld();
let staff: { cookie: string };

async function startAnew(): Promise<void> {
  await world.reset();
  rmSync(join(world.place.dataDirectory, 'assets'), { recursive: true, force: true });
  staff = await world.signedIn();
}

async function send<Body = AssetJson>(method: string, path: string, body?: unknown): Promise<Answer<Body>> {
  const answer = await world.call(method, `/api/backend/assets${path}`, body, staff);
  return { status: answer.status, body: (await answer.json()) as Body };
}

const upload = async (file: File | undefined, said?: Said) => send('POST', '', uploadForm(file, said));

async function uploaded(file: File, said?: Said): Promise<AssetJson> {
  const { status, body } = await upload(file, said);
  expect({ status, error: body.error }).toEqual({ status: 201, error: undefined });
  return body;
}

/** All files in the store, including hidden ones. */
function stored(): string[] {
  const directory = join(world.place.dataDirectory, 'assets');
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);
}

async function nothingWasKept(before: string[]): Promise<void> {
  expect(stored()).toEqual(before);
  expect(await world.db.$count(assets)).toBe(0);
}

describe('an upload', () => {
  beforeEach(startAnew);

  test('answers with the new asset, whose file is available at both addresses', async () => {
    const asset = await uploaded(await uploads.jpeg(), {
      alt_text: 'Kilang',
      alt_text_en: 'Refinery',
      tags: 'a, b,,a',
    });
    expect(asset).toMatchObject({
      name: 'Kilang',
      category: 'news',
      subcategory: null,
      media_type: 'image',
      sort_order: 1,
      tags: 'a, b',
      alt_text: 'Kilang',
      alt_text_en: 'Refinery',
      decorative: false,
      filename: 'kilang.jpg',
      version: 1,
      width: 90,
      height: 60,
      pages: null,
      size: expect.any(Number),
      created_at: expect.any(String),
    });
    expect(asset.path).toMatch(/^\/assets\/kilang-[0-9a-f]{16}-90x60\.jpg$/);
    for (const path of [asset.path, asset.path.replace('/assets/', '/asset_files/')]) {
      const answer = await world.get(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('image/jpeg');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('content-security-policy')).toContain('sandbox');
      expect(answer.headers.get('cache-control')).toContain('immutable');
    }
  });

  test('is followed by all variants that pages use; it has a placeholder', async () => {
    const asset = await uploaded(await uploads.png('peta.png', { width: 1500, height: 900 }), {
      name: 'PROFIL',
      category: 'home',
    });
    await world.makeVariants();
    const page = await world.html('/id/profil-perusahaan');
    const base = asset.path.replace('.png', '');
    const shown = page.querySelectorAll('source, img').filter((one) => one.outerHTML.includes(base));
    const addresses = new Set(shown.flatMap((one) => one.outerHTML.match(/\/assets\/[\w.-]+/g) ?? []));
    expect(addresses.size).toBeGreaterThan(5);
    for (const address of addresses) {
      const answer = await world.get(address);
      expect({ address, status: answer.status }).toEqual({ address, status: 200 });
      const { width } = await sharp(await answer.bytes()).metadata();
      expect(width).toBe(Number(/-(\d+)\.\w+$/.exec(address)?.[1]));
    }
    const [row] = await world.db.select().from(assets);
    expect(row?.placeholder).toStartWith('data:image/webp;base64,');
  });

  test('rotates a photograph upright and removes its location', async () => {
    const asset = await uploaded(await uploads.sidewaysPhotograph());
    expect([asset.width, asset.height]).toEqual([50, 80]);
    const { exif, orientation, width } = await sharp(await (await world.get(asset.path)).bytes()).metadata();
    expect([exif, orientation, width]).toEqual([undefined, undefined, 50]);
  });

  test('measures a PDF and stores it unchanged', async () => {
    const file = await uploads.pdf();
    const asset = await uploaded(file, { category: 'Reports', media_type: 'document' });
    expect(asset).toMatchObject({ category: 'reports', size: file.size, width: null });
    expect(asset.pages).toBeGreaterThan(3);
    expect(await (await world.get(asset.path)).bytes()).toEqual(await file.bytes());
  });

  test.each([
    ['an MP4', uploads.video],
    ['a WebM', uploads.webm],
  ])('measures %s and blanks what it says beside the film', async (_kind, film) => {
    const place = { category: 'home', media_type: 'video', subcategory: 'header image/video' };
    const asset = await uploaded(await film(), place);
    expect(asset).toMatchObject({ subcategory: 'header', width: 640, height: 360 });
    const kept = Buffer.from(await (await world.get(asset.path)).bytes());
    expect(kept.length).toBe((await film()).size);
    expect(['+00.5000', 'Ketapang'].filter((word) => kept.includes(word))).toEqual([]);
    expect(kept.includes(Buffer.alloc(400, 7))).toBe(true);
  });

  test('stores captions of a video cleaned, with their type, and names what is wrong with others', async () => {
    const place = { category: 'home', media_type: 'captions' };
    const text =
      'WEBVTT by a program\r\n\r\nSTYLE\r\n::cue {}\r\n\r\n1\r\n00:01.000 --> 00:02.500 align:start bad:setting\r\nSatu\r\n';
    const asset = await uploaded(await uploads.captions(text), { ...place, credit: 'Sari' });
    expect(asset).toMatchObject({ media_type: 'captions', credit: 'Sari' });
    expect(asset.path).toEndWith('.vtt');
    const served = await world.get(asset.path);
    expect(served.headers.get('content-type')).toBe('text/vtt; charset=utf-8');
    expect(await served.text()).toBe('WEBVTT\n\n00:01.000 --> 00:02.500 align:start\nSatu\n');
    const wrong = await upload(await uploads.captions('WEBVTT\n\n00:03.000 --> 00:01.000\nx'), place);
    expect(wrong).toMatchObject({ status: 400, body: { error: 'The captions cannot be read from line 3 on.' } });
    const html = await upload(await uploads.captions('<script>alert(1)</script>'), place);
    expect(html.status).toBe(400);
  });

  test('is added at the end of its list unless a position is given', async () => {
    await uploaded(await uploads.png());
    expect((await uploaded(await uploads.png())).sort_order).toBe(2);
    expect((await uploaded(await uploads.png(), { sort_order: '7' })).sort_order).toBe(7);
    expect((await uploaded(await uploads.png(), { category: 'home' })).sort_order).toBe(1);
    expect((await uploaded(await uploads.png(), { sort_order: '1000000' })).sort_order).toBe(1_000_000);
    // The last place there is.
    expect((await uploaded(await uploads.png())).sort_order).toBe(1_000_000);
  });

  test('is named after the file when no name is given', async () => {
    const form = uploadForm(await uploads.png('Peta  lokasi.final.png'));
    form.delete('name');
    expect((await send('POST', '', form)).body).toMatchObject({ name: 'Peta lokasi.final' });
  });

  test('is logged', async () => {
    await uploaded(await uploads.png());
    expect(await world.lastEntry()).toMatchObject({
      actionType: 'upload',
      description: 'Uploaded asset "Kilang"',
      status: 'success',
      resourceType: 'asset',
      resourceName: 'Kilang',
      changes: {
        name: { before: null, after: 'Kilang' },
        filename: { before: null, after: 'peta.png' },
        size: { before: null, after: expect.any(Number) },
      },
    });
  });

  test('without a session has no effect', async () => {
    const body = uploadForm(await uploads.png());
    const answer = await world.handle('/api/backend/assets', { method: 'POST', body });
    expect([answer.status, stored()]).toEqual([401, []]);
  });
});

describe('a file that is stored already', () => {
  beforeEach(startAnew);

  const stored = () => world.db.$count(assets);

  test('is stored again for a client that knows only the specification', async () => {
    const first = await upload(await uploads.png());
    const second = await upload(await uploads.png());
    expect([first.status, second.status, await stored()]).toEqual([201, 201, 2]);
  });

  test('is answered with its asset when the upload is to use it, as it was sent and as it was stored', async () => {
    const { body: first } = await upload(await uploads.png('Kapal.png'));
    const answers = [await upload(await uploads.png('Lain.png'), { if_stored: 'use' })];
    const bytes = await (await world.get(first.path)).bytes();
    const download = new File([new Uint8Array(bytes)], 'unduhan.png', { type: 'image/png' });
    answers.push(await upload(download, { if_stored: 'use', category: 'environment' }));
    // Release 1.0.0 has stored no digest of what was sent.
    await world.db.update(assets).set({ sentSha256: null });
    answers.push(await upload(await uploads.png(), { if_stored: 'use' }));
    expect(answers.map(({ status, body }) => [status, body.id])).toEqual(Array(3).fill([200, first.id]));
    expect(await stored()).toBe(1);
    expect((await upload(await uploads.png(), { if_stored: 'store' })).status).toBe(201);
    expect((await upload(await uploads.png(), { if_stored: 'ask' })).body.error).toContain('if_stored');
  });

  test('is uploaded when the asset has got another file since, or when there is another one only', async () => {
    const { body } = await upload(await uploads.png());
    const other = new FormData();
    other.set('file', await uploads.png('lain.png', { width: 50 }));
    expect((await send('PUT', `/${body.id}/file`, other)).status).toBe(200);
    expect((await upload(await uploads.png(), { if_stored: 'use' })).status).toBe(201);
    const again = await uploads.png('lain.png', { width: 50 });
    expect((await upload(again, { if_stored: 'use' })).body.id).toBe(body.id);
  });
});

describe('an upload is rejected without leaving files when', () => {
  beforeAll(startAnew, slow);

  const oversized = () => new File([new Uint8Array([0xff, 0xd8, 0xff]), new Uint8Array(21 * 1024 * 1024)], 'large.jpg');
  test.each<[string, () => Promise<File> | File, Said, number, string, string]>([
    ['HTML is named .png', uploads.htmlNamedPng, {}, 400, 'file', 'Please select a valid image file.'],
    ['it is an SVG', uploads.svg, {}, 400, 'file', 'Please select an image'],
    ['an SVG is named .png', uploads.svgNamedPng, {}, 400, 'file', 'Please select a valid image file.'],
    ['a picture has a hundred megapixels', uploads.hugePng, {}, 413, 'file', '100 megapixels'],
    ['a picture is cut off', uploads.truncatedJpeg, {}, 400, 'file', 'damaged'],
    ['a file is larger than it may be', oversized, {}, 413, 'file', '20 MB'],
    ['a file is empty', () => new File([], 'empty.png'), {}, 400, 'file', ''],
    ['a PDF is cut off', uploads.truncatedPdf, { category: 'reports', media_type: 'document' }, 400, 'file', 'cut off'],
    ['a WebM is cut off', uploads.truncatedWebm, { category: 'home', media_type: 'video' }, 400, 'file', 'cut off'],
    ['a video is cut off', uploads.truncatedVideo, { category: 'home', media_type: 'video' }, 400, 'file', 'cut off'],
    [
      'a document is a picture',
      uploads.png,
      { category: 'reports', media_type: 'document' },
      400,
      'file',
      'Please select a valid document file. Only PDF files are allowed.',
    ],
    [
      'the category holds no such type',
      uploads.pdf,
      { media_type: 'document' },
      400,
      'media_type',
      'News holds image only',
    ],
    [
      'the category holds two other types',
      uploads.video,
      { category: 'reports', media_type: 'video' },
      400,
      'media_type',
      'Reports holds image and document only',
    ],
    [
      'there is no such category',
      uploads.png,
      { category: 'weather' },
      400,
      'category',
      'Must be one of news, reports',
    ],
    [
      'the category has no such subcategory',
      uploads.png,
      { subcategory: 'stack' },
      400,
      'subcategory',
      'News has no such subcategory',
    ],
    ['the name is empty', uploads.png, { name: '  ' }, 400, 'name', ''],
    ['the name is too long', uploads.png, { name: 'x'.repeat(201) }, 400, 'name', ''],
    ['the alternative text is too long', uploads.png, { alt_text: 'x'.repeat(1001) }, 400, 'alt_text', ''],
    ['the tags are too long', uploads.png, { tags: 'x'.repeat(1001) }, 400, 'tags', ''],
    ['the position is no number', uploads.png, { sort_order: 'first' }, 400, 'sort_order', ''],
    ['a field is unknown', uploads.png, { colour: 'red' }, 400, 'colour', ''],
    ['a text holds NUL', uploads.png, { tags: 'a\0b' }, 400, 'tags', ''],
  ])('%s', async (_case, file, said, status, field, words) => {
    const before = stored();
    const answer = await upload(await file(), said);
    expect(answer).toMatchObject({ status, body: { field, error: expect.stringContaining(words) } });
    await nothingWasKept(before);
    expect(await world.lastEntry()).toMatchObject({ actionType: 'upload', status: 'failed' });
  });

  test('a PDF decompresses to more than the limit', async () => {
    for (const bomb of uploads.pdfBombs()) {
      const answer = await upload(bomb, { category: 'reports', media_type: 'document' });
      expect(answer).toMatchObject({
        status: 400,
        body: { field: 'file', error: 'The file is too complex to be checked.' },
      });
    }
    await nothingWasKept([]);
  });

  test('there is no file', async () => {
    expect(await upload(undefined)).toMatchObject({ status: 400, body: { field: 'file' } });
  });

  test('the body is not a form', async () => {
    expect((await send('POST', '', { name: 'Kilang' })).status).toBe(400);
  });

  test('the form is truncated', async () => {
    const whole = new Request('http://localhost/', { method: 'POST', body: uploadForm(await uploads.png()) });
    const type = whole.headers.get('content-type') ?? '';
    const bytes = (await whole.bytes()).slice(0, -80);
    const headers = { ...staff, 'content-type': type };
    const answer = await world.handle('/api/backend/assets', { method: 'POST', headers, body: bytes });
    expect(answer.status).toBe(400);
    await nothingWasKept([]);
  });
});

describe('a change', () => {
  beforeEach(startAnew);

  test('answers with the whole asset, keeps fields that were not sent, and is logged', async () => {
    const asset = await uploaded(await uploads.png(), { alt_text: 'Peta' });
    const { status, body } = await send('PUT', `/${asset.id}`, {
      name: 'Peta kilang',
      category: 'news',
      subcategory: '',
      media_type: 'image',
      sort_order: 5,
      tags: 'peta',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'Peta kilang', alt_text: 'Peta', sort_order: 5, tags: 'peta', version: 2 });
    expect(await world.lastEntry()).toMatchObject({
      actionType: 'update',
      description: 'Updated asset "Peta kilang"',
      resourceType: 'asset',
      resourceName: 'Peta kilang',
      changes: { name: { before: 'Kilang', after: 'Peta kilang' }, sortOrder: { before: 1, after: 5 } },
    });
  });

  test('answers 409 to the second of two conflicting saves, without an effect', async () => {
    const { id } = await uploaded(await uploads.png());
    expect((await send('PUT', `/${id}`, { name: 'First', version: 1 })).status).toBe(200);
    expect((await send('PUT', `/${id}`, { name: 'Second', version: 1 })).status).toBe(409);
    expect(await world.db.select({ name: assets.name }).from(assets)).toEqual([{ name: 'First' }]);
  });

  test.each<[object, string]>([
    [{ name: 'a\0b' }, 'Has characters that cannot be stored (name)'],
    [{ category: 'home', subcategory: 'stack' }, 'Home has no such subcategory (subcategory)'],
  ])('%j is refused by its field', async (changes, error) => {
    const { id } = await uploaded(await uploads.png());
    expect(await send('PUT', `/${id}`, changes)).toMatchObject({ status: 400, body: { error } });
  });

  test('that is nested too deep is rejected', async () => {
    for (const body of [`{"name":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, '{"name":'.repeat(100_000)]) {
      const answer = await world.call('PUT', '/api/backend/assets/1', body, staff);
      expect([answer.status, await answer.json()]).toEqual([
        400,
        expect.objectContaining({ error: expect.any(String) }),
      ]);
    }
  });

  test.each(['/7', '/0', '/abc', '/99999999999'])('of %s, which does not exist, answers 404', async (path) => {
    expect((await send('PUT', path, { name: 'Nobody' })).status).toBe(404);
  });
});

describe('another file for an asset', () => {
  beforeEach(startAnew);

  const replace = async (id: number, file: File, said: Said = {}) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(said)) form.set(name, value);
    form.set('file', file);
    return send('PUT', `/${id}/file`, form);
  };

  test('keeps the id, has a new address, and replaces references to the old one', async () => {
    const before = await uploaded(await uploads.png());
    const articleId = await world.publish({
      featuredImage: before.path,
      content: `<p><img src="${before.path}" alt="Peta"></p>`,
    });
    const address = `/id/baca-berita/${articleId}`;
    expect((await world.html(address)).outerHTML).toContain(before.path.replace('.png', ''));

    const { status, body: after } = await replace(before.id, await uploads.jpeg('baru.jpg'));
    expect(status).toBe(200);
    expect(after).toMatchObject({ id: before.id, name: 'Kilang', filename: 'baru.jpg', width: 90, version: 2 });
    expect(after.path).not.toBe(before.path);
    expect(await world.lastEntry()).toMatchObject({
      actionType: 'update',
      description: 'Replaced the file of asset "Kilang"',
      resourceName: 'Kilang',
      changes: {
        path: { before: before.path, after: after.path },
        filename: { before: 'peta.png', after: 'baru.jpg' },
        width: { before: 40, after: 90 },
      },
    });
    // The first visitor may get the previous page while it is rendered again.
    await world.html(address);
    await world.cache.settled();
    const page = (await world.html(address)).outerHTML;
    expect(page).toContain(after.path.replace('.jpg', ''));
    expect(page).not.toContain(before.path.replace('.png', ''));
    // Open pages can still load the old picture.
    expect((await world.get(before.path)).status).toBe(200);
  });

  test('must have the same type', async () => {
    const { id, path } = await uploaded(await uploads.png());
    const before = stored();
    for (const [file, error] of [
      [await uploads.pdf(), 'Please select a valid image file. (file)'],
      [await uploads.video(), 'Please select a valid image file. The new file is a video. (file)'],
    ] as const) {
      expect(await replace(id, file)).toMatchObject({ status: 400, body: { field: 'file', error } });
    }
    expect(stored()).toEqual(before);
    expect((await world.get(path)).status).toBe(200);
  });

  test('answers 409 to an outdated version and 404 for an unknown asset, without leaving files', async () => {
    const { id } = await uploaded(await uploads.png());
    const before = stored();
    expect((await replace(id, await uploads.png(), { version: '7' })).status).toBe(409);
    expect((await replace(id + 1, await uploads.png())).status).toBe(404);
    expect(stored()).toEqual(before);
  });
});

describe('a deletion', () => {
  beforeEach(startAnew);

  test('takes the asset and all its files off the site', async () => {
    const { id, path } = await uploaded(await uploads.jpeg());
    expect(await send<object>('DELETE', `/${id}`)).toEqual({ status: 200, body: { success: true } });
    expect(await world.db.$count(assets)).toBe(0);
    for (const file of stored()) expect([file, (await world.get(`/assets/${file}`)).status]).toEqual([file, 404]);
    expect((await world.get(path)).status).toBe(404);
    expect(await world.lastEntry()).toMatchObject({
      actionType: 'delete',
      description: 'Deleted asset "Kilang"',
      resourceType: 'asset',
      resourceName: 'Kilang',
      resourceId: String(id),
      changes: { name: { before: 'Kilang', after: null }, path: { before: path, after: null } },
    });
    expect((await send('DELETE', `/${id}`)).status).toBe(404);
  });
});

describe('the list', () => {
  beforeEach(async () => {
    await startAnew();
    const row = (name: string, said: Partial<typeof assets.$inferInsert>) => ({
      name,
      path: `/assets/${name}.webp`,
      filename: `${name}.webp`,
      category: 'social',
      mediaType: 'image',
      ...said,
    });
    await world.db
      .insert(assets)
      .values([
        row('third', { sortOrder: 3, subcategory: 'header', tags: 'Sungai, air' }),
        row('first', { sortOrder: 1, subcategory: 'stack', altText: '100 % Alumina_murni' }),
        row('second', { sortOrder: 2, subcategory: 'retired' }),
        row('fourth', { sortOrder: 4 }),
      ]);
  });
  const names = async (query: string) => {
    const { status, body } = await send<AssetJson[]>('GET', `?category=social&${query}`);
    expect(status).toBe(200);
    return body.map(({ name }) => name);
  };

  test('is in the order set by editors', async () => {
    expect(await names('media_type=image')).toEqual(['first', 'second', 'third', 'fourth']);
  });

  test('filters by subcategory, and by no valid subcategory', async () => {
    expect(await names('subcategory=Header')).toEqual(['third']);
    expect(await names('subcategory=none')).toEqual(['second', 'fourth']);
  });

  test.each([
    ['FIR', ['first']],
    ['alumina_m', ['first']],
    ['0 %25 a', ['first']],
    ['sungai', ['third']],
    ['%25', ['first']],
    ['x_x', []],
  ])('is searched for %s in names, alternative texts and tags', async (search, found) => {
    expect(await names(`search=${search}`)).toEqual(found);
  });

  test.each(['limit=1001', 'limit=-1', 'limit=some', 'offset=10001', 'offset=-1', `search=${'x'.repeat(201)}`])(
    'with %s is refused',
    async (query) => {
      const { status, body } = await send<{ field?: string }>('GET', `?${query}`);
      expect([status, body.field]).toEqual([400, query.split('=')[0]]);
    },
  );

  test('with the greatest limit and without offset holds everything', async () => {
    expect(await names('limit=1000&offset=0')).toEqual(['first', 'second', 'third', 'fourth']);
    expect(await names('offset=10000')).toEqual([]);
    expect(await names('limit=0')).toEqual([]);
    expect(await names(`search=${'x'.repeat(200)}`)).toEqual([]);
  });

  test('is paginated with the total in a header', async () => {
    const answer = await world.get('/api/backend/assets?category=social&limit=2&offset=1', staff);
    expect(answer.headers.get('x-total-count')).toBe('4');
    expect(((await answer.json()) as AssetJson[]).map(({ name }) => name)).toEqual(['second', 'third']);
  });

  test('is reordered, and not when one is unknown', async () => {
    const order = { assets: [4, 1, 3, 2].map((id, index) => ({ id, sort_order: index + 1 })) };
    expect(await send<object>('PUT', '/reorder', order)).toEqual({ status: 200, body: { success: true } });
    expect(await names('')).toEqual(['fourth', 'third', 'second', 'first']);
    expect(await send('PUT', '/reorder', { assets: [{ id: 99, sort_order: 1 }] })).toMatchObject({
      status: 404,
      body: { error: 'There is no asset 99', field: 'assets' },
    });
  });
});

test('a file whose asset the database rejects is removed', async () => {
  await startAnew();
  const file = await uploads.png();
  await world.db.execute("alter table assets add constraint no_more check (name <> 'Kilang') not valid");
  try {
    world.expectErrors(1);
    expect((await upload(file)).status).toBe(500);
    expect(stored()).toEqual([]);
  } finally {
    await world.db.execute('alter table assets drop constraint no_more');
  }
});
