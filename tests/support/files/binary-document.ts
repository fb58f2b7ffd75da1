const sector = 512;
const endOfChain = 0xfffffffe;
const free = 0xffffffff;
const tableSector = 0xfffffffd;
type WrittenDocument = {
  /** Texts, each with its properties (MS-DOC, 2.6.1) in hexadecimal. */
  runs: [text: string, properties?: string][];
  /** Last characters of the text that are those of comments. */
  comments?: number;
  /** Content of the style sheet in hexadecimal. */
  styles?: string;
  /** Property modifier of the piece. */
  modifier?: number;
  flags?: number;
  /** Content of the table stream before the other tables. */
  head?: Uint8Array;
};

/** Offsets of the tables in their stream, and of text and properties in that of the document. */
const at = { pieces: 1024, runs: 1200, styles: 1300, text: 2048, properties: 3072 };

/** A minimal Word 97 document: an OLE file with the document and its tables. */
export function writtenDocument(written: WrittenDocument): Uint8Array<ArrayBuffer> {
  return container('', wordStreams(written));
}

function wordStreams({ runs, comments = 0, styles = '', modifier = 0, flags = 0x0200, head }: WrittenDocument) {
  const text = Buffer.from(runs.map(([part]) => part).join(''), 'latin1');
  const table = pad(head ?? new Uint8Array(), 4096);
  const tables = new DataView(table.buffer);
  // One piece of windows-1252.
  tables.setUint8(at.pieces, 2);
  for (const [offset, value] of [
    [1, 16],
    [9, text.length],
    [15, 0x40000000 + at.text * 2],
  ] as const)
    tables.setUint32(at.pieces + offset, value, true);
  tables.setUint16(at.pieces + 19, modifier, true);
  // One page of properties.
  for (const [offset, value] of [
    [0, at.text],
    [4, at.text + text.length],
    [8, at.properties / sector],
  ] as const)
    tables.setUint32(at.runs + offset, value, true);
  table.set(Buffer.from(styles, 'hex'), at.styles);
  const document = new Uint8Array(4096);
  const view = new DataView(document.buffer);
  view.setUint16(0, 0xa5ec, true);
  view.setUint16(10, flags, true);
  view.setUint32(76, text.length - comments, true);
  view.setUint32(92, comments, true);
  const pairs = [
    [33, at.pieces, 21],
    [12, at.runs, 12],
    [1, at.styles, styles.length / 2],
    [71, 0, head?.length ?? 0],
  ] as const;
  for (const [pair, offset, length] of pairs) {
    view.setUint32(154 + pair * 8, offset, true);
    view.setUint32(154 + pair * 8 + 4, length, true);
  }
  document.set(text, at.text);
  let offset = at.text;
  let free = sector - 2;
  for (const [index, [part, properties = '']] of runs.entries()) {
    view.setUint32(at.properties + index * 4, offset, true);
    offset += part.length;
    view.setUint32(at.properties + (index + 1) * 4, offset, true);
    if (properties === '') continue;
    const bytes = Buffer.from(properties, 'hex');
    free = Math.floor((free - bytes.length - 1) / 2) * 2;
    document.set([bytes.length, ...bytes], at.properties + free);
    document[at.properties + (runs.length + 1) * 4 + index] = free / 2;
  }
  document[at.properties + sector - 1] = runs.length;
  return [
    { name: 'WordDocument', content: document },
    { name: '1Table', content: table },
  ];
}

/**
 * A minimal Word 97 document with its table of saved paths and authors, its summary and that of an embedded sheet, an embedded file,
 * and pictures, all containing `mark`.
 */
export function binaryDocument(mark: string, pictures: readonly Uint8Array[] = []): Uint8Array<ArrayBuffer> {
  const head = strings([`Orang ${mark}`, `C:\\Users\\${mark}\\memo.doc`]);
  const summary = pad(summaryOf(`Penulis ${mark}`), 4096);
  return container(mark, [
    ...wordStreams({ runs: [['Isi memo']], head }),
    { name: '\u0005SummaryInformation', content: summary },
    { name: 'Data', content: pad(Buffer.concat([Buffer.from('a picture'), ...pictures]), 4096) },
    { name: '\u0005SummaryInformation', content: pad(summaryOf(`Penyusun ${mark}`), 4096) },
    { name: '\u0001Ole10Native', content: pad(draggedFile(mark), 4096) },
  ]);
}

