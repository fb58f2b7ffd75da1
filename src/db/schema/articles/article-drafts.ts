import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, updatedAt } from '../columns.ts';
import { articles } from './articles.ts';

/** Unpublished changes of a published article. */
export const articleDrafts = pgTable('article_drafts', {
  articleId: integer('article_id')
    .primaryKey()
    .references(() => articles.id, { onDelete: 'cascade' }),
  /** The whole article with the changes, as versions store it. */
  record: jsonb('record').$type<Record<string, unknown>>().notNull(),
  /** The optimistic lock of the article that the changes were last made to. */
  baseVersion: integer('base_version').notNull(),
  /** Optimistic lock of the draft; in a range of its own, so that it is never that of an article. */
  version: integer('version').notNull(),
  savedBy: text('saved_by').notNull(),
  updatedAt: updatedAt(),
});

/** When the changes of an article, or of one language of it, are to be published. */
export const draftSchedules = pgTable(
  'draft_schedules',
  {
    articleId: integer('article_id')
      .notNull()
      .references(() => articleDrafts.articleId, { onDelete: 'cascade' }),
    /** `all`, or a language. */
    part: text('part').notNull(),
    publishAt: moment('publish_at').notNull(),
    accountId: integer('account_id').notNull(),
    username: text('username').notNull(),
    /** Why it was not published when it was due. */
    problem: text('problem'),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.part] }),
    index('draft_schedules_by_moment').on(table.publishAt),
  ],
);
