import { Database } from 'bun:sqlite';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export class DirectoryInUseError extends Error {
  override name = 'DirectoryInUseError';
}

/**
 * Takes an exclusive lock on a directory. PGlite has no lock of its own, and two processes would silently lose
 * each other's rows. The kernel releases SQLite's lock when the process dies for any reason.
 */
export function lockDirectory(directory: string): { release: () => void } {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const holder = join(directory, 'lock.pid');
  const lock = new Database(join(directory, 'lock.sqlite'));
  try {
    lock.run('PRAGMA locking_mode = EXCLUSIVE');
    lock.run('BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    throw new DirectoryInUseError(
      `The embedded database in ${directory} is in use by another process${processIn(holder)}. ` +
        'Stop that process, give this one another DATA_DIR, or set DATABASE_URL to share a Postgres server.',
    );
  }
  writeFileSync(holder, String(process.pid), { mode: 0o600 });
  return {
    release: () => {
      lock.run('ROLLBACK');
      lock.close();
    },
  };
}

function processIn(holder: string): string {
  try {
    return ` (${readFileSync(holder, 'utf8')})`;
  } catch {
    return '';
  }
}
