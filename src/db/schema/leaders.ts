import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { columnsOf } from '../../fields/derive.ts';
import { leaderFields } from '../../fields/leaders.ts';
import { createdAt, updatedAt } from './columns.ts';

/** Members of the board of commissioners and the board of directors. */
export const leaders = pgTable(
  'leaders',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    ...columnsOf(leaderFields),
    /** Optimistic lock: incremented by each save. */
    version: integer('version').notNull().default(1),
    /** Key of the demo leader, which makes seeding idempotent. */
    seedKey: text('seed_key').unique(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('leaders_in_order').on(table.board, table.sortOrder, table.id),
    index('leaders_by_portrait').on(table.portrait),
    check('leaders_board_known', sql`${table.board} in ('commissioners', 'directors')`),
  ],
);
