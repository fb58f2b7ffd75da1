import type { Transaction } from '../../db/client.ts';
import { trash } from '../../db/schema/index.ts';
import { type RoleHolder, requirePermission } from '../accounts/permissions.ts';
import { type Actor, recordActivity } from '../activity/commands.ts';
import type { ContentErasures } from '../erasing/erasures.ts';
import { eraseItem } from '../erasing/items.ts';
import type { TrashDesk } from './commands.ts';
import { resourceTypes, type TrashKind } from './kinds.ts';
import { findTrashed, isItem, listExpired } from './queries.ts';

type Purge = Pick<TrashDesk, 'db' | 'store'>;

export type PurgeDesk = Purge & { erasures: Pick<ContentErasures, 'runSoon'> };

/** Waits so long for the bytes and blocks to be erased, in milliseconds; it goes on afterwards. */
const maxWaitInMilliseconds = 3000;

/**
 * Deletes an item in the trash with its files and the content of its versions for good. What only grew too old for the trash stays
 * in versions. False when it is not there.
 */
export async function purgeItem(desk: PurgeDesk, actor: RoleHolder, kind: TrashKind, id: number): Promise<boolean> {
  requirePermission(actor, 'trash.purge');
  const isGone = await purge(desk, actor, kind, id);
  if (isGone) await desk.erasures.runSoon(maxWaitInMilliseconds);
  return isGone;
}

async function purge({ db, store }: Purge, actor: Actor | undefined, kind: TrashKind, id: number): Promise<boolean> {
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
export async function purgeExpired(desk: Purge, now = new Date()): Promise<number> {
  let count = 0;
  for (const { kind, id } of await listExpired(desk.db, now)) if (await purge(desk, undefined, kind, id)) count += 1;
  return count;
}

async function purgeRows(tx: Transaction, actor: Actor | undefined, kind: TrashKind, id: number): Promise<boolean> {
  const [gone] = await tx.delete(trash).where(isItem(kind, id)).returning({ name: trash.name });
  if (!gone) return false;
  const { name } = gone;
  if (actor) await eraseItem(tx, kind, id);
  await recordActivity(tx, actor, {
    action: 'delete',
    description: `Removed ${resourceTypes[kind]} "${name}" from the trash for good`,
    resource: { type: resourceTypes[kind], name, id },
  });
  return true;
}