/** The visible parts of an encrypted Word document. */
export function protectedPackage(): Uint8Array<ArrayBuffer> {
  return container('', [
    { name: 'EncryptionInfo', content: new Uint8Array(4096) },
    { name: 'EncryptedPackage', content: crypto.getRandomValues(new Uint8Array(4096)) },
  ]);
}

/** An OLE file with these streams of 4096 bytes each. */
function container(mark: string, streams: { name: string; content: Uint8Array }[]): Uint8Array<ArrayBuffer> {
  const sectorsEach = 4096 / sector;
  // Sector 0 is the allocation table, 1 and 2 the directory, then the streams, then one with remains.
  const count = 3 + streams.length * sectorsEach + 1;
  const file = new Uint8Array((count + 1) * sector);
  const header = new DataView(file.buffer);
  file.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  header.setUint16(24, 0x3e, true);
  header.setUint16(26, 3, true);
  header.setUint16(28, 0xfffe, true);
  header.setUint16(30, 9, true);
  header.setUint16(32, 6, true);
  header.setUint32(44, 1, true);
  header.setUint32(48, 1, true);
  header.setUint32(56, 4096, true);
  header.setUint32(60, endOfChain, true);
  header.setUint32(68, endOfChain, true);
  for (let at = 76; at < sector; at += 4) header.setUint32(at, free, true);
  header.setUint32(76, 0, true);

  const at = (index: number) => (index + 1) * sector;
  const allocation = new DataView(file.buffer, at(0), sector);
  for (let index = 0; index < sector / 4; index += 1) allocation.setUint32(index * 4, free, true);
  allocation.setUint32(0, tableSector, true);
  allocation.setUint32(4, 2, true);
  allocation.setUint32(8, endOfChain, true);
  file.set(entry('Root Entry', 5, endOfChain, 0), at(1));
  for (const [index, { name, content }] of streams.entries()) {
    const start = 3 + index * sectorsEach;
    for (let step = 0; step < sectorsEach; step += 1) {
      allocation.setUint32((start + step) * 4, step === sectorsEach - 1 ? endOfChain : start + step + 1, true);
    }
    file.set(content, at(start));
    file.set(entry(name, 2, start, content.length), at(1) + (index + 1) * 128);
  }
  // Remains of deleted data in an unused sector.
  file.set(new TextEncoder().encode(`Sisa ${mark}`), at(count - 1));
  return file;
}

function entry(name: string, kind: number, start: number, size: number): Uint8Array {
  const bytes = new Uint8Array(128);
  const view = new DataView(bytes.buffer);
  bytes.set(Buffer.from(name, 'utf16le'));
  view.setUint16(64, name.length * 2 + 2, true);
  bytes[66] = kind;
  for (const place of [68, 72, 76]) view.setUint32(place, free, true);
  view.setUint32(116, start, true);
  view.setUint32(120, size, true);
  return bytes;
}

/** The format of Windows: a label, original path, temporary path, and the file itself. */
function draggedFile(mark: string): Uint8Array {
  const [origin, temporary] = [`C:\\Users\\${mark}\\list.txt`, `C:\\Users\\${mark}\\Temp\\list.txt`];
  const text = (value: string) => Buffer.from(`${value}\0`, 'latin1');
  const numbers = Buffer.from([0, 0, 3, 0, temporary.length + 1, 0, 0, 0]);
  const head = Buffer.from([0, 0, 0, 0, 2, 0]);
  return Buffer.concat([head, text('list.txt'), text(origin), numbers, text(temporary), Buffer.from([1, 0, 0, 0, 65])]);
}

function strings(texts: string[]): Uint8Array {
  const head = Buffer.from([0xff, 0xff, texts.length, 0, 0, 0]);
  const parts = texts.flatMap((text) => [
    Buffer.from([text.length & 255, text.length >> 8]),
    Buffer.from(text, 'utf16le'),
  ]);
  return Buffer.concat([head, ...parts]);
}

function summaryOf(author: string): Uint8Array {
  const text = Buffer.from(`${author}\0`, 'latin1');
  const bytes = new Uint8Array(200);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, 0xfffe, true);
  view.setUint32(24, 1, true);
  view.setUint32(44, 48, true);
  view.setUint32(48, 120, true);
  view.setUint32(52, 1, true);
  view.setUint32(56, 4, true);
  view.setUint32(60, 16, true);
  view.setUint32(64, 0x1e, true);
  view.setUint32(68, text.length, true);
  bytes.set(text, 72);
  return bytes;
}

function pad(bytes: Uint8Array, length: number): Uint8Array {
  const padded = new Uint8Array(length);
  padded.set(bytes);
  return padded;
}
