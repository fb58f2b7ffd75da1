import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, updatedAt } from './columns.ts';

export const assets = pgTable(
  'assets',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** What a page asks for, such as `JEJAK_LANGKAH`. */
    name: text('name').notNull(),
    /** The public address, `/assets/<file>`. */
    path: text('path').notNull().unique(),
    altText: text('alt_text').notNull().default(''),
    altTextEn: text('alt_text_en').notNull().default(''),
    /** True when the picture says nothing that the text around it does not say. */
    decorative: boolean('decorative').notNull().default(false),
    category: text('category').notNull(),
    subcategory: text('subcategory'),
    mediaType: text('media_type').notNull(),
    sortOrder: integer('sort_order').notNull().default(0),
    /** Comma-separated. */
    tags: text('tags').notNull().default(''),
    filename: text('filename').notNull(),
    title: text('title').notNull().default(''),
    /** Pixels. */
    width: integer('width'),
    height: integer('height'),
    /** Bytes. */
    size: bigint('size', { mode: 'number' }),
    /** Pages of a document. */
    pages: integer('pages'),
    /** A picture in about a hundred bytes, as a `data:` address. */
    placeholder: text('placeholder'),
    /** Counts the saves, so that the second of two editors is told. */
    version: integer('version').notNull().default(1),
    /** Names the demo asset that this row came from, so that seeding twice changes nothing. */
    seedKey: text('seed_key').unique(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('assets_by_place').on(table.category, table.subcategory, table.sortOrder),
    index('assets_in_order').on(table.category, table.mediaType, table.sortOrder, table.id),
    index('assets_by_name').on(table.name),
    check('assets_media_type_known', sql`${table.mediaType} in ('image', 'document', 'video')`),
  ],
);
