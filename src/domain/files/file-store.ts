import type { StorageRoom } from '../storage/storage-room.ts';
import type { Scratch } from './scratch.ts';

export type FileFacts = { size: number; modified: Date };

/** First and last byte, counted from 0. */
export type ByteRange = { start: number; end: number };

export type FileBody = Blob | ReadableStream<Uint8Array<ArrayBuffer>>;

export type OpenFile = FileFacts & {
  /** The content, or a part of it. Rejects when its beginning cannot be read. */
  body: (range?: ByteRange) => Promise<FileBody>;
};

/** `created`: when the file was stored here, also when `modified` shows another time. */
export type ListedFile = FileFacts & { name: string; created: Date };

/** Times that a file and its folder show instead of the real ones, where the home allows that. */
export type ShownTimes = { file: Date; folder: Date };

/**
 * Uploaded files by name, such as `assets/a.pdf` or `contact/b.png`. A name is written once and never with other bytes. Two homes: the
 * folder `DATA_DIR`, and a bucket in object storage. All operations but `write` can be repeated.
 */
export interface FileStore {
  /** Free space of the volume that files pass through. */
  readonly room: StorageRoom;
  /** Where files are received and prepared before they are stored. */
  readonly scratch: Scratch;
  /** Whether files can be stored and read. */
  state: () => Promise<'ok' | 'low' | 'unavailable'>;
  /** Undefined when it is missing. */
  open: (name: string) => Promise<OpenFile | undefined>;
  /** The same for a public file: it may come from a copy nearby. */
  openPublic: (name: string) => Promise<OpenFile | undefined>;
  /** Stores all of the content durably, or nothing. */
  write: (name: string, content: AsyncIterable<Uint8Array>, shown?: ShownTimes) => Promise<void>;
  /** Stores a local file, which stays. */
  put: (name: string, path: string) => Promise<void>;
  /** An existing target is not replaced. */
  copy: (from: string, to: string) => Promise<void>;
  remove: (names: readonly string[], shownFolder?: Date) => Promise<void>;
  /** The files directly in a folder whose names begin like this. */
  list: (folder: string, beginning?: string) => Promise<ListedFile[]>;
  /** The folders directly in a folder. */
  folders: (folder: string) => Promise<string[]>;
  /** Rewrites a file, so that the storage does not reveal any more when it was stored. */
  forgetTime: (name: string, shown: ShownTimes) => Promise<void>;
  /** Runs work that needs a local path; undefined when the file is missing. */
  withLocal: <Result>(name: string, work: (path: string) => Promise<Result>) => Promise<Result | undefined>;
  /** Changes of public content: what is known about public files is read again. */
  forgetPublic: () => void;
}

/** The storage of files does not answer, or refuses. */
export class FilesUnavailableError extends Error {
  override name = 'FilesUnavailableError';
}

export async function* piecesOf(file: OpenFile, range?: ByteRange): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const body = await file.body(range);
  const stream: ReadableStream<Uint8Array<ArrayBuffer>> = body instanceof Blob ? body.stream() : body;
  yield* stream;
}

export async function bytesOf(file: OpenFile, range?: ByteRange): Promise<Uint8Array<ArrayBuffer>> {
  return new Response(await file.body(range)).bytes();
}

const maxNameCharacters = 500;
const namePattern = /^[\w.-]+(?:\/[\w.-]+)+$/;

/** Refuses names outside of the folder. Names come from generated ids; this is a second safeguard. */
export function requireName(name: string): void {
  const isPlain = name.length <= maxNameCharacters && namePattern.test(name);
  if (!isPlain || name.split('/').some((part) => part === '.' || part === '..')) {
    throw new Error('Not the name of a stored file.');
  }
}
