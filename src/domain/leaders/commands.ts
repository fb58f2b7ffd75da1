import { count, eq, max, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { leaders } from '../../db/schema/index.ts';
import { changedValues, valuesFrom } from '../../fields/derive.ts';
import { type Board, leaderFields } from '../../fields/leaders.ts';
import { type Actor, recordActivity } from '../activity/commands.ts';
import { findAssetByPath } from '../assets/queries.ts';
import type { PublicEffect } from '../publishing/page-change.ts';
import { leadersTag } from '../publishing/page-tags.ts';
import type { Staleness } from '../publishing/staleness.ts';
import { keepVersions, type VersionReason } from '../versions/commands.ts';
import type { LeaderChanges, NewLeader } from './input.ts';
import { entryOf } from './leader-entry.ts';
import { type Leader, maxLeaders } from './queries.ts';

export type LeaderResult =
  | { kind: 'saved'; leader: Leader }
  | { kind: 'missing' }
  | { kind: 'conflict'; leader: Leader }
  | { kind: 'refused'; field: string; problem: string };

/** Adds a member at the end of the board. */
export function createLeader(staleness: Staleness, actor: Actor, given: NewLeader): Promise<LeaderResult> {
  return staleness.change([leadersTag], async (tx, declare): Promise<LeaderResult> => {
    declare('none');
    const refused = (await refusedPortrait(tx, given.portrait)) ?? (await refusedNumber(tx));
    if (refused) return refused;
    const { board, name, position, position_en: positionEn } = given;
    const sortOrder = given.sort_order ?? (await nextPlace(tx, board));
    const row = { ...valuesFrom(leaderFields, given), board, name, position, positionEn, sortOrder };
    const [leader] = await tx.insert(leaders).values(row).returning();
    if (!leader) throw new Error('The database returned no row for a new leader.');
    await keepVersions(tx, 'leaders', [leader.id], { by: actor, kind: 'save' });
    declare(effectOf(undefined, leader));
    await recordActivity(tx, actor, entryOf(undefined, leader));
    return { kind: 'saved', leader };
  });
}

/**
 * Saves the given fields. With a version, nothing is changed after a save by someone else; a save that changes nothing
 * leaves the version as it is.
 */
export function saveLeader(
  staleness: Staleness,
  actor: Actor,
  id: number,
  { version, ...given }: LeaderChanges,
  reason: Omit<VersionReason, 'by'> = { kind: 'save' },
): Promise<LeaderResult> {
  return staleness.change([leadersTag], async (tx, declare): Promise<LeaderResult> => {
    declare('none');
    const before = await lockLeader(tx, id);
    if (!before) return { kind: 'missing' };
    if (version !== undefined && version !== before.version) return { kind: 'conflict', leader: before };
    const changed = changedValues(leaderFields, before, valuesFrom(leaderFields, given));
    const refused = await refusedPortrait(tx, changed.portrait);
    if (refused) return refused;
    const after = await write(tx, before, changed);
    await keepVersions(tx, 'leaders', [id], { ...reason, by: actor });
    declare(after === before ? 'none' : effectOf(before, after));
    await recordActivity(tx, actor, entryOf(before, after));
    return { kind: 'saved', leader: after };
  });
}

async function write(tx: Transaction, before: Leader, changed: Partial<Leader>): Promise<Leader> {
  if (Object.keys(changed).length === 0) return before;
  const moves = changed.board && changed.sortOrder === undefined;
  const place = moves && changed.board ? { sortOrder: await nextPlace(tx, changed.board) } : {};
  const [after] = await tx
    .update(leaders)
    .set({ ...changed, ...place, version: sql`${leaders.version} + 1` })
    .where(eq(leaders.id, before.id))
    .returning();
  if (!after) throw new Error('A leader vanished while it was locked.');
  return after;
}

async function lockLeader(tx: Transaction, id: number): Promise<Leader | undefined> {
  const [leader] = await tx.select().from(leaders).where(eq(leaders.id, id)).for('update');
  return leader;
}

/** What a change does to the public page: hidden members are on none. */
export function effectOf(before: Leader | undefined, after: Leader | undefined): PublicEffect {
  if (!before?.visible) return after?.visible ? 'changed' : 'none';
  return after?.visible ? 'changed' : 'withdrawn';
}

async function nextPlace(tx: Transaction, board: Board): Promise<number> {
  const [last] = await tx
    .select({ place: max(leaders.sortOrder) })
    .from(leaders)
    .where(eq(leaders.board, board));
  return (last?.place ?? 0) + 1;
}

async function refusedPortrait(tx: Transaction, path: string | null | undefined) {
  if (!path) return undefined;
  const asset = await findAssetByPath(tx, path);
  if (asset?.mediaType === 'image') return undefined;
  return { kind: 'refused', field: 'portrait', problem: 'There is no such picture' } as const;
}

async function refusedNumber(tx: Transaction) {
  const [found] = await tx.select({ total: count() }).from(leaders);
  if ((found?.total ?? 0) < maxLeaders) return undefined;
  return { kind: 'refused', field: 'name', problem: `There can be at most ${maxLeaders} people` } as const;
}
