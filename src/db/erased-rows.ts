import { and, eq, sql as query, type SQL } from 'drizzle-orm';
import type { Sql } from 'postgres';
import type { OpenDatabase, Transaction } from './client.ts';
import { baikRewrites, contentRewrites } from './schema/index.ts';

/** Tables with erased rows; `pending` is the table of days whose erasures are still in the database's files. */
type ErasedFrom = {
  pending: typeof baikRewrites | typeof contentRewrites;
  tables: readonly string[];
  /** A larger table is only cleaned: while it is rewritten, all others wait. */
  maxMegabytes: number;
};

/** Everything that an erased case had, keys first. */
export const erasedCases: ErasedFrom = {
  pending: baikRewrites,
  tables: ['baik_case_keys', 'baik_entries', 'baik_files', 'baik_history', 'baik_cases'],
  maxMegabytes: Number.POSITIVE_INFINITY,
};

/** Where the data of a person, or an erased version, may have been. */
export const erasedContent: ErasedFrom = {
  pending: contentRewrites,
  tables: [
    'content_erasures',
    'version_blocks',
    'versions',
    'unsaved',
    'article_drafts',
    'trash',
    'review_comments',
    'article_reviews',
    'contact_messages',
    'contact_replies',
    'contact_attachments',
    'mails',
    'mail_attempts',
    'data_requests',
    'restricted_addresses',
    'article_details',
    'articles',
    'assets',
    'leaders',
    'document_texts',
    'article_links',
    'preview_links',
    'saved_filters',
    'activity_logs',
  ],
  maxMegabytes: 256,
};

const maxWaitInMilliseconds = 30_000;
const pollInMilliseconds = 100;

/** Maximum wait for the lock on a table that is to be rewritten: meanwhile all other queries of the table wait behind it. */
const maxLockWaitInMilliseconds = 1000;

/** PostgreSQL's code for what the role of the site may not do. */
const insufficientPrivilege = '42501';

/**
 * Removes erased rows from the files of the database, where deleted rows stay: rewrites the tables and their indexes, then advances the
 * write-ahead log until its old files are gone or overwritten.
 */
export class ErasedRows {
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly database: Pick<OpenDatabase, 'db' | 'kind' | 'alone'>,
    private readonly from: ErasedFrom,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** Runs after the answer. The next round of maintenance repeats what failed. */
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
    const { pending, tables, maxMegabytes } = this.from;
    // An erasure that comes meanwhile writes the row of its day again.
    const due = await db.select({ day: pending.day, writtenBy: query<string>`xmin::text` }).from(pending);
    if (due.length === 0) return;
    await alone(async (sql) => {
      if (kind === 'server') {
        await sql.unsafe(`set lock_timeout = ${maxLockWaitInMilliseconds}`);
        for (const table of tables) await replaceStatistics(sql, table);
        await waitForEarlierReaders(sql);
      }
      for (const table of tables) await writeAnew(sql, table, maxMegabytes);
      // The embedded database takes no statistics. A role that does not own the database is not allowed to do this, which is no error.
      if (kind === 'server') await sql.unsafe('vacuum (full) pg_statistic');
      await (kind === 'embedded' ? removeOldLog(sql) : overwriteOldLog(sql));
    });
    for (const { day, writtenBy } of due) {
      await db.delete(pending).where(and(eq(pending.day, day), query`xmin::text = ${writtenBy}`));
    }
  }
}

/** Remembers on an erasure that the tables have to be rewritten. */
export async function markForRewriting(
  tx: Transaction,
  pending: ErasedFrom['pending'],
  day: string | SQL,
): Promise<void> {
  const values = { day };
  await tx.insert(pending).values(values).onConflictDoUpdate({ target: pending.day, set: values });
}

/** A session of the server still sees what was erased. */
export class EarlierReaderError extends Error {
  override readonly name = 'EarlierReaderError';

  constructor() {
    super('A session of the database server still reads what was erased. It is taken out next time.');
  }
}

