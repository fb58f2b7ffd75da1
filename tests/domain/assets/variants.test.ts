import { beforeEach, describe, expect, test } from 'bun:test';
import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { assets, pendingVariants } from '../../../src/db/schema/index.ts';
import { makeVariants, type VariantEncoder } from '../../../src/domain/assets/variants/make-variants.ts';
import { FileTooComplexError } from '../../../src/domain/attachments/refused-files.ts';
import { FilesUnavailableError } from '../../../src/domain/files/file-store.ts';
import { uploadForm, uploads } from '../../support/files/asset-files.ts';
import { freshWorld, staffOf } from '../../support/world.ts';

const world = await freshWorld();
const staff = staffOf(world);
const folder = join(world.place.dataDirectory, 'assets');
beforeEach(() => rmSync(folder, { recursive: true, force: true }));

type Uploaded = { id: number; path: string };

async function upload(file?: File): Promise<Uploaded> {
  const body = uploadForm(file ?? (await uploads.png('peta.png', { width: 700, height: 420 })), { name: 'Peta' });
  const answer = await world.handle('/api/backend/assets', { method: 'POST', headers: staff, body });
  expect(answer.status).toBe(201);
  return (await answer.json()) as Uploaded;
}

const fileAt = (path: string) => path.replace('/assets/', '');
const variantAt = (path: string, ending: string) => fileAt(path).replace('.png', ending);
const visible = () => readdirSync(folder).filter((name) => !name.startsWith('.'));

const endings = ['-320.avif', '-640.avif', '-640.jpeg', '-social.jpeg', '.png'];
const allOf = (path: string) => endings.map((ending) => variantAt(path, ending)).sort();

async function remove(id: number): Promise<void> {
  const answer = await world.handle(`/api/backend/assets/${id}`, { method: 'DELETE', headers: staff });
  expect(answer.status).toBe(200);
}

async function assetScreen(id: number): Promise<string> {
  const [asset] = await world.db.select().from(assets);
  expect(asset?.id).toBe(id);
  const screen = await world.handle(`/backend/assets/${id}?category=news`, {
    headers: { ...staff, cookie: `${staff.cookie}; staff_language=en` },
  });
  return screen.text();
}

describe('an uploaded picture', () => {
  test('is stored before its variants are made, and has all of them afterwards', async () => {
    const { path } = await upload();
    expect(visible()).toEqual([fileAt(path)]);
    await world.makeVariants();
    expect(visible().sort()).toEqual(allOf(path));
    expect(await world.db.$count(pendingVariants)).toBe(0);
    expect(readdirSync(join(folder, '.incoming'))).toEqual([]);
    expect(readdirSync(join(folder, '.notes'))).toEqual([]);
  });

  test('is shown in place of a variant that is not made yet, which no cache keeps', async () => {
    const { path } = await upload();
    const early = await world.get(`/assets/${variantAt(path, '-320.avif')}`);
    expect([early.status, early.headers.get('content-type'), early.headers.get('cache-control')]).toEqual([
      200,
      'image/png',
      'no-store',
    ]);
    expect((await sharp(await early.bytes()).metadata()).width).toBe(700);
    await world.makeVariants();
    const later = await world.get(`/assets/${variantAt(path, '-320.avif')}`);
    expect(later.headers.get('content-type')).toBe('image/avif');
    expect(later.headers.get('cache-control')).toContain('immutable');
  });

  test('is shown by the next wider variant of a format when there is one', async () => {
    const { path } = await upload();
    await world.makeVariants();
    rmSync(join(folder, variantAt(path, '-320.avif')));
    const answer = await world.get(`/assets/${variantAt(path, '-320.avif')}`);
    expect((await sharp(await answer.bytes()).metadata()).width).toBe(640);
  });

  test('has no stand-in for a file that is none of its variants', async () => {
    const { path } = await upload();
    for (const ending of ['-321.avif', '-320.webp', '-320.avif.png', '-social.webp'])
      expect([ending, (await world.get(`/assets/${variantAt(path, ending)}`)).status]).toEqual([ending, 404]);
  });

  test('tells staff how far its variants are', async () => {
    const { id, path } = await upload();
    await world.db.update(pendingVariants).set({ made: 2 });
    expect(await assetScreen(id)).toContain(
      '<progress aria-labelledby="variants" class="h-2 w-full accent-mangrove" max="4" value="2">',
    );
    await world.makeVariants();
    expect(await assetScreen(id)).not.toContain('<progress');
    expect(visible().sort()).toEqual(allOf(path));
  });

  test('that moves, and a document, need no variants', async () => {
    const gif = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .gif()
      .toBuffer();
    await upload(new File([new Uint8Array(gif)], 'a.gif'));
    expect(await world.db.$count(pendingVariants)).toBe(0);
  });
});

