import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { assetFields } from '../../fields/assets.ts';
import { columnsOf } from '../../fields/derive.ts';
import { createdAt, moment, updatedAt } from './columns.ts';

export const assets = pgTable(
  'assets',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    ...columnsOf(assetFields),
    /** The public address, `/assets/<file>`. */
    path: text('path').notNull().unique(),
    filename: text('filename').notNull(),
    /** SHA-256 in hex of the file as it was sent, before it was rewritten; null for what was stored by release 1.0.0. */
    sentSha256: text('sent_sha256'),
    /** Pixels. */
    width: integer('width'),
    height: integer('height'),
    /** Bytes. */
    size: bigint('size', { mode: 'number' }),
    /** Pages of a document. */
    pages: integer('pages'),
    /**
     * Whether public lists and the search find it; an unlisted file is only shown by an article, or at its address. False for a file that
     * an account without `assets.write` has added, until an account with that permission saves it, and for a second crop
     * of a scene in the demo content.
     */
    listed: boolean('listed').notNull().default(true),
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
    index('assets_of_public_lists').on(table.listed, table.sortOrder, table.id),
    index('assets_by_place').on(table.category, table.subcategory, table.sortOrder),
    index('assets_in_order').on(table.category, table.mediaType, table.sortOrder, table.id),
    index('assets_by_name').on(table.name),
    index('assets_by_sent_file').on(table.sentSha256),
    check('assets_media_type_known', sql`${table.mediaType} in ('image', 'document', 'video', 'captions')`),
  ],
);

/**
 * Uploaded pictures whose variants are still to be made. A row is written with the asset and deleted when all are there. It outlives the
 * asset in the trash, and another file for the asset: both can be undone.
 */
export const pendingVariants = pgTable('pending_variants', {
  path: text('path').primaryKey(),
  /** Variants that are there, and all of them. */
  made: integer('made').notNull().default(0),
  total: integer('total').notNull(),
  /** A file that ends its process again and again is left alone. */
  attempts: integer('attempts').notNull().default(0),
  /** Until then another node makes them, or was killed meanwhile. */
  claimedUntil: moment('claimed_until'),
});

/** The text of a document, for search. Without a row for its path a document has not been read. */
export const documentTexts = pgTable('document_texts', {
  assetId: integer('asset_id')
    .primaryKey()
    .references(() => assets.id, { onDelete: 'cascade' }),
  path: text('path').notNull(),
  text: text('text').notNull(),
});
