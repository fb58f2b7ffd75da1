import { attachmentBudget, Budget } from '../../attachments/budget.ts';
import { type Block, type Inline, writeHtml } from './docx/html.ts';
import { isSilentField, plain } from './docx/story.ts';
import { upright } from './docx/styles.ts';
import { copyLimits, NoSafeCopyError, nothingLeftOut, type SafeCopy } from './safe-copy.ts';

/** Offset of the FibRgFcLcb pairs (offset, length) in the header of a Word 97 to 2003 document (MS-DOC, 2.5). */
const firstPair = 154;
const pairOf = { styles: 1, characterRuns: 12, pieces: 33 };
/** Offsets of the lengths of the parts of the text, in the order in which they follow each other. */
const lengthsOfParts = { text: 76, footnotes: 80, headers: 84, macros: 88, comments: 92, endnotes: 96, textBoxes: 100 };
const shownParts = ['text', 'footnotes', 'endnotes', 'textBoxes'];
const magic = 0xa5ec;
const flags = { encrypted: 0x0100, secondTable: 0x0200 };
const pageLength = 512;
/**
 * Properties that hide text, with their operands: hidden, hidden as a field or for good, deleted, white, of at most two points. 81 is the
 * opposite of what the style says.
 */
const hiding = [
  ...['3c08', '0208', '1808', '0008'].flatMap((property) => [`${property}01`, `${property}81`]),
  ...['422a08', '7068ffffff00', '434a0100', '434a0200', '434a0300', '434a0400'],
];
const control = {
  cell: 0x07,
  tab: 0x09,
  line: 0x0b,
  page: 0x0c,
  paragraph: 0x0d,
  field: 0x13,
  result: 0x14,
  end: 0x15,
};

type Range = { from: number; to: number };

/** The text of a Word 97 to 2003 document as one HTML page, without pictures, comments, hidden and deleted text. */
export async function copyDoc(bytes: Uint8Array): Promise<SafeCopy> {
  const limits = { ...attachmentBudget, maxUnpackedInBytes: copyLimits.unpackedBytes };
  const file = new CompoundFile(bytes, new Budget(limits));
  const document = file.read('WordDocument') ?? damaged();
  if (document.length < firstPair + (pairOf.pieces + 1) * 8 || document.readUInt16LE(0) !== magic) damaged();
  const flagged = document.readUInt16LE(10);
  if (flagged & flags.encrypted) throw new NoSafeCopyError('password');
  const table = file.read(flagged & flags.secondTable ? '1Table' : '0Table') ?? damaged();

  // Which text has a style that hides is not read.
  const styles = partOf(document, table, pairOf.styles);
  if (styles && hiding.some((property) => styles.includes(property, 0, 'hex'))) throw new NoSafeCopyError('tooComplex');

  const leftOut = { ...nothingLeftOut };
  const body = paragraphsOf(textOf(document, table, leftOut));
  const html = writeHtml({ headers: [], body, notes: [], footers: [] }, new Map());
  return { type: 'text/html', bytes: Buffer.from(html, 'ascii'), pages: 1, leftOut };
}

const maxFieldCode = 40;

/** What is shown of the text, with control characters for paragraphs, cells and lines. */
function textOf(document: Buffer, table: Buffer, leftOut: { deletions: number; comments: number; pictures: number }) {
  const gone = goneRanges(document, table);
  const isShown = partsShown(document);
  const fields: { code: string; isResult: boolean }[] = [];
  let text = '';
  let run: Range | undefined;
  for (const { position, code, offset } of characters(document, table)) {
    const field = fields.at(-1);
    if (code === control.field) fields.push({ code: '', isResult: false });
    else if (code === control.result && field) field.isResult = !isSilentField(field.code);
    else if (code === control.end) fields.pop();
    else if (field && !field.isResult && field.code.length < maxFieldCode) field.code += String.fromCharCode(code);
    if (fields.some(({ isResult }) => !isResult) || !isShown(position)) continue;
    const found = gone.find(offset);
    if (found && found !== run && code > 0x20) {
      leftOut.deletions += 1;
      run = found;
    }
    if (found) continue;
    if (code === 1 || code === 8) leftOut.pictures += 1;
    if (code === 5) leftOut.comments += 1;
    if (code === 0x1e) text += '\u2011';
    else if (code >= 0x20 || (code >= control.cell && code !== 8 && code <= control.paragraph))
      text += String.fromCharCode(code);
  }
  return text;
}

/** Cells of a row are divided by tabs. */
function paragraphsOf(text: string): Block[] {
  return text
    .replaceAll('\x07\x07', '\r')
    .replaceAll('\x07', '\t')
    .split(/[\r\f]/)
    .filter((line) => line.trim() !== '')
    .map((line) =>
      plain(
        line
          .split('\v')
          .flatMap((part, index): Inline[] => [
            ...(index > 0 ? [{ kind: 'break' } as const] : []),
            { kind: 'text', text: part, format: upright },
          ]),
      ),
    );
}