test('a node that was killed while it made variants leaves a claim, after which another makes only what is missing', async () => {
  const { path } = await upload();
  await world.makeVariants();
  const kept = join(folder, variantAt(path, '-640.avif'));
  const before = statSync(kept).mtimeMs;
  rmSync(join(folder, variantAt(path, '-640.jpeg')));
  const row = { path, total: 4, attempts: 1, claimedUntil: new Date(Date.now() + 60_000) };
  await world.db.insert(pendingVariants).values(row);
  await world.makeVariants();
  expect(visible()).not.toContain(variantAt(path, '-640.jpeg'));
  await world.db.update(pendingVariants).set({ claimedUntil: new Date(Date.now() - 1000) });
  await world.makeVariants();
  expect(visible().sort()).toEqual(allOf(path));
  expect(statSync(kept).mtimeMs).toBe(before);
  expect(await world.db.$count(pendingVariants)).toBe(0);
});

describe('a picture whose variants cannot be made', () => {
  const make = (encode: VariantEncoder) => makeVariants({ ...world.variants, encode });

  test('is tried no more when it takes too long, and stays visible', async () => {
    const { id, path } = await upload();
    let tries = 0;
    const endless: VariantEncoder = () => {
      tries += 1;
      return Promise.reject(new FileTooComplexError('Too long'));
    };
    await make(endless);
    await make(endless);
    expect(tries).toBe(1);
    expect((await world.get(`/assets/${variantAt(path, '-640.jpeg')}`)).status).toBe(200);
    expect(await assetScreen(id)).not.toContain('<progress');
  });

  test('because the storage does not answer is tried again, however often', async () => {
    await upload();
    for (let round = 0; round < 7; round += 1) {
      const failing = make(() => Promise.reject(new FilesUnavailableError('Away')));
      expect(failing).rejects.toThrow('Away');
      await failing.catch(() => {});
    }
    expect(await world.db.select().from(pendingVariants)).toMatchObject([{ attempts: 0, claimedUntil: null }]);
  });
});

describe('a picture that goes away while its variants are made', () => {
  /** Encodes one variant, and does something before the process ends. */
  const interrupted = (then: () => Promise<unknown>) =>
    makeVariants({
      ...world.variants,
      encode: async (_source, { directory, variants }) => {
        for (const file of variants) writeFileSync(join(directory, file), 'x');
        await then();
      },
    });

  test('into the trash takes them along', async () => {
    const { id } = await upload();
    await interrupted(() => remove(id));
    expect(visible()).toEqual([]);
  });

  test('and is erased leaves none', async () => {
    const { path } = await upload();
    const [file] = await world.db.execute<{ sha256: string }>(sql`select sha256 from asset_files`);
    await interrupted(async () => {
      await world.db.delete(assets);
      await world.variants.store.kept.erase(file?.sha256 ?? '');
    });
    expect(visible()).toEqual([]);
    expect(existsSync(join(folder, '.kept', file?.sha256 ?? 'none', fileAt(path)))).toBe(false);
    const kept = join(folder, '.kept', file?.sha256 ?? 'none');
    expect(existsSync(kept) ? readdirSync(kept) : []).toEqual([]);
  });

  test('into the trash and back gets what it lacks', async () => {
    const { id, path } = await upload();
    await remove(id);
    await world.makeVariants();
    expect(visible()).toEqual([]);
    const restored = await world.handle(`/api/backend/trash/assets/${id}/restore`, { method: 'POST', headers: staff });
    expect(restored.status).toBe(200);
    await world.makeVariants();
    expect(visible().sort()).toEqual(allOf(path));
  });
});
