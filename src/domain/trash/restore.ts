import { and, eq, gt, is, lte, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../db/client.ts';
import * as schema from '../../db/schema/index.ts';
import { articles, draftSchedules, goneArticles, leaders, trash } from '../../db/schema/index.ts';
import { problem } from '../../fields/problem.ts';
import { type Actor, event } from '../activity/commands.ts';
import { type Article, findStoredArticle } from '../articles/queries.ts';
import type { AssetSite } from '../assets/commands.ts';
import { type Asset, findAsset, findAssetByPath } from '../assets/queries.ts';
import { command, done, missing, noInput, refused } from '../command.ts';
import { effectOf } from '../leaders/commands.ts';
import { findLeader, type Leader, maxLeaders } from '../leaders/queries.ts';
import { effectOnPages, type PublicEffect } from '../publishing/page-change.ts';
import { keepVersions } from '../versions/commands.ts';
import {
  findItem,
  isItem,
  listTrashedFiles,
  resourceTypes,
  type TrashedItem,
  type TrashKind,
  tableOf,
} from './queries.ts';

export type RestoredItem =
  | { kind: 'articles'; item: Article }
  | { kind: 'assets'; item: Asset }
  | { kind: 'leaders'; item: Leader };

/** Restores an item with its id, its texts and the files it refers to, as it was when it was deleted. */
export const restoreItem = command({
  needs: 'trash.restore',
  logs: ['other', 'trash'],
  input: noInput,
  find: findItem,
  async around({ id, at }, transact, { db, assetStore }: AssetSite) {
    const known = await findItem(db, id, undefined, at);
    if (!known) return missing();
    const files = await listTrashedFiles(db, known.files);
    const paths = [known, ...files].flatMap(({ path }) => path ?? []);
    return assetStore.around(db, { paths }, () =>
      transact(async ({ tx, by, row: { kind, name } }) => {
        const objection = await objectionTo(tx, known);
        if (objection) return objection;
        // In the order of their ids, as all changes lock assets.
        const withFiles = [];
        for (const file of files) if (await restoreRows(tx, by, file)) withFiles.push(file.path ?? '');
        const back = await restoreRows(tx, by, known);
        if (!back) return missing();
        const { restored, effect } = await readRestored(tx, kind, id);
        const log = event('restored', { noun: resourceTypes[kind], id, name });
        return done({ restored, ...back, files: withFiles }, { log, shows: effect });
      }),
    );
  },
});

/** Another asset has its path, or the boards are full. */
async function objectionTo(tx: Transaction, { kind, path }: TrashedItem) {
  const other = path ? await findAssetByPath(tx, path) : undefined;
  if (path && other) return refused('', problem('assetAddressTaken', { id: other.id, path }), 409);
  const isFull = kind === 'leaders' && (await tx.$count(leaders)) >= maxLeaders;
  return isFull ? refused('', problem('tooManyLeaders', { count: maxLeaders }), 409) : undefined;
}

/**
 * Undefined when it is not in the trash any more: someone else has restored or deleted it meanwhile. `becameDraft`: it was scheduled,
 * and its hour has passed in the trash.
 */
async function restoreRows(
  tx: Transaction,
  actor: Actor,
  { kind, id, deletedAt }: TrashedItem,
): Promise<{ becameDraft: boolean } | undefined> {
  const [stored] = await tx.select({ rows: trash.rows }).from(trash).where(isItem(kind, id)).for('update');
  if (!stored) return undefined;
  await putBack(tx, kind, id, await withoutTakenSeedKey(tx, kind, id, stored.rows));
  await tx.delete(trash).where(isItem(kind, id));
  const becameDraft = kind === 'articles' && (await withdrawSchedules(tx, id, deletedAt));
  await keepVersions(tx, kind, [id], { by: actor, kind: 'restore', cause: 'trash' });
  return { becameDraft };
}

/** A demo item that was created again has the key of the deleted one, which is a common item from now on. */
async function withoutTakenSeedKey(tx: Transaction, kind: TrashKind, id: number, rows: typeof trash.$inferSelect.rows) {
  const table = tableOf[kind];
  const [row] = rows[kind] ?? [];
  const key = row?.seed_key;
  if (!row || typeof key !== 'string' || (await tx.$count(table, eq(table.seedKey, key))) === 0) return rows;
  await tx
    .update(trash)
    .set({ rows: sql`jsonb_set(${trash.rows}, array[${kind}::text, '0', 'seed_key'], 'null')` })
    .where(isItem(kind, id));
  return rows;
}

/** What was to be published by an hour that has passed in the trash would go live by being restored. */
async function withdrawSchedules(tx: Transaction, id: number, deletedAt: Date): Promise<boolean> {
  const { publishedAt, status } = articles;
  const { publishAt, articleId } = draftSchedules;
  const hasPassed = (at: PgColumn) => and(gt(at, deletedAt), lte(at, sql`now()`));
  await tx
    .update(draftSchedules)
    .set({ problem: 'passed' })
    .where(and(eq(articleId, id), hasPassed(publishAt)));
  const [withdrawn] = await tx
    .update(articles)
    .set({ status: 'draft' })
    .where(and(eq(articles.id, id), eq(status, 'published'), hasPassed(publishedAt)))
    .returning({ id: articles.id });
  return withdrawn !== undefined;
}

async function readRestored(
  tx: Transaction,
  kind: TrashKind,
  id: number,
): Promise<{ restored: RestoredItem; effect: PublicEffect | undefined }> {
  if (kind === 'articles') {
    const item = await findStoredArticle(tx, id);
    // Its address answered that it is gone, also if it is a draft now.
    const wasGone = (await tx.$count(goneArticles, eq(goneArticles.articleId, id))) > 0;
    const effect = effectOnPages(undefined, item) ?? (wasGone ? 'changed' : undefined);
    if (item) return { restored: { kind, item }, effect };
  } else if (kind === 'assets') {
    const item = await findAsset(tx, id);
    if (item) return { restored: { kind, item }, effect: 'changed' };
  } else {
    const item = await findLeader(tx, id);
    if (item) return { restored: { kind, item }, effect: effectOf(undefined, item) };
  }
  throw new Error('A restored item is not there.');
}

/** A table that holds rows of an item, and the condition for them. */
type Part = { table: PgTable; name: string; columns: readonly string[]; ofItem: (id: number) => SQL };

type Rows = Readonly<Record<string, readonly Record<string, unknown>[]>>;

/**
 * The item's row and the rows that would be deleted with it, as JSON by table name. It is written and read by the database
 * alone, so that no value passes through a JavaScript type.
 */
export function rowsAsJson(kind: TrashKind, id: number): SQL<Rows> {
  const entries = partsOf(kind).map(({ table, name, columns, ofItem }) => {
    const listed = sql.join(columns.map(column), sql`, `);
    return sql`${name}::text, (
      select coalesce(jsonb_agg(to_jsonb(one)), '[]') from (select ${listed} from ${table} where ${ofItem(id)}) one)`;
  });
  return sql<Rows>`jsonb_build_object(${sql.join(entries, sql`, `)})`;
}

/** Inserts the rows again, with their ids. Columns that a later release has added get their defaults. */
async function putBack(tx: Transaction, kind: TrashKind, id: number, rows: Rows): Promise<void> {
  for (const { table, name, columns } of partsOf(kind)) {
    const [first] = rows[name] ?? [];
    if (!first) continue;
    const known = sql.join(columns.filter((one) => one in first).map(column), sql`, `);
    await tx.execute(sql`
      insert into ${table} (${known}) overriding system value
      select ${known} from jsonb_populate_recordset(null::${table},
        (select rows -> ${name} from trash where kind = ${kind} and item_id = ${id}))`);
  }
}

const remembered = new Map<TrashKind, readonly Part[]>();

/** The item's own table first, then those whose rows the database deletes with it, parents before children. */
function partsOf(kind: TrashKind): readonly Part[] {
  const parts = remembered.get(kind) ?? findParts(kind);
  remembered.set(kind, parts);
  return parts;
}

function findParts(kind: TrashKind): Part[] {
  const root = tableOf[kind];
  const parts: Part[] = [partOf(root, (id) => sql`${column('id')} = ${id}`)];
  // The list grows while it is walked through.
  for (const parent of parts) {
    for (const table of Object.values(schema).filter((one) => is(one, PgTable))) {
      if (parts.some((part) => part.table === table)) continue;
      for (const { onDelete, reference } of getTableConfig(table).foreignKeys) {
        const { foreignTable, columns, foreignColumns } = reference();
        const [own, foreign] = [columns[0], foreignColumns[0]];
        if (foreignTable !== parent.table || onDelete !== 'cascade' || !own || !foreign) continue;
        const ofItem = (id: number) => sql`${column(own.name)} in (
          select ${column(foreign.name)} from ${parent.table} where ${parent.ofItem(id)})`;
        parts.push(partOf(table, ofItem));
        break;
      }
    }
  }
  return parts;
}

function partOf(table: PgTable, ofItem: Part['ofItem']): Part {
  const { name, columns } = getTableConfig(table);
  const written = columns.filter(({ generated }) => generated === undefined);
  return { table, name, columns: written.map((one) => one.name), ofItem };
}

const column = (name: string) => sql.identifier(name);
