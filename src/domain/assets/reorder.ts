import { inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { assets } from '../../db/schema/index.ts';
import { changesBetween } from '../activity/changes.ts';
import { type Actor, event } from '../activity/commands.ts';
import { command, done, missing } from '../command.ts';
import { keepVersions } from '../versions/commands.ts';
import { type AssetList, type AssetOrder, assetOrder } from './input.ts';
import { among } from './queries.ts';

/** Advisory lock key; arbitrary, but the same on every node. */
const reorderLock = 736_204;

/** Puts assets into another order, all of them or none. One that does not exist (in that list) is missing. */
export const reorderAssets = command({
  needs: 'assets.write',
  logs: ['update', 'asset'],
  input: assetOrder,
  async run({ tx, by, input: { assets: wanted, list } }) {
    // Two who reorder at once would each number the list as they saw it.
    await tx.execute(sql`select pg_advisory_xact_lock(${reorderLock})`);
    const ids = wanted.map(({ id }) => id);
    const found = await tx
      .select({ id: assets.id, name: assets.name, position: assets.sortOrder })
      .from(assets)
      .where(inArray(assets.id, ids))
      .orderBy(assets.sortOrder, assets.id);
    const names = new Map(found.map(({ id, name }) => [id, name]));
    const known = list ? await idsIn(tx, list) : [...names.keys()];
    const unknown = ids.find((id) => !known.includes(id));
    if (unknown !== undefined) return missing(`There is no asset ${unknown}`, 'assets');

    const order = list ? places(known, wanted) : new Map(wanted.map(({ id, sort_order }) => [id, sort_order]));
    await number(tx, by, order);
    const name = list ? `${list.category} ${list.media_type}` : null;
    const [only, ...others] = found;
    if (only && others.length === 0) {
      const before = { position: list ? known.indexOf(only.id) + 1 : only.position };
      const after = { position: order.get(only.id) };
      const changes = changesBetween(before, after, ['position']);
      const args = { name, asset: only.name, position: after.position ?? 0 };
      return done(undefined, { log: event('asset.moved', args, { changes }), shows: 'changed' });
    }
    const inOrder = ids.toSorted((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0));
    const before = { order: found.map(({ name }) => name).join(', ') };
    const after = { order: inOrder.map((id) => names.get(id)).join(', ') };
    const changes = changesBetween(before, after, ['order']);
    const count = wanted.length;
    const log = list
      ? event('asset.placeReordered', { name, count, place: list.category }, { changes })
      : event('asset.reordered', { count }, { changes });
    return done(undefined, { log, shows: 'changed' });
  },
});

async function idsIn(tx: Transaction, { category, media_type, subcategory }: AssetList): Promise<number[]> {
  const rows = await tx
    .select({ id: assets.id })
    .from(assets)
    .where(among({ category, mediaType: media_type, ...(subcategory && { subcategory }) }))
    .orderBy(assets.sortOrder, assets.id);
  return rows.map(({ id }) => id);
}

/** The whole list numbered from 1, with the wanted ones at their positions and the others in the order that they had. */
function places(known: readonly number[], wanted: AssetOrder['assets']): Map<number, number> {
  const moved = new Set(wanted.map(({ id }) => id));
  const order = known.filter((id) => !moved.has(id));
  for (const { id, sort_order } of [...wanted].sort((one, other) => one.sort_order - other.sort_order)) {
    order.splice(Math.max(0, sort_order - 1), 0, id);
  }
  return new Map(order.map((id, index) => [id, index + 1]));
}

async function number(tx: Transaction, actor: Actor, order: ReadonlyMap<number, number>): Promise<void> {
  const ids = [...order.keys()];
  const rows = JSON.stringify([...order].map(([id, place]) => ({ id, place })));
  await tx.execute(sql`
    update ${assets} set sort_order = numbered.place, updated_at = now()
    from json_to_recordset(${rows}::json) as numbered(id integer, place integer)
    where ${assets.id} = numbered.id and ${assets.sortOrder} <> numbered.place`);
  await keepVersions(tx, 'assets', ids, { by: actor, kind: 'save', cause: 'order' });
}
