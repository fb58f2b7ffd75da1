import { afterAll, describe, expect, test } from 'bun:test';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { crops } from '../../scripts/production/pictures/crops.ts';
import { demoAssets } from '../../src/content/demo-assets.ts';
import { type BuiltPicture, manifest } from '../../src/manifest.ts';
import { encodeVariant } from '../../src/workers/pictures/encode-variant.ts';
import { masterDirectory, variantsByAddress } from '../../src/workers/pictures/variant.ts';

const pictures = Object.entries(manifest().pictures);
const variants = variantsByAddress(manifest().pictures);
const directory = mkdtempSync(join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(directory, { recursive: true }));

async function encoded(address: string): Promise<Buffer> {
  const variant = variants.get(address);
  if (!variant) throw new Error(`Missing picture in the manifest: ${address}`);
  await encodeVariant(variant, { masters: masterDirectory, directory });
  return readFileSync(join(directory, variant.name));
}

/** Whether each width is at most 1.5 times the previous one. */
function climbsGently(widths: number[]): boolean {
  return widths.every((width, index) => index === 0 || width <= (widths[index - 1] ?? 0) * 1.5);
}

describe('every built-in picture', () => {
  test('has alternative texts in both languages', () => {
    expect(pictures.filter(([, { alt }]) => !alt.id || !alt.en || alt.id === alt.en).map(([key]) => key)).toEqual([]);
  });

  test('has AVIF variants whose widths differ by a factor of at most 1.5', () => {
    const widthsOf = ({ avif }: BuiltPicture) => avif.map(([width]) => width);
    expect(pictures.filter(([, picture]) => !climbsGently(widthsOf(picture))).map(([key]) => key)).toEqual([]);
    expect(pictures.filter(([, picture]) => (widthsOf(picture)[0] ?? 999) > 120).map(([key]) => key)).toEqual([]);
  });

  test('has JPEG variants for older browsers', () => {
    expect(pictures.filter(([, { jpegs = [] }]) => jpegs.length === 0)).toEqual([]);
  });

  test('has a blurred placeholder of a few hundred characters', () => {
    for (const [, { blur = '' }] of pictures) {
      expect(blur).toStartWith('data:image/webp;base64,');
      expect(blur.length).toBeLessThan(400);
    }
  });
});

test('variants have no metadata and the width in their name', async () => {
  for (const [, { avif, jpegs = [] }] of pictures.slice(0, 3)) {
    for (const [width, address] of [avif[0], jpegs[0]].filter((sized) => sized !== undefined)) {
      const facts = await sharp(await encoded(address)).metadata();
      expect(facts.width).toBe(width);
      expect([facts.exif, facts.xmp, facts.iptc]).toEqual([undefined, undefined, undefined]);
    }
  }
});

test('upright crops have the proportions of a phone and show the part of the picture that matters', async () => {
  const { baik } = manifest().pictures;
  const master = await sharp(join(masterDirectory, 'baik.webp')).extract({
    left: 1080,
    top: 0,
    width: 720,
    height: 1080,
  });
  const expected = await master.resize({ width: 8, height: 12, fit: 'fill' }).removeAlpha().raw().toBuffer();
  for (const [width, address] of baik?.upright ?? []) {
    const crop = await encoded(address);
    const facts = await sharp(crop).metadata();
    expect([facts.width, facts.height]).toEqual([width, width * 1.5]);
    const seen = await sharp(crop).resize({ width: 8, height: 12, fit: 'fill' }).removeAlpha().raw().toBuffer();
    const differences = seen.map((value, index) => Math.abs(value - (expected[index] ?? 0)));
    expect(Math.max(...differences)).toBeLessThan(12);
  }
  expect(baik?.upright?.map(([width]) => width)).toEqual([540, 720]);
});

test('masters, which are demo assets, have no metadata', async () => {
  for (const [key] of pictures) {
    const { exif, xmp, iptc } = await sharp(join(masterDirectory, `${key}.webp`)).metadata();
    expect([key, exif, xmp, iptc]).toEqual([key, undefined, undefined, undefined]);
  }
});

test('social pictures are JPEG in the standard size', async () => {
  for (const [, { social = '' }] of pictures.slice(0, 3)) {
    const { format, width, height } = await sharp(await encoded(social)).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
  }
});

test('all pictures of the demo content exist', () => {
  const { pictures: built } = manifest();
  const missing = demoAssets
    .filter(({ mediaType }) => mediaType === 'image')
    .map(({ file }) => file.slice(0, -'.webp'.length))
    .filter((key) => !built[key]);
  expect(missing).toEqual([]);
});

test('the public search lists each scene of the demo content once, not a crop of it as well', () => {
  const listed = new Set(demoAssets.filter(({ isListed }) => isListed !== false).map(({ file }) => file));
  const twice = Object.entries(crops).filter(([key, { of }]) => listed.has(`${key}.webp`) && listed.has(`${of}.webp`));
  expect(twice.map(([key]) => key)).toEqual([]);
  expect(demoAssets.filter(({ isListed }) => isListed === false).map(({ file }) => file)).toEqual([
    'news-04.webp',
    'news-12.webp',
    'news-13.webp',
    'news-14.webp',
    'news-15.webp',
    'news-16.webp',
    'news-17.webp',
    'news-24.webp',
  ]);
});