function partsShown(document: Buffer): (position: number) => boolean {
  let at = 0;
  const shown: { from: number; to: number }[] = [];
  for (const [name, offset] of Object.entries(lengthsOfParts)) {
    const length = document.readUInt32LE(offset);
    if (shownParts.includes(name)) shown.push({ from: at, to: at + length });
    at += length;
  }
  return (position) => shown.some(({ from, to }) => position >= from && position < to);
}

/** The characters with their position in the text and their offset in the stream, by the table of pieces (MS-DOC, 2.9.38). */
function* characters(document: Buffer, table: Buffer) {
  const pieces = pieceTable(document, table);
  const count = Math.floor((pieces.length - 4) / 12);
  const latin = new TextDecoder('windows-1252');
  let total = 0;
  for (let index = 0; index < count; index += 1) {
    const from = pieces.readUInt32LE(index * 4);
    const to = pieces.readUInt32LE(index * 4 + 4);
    const packed = pieces.readUInt32LE((count + 1) * 4 + index * 8 + 2);
    const isLatin = (packed & 0x40000000) !== 0;
    const start = isLatin ? (packed & 0x3fffffff) / 2 : packed & 0x3fffffff;
    total += to - from;
    // Properties of a whole piece, as a quick save left them.
    if (pieces.readUInt16LE((count + 1) * 4 + index * 8 + 6) !== 0) throw new NoSafeCopyError('tooComplex');
    if (to < from || total > copyLimits.characters) throw new NoSafeCopyError('tooComplex');
    for (let position = from; position < to; position += 1) {
      const offset = start + (position - from) * (isLatin ? 1 : 2);
      if (offset + 2 > document.length) return;
      const unit = isLatin ? document.readUInt8(offset) : document.readUInt16LE(offset);
      const code = isLatin && unit >= 0x80 ? latin.decode(Uint8Array.of(unit)).charCodeAt(0) : unit;
      yield { position, code, offset };
    }
  }
}

function pieceTable(document: Buffer, table: Buffer): Buffer {
  const clx = partOf(document, table, pairOf.pieces);
  for (let at = 0; clx && at + 5 <= clx.length; ) {
    if (clx.readUInt8(at) === 2) return sliceOf(clx, at + 5, clx.readUInt32LE(at + 1));
    at += 3 + clx.readUInt16LE(at + 1);
  }
  return damaged();
}

/** Where the text is not seen (MS-DOC, 2.9.33 and 2.6.1). */
function goneRanges(document: Buffer, table: Buffer): { find: (offset: number) => Range | undefined } {
  const bins = partOf(document, table, pairOf.characterRuns);
  const ranges: Range[] = [];
  const count = bins ? Math.floor((bins.length - 4) / 8) : 0;
  for (let index = 0; bins && index < count; index += 1) {
    const page = (bins.readUInt32LE((count + 1) * 4 + index * 4) & 0x3fffff) * pageLength;
    if (page + pageLength > document.length) continue;
    const runs = document.readUInt8(page + pageLength - 1);
    for (let run = 0; run < runs && (runs + 1) * 4 + runs < pageLength; run += 1) {
      const at = page + document.readUInt8(page + (runs + 1) * 4 + run) * 2;
      if (at !== page && isGone(document, at))
        ranges.push({
          from: document.readUInt32LE(page + run * 4),
          to: document.readUInt32LE(page + run * 4 + 4),
        });
    }
  }
  ranges.sort((one, other) => one.from - other.from);
  return { find: (offset) => lastBefore(ranges, offset) };
}

function lastBefore(ranges: readonly Range[], offset: number): Range | undefined {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle]?.from ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  const found = ranges[low - 1];
  return found && offset < found.to ? found : undefined;
}

/** Sizes of operands by the upper three bits of a property (MS-DOC, 2.2.5.1); that of the seventh kind stands before it. */
const operandSizes = [1, 1, 2, 4, 2, 2, undefined, 3];

function isGone(document: Buffer, start: number): boolean {
  const end = Math.min(start + 1 + document.readUInt8(start), document.length);
  for (let at = start + 1; at + 3 <= end; ) {
    const size = operandSizes[document.readUInt16LE(at) >> 13] ?? document.readUInt8(at + 2) + 1;
    const property = document.toString('hex', at, at + 2 + size);
    if (hiding.includes(property)) return true;
    at += 2 + size;
  }
  return false;
}

function partOf(document: Buffer, table: Buffer, pair: number): Buffer | undefined {
  const length = document.readUInt32LE(firstPair + pair * 8 + 4);
  return length > 4 ? sliceOf(table, document.readUInt32LE(firstPair + pair * 8), length) : undefined;
}

