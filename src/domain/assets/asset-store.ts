import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { pendingVariants, trash } from '../../db/schema/index.ts';
import type { Problem } from '../../fields/problem.ts';
import { bytesOf, type FileStore } from '../files/file-store.ts';
import type { ReceivedFile } from '../files/scratch.ts';
import { findFileDigest, KeptFiles, recordFile } from '../versions/kept-files.ts';
import { fileOf, filesOf, variantsOf } from './pictures/picture-files.ts';
import { findAssetByPath } from './queries.ts';
import { RefusedFileError } from './refused-file-error.ts';

/** Names of stored files begin with it. */
export const assetFolder = 'assets';
const noteFolder = `${assetFolder}/.notes`;

/** Time for which a replaced file is still served, because open pages reference it. */
export const replacedFileLifetimeInMilliseconds = 24 * 3_600_000;

export type IncomingFile = ReceivedFile;

/**
 * A path whose files may have to be moved or removed: written before a change and deleted after it, so that a crash in
 * between leaves neither an asset without its file nor, permanently, a file without its asset.
 */
type Note = { path: string; notBefore: number };

/** Key of the advisory lock, with the path. */
const settleLock = 66;

/** Maximum duration of a change; older notes were left by a process that died. */
const abandonedAfterInMilliseconds = 3_600_000;

/** The files of assets, flat in one folder; kept and deleted ones are in hidden folders beside them. */
export class AssetStore {
  readonly kept: KeptFiles;
  private readonly trashed: TrashedFiles;

  constructor(private readonly files: FileStore) {
    this.kept = new KeptFiles(files);
    this.trashed = new TrashedFiles(files);
  }

  /**
   * Streams a file to the disk of this node. Throws RefusedFileError above `limit` bytes, StorageFullError when space is low, and any error
   * of its source; leaves nothing behind.
   */
  async receive(content: AsyncIterable<Uint8Array>, limit: number, tooLarge: Problem): Promise<IncomingFile> {
    return this.files.scratch.receive(upTo(limit, tooLarge, this.files.room.whileRoom(content)));
  }

  discard(file: Pick<IncomingFile, 'directory'>): Promise<void> {
    return this.files.scratch.discard(file);
  }

  /** Notes that the files of this path have to go, not before that moment, unless an asset has it. */
  async note(path: string, notBefore = 0): Promise<string> {
    const note = `${noteFolder}/${crypto.randomUUID()}.json`;
    await this.files.write(note, oneText(JSON.stringify({ path, notBefore } satisfies Note)));
    return note;
  }

  /**
   * Stores the file that was prepared in an incoming file's directory durably where the public finds it. Versions keep its bytes.
   * Returns their digest.
   */
  async place({ directory }: Pick<IncomingFile, 'directory'>, path: string): Promise<string> {
    const file = fileOf(path);
    await this.files.put(`${assetFolder}/${file}`, join(directory, file));
    const sha256 = await this.kept.keepLocal(directory, [file]);
    await this.discard({ directory });
    return sha256;
  }

  /** The variants of a picture that the public does not find yet. */
  async missingVariants(path: string): Promise<string[]> {
    const found = await Promise.all(
      variantsOf(path).map(async (file) => ((await this.files.open(`${assetFolder}/${file}`)) ? [] : [file])),
    );
    return found.flat();
  }

  /** Stores a variant from a local directory, also with the kept bytes of its picture. False when the picture is gone meanwhile. */
  async placeVariant(directory: string, path: string, file: string, sha256: string | undefined): Promise<boolean> {
    if (!(await this.isPublished(path))) return false;
    await this.files.put(`${assetFolder}/${file}`, join(directory, file));
    if (sha256) await this.kept.keepVariant(sha256, directory, file);
    return true;
  }

  /** Removes variants whose picture was removed or erased while they were made, or moved to the trash. */
  async removeStrayVariants(path: string, sha256: string | undefined): Promise<void> {
    if (await this.isPublished(path)) return;
    await this.files.remove(variantsOf(path).map((file) => `${assetFolder}/${file}`));
    if (sha256 && !(await this.kept.open(sha256, fileOf(path)))) await this.kept.dropVariants(sha256, variantsOf(path));
  }

  makeDirectory(): Promise<string> {
    return this.files.scratch.make();
  }

