import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { Language } from '../../../i18n/site/language.ts';
import { accounts } from '../accounts.ts';
import { createdAt, moment } from '../columns.ts';
import { articles } from './articles.ts';
import type { ReviewStatus } from './review-values.ts';

/** The review that an article is in; the activity log has the earlier ones. */
export const articleReviews = pgTable(
  'article_reviews',
  {
    articleId: integer('article_id')
      .primaryKey()
      .references(() => articles.id, { onDelete: 'cascade' }),
    status: text('status').$type<ReviewStatus>().notNull(),
    /** Version of the text that was submitted or decided on: an approval is for this text only. */
    textVersion: integer('text_version').notNull(),
    submitterId: integer('submitter_id').references(() => accounts.id, { onDelete: 'set null' }),
    /** Usernames, which stay when the accounts are deleted. */
    submittedBy: text('submitted_by').notNull(),
    decidedBy: text('decided_by'),
    assigneeId: integer('assignee_id').references(() => accounts.id, { onDelete: 'set null' }),
    dueAt: moment('due_at'),
    /** What the last person to submit or decide wrote. */
    note: text('note').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    check('article_reviews_status_known', sql`${table.status} in ('waiting', 'changes_requested', 'approved')`),
    index('article_reviews_of_assignee').on(table.assigneeId),
    index('article_reviews_by_due').on(table.dueAt),
  ],
);

/** Comments on passages of an article's text. */
export const reviewComments = pgTable(
  'review_comments',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    language: text('language').$type<Language>().notNull(),
    /** The block with the passage; null while it has no id. */
    blockId: text('block_id'),
    /** The passage, with the text before and after it. */
    quote: text('quote').notNull(),
    before: text('before').notNull(),
    after: text('after').notNull(),
    body: text('body').notNull(),
    author: text('author').notNull(),
    createdAt: createdAt(),
    resolvedBy: text('resolved_by'),
    resolvedAt: moment('resolved_at'),
  },
  (table) => [
    check('review_comments_language_known', sql`${table.language} in ('id', 'en')`),
    index('review_comments_of_article').on(table.articleId, table.id),
  ],
);
