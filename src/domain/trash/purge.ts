import { eq } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import { trash } from '../../db/schema/index.ts';
import { type Actor, recordActivity } from '../activity/commands.ts';
import type { AssetStore } from '../assets/asset-store.ts';
import { findAsset } from '../assets/queries.ts';
import { unlinkEverywhere } from '../assets/unlink.ts';
import type { ContentErasures } from '../erasing/erasures.ts';
import { eraseItem } from '../erasing/items.ts';
import { recordErasures } from '../erasures/commands.ts';
import { type RoleHolder, requirePermission } from '../rights/permissions.ts';
import { keepVersions } from '../versions/commands.ts';
import { resourceTypes, type TrashKind, tableOf } from './kinds.ts';
import { findTrashed, isItem, listExpired } from './queries.ts';

type FilesSite = { db: Db; assetStore: AssetStore };
type PurgingSite = FilesSite & { erasures: ContentErasures };

/** Waits so long for the bytes and blocks to be erased, in milliseconds; it goes on afterwards. */
const maxWaitInMilliseconds = 3000;

/**
 * Deletes an item in the trash with its files and the content of its versions permanently. What only grew too old for the trash stays
 * in versions. False when it is not there.
 */
export async function purgeItem(site: PurgingSite, actor: RoleHolder, kind: TrashKind, id: number): Promise<boolean> {
  requirePermission(actor, 'trash.purge');
  const isGone = await purge(site, actor, kind, id);
  if (isGone) await site.erasures.runSoon(maxWaitInMilliseconds);
  return isGone;
}

async function purge(
  { db, assetStore: store }: FilesSite,
  actor: Actor | undefined,
  kind: TrashKind,
  id: number,
): Promise<boolean> {
  const known = await findTrashed(db, kind, id);
  if (!known) return false;
  const note = known.path ? await store.note(known.path) : undefined;
  try {
    return await db.transaction((tx) => purgeRows(tx, actor, kind, id));
  } finally {
    if (note) await store.settle(db, note).catch(() => {});
  }
}

/**
 * Deletes what has been in the trash for its whole time. Several nodes may do it at once: each item is deleted and logged by the
 * one that finds its row.
 */
export async function purgeExpired(site: FilesSite, now = new Date()): Promise<number> {
  let count = 0;
  for (const { kind, id } of await listExpired(site.db, now)) if (await purge(site, undefined, kind, id)) count += 1;
  return count;
}

async function purgeRows(tx: Transaction, actor: Actor | undefined, kind: TrashKind, id: number): Promise<boolean> {
  const [gone] = await tx.delete(trash).where(isItem(kind, id)).returning({ name: trash.name });
  if (!gone) return false;
  const { name } = gone;
  if (actor) {
    await eraseItem(tx, kind, id);
    await recordErasures(tx, kind, [id]);
  }
  await recordActivity(tx, actor, {
    action: 'delete',
    description: `Removed ${resourceTypes[kind]} "${name}" from the trash for good`,
    resource: { type: resourceTypes[kind], name, id },
  });
  return true;
}

/**
 * Deletes items in a restored site that were permanently deleted since its backup, with the content of their versions; the blocks and
 * bytes go when the erasures are carried out. Returns how many were there again.
 */
export async function purgeAgain(
  { db, assetStore: store }: FilesSite,
  kind: TrashKind,
  ids: readonly number[],
): Promise<number> {
  let count = 0;
  for (const id of ids) {
    const path =
      (await findTrashed(db, kind, id))?.path ?? (kind === 'assets' ? (await findAsset(db, id))?.path : null);
    const note = path ? await store.note(path) : undefined;
    if (await db.transaction((tx) => purgeRowsAgain(tx, kind, id, path))) count += 1;
    if (note) await store.settle(db, note);
  }
  return count;
}

async function purgeRowsAgain(
  tx: Transaction,
  kind: TrashKind,
  id: number,
  path: string | null | undefined,
): Promise<boolean> {
  const table = tableOf[kind];
  const [trashed] = await tx.delete(trash).where(isItem(kind, id)).returning({ id: trash.itemId });
  const [shown] = await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for('update');
  if (!trashed && !shown) return false;
  if (shown) {
    if (path) await unlinkEverywhere(tx, undefined, path);
    await keepVersions(tx, kind, [id], { by: undefined, kind: 'delete', cause: 'trash' });
    await tx.delete(table).where(eq(table.id, id));
  }
  await eraseItem(tx, kind, id);
  await recordActivity(tx, undefined, {
    action: 'delete',
    description: `Removed ${resourceTypes[kind]} ${id} for good again, which a restored backup had brought back`,
    resource: { type: resourceTypes[kind], id },
  });
  return true;
}
