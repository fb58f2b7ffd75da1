import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { latestEntries } from '../limits/memory-counts.ts';
import { type ByteRange, type FileBody, type FileFacts, FilesUnavailableError, type OpenFile } from './file-store.ts';

/** Files about which something is remembered; the least recently used ones are forgotten. */
const maxKnownFiles = 20_000;
/** What is known of a file is read again after this time. */
const knownForMilliseconds = 60_000;
/** The same while the storage does not answer. */
const knownMeanwhileForMilliseconds = 2000;

type Known = { facts: FileFacts | undefined; until: number; generation: number };

/** Whether a file was withdrawn, by the database. Rejects when that does not answer. */
export type WithdrawalCheck = (name: string) => Promise<boolean>;

type Options = {
  copies: PublicCopies;
  head: (name: string) => Promise<FileFacts | undefined>;
  isWithdrawn: WithdrawalCheck;
};

/**
 * Public files through the copies on this node. After each change of public content the database is queried whether a file was withdrawn
 * before its copy is served again. While the storage does not answer, files of which there are copies are served on.
 */
export class PublicFiles {
  private readonly known = latestEntries<Known>(maxKnownFiles);
  private readonly asking = new Map<string, Promise<FileFacts | undefined>>();
  private generation = 0;

  constructor(private readonly options: Options) {
    for (const { name, facts } of options.copies.known()) this.known.set(name, { facts, until: 0, generation: -1 });
  }

  forget(): void {
    this.generation += 1;
  }

  async open(name: string): Promise<OpenFile | undefined> {
    const facts = await this.factsOf(name);
    return facts && { ...facts, body: (range) => this.body(name, facts, range) };
  }

  private factsOf(name: string): Promise<FileFacts | undefined> {
    const known = this.known.get(name);
    if (known && known.generation === this.generation && Date.now() < known.until) return Promise.resolve(known.facts);
    const pending = this.asking.get(name) ?? this.ask(name, known?.facts).finally(() => this.asking.delete(name));
    this.asking.set(name, pending);
    return pending;
  }

  private async ask(name: string, before: FileFacts | undefined): Promise<FileFacts | undefined> {
    const { generation } = this;
    const note = (facts: FileFacts | undefined, lifetime: number) => {
      this.known.set(name, { facts, until: Date.now() + lifetime, generation });
      return facts;
    };
    const { head, isWithdrawn } = this.options;
    // While the database does not answer, pages in memory are served too.
    if (await isWithdrawn(name).catch(() => false)) return note(undefined, knownForMilliseconds);
    try {
      return note(await head(name), knownForMilliseconds);
    } catch (error) {
      if (before && error instanceof FilesUnavailableError) return note(before, knownMeanwhileForMilliseconds);
      throw error;
    }
  }

  private body(name: string, facts: FileFacts, range?: ByteRange): Promise<FileBody> {
    const { start, end } = range ?? { start: 0, end: facts.size - 1 };
    const first = Math.floor(start / blockLength);
    const count = end < start ? 0 : Math.floor(end / blockLength) + 1 - first;
    return inPieces(count, async (index) => {
      const block = await this.options.copies.read(name, facts, first + index);
      const offset = (first + index) * blockLength;
      return block.subarray(Math.max(start - offset, 0), Math.min(end + 1 - offset, block.length));
    });
  }
}

/** A body of several pieces, each fetched while the one before is sent. Rejects when the first cannot be had: then it is not an answer yet. */
export async function inPieces(
  count: number,
  piece: (index: number) => Promise<Uint8Array<ArrayBuffer>>,
): Promise<FileBody> {
  if (count <= 0) return new Blob([]);
  const first = await piece(0);
  if (count === 1) return new Blob([first]);
  let upcoming = Promise.resolve(first);
  let index = 0;
  return new ReadableStream({
    async pull(controller) {
      controller.enqueue(await upcoming);
      index += 1;
      if (index === count) return controller.close();
      upcoming = piece(index);
      // Awaited at the next pull.
      upcoming.catch(() => {});
    },
  });
}

/** Bytes that are fetched and stored together. */
export const blockLength = 2 * 1024 * 1024;

