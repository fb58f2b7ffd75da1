import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { commonFields, translatedFields } from '../../../fields/articles.ts';
import { columnsOf } from '../../../fields/derive.ts';
import type { Language } from '../../../i18n/site/language.ts';
import { accounts, sessions } from '../accounts.ts';
import { createdAt, moment, updatedAt } from '../columns.ts';
import type { ReviewStatus } from './review-values.ts';

const newest = sql`coalesce(published_at, created_at) desc nulls last`;

/** A migration written by hand adds columns that only lists read: `title_key` and `language_count`. */
export const articles = pgTable(
  'articles',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    ...columnsOf(commonFields),
    /** Optimistic lock: incremented by each save. */
    version: integer('version').notNull().default(1),
    /** Key of the demo article, which makes seeding idempotent. */
    seedKey: text('seed_key').unique(),
    /** Username, which stays when the account is deleted; null for what the site itself has made. */
    createdBy: text('created_by'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    // NULLS LAST as in `newestFirst`, which uses no other index.
    index('articles_newest_of_category').on(table.category, table.status, newest, table.id.desc()),
    index('articles_newest_of_status').on(table.status, newest, table.id.desc()),
    index('articles_newest_of_topic').on(table.topic, newest, table.id.desc()),
    index('articles_newest_first').on(newest, table.id.desc()),
    index('articles_newest_of_creator').on(table.createdBy, newest, table.id.desc()),
    index('articles_newest_of_author').on(sql`lower(author)`, newest, table.id.desc()),
    index('articles_drafts').on(table.id.desc()).where(sql`status = 'draft'`),
    // With all that lists of public articles filter by, so that they are counted and skipped without reading rows.
    index('articles_public')
      .on(table.publishedAt.desc(), table.id.desc(), table.category, table.topic, table.unpublishAt)
      .where(sql`status = 'published'`),
    index('articles_public_of_category')
      .on(table.category, table.publishedAt.desc(), table.id.desc(), table.topic, table.unpublishAt)
      .where(sql`status = 'published'`),
    // Looked up before a picture is shown, replaced or deleted.
    index('articles_by_picture').on(table.featuredImage).where(sql`featured_image is not null`),
    index('articles_unpublications').on(table.unpublishAt).where(sql`status = 'published'`),
    check('articles_status_known', sql`${table.status} in ('draft', 'published', 'archived')`),
    check('articles_default_language_known', sql`${table.defaultLanguage} in ('id', 'en')`),
  ],
);

export const articleDetails = pgTable(
  'article_details',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    language: text('language').notNull(),
    ...columnsOf(translatedFields),
    properties: jsonb('properties'),
    /** Proves that the content is sanitised, see `contentMarkOf`. Without a valid one it is sanitised when it is read. */
    contentMark: text('content_mark'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('article_details_once_per_language').on(table.articleId, table.language),
    check('article_details_language_known', sql`${table.language} in ('id', 'en')`),
  ],
);

/** News that was public and was deleted: its address answers 410 while there is no such article. Ids are never used again. */
export const goneArticles = pgTable('gone_articles', {
  articleId: integer('article_id').primaryKey(),
});

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

/** Links and files in the texts of articles that belong to this site, to find those that are broken. */
export const articleLinks = pgTable(
  'article_links',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['article', 'file', 'page'] }).notNull(),
    /** As it stands in the article. */
    address: text('address').notNull(),
    /** Id of the linked article. */
    targetId: integer('target_id'),
    /** Path of a linked file, `/assets/<file>`. */
    targetPath: text('target_path'),
    isBroken: boolean('is_broken').notNull(),
  },
  (table) => [
    index('article_links_of_article').on(table.articleId),
    index('article_links_broken').on(table.articleId).where(sql`is_broken`),
  ],
);

/** The save of an article whose links were read last. */
export const articleLinkChecks = pgTable('article_link_checks', {
  articleId: integer('article_id')
    .primaryKey()
    .references(() => articles.id, { onDelete: 'cascade' }),
  version: integer('version').notNull(),
});

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

/** Links that show an article to people without an account. */
export const previewLinks = pgTable(
  'preview_links',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token in the address, in hex: a stolen table opens no article. */
    tokenHash: text('token_hash').notNull().unique(),
    /** The number of the version that it shows; null: the newest one. */
    version: integer('version'),
    /** For whom it is, as its creator wrote it. */
    note: text('note').notNull().default(''),
    /** Usernames, which stay when the accounts are deleted. */
    createdBy: text('created_by').notNull(),
    revokedBy: text('revoked_by'),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
    uses: integer('uses').notNull().default(0),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('preview_links_of_article').on(table.articleId, table.id.desc())],
);

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
    /** The comment that it answers; an answer has the passage of that. */
    threadId: integer('thread_id').references((): AnyPgColumn => reviewComments.id, { onDelete: 'cascade' }),
    language: text('language').$type<Language>().notNull(),
    /** The block with the passage; null while it has no id. */
    blockId: text('block_id'),
    /** The passage, with the text before and after it. */
    quote: text('quote').notNull(),
    before: text('before').notNull(),
    after: text('after').notNull(),
    body: text('body').notNull(),
    author: text('author').notNull(),
    /** Usernames of those whom it and its answers mention. */
    mentions: text('mentions').array().notNull().default([]),
    createdAt: createdAt(),
    resolvedBy: text('resolved_by'),
    resolvedAt: moment('resolved_at'),
  },
  (table) => [
    check('review_comments_language_known', sql`${table.language} in ('id', 'en')`),
    index('review_comments_of_article').on(table.articleId, table.id),
    index('review_comments_of_thread').on(table.threadId),
    index('review_comments_open').on(table.articleId).where(sql`resolved_at is null and thread_id is null`),
  ],
);
