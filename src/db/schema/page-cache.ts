import { sql } from 'drizzle-orm';
import { bigint, check, integer, pgTable } from 'drizzle-orm/pg-core';

/** A single row that counts changes to public content, so that a node can detect a missed notification. */
export const pageCacheEpoch = pgTable(
  'page_cache_epoch',
  {
    id: integer('id').primaryKey().default(1),
    epoch: bigint('epoch', { mode: 'number' }).notNull().default(0),
  },
  (table) => [check('page_cache_epoch_single_row', sql`${table.id} = 1`)],
);
