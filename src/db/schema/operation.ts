import { bigint, date, index, integer, pgTable, real, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Which release brought the schema to which migration, so that an older one can name the release to start. */
export const schemaReleases = pgTable('schema_releases', {
  /** `when` of the newest migration. */
  migration: bigint('migration', { mode: 'number' }).primaryKey(),
  release: text('release').notNull(),
});

/**
 * `restored`: into a scratch place, where rows, files and pages are as they were; `rows`: the same without pages, which were not
 * noted for this release; `read`: the file is the one that was written, which is all that can be proven without the private key.
 */
export type ProofKind = 'restored' | 'rows' | 'read';

/** Scheduled backups, and what came of restoring them. */
export const backups = pgTable('backups', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** The scheduled hour; one node makes the backup of an hour. */
  dueAt: moment('due_at').notNull().unique(),
  startedAt: moment('started_at').notNull().defaultNow(),
  /** Last sign of the process that makes it: without one for some minutes, it has died. */
  aliveAt: moment('alive_at').notNull().defaultNow(),
  finishedAt: moment('finished_at'),
  /** File name in the folder of backups. */
  file: text('file'),
  sizeInBytes: bigint('size_in_bytes', { mode: 'number' }),
  /** Digest of the file: a file with another digest is not a backup that this site has made. */
  sha256: text('sha256'),
  /** Why it failed. */
  problem: text('problem'),
  provedAt: moment('proved_at'),
  /** See `ProofKind`. */
  proof: text('proof').$type<ProofKind>(),
  proofInSeconds: real('proof_in_seconds'),
  /** Why the proof failed. */
  proofProblem: text('proof_problem'),
});

/**
 * What was erased, so that it can be erased again after an older backup was restored. Nothing here names a person: ids, and
 * for the data of a person the keyed digest of the address.
 */
export const erasures = pgTable(
  'erasures',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<'person' | 'message' | 'request' | 'case' | 'articles' | 'assets' | 'leaders'>().notNull(),
    /** Id of the row, or digest of the address. */
    subject: text('subject').notNull(),
    /** For cases only the day, at midnight. */
    erasedAt: moment('erased_at').notNull().defaultNow(),
  },
  (table) => [index('erasures_by_time').on(table.erasedAt)],
);

/** In how many minutes of a day (UTC) at least one node ran with its database. */
export const runningDays = pgTable('running_days', {
  day: date('day', { mode: 'string' }).primaryKey(),
  minutes: integer('minutes').notNull(),
  firstMinute: moment('first_minute').notNull(),
  lastMinute: moment('last_minute').notNull(),
});
