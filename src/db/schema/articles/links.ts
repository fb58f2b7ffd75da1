import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { articles } from './articles.ts';

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
