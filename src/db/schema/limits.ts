import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** How many submissions were accepted in a period, in total and by the network that they came from. */
export const submissionCounts = pgTable(
  'submission_counts',
  {
    /** What is counted. Networks and account names appear as keyed hashes; the key is deleted after two days. */
    subject: text('subject').notNull(),
    /** Ten minutes or an hour (2026-11-22T07:10), or a day (2026-11-22), of the company for the report channel. */
    period: text('period').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subject, table.period] }),
    index('submission_counts_by_period').on(table.period),
  ],
);

/** Tokens of forms that were accepted, until they have expired. Only the day is stored: reports are among them. */
export const spentTokens = pgTable(
  'spent_tokens',
  {
    /** SHA-256 in hex. */
    hash: text('hash').primaryKey(),
    spentOn: date('spent_on').notNull(),
  },
  (table) => [index('spent_tokens_by_day').on(table.spentOn)],
);
