import { type CompoundFile, readStream, type Stream, writeStream } from './compound-file.ts';
import { DamagedFileError, type FindingKind } from './findings.ts';

/** The two streams of a Word 97 to 2003 document that contain names and times (MS-DOC). */
export type WordStreams = { isEncrypted: boolean; document: Uint8Array; table: Stream | undefined };

/** Offset of the FibRgFcLcb pairs (offset, length) in the document header. */
const firstPair = 154;
const pairOf = { properties: 31, associations: 32, remarkAuthors: 36, changeAuthors: 51, savedBy: 71 };
/** Offsets of the creation, save and print times in the document properties. */
const timesInProperties = { from: 20, to: 32 };

/** Names that are looked at; far more than are shown. */
const maxNames = 1000;

const magic = 0xa5ec;
const flags = { encrypted: 0x0100, secondTable: 0x0200 };

export function openWordStreams(file: CompoundFile): WordStreams {
  const stream = file.streams.get('WordDocument');
  if (!stream) throw new DamagedFileError('There is no document in the file.');
  const document = readStream(stream);
  if (document.length < firstPair || viewOf(document).getUint16(0, true) !== magic) {
    throw new DamagedFileError('The document has no header.');
  }
  const flagged = viewOf(document).getUint16(10, true);
  const table = file.streams.get(flagged & flags.secondTable ? '1Table' : '0Table');
  return { isEncrypted: (flagged & flags.encrypted) !== 0, document, table };
}

export function namesIn(word: WordStreams): { kind: FindingKind; name: string }[] {
  if (!word.table) return [];
  const table = readStream(word.table);
  const names: { kind: FindingKind; name: string }[] = [];
  const decoder = new TextDecoder('utf-16le');
  const take = (kind: FindingKind) => (text: Uint8Array) => {
    if (names.length < maxNames) names.push({ kind, name: decoder.decode(text) });
  };
  eachName(word, table, { person: take('author'), place: take('history') });
  return names;
}

/** Overwrites names with spaces and times with zeros, in place. */
export function blankNames(word: WordStreams): void {
  if (!word.table) return;
  const table = new Uint8Array(readStream(word.table));
  const blank = (text: Uint8Array) => {
    for (let at = 0; at < text.length; at += 2) text.set([0x20, 0], at);
  };
  eachName(word, table, { person: blank, place: blank });
  const associations = part(word, table, pairOf.associations);
  if (associations) eachString(associations, blank);
  part(word, table, pairOf.properties)?.fill(0, timesInProperties.from, timesInProperties.to);
  writeStream(word.table, table);
}

type Visit = (text: Uint8Array) => void;

function eachName(word: WordStreams, table: Uint8Array, { person, place }: { person: Visit; place: Visit }): void {
  const savedBy = part(word, table, pairOf.savedBy);
  // Who, where, who, where …
  if (savedBy) eachString(savedBy, (text, index) => (index % 2 === 0 ? person(text) : place(text)));
  const changes = part(word, table, pairOf.changeAuthors);
  if (changes) eachString(changes, person);
  const remarks = part(word, table, pairOf.remarkAuthors);
  for (let at = 0; remarks && at + 2 <= remarks.length; ) {
    const end = at + 2 + viewOf(remarks).getUint16(at, true) * 2;
    person(remarks.subarray(at + 2, end));
    at = end;
  }
}

/** The strings of an extended STTB; Word since 97 writes no other form. */
function eachString(strings: Uint8Array, visit: (text: Uint8Array, index: number) => void): void {
  const view = viewOf(strings);
  if (strings.length < 6 || view.getUint16(0, true) !== 0xffff) return;
  const count = view.getUint16(2, true);
  const extra = view.getUint16(4, true);
  let at = 6;
  for (let index = 0; index < count && at + 2 <= strings.length; index += 1) {
    const end = at + 2 + view.getUint16(at, true) * 2;
    visit(strings.subarray(at + 2, end), index);
    at = end + extra;
  }
}

function part({ document }: WordStreams, table: Uint8Array, pair: number): Uint8Array | undefined {
  const at = firstPair + pair * 8;
  if (at + 8 > document.length) return undefined;
  const offset = viewOf(document).getUint32(at, true);
  const length = viewOf(document).getUint32(at + 4, true);
  return length > 0 && offset + length <= table.length ? table.subarray(offset, offset + length) : undefined;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
