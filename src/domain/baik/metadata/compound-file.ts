import type { Budget } from '../../attachments/budget.ts';
import { DamagedFileError } from './findings.ts';

const endOfChain = 0xfffffffe;
const freeSector = 0xffffffff;
const headerLength = 512;
const entryLength = 128;
const smallSectorLength = 64;
const kindOfEntry = { stream: 2, root: 5 };

/** A stream as views into the file, so that writing to them changes the file in place. */
export type Stream = { size: number; pieces: Uint8Array[] };

/**
 * The streams of an OLE file (MS-CFB), located without relocating data: metadata is overwritten in place.
 * Throws DamagedFileError.
 */
export class CompoundFile {
  /** The document's own streams. */
  readonly streams = new Map<string, Stream>();
  /** All streams, including those of embedded documents. */
  readonly all: { name: string; stream: Stream }[] = [];
  private readonly view: DataView;
  private readonly sectorSize: number;
  private readonly table: number[] = [];
  private readonly entries: Uint8Array[] = [];

  constructor(
    private readonly bytes: Uint8Array,
    private readonly budget: Budget,
  ) {
    if (bytes.length < headerLength * 2) throw new DamagedFileError('The file is shorter than its header.');
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.sectorSize = 2 ** this.view.getUint16(30, true);
    if (this.sectorSize !== 512 && this.sectorSize !== 4096) throw new DamagedFileError('Sectors of an unknown size.');
    this.readTable();
    this.readDirectory();
  }

  /** Blanks unallocated sectors and the timestamps of the storages. */
  blankRemains(): void {
    for (const [index, next] of this.table.entries()) {
      if (next === freeSector && this.holds(index)) this.sector(index).fill(0);
    }
    for (const entry of this.entries) entry.fill(0, 100, 116);
  }

  private readTable(): void {
    const places: number[] = [];
    for (let at = 76; at < headerLength; at += 4) places.push(this.view.getUint32(at, true));
    let more = this.view.getUint32(68, true);
    for (let count = this.view.getUint32(72, true); count > 0 && more < endOfChain; count -= 1) {
      if (places.length > this.bytes.length / this.sectorSize) fail('The table of sectors runs in a circle.');
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
    if (!root) throw new DamagedFileError('The file has no root.');
    const small = this.smallSectors(root);
    for (const entry of this.entries.filter(({ 66: kind }) => kind === kindOfEntry.stream)) {
      // Many streams may share their sectors, so the budget counts what is read.
      this.budget.takePart();
      const { name, start, size } = readEntry(entry);
      const isSmall = size < this.view.getUint32(56, true);
      const stream = { size, pieces: isSmall ? small(start) : this.chain(start) };
      this.all.push({ name, stream });
      // The first stream of a name belongs to the document itself; embedded documents follow.
      if (!this.streams.has(name)) this.streams.set(name, stream);
    }
  }

  /** Streams below the cutoff are stored in mini sectors of the root stream. */
  private smallSectors(root: Uint8Array): (start: number) => Uint8Array[] {
    const size = smallSectorLength;
    if (2 ** this.view.getUint16(32, true) !== size) throw new DamagedFileError('Small sectors of an unknown size.');
    const { start } = readEntry(root);
    const pieces = this.chain(start).flatMap((sector) =>
      Array.from({ length: sector.length / size }, (_, index) => sector.subarray(index * size, (index + 1) * size)),
    );
    const table = this.chain(this.view.getUint32(60, true)).flatMap(numbersOf);
    return (first) =>
      follow(first, table).map((index) => {
        this.budget.takeBytes(size);
        return pieces[index] ?? fail('A small stream leaves the file.');
      });
  }

  private chain(start: number): Uint8Array[] {
    return follow(start, this.table).map((index) => {
      this.budget.takeBytes(this.sectorSize);
      return this.sector(index);
    });
  }

  private holds(index: number): boolean {
    return (index + 2) * this.sectorSize <= this.bytes.length;
  }

  private sector(index: number): Uint8Array {
    const at = (index + 1) * this.sectorSize;
    // The last sector of a file may be truncated.
    if (at >= this.bytes.length) throw new DamagedFileError('A sector lies outside the file.');
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

/** Overwrites a stream from its start. */
export function writeStream({ pieces }: Stream, content: Uint8Array): void {
  let at = 0;
  for (const piece of pieces) {
    piece.set(content.subarray(at, at + piece.length));
    at += piece.length;
  }
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
    if (chain.length > table.length) fail('A chain of sectors runs in a circle.');
  }
  return chain;
}

function numbersOf(sector: Uint8Array): number[] {
  const view = new DataView(sector.buffer, sector.byteOffset, sector.byteLength);
  return Array.from({ length: Math.floor(sector.length / 4) }, (_, index) => view.getUint32(index * 4, true));
}

function fail(reason: string): never {
  throw new DamagedFileError(reason);
}
