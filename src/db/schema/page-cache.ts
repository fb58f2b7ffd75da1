import { sql } from 'drizzle-orm';
import { bigint, check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/**
 * A single row that counts changes to public content, so that a node can detect a missed notification. `withdrawn` is the number of
 * the last one that took content back.
 */
export const pageCacheEpoch = pgTable(
  'page_cache_epoch',
  {
    id: integer('id').primaryKey().default(1),
    epoch: bigint('epoch', { mode: 'number' }).notNull().default(0),
    withdrawn: bigint('withdrawn', { mode: 'number' }).notNull().default(0),
  },
  (table) => [check('page_cache_epoch_single_row', sql`${table.id} = 1`)],
);

/** Purges that were not delivered to shared caches yet; one row per purge endpoint. */
export const cachePurges = pgTable('cache_purges', {
  endpoint: text('endpoint').primaryKey(),
  /** Incremented by each change, so that a purge for an older one does not settle a newer one. */
  revision: integer('revision').notNull().default(1),
  /** Purges still to be sent for the newest change; 0 when nothing is due. */
  due: integer('due').notNull(),
  /** The build of the pages for which it was last purged. */
  build: text('build'),
  attempts: integer('attempts').notNull().default(0),
  nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
  lastError: text('last_error'),
});
