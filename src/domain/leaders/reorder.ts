import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '../../db/client.ts';
import { leaders } from '../../db/schema/index.ts';
import { changesBetween } from '../activity/changes.ts';
import { type ActivityEntry, type Actor, event } from '../activity/commands.ts';
import { command, done, missing } from '../command.ts';
import { keepVersions } from '../versions/commands.ts';
import { leaderOrder } from './input.ts';
import { findLeader, inOrder, type Leader } from './queries.ts';

const write = { needs: 'leaders.write', logs: ['update', 'leader'] } as const;

/** Puts members into another order, all of them or none. */
export const reorderLeaders = command({
  ...write,
  input: leaderOrder,
  async run({ tx, by, input: { leaders: wanted } }) {
    const found = await lockAll(tx);
    const unknown = wanted.find(({ id }) => !found.some((leader) => leader.id === id));
    if (unknown) return missing(`There is no leader ${unknown.id}`, 'leaders');
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
