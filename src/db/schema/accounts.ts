import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, moment, updatedAt } from './columns.ts';

export const accounts = pgTable('accounts', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** Lower case. */
  username: text('username').notNull().unique(),
  /** argon2id, with its own parameters and salt. */
  passwordHash: text('password_hash').notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the id in the cookie, in hex: a stolen table opens no session. */
    idHash: text('id_hash').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
  },
  (table) => [index('sessions_of_account').on(table.accountId)],
);
