import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DirectoryInUseError, lockDirectory } from '../../db/directory-lock.ts';
import { CommandError } from '../../start-error.ts';

/** Copies of the embedded database, from which a backup is made while the site goes on, and places where one is restored on trial. */
const scratchName = /^(backup-copy|trial)-[\da-f]{8}$/;

/** One that is being made is not locked yet. Milliseconds. */
const abandonedAfter = { 'backup-copy': 600_000, trial: 10_000 };

/** Short: the path of a socket in such a folder has at most some hundred bytes. */
const shortName = () => crypto.randomUUID().slice(0, 8);

/** Makes a directory for a copy. It is a data directory of its own, with the database in `postgres`. */
export function makeCopyDirectory(dataDirectory: string): { directory: string; database: string } {
  removeAbandonedCopies(dataDirectory);
  const directory = join(dataDirectory, `backup-copy-${shortName()}`);
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

/** A place in which a backup is restored on trial. Its lock goes with the process that has made it. */
export function makeTrialDirectory(dataDirectory: string): { directory: string; remove: () => void } {
  removeAbandonedCopies(dataDirectory);
  const directory = join(dataDirectory, `trial-${shortName()}`);
  const lock = lockDirectory(directory);
  const remove = () => {
    lock.release();
    rmSync(directory, { recursive: true, force: true });
  };
  return { directory, remove };
}

/** What a killed process left behind: none holds the lock of such a folder. It may hold what was erased since. */
export function removeAbandonedCopies(dataDirectory: string): void {
  for (const name of readdirSync(dataDirectory)) {
    const kind = scratchName.exec(name)?.[1] as keyof typeof abandonedAfter | undefined;
    if (!kind) continue;
    const directory = join(dataDirectory, name);
    if (Date.now() - statSync(directory).mtimeMs < abandonedAfter[kind]) continue;
    try {
      lockDirectory(directory).release();
      rmSync(directory, { recursive: true, force: true });
    } catch (error) {
      if (!(error instanceof DirectoryInUseError)) throw error;
    }
  }
}
