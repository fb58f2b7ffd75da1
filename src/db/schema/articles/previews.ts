import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, moment } from '../columns.ts';
import { articles } from './articles.ts';

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
