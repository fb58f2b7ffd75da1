import { expect, test } from 'bun:test';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { makeSafeCopy } from '../../../../src/domain/baik/safe-copies/make-safe-copy.ts';
import { revealing } from '../../../support/files/files-with-metadata.ts';

/** What is planted where nobody sees it. */
const mark = 'Ratna-Penanda-7731';

const plain = (format: 'jpeg' | 'png') =>
  sharp({ create: { width: 320, height: 240, channels: 3, background: '#a4431f' } })[format]();

test.each(['jpeg', 'png'] as const)('the copy of a %s is the same with and without hidden data', async (format) => {
  const bare = await plain(format).toBuffer();
  const planted = await plain(format)
    .withMetadata({ density: 301 })
    .withExif({ IFD0: { Artist: mark, Model: mark }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '0/1 2/1 30/1' } })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${mark}</x:xmpmeta>`)
    .toBuffer();
  const withTail = Buffer.concat([planted, Buffer.from(mark)]);
  const [copy, same, tail] = await Promise.all([bare, planted, withTail].map((bytes) => makeSafeCopy(bytes, format)));
  expect(planted.includes(mark)).toBe(true);
  expect(Buffer.from(same?.bytes ?? '').equals(copy?.bytes ?? Buffer.alloc(1))).toBe(true);
  expect(Buffer.from(tail?.bytes ?? '').equals(copy?.bytes ?? Buffer.alloc(1))).toBe(true);
  expect(copy?.type).toBe(`image/${format}`);
});

const segment = (marker: number, content: string) =>
  Buffer.concat([Buffer.of(0xff, marker, 0, content.length + 2), Buffer.from(content, 'latin1')]);
const chunk = (name: string, content: Uint8Array) => {
  const body = Buffer.concat([Buffer.from(name), content]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE(Bun.hash.crc32(body));
  return Buffer.concat([length, body, checksum]);
};

test.each([
  ['a comment', 'jpeg', segment(0xfe, mark)],
  ['a small picture beside it', 'jpeg', segment(0xe0, `JFXX\0\x10${mark}`)],
  ['a colour profile that cannot be read', 'jpeg', segment(0xe2, `ICC_PROFILE\0\x01\x01${mark}`)],
  ['data of Photoshop', 'jpeg', segment(0xed, `Photoshop 3.0\0${mark}`)],
  ['a text', 'png', chunk('tEXt', Buffer.from(`Author\0${mark}`))],
  ['a packed text', 'png', chunk('zTXt', Buffer.concat([Buffer.from('Author\0\0'), deflateSync(mark)]))],
  ['a time', 'png', chunk('tIME', Buffer.of(7, 0xea, 11, 27, 1, 2, 3))],
  ['a chunk of its own kind', 'png', chunk('ruSt', Buffer.from(mark))],
] as const)('the copy is the same with %s', async (_title, format, planted) => {
  const bare = await plain(format).toBuffer();
  // After the header of a PNG, or the beginning of a JPEG.
  const at = format === 'png' ? 33 : 2;
  const [copy, same] = await Promise.all(
    [bare, Buffer.concat([bare.subarray(0, at), planted, bare.subarray(at)])].map((bytes) =>
      makeSafeCopy(bytes, format),
    ),
  );
  expect(Buffer.from(same?.bytes ?? '').equals(copy?.bytes ?? Buffer.alloc(1))).toBe(true);
});

test('a copy has no chunk or segment but those that draw it', async () => {
  const { bytes: png } = await makeSafeCopy(await (await revealing.png(mark)).bytes(), 'png');
  const chunks: string[] = [];
  for (let at = 8; at < png.length; at += 12 + Buffer.from(png).readUInt32BE(at))
    chunks.push(Buffer.from(png).toString('latin1', at + 4, at + 8));
  expect(chunks.filter((name) => !['IHDR', 'pHYs', 'IDAT', 'IEND'].includes(name))).toEqual([]);
  const { bytes: jpeg } = await makeSafeCopy(await (await revealing.jpeg(mark)).bytes(), 'jpg');
  const markers: number[] = [];
  for (let at = 2; jpeg[at + 1] !== 0xda; at += 2 + Buffer.from(jpeg).readUInt16BE(at + 2))
    markers.push(jpeg[at + 1] ?? 0);
  // JFIF, tables, frame.
  expect(markers.filter((marker) => ![0xe0, 0xdb, 0xc0, 0xc2, 0xc4, 0xdd].includes(marker))).toEqual([]);
});

test('a turned photograph is upright, and colours under transparent pixels are gone', async () => {
  const turned = await plain('jpeg').withMetadata({ orientation: 6 }).toBuffer();
  const { width, height } = await sharp((await makeSafeCopy(turned, 'jpg')).bytes).metadata();
  expect([width, height]).toEqual([240, 320]);
  const pixels = Buffer.from(Array.from({ length: 64 }, (_, index) => [index * 4, 255 - index, 7, 0]).flat());
  const clear = await sharp(pixels, { raw: { width: 8, height: 8, channels: 4 } })
    .png()
    .toBuffer();
  const { channels } = await sharp((await makeSafeCopy(clear, 'png')).bytes).stats();
  expect(channels.map(({ min, max }) => [min, max])).toEqual([
    [255, 255],
    [255, 255],
    [255, 255],
  ]);
});

test('no copy is made of a picture of another kind, or of one with more than 40 megapixels', async () => {
  const gif = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .gif()
    .toBuffer();
  await expect(makeSafeCopy(gif, 'jpg')).rejects.toMatchObject({ problem: 'damaged' });
  const large = await sharp({ create: { width: 10_000, height: 4001, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  await expect(makeSafeCopy(large, 'png')).rejects.toMatchObject({ problem: 'tooComplex' });
});
