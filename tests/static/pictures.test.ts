import { describe, expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { type BuiltPicture, manifest, publicDirectory, socialSize } from '../../src/manifest.ts';
import { demoAssets } from '../../src/seed/demo-assets.ts';

const pictures = Object.entries(manifest().pictures);
const onDisk = (url: string) => join(publicDirectory, url.slice('/static/'.length));

/** Whether each width is at most half again as wide as the one before it. */
function climbsGently(widths: number[]): boolean {
  return widths.every((width, index) => index === 0 || width <= (widths[index - 1] ?? 0) * 1.5);
}

describe('every built-in picture', () => {
  test('says in both languages what it shows', () => {
    expect(pictures.filter(([, { alt }]) => !alt.id || !alt.en || alt.id === alt.en).map(([key]) => key)).toEqual([]);
  });

  test('comes in AVIF in steps of at most half again the width, down to small icons of itself', () => {
    const widthsOf = ({ avif }: BuiltPicture) => avif.map(([width]) => width);
    expect(pictures.filter(([, picture]) => !climbsGently(widthsOf(picture))).map(([key]) => key)).toEqual([]);
    expect(pictures.filter(([, picture]) => (widthsOf(picture)[0] ?? 999) > 120).map(([key]) => key)).toEqual([]);
  });

  test('comes in WebP and JPEG too, for browsers that know nothing newer', () => {
    expect(pictures.filter(([, { webp, jpegs = [] }]) => webp.length === 0 || jpegs.length === 0)).toEqual([]);
  });

  test('has a blur of a few hundred characters that stands in for it', () => {
    for (const [, { blur = '' }] of pictures) {
      expect(blur).toStartWith('data:image/webp;base64,');
      expect(blur.length).toBeLessThan(400);
    }
  });
});

test('pictures carry no metadata, and are as wide as their names say', async () => {
  for (const [, { avif, webp, jpegs = [] }] of pictures.slice(0, 6)) {
    for (const [width, url] of [avif[0], webp[0], jpegs[0]].filter((sized) => sized !== undefined)) {
      const facts = await sharp(readFileSync(onDisk(url))).metadata();
      expect(facts.width).toBe(width);
      expect([facts.exif, facts.xmp, facts.iptc]).toEqual([undefined, undefined, undefined]);
    }
  }
});

test('social pictures are JPEG of the size that networks ask for', async () => {
  for (const [, { social = '' }] of pictures.slice(0, 6)) {
    const { format, width, height } = await sharp(readFileSync(onDisk(social))).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', ...socialSize });
  }
});

test('no picture of the demo company is missing', () => {
  const { pictures: built } = manifest();
  const missing = demoAssets
    .filter(({ mediaType }) => mediaType === 'image')
    .map(({ file }) => file.slice(0, -'.webp'.length))
    .filter((key) => !built[key]);
  expect(missing).toEqual([]);
});
