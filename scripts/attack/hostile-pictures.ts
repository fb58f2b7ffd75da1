import { deflateSync } from 'node:zlib';
import { png } from './hostile-documents.ts';
import type { HostileFile } from './hostile-file.ts';

const megabyte = 1024 * 1024;
const scan = Buffer.from('ffda0003011234ffd9', 'hex');

function jpeg(...segments: Uint8Array[]): Uint8Array {
  return Buffer.concat([Buffer.from('ffd8', 'hex'), ...segments, scan]);
}

function segment(marker: number, content: Uint8Array): Uint8Array {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

/** Exif whose entries all claim the same bytes as their value. */
function greedyExif(entries: number, valueLength: number): Uint8Array {
  const bytes = Buffer.alloc(8 + 2 + entries * 12 + 4 + valueLength);
  bytes.write('MM\0*', 0, 'latin1');
  bytes.writeUInt32BE(8, 4);
  bytes.writeUInt16BE(entries, 8);
  for (let index = 0; index < entries; index += 1) {
    const at = 10 + index * 12;
    bytes.writeUInt16BE(0x9286, at);
    bytes.writeUInt16BE(7, at + 2);
    bytes.writeUInt32BE(valueLength, at + 4);
    bytes.writeUInt32BE(10 + entries * 12 + 4, at + 8);
  }
  return bytes;
}

/** A picture of one colour: a hundred megapixels fit into a few kilobytes. */
function flatPng(width: number, height: number): Uint8Array {
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  const chunk = (type: string, content: Uint8Array) => {
    const bytes = Buffer.concat([Buffer.alloc(4), Buffer.from(type), content, Buffer.alloc(4)]);
    bytes.writeUInt32BE(content.length, 0);
    bytes.writeUInt32BE(Bun.hash.crc32(bytes.subarray(4, 8 + content.length)), 8 + content.length);
    return bytes;
  };
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 });
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** An animation of one pixel in each of many frames. */
function manyFrames(count: number, side: number): Uint8Array {
  const head = Buffer.from('474946383961000000008000000000000000ff', 'hex');
  head.writeUInt16LE(side, 6);
  head.writeUInt16LE(side, 8);
  const frame = Buffer.from('21f90400010000002c00000000010001000002024401003b'.slice(0, -2), 'hex');
  return Buffer.concat([head, ...Array.from({ length: count }, () => frame), Buffer.from([0x3b])]);
}

const xmp = (packet: string) => Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0<x:xmpmeta>${packet}</x:xmpmeta>`);

const jpegs: [string, () => Uint8Array][] = [
  ['two million tables of no length', () => jpeg(Buffer.alloc(8 * megabyte, Buffer.from('ffdb0002', 'hex')))],
  [
    'Exif with 5,000 values of 60 KB that are one',
    () => jpeg(segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), greedyExif(5000, 400)]))),
  ],
  [
    'XMP in a hundred segments',
    () => jpeg(...Array.from({ length: 100 }, () => segment(0xe1, xmp('<dc:creator '.repeat(5000))))),
  ],
  [
    'four million markers in its data',
    () =>
      jpeg(Buffer.concat([Buffer.from('ffda00030112', 'hex'), Buffer.alloc(8 * megabyte, Buffer.from('ffff', 'hex'))])),
  ],
];
const pngs: [string, () => Uint8Array][] = [
  ['XMP with an element begun 17,000 times', () => png([['iTXt', xmp('<dc:creator '.repeat(17_000))]])],
  [
    'a thousand texts that unpack to 5 MB each',
    () => {
      const packed = Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(5 * megabyte, 0x41))]);
      return png(Array.from({ length: 1000 }, () => ['zTXt', packed]));
    },
  ],
  ['Exif with 60,000 values of 6 MB that are one', () => png([['eXIf', greedyExif(60_000, 6 * megabyte)]])],
  ['700,000 empty chunks', () => png(Array.from({ length: 700_000 }, () => ['tIME', new Uint8Array()]))],
  ['forty thousand pixels square', () => flatPng(40_000, 40_000)],
  ['forty megapixels of nothing', () => flatPng(6300, 6300)],
];
const gifs: [string, () => Uint8Array][] = [['100,000 frames of 4,000 pixels square', () => manyFrames(100_000, 4000)]];

const of = (extension: HostileFile['extension'], files: [string, () => Uint8Array][]): HostileFile[] =>
  files.map(([title, make]) => ({ title: `${extension.toUpperCase()}: ${title}`, extension, make }));

export const hostilePictures = [...of('jpg', jpegs), ...of('png', pngs), ...of('gif', gifs)];
