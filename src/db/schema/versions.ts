import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { versionCauses, versionedNouns, versionKinds } from './version-values.ts';

/** Pieces of stored versions, each once, by its digest. */
export const versionBlocks = pgTable(
  'version_blocks',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** SHA-256 of the content in base64url. */
    digest: text('digest').notNull(),
    content: text('content').notNull(),
    /** Day of the last save with this block: an unused block is deleted only days later, so that no save can lose it. */
    usedOn: date('used_on').notNull().default(sql`current_date`),
  },
  (table) => [uniqueIndex('version_blocks_by_digest').on(table.digest)],
);

/** Every saved state of an article, asset or leader. */
export const versions = pgTable(
  'versions',
  {
    noun: text('noun', { enum: versionedNouns }).notNull(),
    itemId: integer('item_id').notNull(),
    /** Counts the versions of the item from 1. That of its last save is the optimistic lock of the item. */
    number: integer('number').notNull(),
    kind: text('kind', { enum: versionKinds }).notNull(),
    cause: text('cause', { enum: versionCauses }),
    /** Whether this is an unpublished draft of a published article, which was on no page. */
    draft: boolean('draft').notNull().default(false),
    savedAt: moment('saved_at').notNull(),
    /** When a later version took its place; null for the last one, and for drafts. */
    endedAt: moment('ended_at'),
    /** Username, which stays when the account is deleted; null for the site itself. */
    savedBy: text('saved_by'),
    note: text('note'),
    /** Username of who approved its text in a review. */
    approvedBy: text('approved_by'),
    /** The number of the version that was restored. */
    restoredFrom: integer('restored_from'),
    languages: text('languages').array().notNull(),
    /** For lists: title or name; status of an article, or `visible` or `hidden`; category or board. */
    title: text('title').notNull(),
    status: text('status').notNull(),
    category: text('category').notNull(),
    publishedAt: moment('published_at'),
    /** SHA-256 in hex of the stored file of an asset. */
    fileDigest: text('file_digest'),
    /** SHA-256 in hex of the canonical record; empty after all of it was erased. */
    digest: text('digest').notNull(),
    /** Ids of the blocks that make up the canonical record; empty after an erasure. */
    blocks: integer('blocks').array().notNull(),
    /** The day on which content of this version was erased. */
    erasedOn: date('erased_on'),
  },
  (table) => [
    primaryKey({ columns: [table.noun, table.itemId, table.number] }),
    index('versions_by_moment').on(table.noun, table.savedAt),
    index('versions_by_file').on(table.fileDigest).where(sql`${table.fileDigest} is not null`),
    check('versions_kind_known', sql`${table.kind} in ('save', 'publish', 'restore', 'import', 'delete')`),
    check('versions_noun_known', sql`${table.noun} in ('articles', 'assets', 'leaders')`),
  ],
);

/** The digests of stored files, under which versions keep their bytes after the asset has another file. */
export const assetFiles = pgTable('asset_files', {
  /** The public address, `/assets/<file>`; never used for another file. */
  path: text('path').primaryKey(),
  /** Hex. */
  sha256: text('sha256').notNull(),
  /** The day on which the bytes were erased from versions too. */
  erasedOn: date('erased_on'),
});

/**
 * What has to be erased from versions: it may take longer than a request, and goes on after a crash. The row stays without the
 * address when it is done.
 */
export const contentErasures = pgTable(
  'content_erasures',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The address of a person to take out of all versions; null once that is done, and for items. */
    address: text('address'),
    /** The data request that it answers. */
    requestId: integer('request_id'),
    /** Blocks and bytes of files (SHA-256 in hex) that were those of erased versions; what others use stays. */
    blocks: integer('blocks').array().notNull().default([]),
    files: text('files').array().notNull().default([]),
    /** How many versions were changed. */
    versions: integer('versions').notNull().default(0),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    index('content_erasures_open').on(table.id).where(sql`${table.finishedAt} is null`),
    index('content_erasures_of_request').on(table.requestId),
  ],
);

/** Days with erasures whose deleted rows are still in the files of the database. */
export const contentRewrites = pgTable('content_rewrites', { day: date('day').primaryKey() });

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