/**
 * Waits for transactions that began before this call, because `vacuum` keeps every row that one of them can see: those that
 * write, in all databases of the server, and those that read in this one. Those of other roles are visible only to a role with
 * `pg_read_all_stats`. Throws EarlierReaderError when one of them, such as a backup, takes longer than the maximum wait.
 */
async function waitForEarlierReaders(sql: Sql): Promise<void> {
  const [row] = await sql.unsafe('select pg_current_xact_id()::text as id');
  const deadline = performance.now() + maxWaitInMilliseconds;
  while (await hasEarlierReaders(sql, String(row?.id))) {
    if (performance.now() > deadline) throw new EarlierReaderError();
    await Bun.sleep(pollInMilliseconds);
  }
}

async function hasEarlierReaders(sql: Sql, transaction: string): Promise<boolean> {
  const [row] = await sql.unsafe(`select pg_snapshot_xmin(pg_current_snapshot()) <= '${transaction}'::xid8
    or exists (select from pg_stat_activity where datname = current_database()
      and pid <> pg_backend_pid() and age(backend_xmin) > age('${transaction}'::xid8::xid)) as found`);
  return row?.found === true;
}

async function writeAnew(sql: Sql, table: string, maxMegabytes: number): Promise<void> {
  const [row] = await sql.unsafe(`select pg_table_size('${table}') / 1048576 as megabytes`);
  await sql.unsafe(Number(row?.megabytes) > maxMegabytes ? `vacuum ${table}` : `vacuum (full) ${table}`);
}

/** Statistics of columns hold frequent values, such as addresses. */
async function replaceStatistics(sql: Sql, table: string): Promise<void> {
  const [row] = await sql.unsafe(`select exists (select from ${table}) as found`);
  if (row?.found) await sql.unsafe(`analyze ${table}`);
  else await dropStatistics(sql, table);
}

/**
 * An empty table keeps the statistics of its last rows, even when new ones are taken. They are dropped with a change of
 * a column's type, here to the same one, which columns of triggers and below generated columns do not allow.
 */
async function dropStatistics(sql: Sql, table: string): Promise<void> {
  const changes = await sql.unsafe(`
    select format('alter column %I type %s', attname, format_type(atttypid, atttypmod)) as change
    from pg_attribute as columns join pg_stats using (attname)
    where attrelid = '${table}'::regclass and tablename = '${table}' and schemaname = current_schema()
      and format_type(atttypid, atttypmod) ~ '^(text|jsonb|character)'
      and not exists (select from pg_attribute where attrelid = columns.attrelid and attgenerated <> '')
      and not exists (select from pg_trigger where tgrelid = attrelid and attnum = any (tgattr))`);
  if (changes.length > 0) await sql.unsafe(`alter table ${table} ${changes.map(({ change }) => change).join(', ')}`);
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
  const fillerInMegabytes = Math.max(await leastKeptForReuse(sql), await keptForReuse(sql));
  const isFilled = await isAllowed(async () => {
    for (let megabytes = 0; megabytes < fillerInMegabytes; megabytes += 1) {
      await sql.unsafe(`select pg_logical_emit_message(false, 'baik', repeat('-', 1024 * 1024))`);
    }
  });
  if (isFilled) await moveOn(sql);
}

/** Megabytes of files that the server keeps in any case, and two files more: the one that is written, and a part of one. */
async function leastKeptForReuse(sql: Sql): Promise<number> {
  const [row] = await sql.unsafe(`select (pg_size_bytes(current_setting('min_wal_size'))
    + 2 * pg_size_bytes(current_setting('wal_segment_size'))) / 1048576 as megabytes`);
  return Number(row?.megabytes);
}

/** Megabytes of files that the log will use again. A busy server keeps more than an idle one, up to its max_wal_size; 0 when unknown. */
async function keptForReuse(sql: Sql): Promise<number> {
  let megabytes = 0;
  await isAllowed(async () => {
    const [row] =
      await sql.unsafe(`select (count(*) + 1) * pg_size_bytes(current_setting('wal_segment_size')) / 1048576 as megabytes
      from pg_ls_waldir() where name > pg_walfile_name(pg_current_wal_lsn()) and length(name) = 24`);
    megabytes = Number(row?.megabytes);
  });
  return megabytes;
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
