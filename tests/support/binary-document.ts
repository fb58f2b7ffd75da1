const sector = 512;
const endOfChain = 0xfffffffe;
const free = 0xffffffff;
const tableSector = 0xfffffffd;
/** Offset of the table of pieces in its stream. */
const piecesAt = 1024;

/**
 * A minimal Word 97 document: an OLE file with the document, its table of saved paths and authors, its summary and that
 * of an embedded sheet, an embedded file, and pictures, all containing `mark`.
 */
export function binaryDocument(mark: string, pictures: readonly Uint8Array[] = []): Uint8Array<ArrayBuffer> {
  const savedBy = strings([`Orang ${mark}`, `C:\\Users\\${mark}\\memo.doc`]);
  const table = pad(savedBy, 4096);
  const text = new TextEncoder().encode('Isi memo');
  const start = 2048;
  // The table of pieces: one of windows-1252.
  const pieces = new DataView(table.buffer, piecesAt, 21);
  pieces.setUint8(0, 2);
  for (const [at, value] of [
    [1, 16],
    [9, text.length],
    [15, 0x40000000 + start * 2],
  ] as const)
    pieces.setUint32(at, value, true);
  const document = new Uint8Array(4096);
  const view = new DataView(document.buffer);
  view.setUint16(0, 0xa5ec, true);
  view.setUint16(10, 0x0200, true);
  view.setUint32(154 + 71 * 8, 0, true);
  view.setUint32(154 + 71 * 8 + 4, savedBy.length, true);
  view.setUint32(76, text.length, true);
  view.setUint32(154 + 33 * 8, piecesAt, true);
  view.setUint32(154 + 33 * 8 + 4, 21, true);
  document.set(text, start);
  const summary = pad(summaryOf(`Penulis ${mark}`), 4096);

  return container(mark, [
    { name: 'WordDocument', content: document },
    { name: '1Table', content: table },
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
