import { sql } from 'drizzle-orm';
import { bigint, boolean, check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** A single row that counts changes to public content, so that a node can detect a missed notification. */
export const pageCacheEpoch = pgTable(
  'page_cache_epoch',
  {
    id: integer('id').primaryKey().default(1),
    epoch: bigint('epoch', { mode: 'number' }).notNull().default(0),
  },
  (table) => [check('page_cache_epoch_single_row', sql`${table.id} = 1`)],
);

/** The newest changes to public content: a node that missed notifications reads here what changed. */
export const pageChanges = pgTable('page_changes', {
  epoch: bigint('epoch', { mode: 'number' }).primaryKey(),
  tags: jsonb('tags').$type<string[]>().notNull(),
  withdrawn: boolean('withdrawn').notNull(),
});

/** Purges that were not delivered to shared caches yet; one row per purge endpoint. */
export const cachePurges = pgTable('cache_purges', {
  endpoint: text('endpoint').primaryKey(),
  /** Incremented by each change, so that a purge for an older one does not settle a newer one. */
  revision: integer('revision').notNull().default(1),
  /** Purges still to be sent for the newest change; 0 when nothing is due. */
  due: integer('due').notNull(),
  /** Tags of all changes that were not delivered yet. */
  tags: jsonb('tags').$type<string[]>().notNull().default([]),
  /** The build of the pages for which it was last purged. */
  build: text('build'),
  attempts: integer('attempts').notNull().default(0),
  nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
  lastError: text('last_error'),
});
