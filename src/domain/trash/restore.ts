import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { articles, leaders, trash } from '../../db/schema/index.ts';
import { type Actor, event } from '../activity/commands.ts';
import type { Article } from '../articles/queries.ts';
import { findStoredArticle } from '../articles/stored-article.ts';
import type { AssetSite } from '../assets/commands.ts';
import { type Asset, findAsset, findAssetByPath } from '../assets/queries.ts';
import { command, done, missing, noInput, refused } from '../command.ts';
import { effectOf } from '../leaders/commands.ts';
import { findLeader, type Leader, maxLeaders } from '../leaders/queries.ts';
import { effectOnPages, type PublicEffect } from '../publishing/page-change.ts';
import { keepVersions } from '../versions/commands.ts';
import { resourceTypes, type TrashKind, tableOf } from './kinds.ts';
import { findItem, isItem, listTrashedFiles, type TrashedItem } from './queries.ts';
import { putBack } from './stored-rows.ts';

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
  if (other) return refused('', `Asset ${other.id} has its address ${path} by now`, 409);
  const isFull = kind === 'leaders' && (await tx.$count(leaders)) >= maxLeaders;
  return isFull ? refused('', `There can be at most ${maxLeaders} people`, 409) : undefined;
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
  const becameDraft = kind === 'articles' && (await withdrawSchedule(tx, id, deletedAt));
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

/** An article whose hour has passed in the trash would go live by being restored. */
async function withdrawSchedule(tx: Transaction, id: number, deletedAt: Date): Promise<boolean> {
  const { publishedAt, status } = articles;
  const passed = and(eq(status, 'published'), gt(publishedAt, deletedAt), lte(publishedAt, sql`now()`));
  const [withdrawn] = await tx
    .update(articles)
    .set({ status: 'draft' })
    .where(and(eq(articles.id, id), passed))
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
    if (item) return { restored: { kind, item }, effect: effectOnPages(undefined, item) };
  } else if (kind === 'assets') {
    const item = await findAsset(tx, id);
    if (item) return { restored: { kind, item }, effect: 'changed' };
  } else {
    const item = await findLeader(tx, id);
    if (item) return { restored: { kind, item }, effect: effectOf(undefined, item) };
  }
  throw new Error('A restored item is not there.');
}
