import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';
import { articles } from './articles.ts';

/** Published articles with unpublished changes. */
export const articleDrafts = pgTable('article_drafts', {
  articleId: integer('article_id')
    .primaryKey()
    .references(() => articles.id, { onDelete: 'cascade' }),
  /** Number of the version that is the article with the changes. */
  version: integer('version').notNull(),
  /** Number of the published version that the changes take into account. */
  baseVersion: integer('base_version').notNull(),
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
    /** Number of the version to publish; later saves by people who may not publish do not change it. */
    version: integer('version').notNull(),
    /** Number of the published version that it takes into account. */
    baseVersion: integer('base_version').notNull(),
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
