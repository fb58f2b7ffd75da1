import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts, sessions } from '../accounts.ts';
import { moment } from '../columns.ts';
import { articles } from './articles.ts';

/** Windows in which staff have an article open; each row is a short lease that the window's connection renews. */
export const articlePresence = pgTable(
  'article_presence',
  {
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Made by the window. */
    window: text('window').notNull(),
    /** Ends with the session. */
    sessionHash: text('session_hash')
      .notNull()
      .references(() => sessions.idHash, { onDelete: 'cascade' }),
    openedAt: moment('opened_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.accountId, table.window] }),
    index('article_presence_by_expiry').on(table.expiresAt),
    index('article_presence_of_session').on(table.sessionHash),
  ],
);
