import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';

/** A part that does not answer within this many milliseconds is as good as down. */
const patience = 3000;

export type Readiness = { ready: boolean; parts: Record<string, 'ok' | 'unavailable'> };

/** Tries every part that the site needs. */
export async function checkReadiness(db: Db, storage: string): Promise<Readiness> {
  const [database, files] = await Promise.all([
    answers(db.execute(sql`select 1`)),
    answers(mkdir(storage, { recursive: true, mode: 0o700 }).then(() => access(storage, constants.W_OK))),
  ]);
  const state = (ok: boolean) => (ok ? 'ok' : 'unavailable');
  return { ready: database && files, parts: { database: state(database), storage: state(files) } };
}

async function answers(attempt: PromiseLike<unknown>): Promise<boolean> {
  let timer: Timer | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), patience);
  });
  const attempted = Promise.resolve(attempt).then(
    () => true,
    () => false,
  );
  return Promise.race([attempted, late]).finally(() => clearTimeout(timer));
}