/** Temporary files that are older were left by a process that died. */
const abandonedAfterInMilliseconds = 3_600_000;

type CopyOptions = {
  directory: string;
  maxBytes: number;
  fetch: (name: string, range: { start: number; end: number }) => Promise<Uint8Array<ArrayBuffer>>;
};

/**
 * Copies of public files on the disk of this node, in blocks, so that a part of a video needs no more than the blocks it is in. The least
 * recently used ones go when the limit is reached. A block that several requests want is fetched once.
 */
export class PublicCopies {
  /** By their files. */
  private readonly sizes: LRUCache<string, number>;
  private readonly underWay = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  constructor(private readonly options: CopyOptions) {
    mkdirSync(options.directory, { recursive: true, mode: 0o700 });
    this.sizes = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: (size) => size,
      dispose: (_size, key, reason) => {
        if (reason !== 'set') rmSync(this.pathOf(key), { force: true });
      },
    });
    this.load();
  }

  /** Facts of files of which something is here, to begin with after a start. */
  known(): { name: string; facts: FileFacts }[] {
    return [...this.sizes.rkeys()].flatMap((key) => parseKey(key) ?? []);
  }

  /** A block of a file. Rejects when it is neither here nor to be had. */
  async read(name: string, facts: FileFacts, index: number): Promise<Uint8Array<ArrayBuffer>> {
    const key = keyOf(name, facts, index);
    return (await this.find(key)) ?? this.fetchOnce(key, name, facts, index);
  }

  private pathOf(key: string): string {
    return join(this.options.directory, key);
  }

  private async find(key: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const size = this.sizes.get(key);
    if (size === undefined) return undefined;
    const read = Bun.file(this.pathOf(key)).bytes();
    const bytes = await read.catch(() => undefined);
    if (bytes?.length === size) return bytes;
    this.sizes.delete(key);
    return undefined;
  }

  private fetchOnce(key: string, name: string, facts: FileFacts, index: number): Promise<Uint8Array<ArrayBuffer>> {
    const present = this.underWay.get(key);
    if (present) return present;
    const start = index * blockLength;
    const range = { start, end: Math.min(start + blockLength, facts.size) - 1 };
    const fetched = this.options
      .fetch(name, range)
      .then(async (bytes) => {
        // A disk that is full makes the site slower, not unable to answer.
        await this.keep(key, bytes).catch(() => {});
        return bytes;
      })
      .finally(() => this.underWay.delete(key));
    this.underWay.set(key, fetched);
    return fetched;
  }

  private async keep(key: string, bytes: Uint8Array): Promise<void> {
    const temporary = this.pathOf(`.${crypto.randomUUID()}`);
    try {
      await writeFile(temporary, bytes, { mode: 0o600 });
      renameSync(temporary, this.pathOf(key));
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
    this.sizes.set(key, bytes.length);
  }

  private load(): void {
    const found = readdirSync(this.options.directory).flatMap((key) => {
      const facts = statSync(this.pathOf(key), { throwIfNoEntry: false });
      return facts ? [{ key, size: facts.size, at: facts.mtimeMs }] : [];
    });
    for (const { key, size, at } of found.sort((one, other) => one.at - other.at)) {
      if (parseKey(key) && size > 0) this.sizes.set(key, size);
      else if (Date.now() - at > abandonedAfterInMilliseconds) {
        rmSync(this.pathOf(key), { force: true, recursive: true });
      }
    }
  }
}

/** `<name>~<size>~<modified>~<index>`: what is needed to serve it again after a start. */
function keyOf(name: string, { size, modified }: FileFacts, index: number): string {
  return [name.replaceAll('/', '='), size, modified.getTime(), index].join('~');
}

function parseKey(key: string): { name: string; facts: FileFacts } | undefined {
  const [, name, size, modified] = /^([\w.=-]+)~(\d{1,15})~(\d{1,15})~\d{1,9}$/.exec(key) ?? [];
  if (!name) return undefined;
  return { name: name.replaceAll('=', '/'), facts: { size: Number(size), modified: new Date(Number(modified)) } };
}
