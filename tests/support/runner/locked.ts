import { Database } from 'bun:sqlite';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

export const testCache = join(import.meta.dir, '../../../.cache/tests');

const lastInThisProcess = new Map<string, Promise<unknown>>();

/** Runs work under a lock shared by all test processes. A process that exits releases it. */
export function whileLocked<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const before = lastInThisProcess.get(name) ?? Promise.resolve();
  const mine = before.then(
    () => withLockFile(name, work),
    () => withLockFile(name, work),
  );
  lastInThisProcess.set(name, mine);
  return mine;
}

async function withLockFile<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  mkdirSync(testCache, { recursive: true });
  const lock = new Database(join(testCache, `${name}.lock`));
  try {
    // SQLite's own waiting would block this process.
    while (!isTaken(lock)) await Bun.sleep(50);
    return await work();
  } finally {
    if (lock.inTransaction) lock.run('ROLLBACK');
    lock.close();
  }
}

function isTaken(lock: Database): boolean {
  try {
    lock.run('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY') return false;
    throw error;
  }
}
