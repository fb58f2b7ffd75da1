import type { Budget } from '../../attachments/budget.ts';
import { NoSafeCopyError } from './safe-copy.ts';

const endOfChain = 0xfffffffe;
const headerLength = 512;
const entryLength = 128;
const smallSectorLength = 64;
const kindOfEntry = { stream: 2, root: 5 };

/** A stream as views into the file. */
export type Stream = { size: number; pieces: Uint8Array[] };

/**
 * The streams of an OLE file (MS-CFB). Throws NoSafeCopyError.
 */
export class CompoundFile {
  readonly streams = new Map<string, Stream>();
  private readonly view: DataView;
  private readonly sectorSize: number;
  private readonly table: number[] = [];
  private readonly entries: Uint8Array[] = [];

  constructor(
    private readonly bytes: Uint8Array,
    private readonly budget: Budget,
  ) {
    if (bytes.length < headerLength * 2) damaged();
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.sectorSize = 2 ** this.view.getUint16(30, true);
    if (this.sectorSize !== 512 && this.sectorSize !== 4096) damaged();
    this.readTable();
    this.readDirectory();
  }

  private readTable(): void {
    const places: number[] = [];
    for (let at = 76; at < headerLength; at += 4) places.push(this.view.getUint32(at, true));
    let more = this.view.getUint32(68, true);
    for (let count = this.view.getUint32(72, true); count > 0 && more < endOfChain; count -= 1) {
      if (places.length > this.bytes.length / this.sectorSize) damaged();
      const numbers = this.numbersIn(more);
      more = numbers.pop() ?? endOfChain;
      places.push(...numbers);
    }
    for (const place of new Set(places)) if (place < endOfChain) this.table.push(...this.numbersIn(place));
  }

  private readDirectory(): void {
    for (const sector of this.chain(this.view.getUint32(48, true))) {
      for (let at = 0; at < sector.length; at += entryLength) this.entries.push(sector.subarray(at, at + entryLength));
    }
    const root = this.entries.find((entry) => entry[66] === kindOfEntry.root);
    if (!root) damaged();
    const small = this.smallSectors(root);
    for (const entry of this.entries.filter(({ 66: kind }) => kind === kindOfEntry.stream)) {
      // Many streams may share their sectors, so the budget counts what is read.
      this.budget.takePart();
      const { name, start, size } = readEntry(entry);
      const isSmall = size < this.view.getUint32(56, true);
      const stream = { size, pieces: isSmall ? small(start) : this.chain(start) };
      // The first stream of a name belongs to the document itself; embedded documents follow.
      if (!this.streams.has(name)) this.streams.set(name, stream);
    }
  }

  /** Streams below the cutoff are stored in mini sectors of the root stream. */
  private smallSectors(root: Uint8Array): (start: number) => Uint8Array[] {
    const size = smallSectorLength;
    if (2 ** this.view.getUint16(32, true) !== size) damaged();
    const { start } = readEntry(root);
    const pieces = this.chain(start).flatMap((sector) =>
      Array.from({ length: sector.length / size }, (_, index) => sector.subarray(index * size, (index + 1) * size)),
    );
    const table = this.chain(this.view.getUint32(60, true)).flatMap(numbersOf);
    return (first) =>
      follow(first, table).map((index) => {
        this.budget.takeBytes(size);
        return pieces[index] ?? damaged();
      });
  }

  private chain(start: number): Uint8Array[] {
    return follow(start, this.table).map((index) => {
      this.budget.takeBytes(this.sectorSize);
      return this.sector(index);
    });
  }

  private sector(index: number): Uint8Array {
    const at = (index + 1) * this.sectorSize;
    // The last sector of a file may be truncated.
    if (at >= this.bytes.length) damaged();
    return this.bytes.subarray(at, Math.min(at + this.sectorSize, this.bytes.length));
  }

  private numbersIn(index: number): number[] {
    return numbersOf(this.sector(index));
  }
}

/** A copy of the content. */
export function readStream({ size, pieces }: Stream): Uint8Array {
  return Buffer.concat(pieces).subarray(0, size);
}

function readEntry(entry: Uint8Array) {
  const view = new DataView(entry.buffer, entry.byteOffset, entry.byteLength);
  const length = Math.min(Math.max(view.getUint16(64, true) - 2, 0), 62);
  const name = new TextDecoder('utf-16le').decode(entry.subarray(0, length));
  return { name, start: view.getUint32(116, true), size: view.getUint32(120, true) };
}

function follow(start: number, table: readonly number[]): number[] {
  const chain: number[] = [];
  for (let index = start; index < endOfChain; index = table[index] ?? endOfChain) {
    chain.push(index);
    if (chain.length > table.length) damaged();
  }
  return chain;
}

function numbersOf(sector: Uint8Array): number[] {
  const view = new DataView(sector.buffer, sector.byteOffset, sector.byteLength);
  return Array.from({ length: Math.floor(sector.length / 4) }, (_, index) => view.getUint32(index * 4, true));
}

function damaged(): never {
  throw new NoSafeCopyError('damaged');
}