  /** Runs work on the published file of a path; undefined when it is missing. */
  withFile<Result>(path: string, work: (local: string) => Promise<Result>): Promise<Result | undefined> {
    return this.files.withLocal(`${assetFolder}/${fileOf(path)}`, work);
  }

  /** Runs a change of what has these paths: the files are noted before it, those of `replaced` to go later, and settled after it. */
  async around<Result>(
    db: Db,
    { paths = [], replaced = [] }: { paths?: readonly string[]; replaced?: readonly string[] },
    change: () => Promise<Result>,
  ): Promise<Result> {
    const later = Date.now() + replacedFileLifetimeInMilliseconds;
    const notes = await Promise.all([
      ...paths.map((path) => this.note(path)),
      ...replaced.map((path) => this.note(path, later)),
    ]);
    try {
      return await change();
    } finally {
      // If the database is unavailable, the next sweep settles them.
      for (const note of notes) await this.settle(db, note).catch(() => {});
    }
  }

  /** Puts the files of a noted path where they belong by now, and deletes the note. */
  async settle(db: Db, note: string): Promise<void> {
    const written = await this.files.open(note);
    // Another node may have done it already.
    if (!written) return;
    const { path, notBefore } = JSON.parse(Buffer.from(await bytesOf(written)).toString()) as Note;
    const isSettled = await db.transaction(async (tx) => {
      // Two who settle the same path at once would move its files by what each of them has read.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${path}, ${settleLock}))`);
      const files = filesOf(path);
      const sha256 = await findFileDigest(tx, path);
      if (await findAssetByPath(tx, path)) {
        if (sha256) await this.kept.putBack(sha256, files);
        await this.trashed.unhide(files);
      } else if (await tx.$count(trash, eq(trash.path, path))) {
        if (!sha256 && (await this.isPublished(path))) await recordFile(tx, path, await this.kept.keep(files));
        await this.trashed.hide(files);
      } else if (notBefore > Date.now()) return false;
      else {
        // The bytes of a file that never became that of an asset are not kept. What hides a file of the program stays.
        await (sha256 ? this.trashed.unhide(files) : this.kept.drop(files));
        await this.files.remove(files.map((file) => `${assetFolder}/${file}`));
        await tx.delete(pendingVariants).where(eq(pendingVariants.path, path));
      }
      return true;
    });
    if (isSettled) await this.files.remove([note]);
  }

  /** Removes what a process that was killed has left, and what was replaced long enough ago. */
  async sweep(db: Db): Promise<void> {
    await this.files.scratch.sweep();
    for (const { name, modified } of await this.files.list(noteFolder)) {
      if (Date.now() - modified.getTime() > abandonedAfterInMilliseconds) await this.settle(db, name);
    }
  }

  async isPublished(path: string): Promise<boolean> {
    const [file = ''] = filesOf(path);
    return (await this.files.open(`${assetFolder}/${file}`)) !== undefined;
  }
}

/** The pieces of a file. Throws RefusedFileError at the end of one that is too large. */
async function* upTo(limit: number, tooLarge: Problem, content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const piece of content) {
    size += piece.length;
    // The rest is read nevertheless, so that the client receives the error message.
    if (size <= limit) yield piece;
  }
  if (size > limit) throw new RefusedFileError(tooLarge, true);
}

async function* oneText(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

const publicFolder = 'assets';
const folder = `${publicFolder}/.trash`;

/**
 * The files of assets in the trash. Those that were uploaded are only kept by versions; those that come with the program stay where they
 * are. An empty file of the same name says that they are not to be served. All of this can be repeated.
 */
export class TrashedFiles {
  constructor(private readonly files: FileStore) {}

  /** Whether a file that comes with the program was deleted. */
  async hides(file: string): Promise<boolean> {
    return (await this.files.openPublic(`${folder}/${file}`)) !== undefined;
  }

  async hide([main, ...variants]: readonly string[]): Promise<void> {
    const mark = `${folder}/${main}`;
    if (!(await this.files.open(mark))) await this.files.write(mark, nothing());
    await this.files.remove([main, ...variants].map((file) => `${publicFolder}/${file}`));
  }

  async unhide([main]: readonly string[]): Promise<void> {
    await this.files.remove([`${folder}/${main}`]);
  }
}

async function* nothing(): AsyncGenerator<Uint8Array> {}
