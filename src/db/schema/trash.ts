import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Articles, assets and leaders that were deleted and can still be restored, with all rows that belong to them. */
export const trash = pgTable(
  'trash',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** `articles`, `assets` or `leaders`. */
    kind: text('kind').notNull(),
    itemId: integer('item_id').notNull(),
    /** The title or name for staff. */
    name: text('name').notNull(),
    /** The public address of an asset's file. */
    path: text('path'),
    /** Stored files that the item refers to, by path. */
    files: text('files').array().notNull(),
    /** The deleted rows by table name, as the database writes them. */
    rows: jsonb('rows').$type<Record<string, Record<string, unknown>[]>>().notNull(),
    deletedBy: text('deleted_by').notNull(),
    deletedAt: moment('deleted_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('trash_once_per_item').on(table.kind, table.itemId),
    index('trash_by_path').on(table.path),
    index('trash_by_deletion').on(table.deletedAt, table.itemId),
    index('trash_by_expiry').on(table.expiresAt),
  ],
);
