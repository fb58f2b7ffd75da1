import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** What browsers have blocked by the content security policy, counted by day. */
export const cspReports = pgTable(
  'csp_reports',
  {
    day: date('day').notNull(),
    directive: text('directive').notNull(),
    /** The kind of source: a keyword or a scheme, never an address. */
    blocked: text('blocked').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.directive, table.blocked] })],
);
