import { deflateSync } from 'node:zlib';
import type { HostileFile } from './hostile-file.ts';

const megabyte = 1024 * 1024;
const header = '%PDF-1.7\n';
const catalog = '1 0 obj<</Type/Catalog/Pages 2 0 R/Metadata 9 0 R>>endobj\n';
const onePage = '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R>>endobj\n';
const trailer = 'trailer<</Root 1 0 R/Size 10>>\nstartxref\n0\n%%EOF';

/** A PDF of one page with these objects behind it. */
export function pdf(...objects: (string | Uint8Array)[]): Uint8Array {
  const parts = [header, catalog, onePage, ...objects, trailer];
  return Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));
}

function stream(number: number, dictionary: string, content: Uint8Array | string): Uint8Array {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const head = Buffer.from(`${number} 0 obj<<${dictionary}/Length ${bytes.length}>>stream\n`);
  return Buffer.concat([head, bytes, Buffer.from('\nendstream\nendobj\n')]);
}

function objectStream(number: number, filter: string, content: Uint8Array): Uint8Array {
  return stream(number, `/Type/ObjStm/N 1/First 4/Filter${filter}`, content);
}

const xmp = (packet: string) => pdf(stream(9, '/Type/Metadata/Subtype/XML', packet));

export const hostilePdfs: HostileFile[] = [
  [
    'eight streams of objects, 64 MB each',
    () => {
      const packed = deflateSync(Buffer.alloc(64 * megabyte, 0x20), { level: 9 });
      return pdf(...Array.from({ length: 8 }, (_, index) => objectStream(10 + index, '/FlateDecode', packed)));
    },
  ],
  [
    'a stream of objects that is packed three times',
    () => {
      const packed = deflateSync(deflateSync(deflateSync(Buffer.alloc(200 * megabyte, 0x20))));
      return pdf(objectStream(10, '[/FlateDecode/FlateDecode/FlateDecode]', packed));
    },
  ],
  [
    'a stream that repeats one byte 80 million times',
    () => pdf(objectStream(10, '/RunLengthDecode', Buffer.alloc(1_300_000, Buffer.from([129, 32])))),
  ],
  ['XMP with an element begun 17,000 times', () => xmp('<dc:creator '.repeat(17_000))],
  ['XMP with an element opened 17,000 times', () => xmp(`<x:xmpmeta>${'<dc:creator>'.repeat(17_000)}`)],
  ['XMP with an attribute begun 700,000 times', () => xmp(`<x:xmpmeta>${'dc:creator="'.repeat(700_000)}`)],
  [
    'XMP that unpacks to 500 MB',
    () =>
      pdf(stream(9, '/Type/Metadata/Subtype/XML/Filter/FlateDecode', deflateSync(Buffer.alloc(500 * megabyte, 0x41)))),
  ],
  [
    'a tree of pages whose branches meet, 2^40 ways down',
    () => {
      const levels = Array.from(
        { length: 40 },
        (_, index) => `${20 + index} 0 obj<</Type/Pages/Kids[${21 + index} 0 R ${21 + index} 0 R]/Count 2>>endobj\n`,
      );
      const tree = `2 0 obj<</Type/Pages/Kids[20 0 R]/Count 1>>endobj\n60 0 obj<</Type/Page>>endobj\n${levels.join('')}`;
      return Buffer.from(`${header}${catalog}${tree}${trailer}`);
    },
  ],
  [
    'a form that is drawn 2^24 times',
    () => {
      const form = (number: number) =>
        stream(
          number,
          `/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X ${number + 1} 0 R>>>>`,
          '/X Do /X Do',
        );
      const drawn = stream(20 + 24, '/Type/XObject/Subtype/Form/BBox[0 0 9 9]', '0 0 9 9 re f');
      const page = `3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 10 0 R/Resources<</XObject<</X 20 0 R>>>>>>endobj\n`;
      return pdf(page, stream(10, '', '/X Do'), ...Array.from({ length: 24 }, (_, index) => form(20 + index)), drawn);
    },
  ],
  [
    'a page of 400,000 large curves',
    () => {
      const curves = Array.from(
        { length: 400_000 },
        (_, index) => `0 ${index % 700} m 900 0 0 900 700 ${index % 900} c S\n`,
      );
      const page = '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 800 1000]/Contents 10 0 R>>endobj\n';
      return pdf(page, stream(10, '/Filter/FlateDecode', deflateSync(curves.join(''))));
    },
  ],
  ['800,000 objects that are never closed', () => pdf('4 0 obj<</A\n'.repeat(800_000))],
  [
    '700,000 small objects',
    () => pdf(Array.from({ length: 700_000 }, (_, index) => `${index + 10} 0 obj 1\n`).join('')),
  ],
  ['arrays 500,000 deep', () => pdf(`4 0 obj${'['.repeat(500_000)}${']'.repeat(500_000)}endobj\n`)],
  [
    'dictionaries a thousand deep, thousandfold',
    () =>
      pdf(
        ...Array.from(
          { length: 1000 },
          (_, index) => `${index + 10} 0 obj${'<</A '.repeat(900)}1${'>>'.repeat(900)}endobj\n`,
        ),
      ),
  ],
  ['an array of four million numbers', () => pdf(`4 0 obj[${'1 '.repeat(4_000_000)}]endobj\n`)],
  ['nine megabytes between two objects', () => pdf('1 0 o '.repeat(1_500_000))],
  [
    'a thousand photographs that unpack to 1 MB each',
    () => {
      const packed = deflateSync(Buffer.concat([Buffer.from('ffd8', 'hex'), Buffer.alloc(megabyte)]));
      return pdf(
        ...Array.from({ length: 1000 }, (_, index) => stream(10 + index, '/Filter[/FlateDecode/DCTDecode]', packed)),
      );
    },
  ],
].map(([title, make]) => ({ title: `PDF: ${title}`, extension: 'pdf', make }) as HostileFile);