function sliceOf(bytes: Buffer, start: number, length: number): Buffer {
  return start + length > bytes.length ? damaged() : bytes.subarray(start, start + length);
}

const endOfChain = 0xfffffffe;
const headerLength = 512;
const entryLength = 128;
const smallSectorLength = 64;
const kindOfEntry = { stream: 2, root: 5 };

/** The streams of an OLE file (MS-CFB), as views into it. Throws NoSafeCopyError. */
class CompoundFile {
  private readonly streams = new Map<string, { size: number; pieces: Buffer[] }>();
  private readonly bytes: Buffer;
  private readonly sectorSize: number;
  private readonly table: number[] = [];
  private readonly entries: Buffer[] = [];

  constructor(
    bytes: Uint8Array,
    private readonly budget: Budget,
  ) {
    if (bytes.length < headerLength * 2) damaged();
    this.bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    this.sectorSize = 2 ** this.bytes.readUInt16LE(30);
    if (this.sectorSize !== 512 && this.sectorSize !== 4096) damaged();
    this.readTable();
    this.readDirectory();
  }

  /** A copy of the content of a stream. */
  read(name: string): Buffer | undefined {
    const stream = this.streams.get(name);
    return stream && Buffer.concat(stream.pieces).subarray(0, stream.size);
  }

  private readTable(): void {
    const places: number[] = [];
    for (let at = 76; at < headerLength; at += 4) places.push(this.bytes.readUInt32LE(at));
    let more = this.bytes.readUInt32LE(68);
    for (let count = this.bytes.readUInt32LE(72); count > 0 && more < endOfChain; count -= 1) {
      if (places.length > this.bytes.length / this.sectorSize) damaged();
      const numbers = this.numbersIn(more);
      more = numbers.pop() ?? endOfChain;
      places.push(...numbers);
    }
    for (const place of new Set(places)) if (place < endOfChain) this.table.push(...this.numbersIn(place));
  }

  private readDirectory(): void {
    for (const sector of this.chain(this.bytes.readUInt32LE(48))) {
      for (let at = 0; at < sector.length; at += entryLength) this.entries.push(sector.subarray(at, at + entryLength));
    }
    const root = this.entries.find((entry) => entry[66] === kindOfEntry.root);
    if (!root) damaged();
    const small = this.smallSectors(root);
    for (const entry of this.entries.filter(({ 66: kind }) => kind === kindOfEntry.stream)) {
      // Many streams may share their sectors, so the budget counts what is read.
      this.budget.takePart();
      const { name, start, size } = readEntry(entry);
      const isSmall = size < this.bytes.readUInt32LE(56);
      const stream = { size, pieces: isSmall ? small(start) : this.chain(start) };
      // The first stream of a name belongs to the document itself; embedded documents follow.
      if (!this.streams.has(name)) this.streams.set(name, stream);
    }
  }

  /** Streams below the cutoff are stored in mini sectors of the root stream. */
  private smallSectors(root: Buffer): (start: number) => Buffer[] {
    const size = smallSectorLength;
    if (2 ** this.bytes.readUInt16LE(32) !== size) damaged();
    const { start } = readEntry(root);
    const pieces = this.chain(start).flatMap((sector) =>
      Array.from({ length: sector.length / size }, (_, index) => sector.subarray(index * size, (index + 1) * size)),
    );
    const table = this.chain(this.bytes.readUInt32LE(60)).flatMap(numbersOf);
    return (first) =>
      follow(first, table).map((index) => {
        this.budget.takeBytes(size);
        return pieces[index] ?? damaged();
      });
  }

  private chain(start: number): Buffer[] {
    return follow(start, this.table).map((index) => {
      this.budget.takeBytes(this.sectorSize);
      return this.sector(index);
    });
  }

  private sector(index: number): Buffer {
    const at = (index + 1) * this.sectorSize;
    // The last sector of a file may be truncated.
    if (at >= this.bytes.length) damaged();
    return this.bytes.subarray(at, Math.min(at + this.sectorSize, this.bytes.length));
  }

  private numbersIn(index: number): number[] {
    return numbersOf(this.sector(index));
  }
}

function readEntry(entry: Buffer) {
  const length = Math.min(Math.max(entry.readUInt16LE(64) - 2, 0), 62);
  return { name: entry.toString('utf16le', 0, length), start: entry.readUInt32LE(116), size: entry.readUInt32LE(120) };
}

function follow(start: number, table: readonly number[]): number[] {
  const chain: number[] = [];
  for (let index = start; index < endOfChain; index = table[index] ?? endOfChain) {
    chain.push(index);
    if (chain.length > table.length) damaged();
  }
  return chain;
}

function numbersOf(sector: Buffer): number[] {
  return Array.from({ length: Math.floor(sector.length / 4) }, (_, index) => sector.readUInt32LE(index * 4));
}

function damaged(): never {
  throw new NoSafeCopyError('damaged');
}
