import { describe, expect, test } from 'bun:test';
import { stripJpeg } from '../../../../src/domain/baik/metadata/jpeg.ts';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
const jpeg = (...parts: string[]) => Buffer.from(parts.join(''), 'hex');

const start = 'ffd8';
const end = 'ffd9';
const header = 'ffe000104a46494600010100000100010000';
const exif = 'ffe100084578696600';
const adobe = 'ffee000441420000'.slice(0, 12);
const table = 'ffdb000401aa';
const scan = 'ffda0003011234ff00ffd3ffff';
const shortExif = 'ffe1000445fa';

describe('of the segments of a JPEG', () => {
  test('those that decoders need are unchanged', () => {
    const picture = jpeg(start, header, adobe, table, scan, end);
    expect(hex(stripJpeg(picture, 1))).toBe(picture.toString('hex'));
  });

  test.each([
    ['Exif', shortExif],
    ['a profile', 'ffe2000445fa'],
    ['IPTC', 'ffed000445fa'],
    ['the last application', 'ffef000445fa'],
    ['a comment', 'fffe000445fa'],
  ])('%s goes', (_what, segment) => {
    expect(hex(stripJpeg(jpeg(start, segment, table, scan, end), 1))).toBe(start + table + scan + end);
  });

  test.each(['ffc0000445fa', 'ffdd000445fa', 'fff0000445fa'])('%s is kept', (segment) => {
    expect(hex(stripJpeg(jpeg(start, segment, scan, end), 1))).toBe(start + segment + scan + end);
  });

  test('the preview is removed from the header', () => {
    const preview = 'ffe000114a4649460001010000010001000000'.concat('');
    expect(hex(stripJpeg(jpeg(start, preview, scan, end), 1))).toBe(start + header + scan + end);
  });

  test('metadata between two scans is removed', () => {
    expect(hex(stripJpeg(jpeg(start, scan, shortExif, scan, end), 1))).toBe(start + scan + scan + end);
  });

  test('data after the end is removed', () => {
    expect(hex(stripJpeg(jpeg(start, scan, end, 'cafe'), 1))).toBe(start + scan + end);
  });
});

describe('an orientation', () => {
  const exifOf = (orientation: string) =>
    `ffe10022${'457869660000'}4d4d002a00000008${'0001'}0112000300000001${orientation}0000${'00000000'}`;

  test.each([
    [2, '0002'],
    [6, '0006'],
    [8, '0008'],
  ])('%i is written back', (orientation, written) => {
    expect(hex(stripJpeg(jpeg(start, shortExif, scan, end), orientation))).toBe(start + exifOf(written) + scan + end);
  });

  test.each([0, 1, 9])('%i is ignored', (orientation) => {
    expect(hex(stripJpeg(jpeg(start, scan, end), orientation))).toBe(start + scan + end);
  });
});

test.each([
  ['breaks off before its end', jpeg(start, table, 'ffda00031234')],
  ['breaks off within a segment', jpeg(start, 'ffdb001001')],
  ['has a segment without a length', jpeg(start, 'ffdb0001', scan, end)],
  ['has no marker where one belongs', jpeg(start, '00db0004aabb', scan, end)],
  ['has an empty marker', jpeg(start, 'ff000004aabb', scan, end)],
  ['is nothing but a start', jpeg(start)],
  ['ends after the first byte of a marker', jpeg(start, 'ff')],
])('a JPEG that %s is damaged', (_what, bytes) => {
  expect(() => stripJpeg(bytes, 1)).toThrow(expect.objectContaining({ name: 'DamagedFileError' }));
});

test('a segment may end at the end of the file', () => {
  expect(() => stripJpeg(jpeg(start, exif.slice(0, 18), end), 1)).toThrow();
  expect(hex(stripJpeg(jpeg(start, table, end), 1))).toBe(start + table + end);
});
