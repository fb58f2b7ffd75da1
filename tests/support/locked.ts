import { Database } from 'bun:sqlite';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

export const testCache = join(import.meta.dir, '../../.cache/tests');

/** Runs work that only one test process may do at a time; the others wait. A process that dies lets go. */
export async function whileLocked<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  mkdirSync(testCache, { recursive: true });
  const lock = new Database(join(testCache, `${name}.lock`));
  try {
    lock.run('PRAGMA busy_timeout = 300000');
    lock.run('BEGIN EXCLUSIVE');
    return await work();
  } finally {
    lock.close();
  }
}
