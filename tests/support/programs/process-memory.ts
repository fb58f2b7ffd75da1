import { closeSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs';
import { readProcessUsage } from '../../../src/workers/supervised-process.ts';
import { encodingsOf } from './canaries.ts';

export type MemoryHit = {
  /** Command and number of the process. */
  process: string;
  /** Name of the text. */
  mark: string;
  encoding: string;
  address: string;
  /** Address range and name of the region, as in /proc. */
  region: string;
};

const pieceInBytes = 4 * 1024 * 1024;
/** No encoding of a mark is longer. */
const overlapInBytes = 2048;
const nothing = Buffer.alloc(pieceInBytes);

const maxIdleUseInMilliseconds = 50;
const idleTimeInMilliseconds = 1000;

/** Resolves when a process has used next to no processor time for a second. Linux only. */
export async function untilIdle(pid: number): Promise<void> {
  const used = () => readProcessUsage(pid)?.processorTimeInMilliseconds ?? 0;
  for (let before = -Infinity; used() - before > maxIdleUseInMilliseconds; ) {
    before = used();
    await Bun.sleep(idleTimeInMilliseconds);
  }
}

/** A process and all that descend from it. */
export function processTree(pid: number): number[] {
  const parents = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? [[Number(name), parentOf(name)]] : []));
  const found = [pid];
  for (const one of found) for (const [child = 0, parent] of parents) if (parent === one) found.push(child);
  return found;
}

function parentOf(pid: string): number {
  try {
    const facts = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return Number(facts.slice(facts.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return 0;
  }
}

/** The words of the command of a process; none when it has ended. */
export function commandOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'latin1').split('\0').filter(Boolean);
  } catch {
    return [];
  }
}

/** What a process of the server is for: its subcommand, or the last word of its command. */
function nameOf(pid: number): string {
  const command = commandOf(pid);
  return command.find((word) => word === 'report-process') ?? command.at(-1) ?? '';
}

/** Whether the memory of a process that protects itself can be read here: that takes the rights of root. */
export function canReadMemory(pid: number): boolean {
  try {
    closeSync(openSync(`/proc/${pid}/mem`, 'r'));
    return true;
  } catch {
    return false;
  }
}

/** Finds texts, in all encodings, in all readable memory of a process. */
export function searchMemory(pid: number, marks: Readonly<Record<string, string>>): MemoryHit[] {
  const wanted = Object.entries(marks).flatMap(([mark, text]) =>
    [...encodingsOf(text)].map(([encoding, bytes]) => ({ mark, encoding, bytes })),
  );
  const process = `${nameOf(pid)} (${pid})`;
  let memory: number;
  try {
    memory = openSync(`/proc/${pid}/mem`, 'r');
  } catch (error) {
    // It has ended meanwhile.
    if (commandOf(pid).length === 0) return [];
    throw error;
  }
  const buffer = Buffer.alloc(pieceInBytes);
  const hits: MemoryHit[] = [];
  try {
    for (const { start, end, region } of readableRegions(pid)) {
      for (let at = start; at < end; at += pieceInBytes - overlapInBytes) {
        const length = readAt(memory, buffer, at, Math.min(pieceInBytes, end - at));
        const piece = buffer.subarray(0, length);
        if (piece.equals(nothing.subarray(0, length))) continue;
        for (const { mark, encoding, bytes } of wanted) {
          const place = piece.indexOf(bytes);
          if (place >= 0) hits.push({ process, mark, encoding, address: (at + place).toString(16), region });
        }
      }
    }
  } finally {
    closeSync(memory);
  }
  return hits;
}

/** Bytes that were read; none of a page that cannot be. */
function readAt(memory: number, buffer: Buffer, at: number, length: number): number {
  try {
    return readSync(memory, buffer, 0, length, at);
  } catch {
    return 0;
  }
}

type Region = { start: number; end: number; region: string };

/** Runs of pages that are in memory: most of what is mapped never was. */
function* readableRegions(pid: number): Generator<Region> {
  const pages = openSync(`/proc/${pid}/pagemap`, 'r');
  try {
    for (const line of readFileSync(`/proc/${pid}/maps`, 'latin1').trim().split('\n')) {
      const [range = '', rights = '', , , , name = 'anonymous'] = line.split(/\s+/);
      if (!rights.startsWith('r') || name === '[vvar]' || name === '[vsyscall]') continue;
      // What the process cannot write holds only what is in the file.
      if (name.startsWith('/') && !rights.includes('w')) continue;
      const [from = 0, to = 0] = range.split('-').map((part) => Number.parseInt(part, 16));
      yield* presentRuns(pages, { start: from, end: to, region: `${range} ${name}` });
    }
  } finally {
    closeSync(pages);
  }
}

const pageInBytes = 4096;
const entryInBytes = 8;
/** The highest byte of an entry says that the page is in memory (0x80) or in swap (0x40). */
const isKept = 0xc0;

function* presentRuns(pages: number, { start, end, region }: Region): Generator<Region> {
  const entries = Buffer.alloc(Math.min(1 << 20, ((end - start) / pageInBytes) * entryInBytes));
  let runStart: number | undefined;
  let at = start;
  while (at < end) {
    const wanted = Math.min(entries.length, ((end - at) / pageInBytes) * entryInBytes);
    const length = readAt(pages, entries, (at / pageInBytes) * entryInBytes, wanted);
    if (length === 0) break;
    for (let entry = 0; entry < length; entry += entryInBytes, at += pageInBytes) {
      const isPresent = ((entries[entry + entryInBytes - 1] ?? 0) & isKept) !== 0;
      if (isPresent) runStart ??= at;
      else if (runStart !== undefined) {
        yield { start: runStart, end: at, region };
        runStart = undefined;
      }
    }
  }
  if (runStart !== undefined) yield { start: runStart, end: at, region };
}
