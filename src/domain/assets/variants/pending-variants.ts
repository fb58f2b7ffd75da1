import { eq, inArray, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../../db/client.ts';
import { pendingVariants } from '../../../db/schema/index.ts';
import { variantsOf } from '../pictures/picture-files.ts';

/** A picture that ended its process so often is left alone: pages show it without variants. */
const maxAttempts = 5;
/** Longer than its process may run. */
const claimInSeconds = 180;

export type Progress = { made: number; total: number };

/** Notes that the variants of the picture at a path are to be made; nothing for other files. */
export async function requestVariants(tx: Transaction, path: string): Promise<void> {
  const total = variantsOf(path).length;
  if (total === 0) return;
  const again = { made: 0, attempts: 0, claimedUntil: null };
  await tx
    .insert(pendingVariants)
    .values({ path, total })
    .onConflictDoUpdate({ target: pendingVariants.path, set: again });
}

/** Claims the newest picture of an asset that no other process has claimed. */
export async function claimPicture(db: Db): Promise<string | undefined> {
  const [row] = await db.execute<{ path: string }>(sql`
    update pending_variants set attempts = attempts + 1, claimed_until = now() + make_interval(secs => ${claimInSeconds})
    where path = (
      select pending.path from pending_variants pending join assets on assets.path = pending.path
      where pending.attempts < ${maxAttempts} and (pending.claimed_until is null or pending.claimed_until < now())
      order by pending.attempts, assets.id desc limit 1 for update of pending skip locked)
    returning path`);
  return row?.path;
}

/** Gives a claim back whose work could not be done. */
export async function releaseClaim(db: Db, path: string): Promise<void> {
  await db
    .update(pendingVariants)
    .set({ claimedUntil: null, attempts: sql`greatest(${pendingVariants.attempts} - 1, 0)` })
    .where(eq(pendingVariants.path, path));
}

/** For a site that has its database alone: claims are those of an earlier process. */
export async function releaseAllClaims(db: Db): Promise<void> {
  await db.update(pendingVariants).set({ claimedUntil: null });
}

export async function storeProgress(db: Db, path: string, made: number): Promise<void> {
  await db.update(pendingVariants).set({ made }).where(eq(pendingVariants.path, path));
}

export async function finishVariants(db: Db, path: string): Promise<void> {
  await db.delete(pendingVariants).where(eq(pendingVariants.path, path));
}

/** Never tried again, unless the same file is stored again. */
export async function giveUpVariants(db: Db, path: string): Promise<void> {
  await db.update(pendingVariants).set({ attempts: maxAttempts }).where(eq(pendingVariants.path, path));
}

/** How far the variants of these assets are, by path; those that are complete are left out, and those that cannot be made. */
export async function progressOf(db: Db, paths: readonly string[]): Promise<ReadonlyMap<string, Progress>> {
  if (paths.length === 0) return new Map();
  const rows = await db
    .select()
    .from(pendingVariants)
    .where(inArray(pendingVariants.path, [...paths]));
  const open = rows.filter(({ attempts }) => attempts < maxAttempts);
  return new Map(open.map(({ path, made, total }) => [path, { made, total }]));
}
