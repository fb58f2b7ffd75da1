import { eq } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import { trash } from '../../db/schema/index.ts';
import { type ActivityEntry, event, recordActivity } from '../activity/commands.ts';
import { rememberIfPublic } from '../articles/addresses/gone-articles.ts';
import type { AssetStore } from '../assets/asset-store.ts';
import { findAsset } from '../assets/queries.ts';
import { unlinkEverywhere } from '../assets/usage.ts';
import { type CommandSite, command, done, missing, noInput } from '../command.ts';
import type { ContentErasures } from '../erasing/erasures.ts';
import { eraseItem } from '../erasing/erasures.ts';
import { recordErasures } from '../erasures/commands.ts';
import { keepVersions } from '../versions/commands.ts';
import {
  findItem,
  findTrashed,
  isItem,
  listExpired,
  resourceTypes,
  type TrashedItem,
  type TrashKind,
  tableOf,
} from './queries.ts';

type FilesSite = { db: Db; assetStore: AssetStore };
type PurgingSite = CommandSite & FilesSite & { erasures: ContentErasures };

/** Waits so long for the bytes and blocks to be erased, in milliseconds; it goes on afterwards. */
const maxWaitInMilliseconds = 3000;

/**
 * Deletes an item in the trash with its files and the content of its versions permanently. What only grew too old for the trash stays
 * in versions.
 */
export const purgeItem = command({
  needs: 'trash.purge',
  logs: ['delete', 'trash'],
  input: noInput,
  find: findItem,
  async around({ id, at }, transact, { db, assetStore, erasures }: PurgingSite) {
    const known = await findItem(db, id, undefined, at);
    if (!known) return missing();
    const outcome = await assetStore.around(db, { paths: pathsOf(known) }, () =>
      transact(async ({ tx, row: { kind } }) => {
        const log = await purgeRows(tx, known);
        if (!log) return missing();
        await eraseItem(tx, kind, id);
        await recordErasures(tx, kind, [id]);
        return done(undefined, { log });
      }),
    );
    if (outcome.kind === 'done') await erasures.runSoon(maxWaitInMilliseconds);
    return outcome;
  },
});

/**
 * Deletes what has been in the trash for its whole time. Several nodes may do it at once: each item is deleted and logged by the
 * one that finds its row.
 */
export async function purgeExpired({ db, assetStore }: FilesSite, now = new Date()): Promise<number> {
  let count = 0;
  for (const item of await listExpired(db, now)) {
    const purge = async (tx: Transaction) => {
      const entry = await purgeRows(tx, item);
      if (entry) await recordActivity(tx, undefined, entry);
      return entry !== undefined;
    };
    if (await assetStore.around(db, { paths: pathsOf(item) }, () => db.transaction(purge))) count += 1;
  }
  return count;
}

/** The entry for the log; undefined when it is not there any more. */
async function purgeRows(tx: Transaction, { kind, id, name }: TrashedItem): Promise<ActivityEntry | undefined> {
  const gone = await tx.delete(trash).where(isItem(kind, id)).returning({ id: trash.id });
  if (gone.length === 0) return undefined;
  return event('purged', { noun: resourceTypes[kind], id, name });
}

function pathsOf({ path }: { path: string | null | undefined }): string[] {
  return path ? [path] : [];
}

/**
 * Deletes items in a restored site that were permanently deleted since its backup, with the content of their versions; the blocks and
 * bytes go when the erasures are carried out. Returns how many were there again.
 */
export async function purgeAgain(
  { db, assetStore }: FilesSite,
  kind: TrashKind,
  ids: readonly number[],
): Promise<number> {
  let count = 0;
  for (const id of ids) {
    const path =
      (await findTrashed(db, kind, id))?.path ?? (kind === 'assets' ? (await findAsset(db, id))?.path : null);
    const purge = () => db.transaction((tx) => purgeRowsAgain(tx, kind, id, path));
    if (await assetStore.around(db, { paths: pathsOf({ path }) }, purge)) count += 1;
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
    if (kind === 'articles') await rememberIfPublic(tx, id);
    await keepVersions(tx, kind, [id], { by: undefined, kind: 'delete', cause: 'trash' });
    await tx.delete(table).where(eq(table.id, id));
  }
  await eraseItem(tx, kind, id);
  await recordActivity(tx, undefined, event('purgedAgain', { noun: resourceTypes[kind], id }));
  return true;
}
