import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns.ts';

/** Addresses that nothing answers any more, and the pages that took their place. */
export const redirects = pgTable('redirects', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** As requests are compared with it, see `pathKeyOf`. */
  path: text('path').notNull().unique(),
  /** An address of this site, from its path on. */
  target: text('target').notNull(),
  /** Visitors that were led on, and when the last one was. */
  hits: integer('hits').notNull().default(0),
  lastHitAt: moment('last_hit_at'),
  createdBy: text('created_by').notNull(),
  createdAt: createdAt(),
});

/** Paths that visitors asked for and that nothing answered; the most recent ones. */
export const missedAddresses = pgTable(
  'missed_addresses',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    path: text('path').notNull().unique(),
    count: integer('count').notNull(),
    lastAt: moment('last_at').notNull(),
  },
  (table) => [index('missed_addresses_by_moment').on(table.lastAt.desc(), table.id.desc())],
);
