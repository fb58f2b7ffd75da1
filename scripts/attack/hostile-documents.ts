import { deflateSync } from 'node:zlib';
import { type Zippable, zipSync } from 'fflate';
import type { HostileFile } from './hostile-file.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const megabyte = 1024 * 1024;

const names = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

/** A Word document of these parts. */
export function docx(parts: Record<string, string | Uint8Array>): Uint8Array {
  const document = `<w:document ${names}><w:body><w:p><w:r><w:t>Isi</w:t></w:r></w:p></w:body></w:document>`;
  const all = { '[Content_Types].xml': '<Types/>', 'word/document.xml': document, ...parts };
  const entries = Object.entries(all).map(([name, part]): [string, Zippable[string]] => [
    name,
    [typeof part === 'string' ? bytesOf(part) : part, { level: 9 }],
  ]);
  return zipSync(Object.fromEntries(entries));
}

/** Changes the size that the directory of an archive states for its last entry. */
function understating(archive: Uint8Array, size: number): Uint8Array {
  const changed = Buffer.from(archive);
  changed.writeUInt32LE(size, changed.lastIndexOf('504b0102', changed.length, 'hex') + 24);
  return changed;
}

/** An archive whose directory names the last entry again and again. */
function repeatingEntry(archive: Uint8Array, count: number): Uint8Array {
  const given = Buffer.from(archive);
  const at = given.lastIndexOf('504b0102', given.length, 'hex');
  const end = given.lastIndexOf('504b0506', given.length, 'hex');
  const nameLength = given.readUInt16LE(at + 28);
  const copies = Array.from({ length: count }, (_, index) => {
    const copy = Buffer.from(given.subarray(at, end));
    copy.write(String(index).padStart(nameLength, '0').slice(-nameLength), 46, 'latin1');
    return copy;
  });
  const tail = Buffer.from(given.subarray(end));
  const entries = tail.readUInt16LE(10) + count;
  tail.writeUInt16LE(entries, 8);
  tail.writeUInt16LE(entries, 10);
  tail.writeUInt32LE(tail.readUInt32LE(12) + copies.length * (end - at), 12);
  return Buffer.concat([given.subarray(0, end), ...copies, tail]);
}

function nestedDocx(levels: number): Uint8Array {
  let inner = docx({});
  for (let level = 0; level < levels; level += 1) inner = docx({ 'word/embeddings/a.docx': inner });
  return inner;
}

/** A PNG with these chunks before its end. */
export function png(chunks: readonly [type: string, content: Uint8Array][]): Uint8Array {
  const chunk = (type: string, content: Uint8Array) => {
    const bytes = Buffer.alloc(12 + content.length);
    bytes.writeUInt32BE(content.length, 0);
    bytes.write(type, 4, 'latin1');
    bytes.set(content, 8);
    bytes.writeUInt32BE(Bun.hash.crc32(bytes.subarray(4, 8 + content.length)), 8 + content.length);
    return bytes;
  };
  const head = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    ...chunks.map(([type, content]) => chunk(type, content)),
    chunk('IDAT', deflateSync(Buffer.from([0, 0]))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Word documents, most of them of a few kilobytes. */
export const hostileDocuments: HostileFile[] = [
  ['a creator begun 34,000 times', () => docx({ 'docProps/core.xml': '<dc:creator '.repeat(34_000) })],
  ['a creator begun 2,000,000 times', () => docx({ 'docProps/core.xml': '<dc:creator '.repeat(2_000_000) })],
  ['custom XML that never begins', () => docx({ 'customXml/item1.xml': '>a'.repeat(200_000) })],
  [
    'a part that unpacks to 500 MB and says 10 bytes',
    () => understating(docx({ 'z.bin': new Uint8Array(500 * megabyte) }), 10),
  ],
  [
    'a hundred documents inside it',
    () => {
      const inner = docx({ 'docProps/core.xml': `<a>${'b'.repeat(5 * megabyte)}</a>` });
      return docx(
        Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`word/embeddings/${index}.docx`, inner])),
      );
    },
  ],
  ['thirty documents within each other', () => nestedDocx(30)],
  ['one part listed 2,000 times', () => repeatingEntry(docx({ 'zz/0000.bin': new Uint8Array(megabyte) }), 2000)],
  ['60,000 empty parts', () => repeatingEntry(docx({ 'zz/000000': '' }), 60_000)],
  ['elements half a million deep', () => docx({ 'word/document.xml': `<w:p ${names}>${'<w:p>'.repeat(500_000)}` })],
  [
    'an element of a million attributes',
    () =>
      docx({
        'word/document.xml': `<w:p ${Array.from({ length: 1_000_000 }, (_, index) => `a${index}=""`).join(' ')}/>`,
      }),
  ],
  [
    'entities that multiply',
    () =>
      docx({
        'word/document.xml': `<!DOCTYPE a [<!ENTITY b "${'c'.repeat(1000)}"><!ENTITY d "${'&b;'.repeat(1000)}">]><a>${'&d;'.repeat(1000)}</a>`,
      }),
  ],
  [
    'nine million empty paragraphs',
    () =>
      docx({ 'word/document.xml': `<w:document ${names}><w:body>${'<w:p/>'.repeat(9_000_000)}</w:body></w:document>` }),
  ],
  ['a comment that never ends', () => docx({ 'word/comments.xml': `<a><!--${'<!--'.repeat(1_000_000)}` })],
  [
    'a picture of 300,000 chunks',
    () => docx({ 'word/media/a.png': png(Array.from({ length: 300_000 }, () => ['tEXt', new Uint8Array()])) }),
  ],
  [
    '40 MB of targets',
    () => docx({ 'word/_rels/a.rels': `<a>${'<Relationship Target="file:///a"/>'.repeat(1_200_000)}</a>` }),
  ],
].map(([title, make]) => ({ title: `DOCX: ${title}`, extension: 'docx', make }) as HostileFile);
