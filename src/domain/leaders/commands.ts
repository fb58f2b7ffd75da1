import { asc, count, eq, max } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '../../db/client.ts';
import { leaders } from '../../db/schema/index.ts';
import { changedValues, loggedNames, valuesFrom } from '../../fields/derive.ts';
import { type Board, leaderFields } from '../../fields/leaders.ts';
import { problem } from '../../fields/problem.ts';
import { type ActivityEntry, type Actor, changesBetween, event } from '../activity/commands.ts';
import { findAssetByPath } from '../assets/queries.ts';
import { command, conflict, done, missing, refused } from '../command.ts';
import type { PublicEffect } from '../publishing/page-change.ts';
import { keepVersions, storeFirstVersions, type VersionReason } from '../versions/commands.ts';
import { findLeader, inOrder, type Leader, leaderChanges, leaderOrder, maxLeaders, newLeaderInput } from './queries.ts';

const write = { needs: 'leaders.write', logs: ['update', 'leader'] } as const;

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
  return asset?.mediaType === 'image' ? undefined : refused('portrait', 'noSuchPicture');
}

async function numberProblem(tx: Transaction) {
  const [found] = await tx.select({ total: count() }).from(leaders);
  if ((found?.total ?? 0) < maxLeaders) return undefined;
  return refused('name', problem('tooManyLeaders', { count: maxLeaders }));
}

/** Puts members into another order, all of them or none. */
export const reorderLeaders = command({
  ...write,
  input: leaderOrder,
  async run({ tx, by, input: { leaders: wanted } }) {
    const found = await lockAll(tx);
    const unknown = wanted.find(({ id }) => !found.some((leader) => leader.id === id));
    if (unknown) return missing(problem('noSuchLeader', { id: unknown.id }), 'leaders');
    return done(undefined, {
      log: await number(tx, by, found, new Map(wanted.map((one) => [one.id, one.sort_order]))),
      shows: 'changed',
    });
  },
});

/** Moves a member one place up or down within the board. */
export const moveLeader = command({
  ...write,
  input: z.object({ direction: z.enum(['up', 'down']) }),
  // Not locked before the others: all are locked in the order of their ids.
  find: (db, id) => findLeader(db, id),
  async run({ tx, by, row: { id, board }, input: { direction } }) {
    const all = await lockAll(tx);
    const ids = all.filter((leader) => leader.board === board).map((leader) => leader.id);
    const from = ids.indexOf(id);
    const to = Math.min(ids.length - 1, Math.max(0, from + (direction === 'up' ? -1 : 1)));
    ids.splice(to, 0, ...ids.splice(from, 1));
    const log = await number(tx, by, all, new Map(ids.map((one, index) => [one, index + 1])));
    return done(undefined, { log, shows: 'changed' });
  },
});

/** Members in their order, locked in that of their ids: two who reorder at once take turns. */
async function lockAll(tx: Transaction): Promise<Leader[]> {
  await tx.select({ id: leaders.id }).from(leaders).orderBy(asc(leaders.id)).for('update');
  return tx
    .select()
    .from(leaders)
    .orderBy(...inOrder);
}

/** Gives members these places, and returns the log entry. */
async function number(
  tx: Transaction,
  actor: Actor,
  before: readonly Leader[],
  places: ReadonlyMap<number, number>,
): Promise<ActivityEntry> {
  const moved = before
    .filter(({ id, sortOrder }) => places.has(id) && places.get(id) !== sortOrder)
    .map(({ id }) => id);
  for (const id of moved)
    await tx
      .update(leaders)
      .set({ sortOrder: places.get(id) })
      .where(eq(leaders.id, id));
  await keepVersions(tx, 'leaders', moved, { by: actor, kind: 'save', cause: 'order' });
  const after = await tx
    .select()
    .from(leaders)
    .orderBy(...inOrder);
  const names = (list: readonly Leader[]) => ({ order: list.map(({ name }) => name).join(', ') });
  const changes = changesBetween(names(before), names(after), ['order']);
  return event('leader.reordered', { count: places.size }, { changes });
}

const logged = loggedNames(leaderFields);

/** The log entry of a change. Before a creation and after a deletion there is no leader. */
export function entryOf(before: Leader | undefined, after: Leader | undefined): ActivityEntry {
  const leader = after ?? before;
  if (!leader) throw new Error('An entry is about a leader.');
  const { id, name } = leader;
  const changes = changesBetween(before, after, logged);
  return event(verbOf(before, after, changes !== undefined), { noun: 'leader', id, name }, { changes });
}

function verbOf(before: Leader | undefined, after: Leader | undefined, changed: boolean) {
  if (!before) return 'created';
  if (!after) return 'deleted';
  if (!changed) return 'unchanged';
  if (before.visible !== after.visible) return after.visible ? 'shown' : 'hidden';
  return 'updated';
}
