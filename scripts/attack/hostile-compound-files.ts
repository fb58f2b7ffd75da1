import type { HostileFile } from './hostile-file.ts';

const sector = 512;
const endOfChain = 0xfffffffe;
const free = 0xffffffff;
const ownSector = 0xfffffffd;

/** `start` counts the sectors of the content. */
type Entry = { name: string; kind: number; start: number; size: number };

const nowhere = -1;

type Layout = {
  entries: Entry[];
  /** Sectors after those of the tables and of the directory. */
  content: Buffer;
  smallSectorShift?: number;
  cutoff?: number;
};

/** An OLE file with one chain that holds all of the content. */
function compoundFile({ entries, content, smallSectorShift = 6, cutoff = 4096 }: Layout): Buffer {
  const directorySectors = Math.ceil(entries.length / 4);
  const contentSectors = Math.ceil(content.length / sector);
  let tableSectors = 1;
  while (tableSectors * 128 < tableSectors + directorySectors + contentSectors) tableSectors += 1;
  if (tableSectors > 109) throw new Error('The file is too large for its header.');
  const head = Buffer.alloc(sector, 0);
  head.set(Buffer.from('d0cf11e0a1b11ae1', 'hex'));
  head.writeUInt16LE(0x3e, 24);
  head.writeUInt16LE(3, 26);
  head.writeUInt16LE(0xfffe, 28);
  head.writeUInt16LE(9, 30);
  head.writeUInt16LE(smallSectorShift, 32);
  head.writeUInt32LE(tableSectors, 44);
  head.writeUInt32LE(tableSectors, 48);
  head.writeUInt32LE(cutoff, 56);
  head.writeUInt32LE(endOfChain, 60);
  head.writeUInt32LE(endOfChain, 68);
  for (let index = 0; index < 109; index += 1) head.writeUInt32LE(index < tableSectors ? index : free, 76 + index * 4);
  const table = Buffer.alloc(tableSectors * sector, 0xff);
  for (let index = 0; index < tableSectors; index += 1) table.writeUInt32LE(ownSector, index * 4);
  const chain = (from: number, count: number) => {
    for (let index = 0; index < count; index += 1) {
      table.writeUInt32LE(index === count - 1 ? endOfChain : from + index + 1, (from + index) * 4);
    }
  };
  chain(tableSectors, directorySectors);
  chain(tableSectors + directorySectors, contentSectors);
  const directory = Buffer.alloc(directorySectors * sector);
  for (const [index, { name, kind, start, size }] of entries.entries()) {
    const at = index * 128;
    directory.write(name, at, 'utf16le');
    directory.writeUInt16LE(name.length * 2 + 2, at + 64);
    directory[at + 66] = kind;
    directory.writeUInt32LE(start === nowhere ? endOfChain : tableSectors + directorySectors + start, at + 116);
    directory.writeUInt32LE(size, at + 120);
  }
  return Buffer.concat([head, table, directory, content, Buffer.alloc(contentSectors * sector - content.length)]);
}

const root: Entry = { name: 'Root Entry', kind: 5, start: nowhere, size: 0 };

/** The header of a Word document, then the content. */
function wordContent(rest: Buffer): Buffer {
  const head = Buffer.alloc(1024);
  head.writeUInt16LE(0xa5ec, 0);
  return Buffer.concat([head, rest]);
}

function word(rest: Buffer, more: (size: number) => Entry[] = () => []): Buffer {
  const content = wordContent(rest);
  const document = { name: 'WordDocument', kind: 2, start: 0, size: content.length };
  return compoundFile({ entries: [root, document, ...more(content.length)], content });
}

/** A set of 200 properties that all claim the whole stream as their text. */
function greedyProperties(size: number): Buffer {
  const bytes = Buffer.alloc(size, 0x41);
  bytes.writeUInt16LE(0xfffe, 0);
  bytes.writeUInt32LE(48, 44);
  bytes.writeUInt32LE(200, 52);
  for (let index = 0; index < 200; index += 1) {
    bytes.writeUInt32LE(4, 56 + index * 8);
    bytes.writeUInt32LE(1700, 60 + index * 8);
  }
  bytes.writeUInt32LE(0x1e, 48 + 1700);
  bytes.writeUInt32LE(size, 48 + 1704);
  return bytes;
}

const megabyte = 1024 * 1024;

/** Word 97 documents of several megabytes. */
export const hostileCompoundFiles: HostileFile[] = [
  [
    '8,000 streams that share six megabytes',
    () =>
      word(Buffer.alloc(5 * megabyte), (size) =>
        Array.from({ length: 8000 }, (_, index) => ({ name: `s${index}`, kind: 2, start: 0, size })),
      ),
  ],
  ['a beginning of a JPEG every six bytes', () => word(Buffer.alloc(6 * megabyte, Buffer.from('ffd8ffe00002', 'hex')))],
  [
    'a beginning of a JPEG in every segment',
    () => word(Buffer.alloc(6 * megabyte, Buffer.from('ffd8ffe1000441414141', 'hex'))),
  ],
  [
    'properties that all claim the same megabytes',
    () => {
      const content = Buffer.concat([wordContent(Buffer.alloc(3072)), greedyProperties(5 * megabyte)]);
      const entries = [
        root,
        { name: 'WordDocument', kind: 2, start: 0, size: 4096 },
        { name: '\u0005SummaryInformation', kind: 2, start: 8, size: 5 * megabyte },
      ];
      return compoundFile({ entries, content });
    },
  ],
  [
    'small sectors of one byte',
    () => {
      const content = wordContent(Buffer.alloc(5 * megabyte));
      const document = { name: 'WordDocument', kind: 2, start: 0, size: content.length };
      return compoundFile({
        entries: [{ ...root, start: 0, size: content.length }, document],
        content,
        smallSectorShift: 0,
        cutoff: 0xffffffff,
      });
    },
  ],
  [
    'a table of sectors that runs in a circle',
    () => {
      const file = word(Buffer.alloc(megabyte));
      // The list of tables goes on in a sector whose last number leads back to itself.
      file.writeUInt32LE(30, 68);
      file.writeUInt32LE(0xffffffff, 72);
      file.fill(0, 31 * sector, 32 * sector);
      file.writeUInt32LE(30, 32 * sector - 4);
      return file;
    },
  ],
].map(([title, make]) => ({ title: `DOC: ${title}`, extension: 'doc', make }) as HostileFile);
