import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { StorageRoom } from '../storage/storage-room.ts';
import { BucketRequests, type BucketSettings } from './bucket-requests.ts';
import {
  type ByteRange,
  type FileBody,
  type FileFacts,
  type FileStore,
  FilesUnavailableError,
  type ListedFile,
  type OpenFile,
  piecesOf,
  requireName,
} from './file-store.ts';
import { blockLength, inPieces, PublicCopies, PublicFiles, type WithdrawalCheck } from './public-files.ts';
import { Scratch } from './scratch.ts';

/** Requests that one operation on many files makes at once. */
const maxAtOnce = 4;

type Options = {
  settings: BucketSettings;
  /** Holds copies of public files, and files on their way. */
  dataDirectory: string;
  maxCopiesInBytes: number;
  isWithdrawn: WithdrawalCheck;
  room?: StorageRoom;
};

/** Files in a bucket of an S3-compatible store. It keeps the times at which it was given them. */
export class BucketStore implements FileStore {
  readonly room: StorageRoom;
  readonly scratch: Scratch;
  readonly requests: BucketRequests;
  /** Made at the first use: processes of the report channel have none. */
  private opened: PublicFiles | undefined;

  constructor(private readonly options: Options) {
    const { settings, dataDirectory, room } = options;
    mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
    this.room = room ?? new StorageRoom(dataDirectory);
    this.scratch = new Scratch(join(dataDirectory, 'files', 'incoming'));
    this.requests = new BucketRequests(settings);
  }

  async state(): Promise<'ok' | 'low' | 'unavailable'> {
    // Any answer will do: the object need not be there.
    await this.requests.head('alumina-site.json');
    return (await this.room.state()).isLow ? 'low' : 'ok';
  }

  async open(name: string): Promise<OpenFile | undefined> {
    requireName(name);
    const facts = await this.requests.head(name);
    return facts && { ...facts, body: (range) => this.body(name, facts, range) };
  }

  async openPublic(name: string): Promise<OpenFile | undefined> {
    requireName(name);
    return this.publicFiles.open(name);
  }

  async write(name: string, content: AsyncIterable<Uint8Array>): Promise<void> {
    requireName(name);
    // Through a file, so that it can be sent once more.
    const received = await this.scratch.receive(content);
    try {
      await this.requests.put(name, received.path);
    } finally {
      await this.scratch.discard(received);
    }
  }

  async put(name: string, path: string): Promise<void> {
    requireName(name);
    await this.requests.put(name, path);
  }

  async copy(from: string, to: string): Promise<void> {
    if (await this.open(to)) return;
    const source = await this.open(from);
    if (!source) throw new Error('Copying in the object storage: the source is missing.');
    await this.write(to, piecesOf(source));
  }

  async remove(names: readonly string[]): Promise<void> {
    for (const name of names) requireName(name);
    for (let at = 0; at < names.length; at += maxAtOnce) {
      await Promise.all(names.slice(at, at + maxAtOnce).map((name) => this.requests.delete(name)));
    }
  }

  async list(folder: string, beginning = ''): Promise<ListedFile[]> {
    const pages = await this.pages(`${folder}/${beginning}`);
    return pages.flatMap(({ files }) => files.map((file) => ({ ...file, created: file.modified })));
  }

  async folders(folder: string): Promise<string[]> {
    const pages = await this.pages(`${folder}/`);
    return pages.flatMap((page) => page.folders.map((name) => name.replace(/\/$/, '')));
  }

  private async pages(beginning: string) {
    const pages = [await this.requests.list(beginning, { delimiter: '/' })];
    for (let after = pages[0]?.next; after; after = pages.at(-1)?.next) {
      pages.push(await this.requests.list(beginning, { delimiter: '/', after }));
    }
    return pages;
  }

  /** Rewriting it would put one time in the place of another, and the storage has both in its logs. */
  async forgetTime(): Promise<void> {}

  async withLocal<Result>(name: string, work: (path: string) => Promise<Result>): Promise<Result | undefined> {
    const file = await this.open(name);
    if (!file) return undefined;
    const received = await this.scratch.receive(piecesOf(file));
    try {
      return await work(received.path);
    } finally {
      await this.scratch.discard(received);
    }
  }

  forgetPublic(): void {
    this.opened?.forget();
  }

  private get publicFiles(): PublicFiles {
    if (this.opened) return this.opened;
    const { dataDirectory, maxCopiesInBytes, isWithdrawn } = this.options;
    const copies = new PublicCopies({
      directory: join(dataDirectory, 'files', 'copies'),
      maxBytes: maxCopiesInBytes,
      fetch: (name, range) => this.part(name, range),
    });
    this.opened = new PublicFiles({ copies, head: (name) => this.requests.head(name), isWithdrawn });
    return this.opened;
  }

  private async body(name: string, { size }: FileFacts, range?: ByteRange): Promise<FileBody> {
    const { start, end } = range ?? { start: 0, end: size - 1 };
    const count = Math.ceil((end + 1 - start) / blockLength);
    return inPieces(count, (index) => {
      const from = start + index * blockLength;
      return this.part(name, { start: from, end: Math.min(from + blockLength - 1, end) });
    });
  }

  private async part(name: string, range: ByteRange): Promise<Uint8Array<ArrayBuffer>> {
    const bytes = await this.requests.get(name, range);
    if (!bytes) throw new FilesUnavailableError('The file disappeared from the object storage while it was read.');
    return bytes;
  }
}
