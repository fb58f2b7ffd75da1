import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts.ts';
import { moment } from '../columns.ts';
import { articles } from './articles.ts';

/** Unsaved text of the article form: one row for each window in which a person writes. */
export const articleAutosaves = pgTable(
  'article_autosaves',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Null for an article that was never saved, and after it was deleted: the text becomes that of a new one. */
    articleId: integer('article_id').references(() => articles.id, { onDelete: 'set null' }),
    /** Made by the window; it is the same until the text is saved or discarded. */
    key: text('key').notNull(),
    /** Counts the autosaves under this key, so that two windows do not overwrite each other. */
    revision: integer('revision').notNull(),
    /** Version of the article that the text was written on. */
    baseVersion: integer('base_version'),
    /** Languages and texts of the form, as JSON. */
    content: text('content').notNull(),
    savedAt: moment('saved_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('article_autosaves_by_key').on(table.accountId, table.key),
    index('article_autosaves_of_article').on(table.articleId),
    index('article_autosaves_by_age').on(table.savedAt),
  ],
);
