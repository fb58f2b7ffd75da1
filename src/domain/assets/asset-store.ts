import { createHash } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import { trash } from '../../db/schema/index.ts';
import { StorageRoom } from '../storage/storage-room.ts';
import { findFileDigest, KeptFiles, recordOlderFile } from '../versions/kept-files.ts';
import { filesOf } from './picture-files.ts';
import { findAssetByPath } from './queries.ts';
import { RefusedFileError } from './refused-file-error.ts';
import { TrashedFiles } from './trashed-files.ts';

/** Below the data directory. */
const assetFolder = 'assets';

/** A received file in a temporary directory of its own. */
export type IncomingFile = { directory: string; path: string; size: number; sha256: string };

/**
 * A path whose files may have to be moved or removed: written before a change and deleted after it, so that a crash in
 * between leaves neither an asset without its file nor, permanently, a file without its asset.
 */
type Note = { path: string; notBefore: number };

/** Key of the advisory lock, with the path. */
const settleLock = 66;

/** Maximum duration of an upload or change in milliseconds; older temporary files were left by a process that died. */
const abandonedAfter = 3_600_000;
/** The files of assets, flat in one directory; files being added or removed are in hidden directories beside them. */
export class AssetStore {
  private readonly directory: string;
  private readonly incoming: string;
  private readonly notes: string;
  /** The bytes of files that versions refer to. */
  readonly kept: KeptFiles;
  private readonly trashed: TrashedFiles;

  constructor(
    dataDirectory: string,
    private readonly room = new StorageRoom(dataDirectory),
  ) {
    this.directory = join(dataDirectory, assetFolder);
    this.incoming = join(this.directory, '.incoming');
    this.notes = join(this.directory, '.notes');
    this.kept = new KeptFiles(this.directory);
    this.trashed = new TrashedFiles(this.directory);
  }

  /**
   * Streams a file to disk. Throws RefusedFileError above `limit` bytes, StorageFullError when space is low, and any error
   * of its source; leaves nothing behind.
   */
  async receive(content: AsyncIterable<Uint8Array>, limit: number, tooLarge: string): Promise<IncomingFile> {
    const directory = join(this.incoming, crypto.randomUUID());
    await mkdir(directory, { recursive: true, mode: 0o700 });
    try {
      const path = join(directory, 'original');
      const file = await open(path, 'wx', 0o600);
      const hash = createHash('sha256');
      let size = 0;
      try {
        for await (const piece of this.room.whileRoom(content)) {
          size += piece.length;
          // The rest is read all the same, so that the sender gets to hear what is wrong.
          if (size > limit) continue;
          hash.update(piece);
          await file.writeFile(piece);
        }
      } finally {
        await file.close();
      }
      if (size > limit) throw new RefusedFileError(tooLarge, true);
      return { directory, path, size, sha256: hash.digest('hex') };
    } catch (error) {
      await rm(directory, { recursive: true, force: true });
      throw error;
    }
  }

  async discard({ directory }: Pick<IncomingFile, 'directory'>): Promise<void> {
    await rm(directory, { recursive: true, force: true });
  }

  /** Notes that the files of this path have to go, not before that moment, unless an asset has it. */
  async note(path: string, notBefore = 0): Promise<string> {
    await mkdir(this.notes, { recursive: true, mode: 0o700 });
    const note = join(this.notes, `${crypto.randomUUID()}.json`);
    await writeFile(note, JSON.stringify({ path, notBefore } satisfies Note), { flush: true });
    return note;
  }

  /**
   * Moves what was made in an incoming file's directory to where the public finds it, and makes sure that it is on the disk.
   * Versions keep its bytes. Returns their digest.
   */
  async place({ directory }: Pick<IncomingFile, 'directory'>, path: string): Promise<string> {
    for (const file of filesOf(path)) {
      const made = join(directory, file);
      const handle = await open(made, 'r+');
      await handle.datasync();
      await handle.close();
      await rename(made, join(this.directory, file));
    }
    const sha256 = await this.kept.keep(filesOf(path));
    const folder = await open(this.directory, 'r');
    await folder.sync();
    await folder.close();
    await this.discard({ directory });
    return sha256;
  }

  /** Puts the files of a noted path where they belong by now, and deletes the note. */
  async settle(db: Db, note: string): Promise<void> {
    const { path, notBefore } = JSON.parse(await readFile(note, 'utf8')) as Note;
    const isSettled = await db.transaction(async (tx) => {
      // Two who settle the same path at once would move its files by what each of them has read.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${path}, ${settleLock}))`);
      if (await findAssetByPath(tx, path)) await this.trashed.takeOut(filesOf(path));
      else if (await tx.$count(trash, eq(trash.path, path))) await this.trashed.putIn(filesOf(path));
      else if (notBefore > Date.now()) return false;
      else await this.removeFiles(tx, path);
      return true;
    });
    if (isSettled) await rm(note, { force: true });
  }

  /** Removes what a process that was killed has left, and what was replaced long enough ago. */
  async sweep(db: Db): Promise<void> {
    for (const path of await this.abandonedIn(this.incoming)) await rm(path, { recursive: true, force: true });
    for (const note of await this.abandonedIn(this.notes)) {
      // Another node may have done it already.
      await this.settle(db, note).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
      });
    }
  }

  /** Whether the public finds a file at this path: an uploaded one, or one of the demo. */
  async isPublished(path: string): Promise<boolean> {
    const [file = ''] = filesOf(path);
    const found = await stat(join(this.directory, file)).catch(() => undefined);
    return found?.isFile() ?? false;
  }

  /** Keeps the bytes of a file that was stored before versions kept them. */
  async keepOlder(db: Db, { id, path }: { id: number; path: string }): Promise<void> {
    if (!(await this.isPublished(path)) || (await findFileDigest(db, path))) return;
    await recordOlderFile(db, { id, path }, await this.kept.keep(filesOf(path)));
  }

  private async removeFiles(tx: Transaction, path: string): Promise<void> {
    const files = filesOf(path);
    await this.dropUnrecorded(tx, path, files);
    await this.trashed.remove(files);
  }

  /** The bytes of a file that never became that of an asset are not kept. */
  private async dropUnrecorded(db: Transaction, path: string, files: string[]): Promise<void> {
    if (!(await findFileDigest(db, path))) await this.kept.drop(files);
  }

  private async abandonedIn(directory: string): Promise<string[]> {
    const names = await readdir(directory).catch(() => []);
    const paths = names.map((name) => join(directory, name));
    const ages = await Promise.all(paths.map((path) => stat(path).catch(() => undefined)));
    return paths.filter((_, index) => Date.now() - (ages[index]?.mtimeMs ?? Date.now()) > abandonedAfter);
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
