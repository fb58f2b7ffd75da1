import { z } from 'zod';
import { attachmentTypes } from '../../attachments/attachment-types.ts';
import { fileErrorOf } from '../../attachments/refused-files.ts';
import type { FileError } from '../../attachments/submitted-file.ts';
import { type Day, daysBetween, startOf, today, utcDay } from '../../days.ts';
import { type FileStore, piecesOf, type ShownTimes } from '../../files/file-store.ts';
import { type Identity, sealStream, unsealStream } from './sealing.ts';

const sealedFolder = 'baik';

/** Files without an entry that are younger may be of a report that is being stored. */
const abandonedAfterInMilliseconds = 3_600_000;

/** The stored file is not the one that was sealed: it was replaced or damaged on the disk. */
export class ChangedFileError extends Error {
  override name = 'ChangedFileError';
}

/** Undefined instead of a file that is not the one that was signed. */
export function unchanged<File>(opening: Promise<File>): Promise<File | undefined> {
  return opening.catch((error: unknown) => {
    if (error instanceof ChangedFileError) return undefined;
    throw error;
  });
}

type NamedFile = { id: string; digest: string };

export class SealedFiles {
  constructor(private readonly files: FileStore) {}

  /**
   * Seals a file while writing it. Returns its name, the size of its content and the SHA-256 of what was written. A failure
   * leaves nothing behind.
   */
  async keep(
    publicKey: string,
    content: AsyncGenerator<Uint8Array>,
  ): Promise<{ id: string; size: number; digest: string }> {
    const id = crypto.randomUUID();
    const digest = new Bun.CryptoHasher('sha256');
    let size = 0;
    const measured = watched(content, ({ length }) => {
      size += length;
    });
    const sealed = await sealStream([publicKey], streamOf(measured));
    await this.files.write(
      nameOf(id),
      watched(sealed, (piece) => digest.update(piece)),
      shownOn(today()),
    );
    return { id, size, digest: digest.digest('hex') };
  }

  /**
   * The unsealed file as a stream. Throws when it is missing or the key does not match, and ChangedFileError when it is not
   * the file that was signed. It is read twice: what a reader has received cannot be taken back.
   */
  async open(identity: Identity | readonly string[], { id, digest }: NamedFile): Promise<ReadableStream<Uint8Array>> {
    if ((await this.digestOf(id)) !== digest) throw new ChangedFileError(id);
    return unsealStream(identity, this.openSealed(id));
  }

  openSealed(id: string): ReadableStream<Uint8Array> {
    return streamOf(this.readSealed(id));
  }

  async remove(ids: readonly string[]): Promise<void> {
    await this.files.remove(ids.map(nameOf), startOf(today()));
  }

  /** The files of past days; `isFresh`: not rewritten since, `isAbandonable`: not of a report that is just being stored. */
  async listBefore(midnight: Date) {
    const listed = await this.files.list(sealedFolder);
    return listed.flatMap(({ name, modified, created }) => {
      if (modified.getTime() >= midnight.getTime() || !name.endsWith('.age')) return [];
      const id = name.slice(sealedFolder.length + 1, -'.age'.length);
      const day = utcDay(modified);
      const isFresh = daysBetween(day, today(created)) === 0;
      return [{ id, day, isFresh, isAbandonable: Date.now() - created.getTime() > abandonedAfterInMilliseconds }];
    });
  }

  /** Rewrites a file, so that the file system does not reveal when it arrived; the day remains. */
  async renew(id: string, day: Day): Promise<void> {
    await this.files.forgetTime(nameOf(id), shownOn(day));
  }

  private async *readSealed(id: string): AsyncGenerator<Uint8Array> {
    const file = await this.files.open(nameOf(id));
    if (!file) throw new Error('The sealed file is missing.');
    yield* piecesOf(file);
  }

  private async digestOf(id: string): Promise<string> {
    const digest = new Bun.CryptoHasher('sha256');
    for await (const piece of this.readSealed(id)) digest.update(piece);
    return digest.digest('hex');
  }
}

function nameOf(id: string): string {
  return `${sealedFolder}/${id}.age`;
}

function shownOn(day: Day): ShownTimes {
  return { file: startOf(day), folder: startOf(today()) };
}

/** The same content, each piece of which is seen on its way. */
export async function* watched(content: AsyncIterable<Uint8Array>, see: (piece: Uint8Array) => void) {
  for await (const piece of content) {
    see(piece);
    yield piece;
  }
}

export function streamOf(content: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await content.next();
      if (done) return controller.close();
      controller.enqueue(value);
    },
    async cancel() {
      await content.return(undefined);
    },
  });
}

const about = {
  id: z.string(),
  filename: z.string(),
  contentType: z.string(),
  /** Unsealed size in bytes. */
  size: z.number(),
  /** SHA-256 of the sealed file. */
  digest: z.string(),
};
const extensions = Object.keys(attachmentTypes) as (keyof typeof attachmentTypes)[];

const copyNote = z.object({
  ...about,
  kind: z.literal('copy'),
  pages: z.int(),
  madeFrom: z.enum(extensions),
  leftOut: z.object({ comments: z.int(), deletions: z.int(), attachments: z.int(), pictures: z.int() }),
});
/** A file as it came. `of`: the place of its safe copy among the files of the entry. */
const originalNote = z.object({ ...about, kind: z.literal('original'), of: z.int().optional() });

/** What an entry says about a file that was sealed with it. */
export const fileNote = z.union([copyNote, originalNote]);
export type FileNote = z.output<typeof fileNote>;
export type CopyNote = z.output<typeof copyNote>;
export type OriginalNote = z.output<typeof originalNote>;

type Unsealed<Note> = Omit<Note, 'id' | 'size' | 'digest'>;

export type GivenFile = {
  note: Unsealed<CopyNote> | Unsealed<OriginalNote>;
  /** The name that its sender gave to it. */
  givenName: string;
  read: () => AsyncGenerator<Uint8Array>;
};

/** A file cannot be stored now. */
export class UnsealedFileError extends Error {
  override name = 'UnsealedFileError';

  constructor(readonly file: FileError) {
    super('A file cannot be sealed.');
  }
}

/**
 * Seals files one after the other, piece by piece, for what `store` stores with them. Throws UnsealedFileError. None is left behind
 * unless the outcome is `stored`.
 */
export async function storeSealed<Outcome extends string>(
  files: SealedFiles,
  publicKey: string,
  given: readonly GivenFile[],
  store: (notes: FileNote[]) => Promise<Outcome>,
): Promise<Outcome> {
  const notes: FileNote[] = [];
  let outcome: Outcome | undefined;
  try {
    for (const { note, read } of given) notes.push({ ...note, ...(await files.keep(publicKey, read())) });
    outcome = await store(notes);
    return outcome;
  } catch (error) {
    const unsealed = given[notes.length];
    const known = unsealed && fileErrorOf(error, unsealed.givenName);
    throw known ? new UnsealedFileError(known) : error;
  } finally {
    if (outcome !== 'stored' && notes.length > 0) await files.remove(notes.map(({ id }) => id));
  }
}
