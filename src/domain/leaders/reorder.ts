import { asc, eq } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { leaders } from '../../db/schema/index.ts';
import { changesBetween } from '../activity/changes.ts';
import { type Actor, recordActivity } from '../activity/commands.ts';
import { leadersTag } from '../publishing/page-tags.ts';
import type { Staleness } from '../publishing/staleness.ts';
import { keepVersions } from '../versions/commands.ts';
import type { LeaderOrder } from './input.ts';
import { inOrder, type Leader } from './queries.ts';

/** Puts members into another order, all of them or none. Answers the id that does not exist, if any. */
export function reorderLeaders(
  staleness: Staleness,
  actor: Actor,
  { leaders: wanted }: LeaderOrder,
): Promise<number | undefined> {
  return staleness.change([leadersTag], async (tx, declare) => {
    declare('none');
    const found = await lockAll(tx);
    const missing = wanted.find(({ id }) => !found.some((leader) => leader.id === id));
    if (missing) return missing.id;
    declare('changed');
    await number(tx, actor, found, new Map(wanted.map(({ id, sort_order }) => [id, sort_order])));
    return undefined;
  });
}

/** Moves a member one place up or down within the board. False when the id does not exist. */
export function moveLeader(staleness: Staleness, actor: Actor, id: number, direction: 'up' | 'down'): Promise<boolean> {
  return staleness.change([leadersTag], async (tx, declare) => {
    declare('none');
    const all = await lockAll(tx);
    const moved = all.find((leader) => leader.id === id);
    if (!moved) return false;
    const ids = all.filter(({ board }) => board === moved.board).map((leader) => leader.id);
    const from = ids.indexOf(id);
    const to = Math.min(ids.length - 1, Math.max(0, from + (direction === 'up' ? -1 : 1)));
    ids.splice(to, 0, ...ids.splice(from, 1));
    declare('changed');
    await number(tx, actor, all, new Map(ids.map((one, index) => [one, index + 1])));
    return true;
  });
}

/** Members in their order, locked in that of their ids: two who reorder at once take turns. */
async function lockAll(tx: Transaction): Promise<Leader[]> {
  await tx.select({ id: leaders.id }).from(leaders).orderBy(asc(leaders.id)).for('update');
  return tx
    .select()
    .from(leaders)
    .orderBy(...inOrder);
}

async function number(
  tx: Transaction,
  actor: Actor,
  before: readonly Leader[],
  places: ReadonlyMap<number, number>,
): Promise<void> {
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
  await recordActivity(tx, actor, {
    action: 'update',
    description: `Reordered ${places.size} leaders`,
    resource: { type: 'leader' },
    changes: changesBetween(names(before), names(after), ['order']),
  });
}
