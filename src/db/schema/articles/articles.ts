import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonFields, translatedFields } from '../../../fields/articles.ts';
import { columnsOf } from '../../../fields/derive.ts';
import { createdAt, updatedAt } from '../columns.ts';

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
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    // NULLS LAST as in `newestFirst`, which uses no other index.
    index('articles_newest_of_category').on(table.category, table.status, newest, table.id.desc()),
    index('articles_newest_of_status').on(table.status, newest, table.id.desc()),
    index('articles_newest_of_topic').on(table.topic, newest, table.id.desc()),
    index('articles_newest_first').on(newest, table.id.desc()),
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
