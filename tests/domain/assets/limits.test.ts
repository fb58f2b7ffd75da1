import { expect, test } from 'bun:test';
import { assetLimits, inMegabytes } from '../../../src/domain/assets/limits.ts';

test('a picture may have 20 MB and 40 megapixels, a video 200 MB, a document 50 MB and captions 1 MB, twenty files a form', () => {
  const { bytes, pixels, files } = assetLimits;
  expect({ ...bytes, pixels, files }).toEqual({
    image: 20_971_520,
    video: 209_715_200,
    document: 52_428_800,
    captions: 1_048_576,
    pixels: 40_000_000,
    files: 20,
  });
});

test('sizes are formatted in whole megabytes', () => {
  expect([inMegabytes(20_971_520), inMegabytes(1_600_000)]).toEqual(['20 MB', '2 MB']);
});
