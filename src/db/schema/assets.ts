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
    /** True when the picture adds nothing to the surrounding text. */
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
    /** Blurred placeholder of about a hundred bytes as a `data:` URL. */
    placeholder: text('placeholder'),
    /** Optimistic lock: incremented by each save. */
    version: integer('version').notNull().default(1),
    /** Key of the demo asset, which makes seeding idempotent. */
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
