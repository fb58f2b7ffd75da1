import { inArray } from 'drizzle-orm';
import type { Sql } from 'postgres';
import type { OpenDatabase } from '../../db/client.ts';
import { baikRewrites } from '../../db/schema/index.ts';

/** Everything that an erased case had, keys first. */
const tables = ['baik_case_keys', 'baik_entries', 'baik_files', 'baik_history', 'baik_cases'] as const;

/** More than the write-ahead log that PostgreSQL keeps for reuse by default (min_wal_size, 80 MB). */
const fillerInMegabytes = 112;

/** PostgreSQL's code for what the role of the site may not do. */
const insufficientPrivilege = '42501';

/**
 * Takes what was erased out of the files of the database, where deleted rows stay: the tables and their indexes are written
 * anew, and then the write-ahead log is moved on until its old files are gone or overwritten.
 */
export class ErasedRows {
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly database: Pick<OpenDatabase, 'db' | 'kind' | 'alone'>,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** After the answer. What fails is done by the next round of maintenance. */
  rewriteSoon(): void {
    this.rewrite().catch(this.onError);
  }

  /** Does nothing when nothing was erased since the last time. Calls take turns. */
  rewrite(): Promise<void> {
    this.running = this.running.catch(() => {}).then(() => this.run());
    return this.running;
  }

  /** Resolves when no rewriting is under way; never rejects. */
  settled(): Promise<void> {
    return this.running.catch(() => {});
  }

  private async run(): Promise<void> {
    const { db, kind, alone } = this.database;
    const due = await db.select().from(baikRewrites);
    if (due.length === 0) return;
    await alone(async (sql) => {
      for (const table of tables) await sql.unsafe(`vacuum (full) ${table}`);
      // First, so that the log is not followed by another erasure that was not carried out.
      await db.delete(baikRewrites).where(
        inArray(
          baikRewrites.day,
          due.map(({ day }) => day),
        ),
      );
      await (kind === 'embedded' ? removeOldLog(sql) : overwriteOldLog(sql));
    });
  }
}

/** The embedded database runs its checkpoints in this session, which decides that old files are deleted and not used again. */
async function removeOldLog(sql: Sql): Promise<void> {
  await sql.unsafe('set wal_recycle = off');
  await moveOn(sql);
  await sql.unsafe('reset wal_recycle');
}

/** A server renames old files of its log for later use: they are filled, so that they hold something else. */
async function overwriteOldLog(sql: Sql): Promise<void> {
  if (!(await isAllowed(() => moveOn(sql)))) return;
  const isFilled = await isAllowed(async () => {
    for (let megabytes = 0; megabytes < fillerInMegabytes; megabytes += 1) {
      await sql.unsafe(`select pg_logical_emit_message(false, 'baik', repeat('-', 1024 * 1024))`);
    }
  });
  if (isFilled) await moveOn(sql);
}

async function moveOn(sql: Sql): Promise<void> {
  await sql.unsafe('checkpoint');
  await sql.unsafe('select pg_switch_wal()');
  await sql.unsafe('checkpoint');
}

/** What a role may not do is left to the server's own checkpoints. */
async function isAllowed(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === insufficientPrivilege) return false;
    throw error;
  }
}
