import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DirectoryInUseError, lockDirectory } from '../../db/directory-lock.ts';
import { CommandError } from '../../start-error.ts';

/** Copies of the embedded database beside it, from which a backup is made while the site goes on. */
const copyName = /^backup-copy-[\da-f-]{36}$/;

/** A copy that is being made is not locked yet. Milliseconds. */
const abandonedAfter = 600_000;

/** Makes a directory for a copy. It is a data directory of its own, with the database in `postgres`. */
export function makeCopyDirectory(dataDirectory: string): { directory: string; database: string } {
  removeAbandonedCopies(dataDirectory);
  const directory = join(dataDirectory, `backup-copy-${crypto.randomUUID()}`);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  return { directory, database: join(directory, 'postgres') };
}

/** Copies the embedded database of a site that does not run. Returns the directory. */
export function copyIdleDatabase(dataDirectory: string): string {
  const original = join(dataDirectory, 'postgres');
  if (!existsSync(original)) throw new CommandError(`There is no embedded database in ${dataDirectory} (DATA_DIR).`);
  const lock = lockDirectory(dataDirectory);
  try {
    const { directory, database } = makeCopyDirectory(dataDirectory);
    cpSync(original, database, { recursive: true });
    return directory;
  } finally {
    lock.release();
  }
}

/** What a killed backup left behind: no process holds the lock of such a copy. It may hold what was erased since. */
export function removeAbandonedCopies(dataDirectory: string): void {
  for (const name of readdirSync(dataDirectory).filter((found) => copyName.test(found))) {
    const directory = join(dataDirectory, name);
    if (Date.now() - statSync(directory).mtimeMs < abandonedAfter) continue;
    try {
      lockDirectory(directory).release();
      rmSync(directory, { recursive: true, force: true });
    } catch (error) {
      if (!(error instanceof DirectoryInUseError)) throw error;
    }
  }
}
