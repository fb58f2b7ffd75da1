import { count, eq, max } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { leaders } from '../../db/schema/index.ts';
import { changedValues, valuesFrom } from '../../fields/derive.ts';
import { type Board, leaderFields } from '../../fields/leaders.ts';
import { findAssetByPath } from '../assets/queries.ts';
import { command, conflict, done, refused } from '../command.ts';
import type { PublicEffect } from '../publishing/page-change.ts';
import { keepVersions, storeFirstVersions, type VersionReason } from '../versions/commands.ts';
import { leaderChanges, newLeaderInput } from './input.ts';
import { entryOf } from './leader-entry.ts';
import { findLeader, type Leader, maxLeaders } from './queries.ts';

const write = { needs: 'leaders.write' } as const;

/** Adds a member at the end of the board. */
export const createLeader = command({
  ...write,
  logs: ['create', 'leader'],
  input: newLeaderInput,
  async run({ tx, by, input }) {
    const problem = (await portraitProblem(tx, input.portrait)) ?? (await numberProblem(tx));
    if (problem) return problem;
    const { board, name, position, position_en: positionEn } = input;
    const sortOrder = input.sort_order ?? (await nextPlace(tx, board));
    const row = { ...valuesFrom(leaderFields, input), board, name, position, positionEn, sortOrder };
    const [leader] = await tx.insert(leaders).values(row).returning();
    if (!leader) throw new Error('The database returned no row for a new leader.');
    await storeFirstVersions(tx, 'leaders', [leader], by);
    return done(leader, { log: entryOf(undefined, leader), shows: effectOf(undefined, leader) });
  },
});

export const saveLeader = leaderSave({ kind: 'save' });

/**
 * Saves the given fields. With a version, nothing is changed after a save by someone else; a save that changes nothing
 * leaves the version as it is.
 */
export function leaderSave(reason: Omit<VersionReason, 'by'>) {
  return command({
    ...write,
    logs: ['update', 'leader'],
    input: leaderChanges,
    find: findLeader,
    async run({ tx, by, row: before, input: { version = before.version, ...given } }) {
      if (version !== before.version) return conflict(before);
      const changed = changedValues(leaderFields, before, valuesFrom(leaderFields, given));
      const problem = await portraitProblem(tx, changed.portrait);
      if (problem) return problem;
      const saved = await update(tx, before, changed);
      const numbers = await keepVersions(tx, 'leaders', [before.id], { ...reason, by });
      const after = { ...saved, version: numbers.get(before.id) ?? saved.version };
      const shows = saved === before ? undefined : effectOf(before, after);
      return done(after, { log: entryOf(before, after), shows });
    },
  });
}

async function update(tx: Transaction, before: Leader, changed: Partial<Leader>): Promise<Leader> {
  if (Object.keys(changed).length === 0) return before;
  const moves = changed.board && changed.sortOrder === undefined;
  const place = moves && changed.board ? { sortOrder: await nextPlace(tx, changed.board) } : {};
  const [after] = await tx
    .update(leaders)
    .set({ ...changed, ...place })
    .where(eq(leaders.id, before.id))
    .returning();
  if (!after) throw new Error('A leader vanished while it was locked.');
  return after;
}

/** What a change does to the public page: hidden members are on none. */
export function effectOf(before: Leader | undefined, after: Leader | undefined): PublicEffect | undefined {
  if (!before?.visible) return after?.visible ? 'changed' : undefined;
  return after?.visible ? 'changed' : 'withdrawn';
}

async function nextPlace(tx: Transaction, board: Board): Promise<number> {
  const [last] = await tx
    .select({ place: max(leaders.sortOrder) })
    .from(leaders)
    .where(eq(leaders.board, board));
  return (last?.place ?? 0) + 1;
}

async function portraitProblem(tx: Transaction, path: string | null | undefined) {
  if (!path) return undefined;
  const asset = await findAssetByPath(tx, path);
  return asset?.mediaType === 'image' ? undefined : refused('portrait', 'There is no such picture');
}

async function numberProblem(tx: Transaction) {
  const [found] = await tx.select({ total: count() }).from(leaders);
  if ((found?.total ?? 0) < maxLeaders) return undefined;
  return refused('name', `There can be at most ${maxLeaders} people`);
}
