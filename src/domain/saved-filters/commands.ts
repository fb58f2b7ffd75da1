import { and, eq, max, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import { accounts, savedFilters } from '../../db/schema/index.ts';
import { type Actor, recordActivity } from '../activity/commands.ts';
import { type FilteredList, filterQuery, maxSavedFilters, type NewFilter } from './input.ts';
import { listSavedFilters } from './queries.ts';

type Change = { action: 'create' | 'update' | 'delete'; verb: string; list: string };

/** Saves a filter under a name; one with the same name is replaced. */
export function saveFilter(db: Db, actor: Actor, given: NewFilter): Promise<'saved' | 'too-many'> {
  const { list, name } = given;
  const query = filterQuery(list, new URLSearchParams(given.query));
  return db.transaction(async (tx) => {
    await lockAccount(tx, actor);
    const known = await listSavedFilters(tx, actor.id, list);
    const isNew = !known.some((one) => one.name === name);
    if (isNew && known.length >= maxSavedFilters) return 'too-many';
    const position = await nextPosition(tx, actor, list);
    await tx
      .insert(savedFilters)
      .values({ accountId: actor.id, list, name, query, position })
      .onConflictDoUpdate({ target: [savedFilters.accountId, savedFilters.list, savedFilters.name], set: { query } });
    await record(tx, actor, { action: isNew ? 'create' : 'update', verb: 'Saved', list });
    return 'saved';
  });
}

export type Renamed = { kind: 'renamed' | 'known-name'; list: FilteredList } | { kind: 'missing' };

/** Gives a filter another name; `known-name`: another filter of the list has it. */
export function renameFilter(db: Db, actor: Actor, id: number, name: string): Promise<Renamed> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, actor);
    const list = await listOf(tx, actor, id);
    if (!list) return { kind: 'missing' };
    const known = await listSavedFilters(tx, actor.id, list);
    if (known.some((one) => one.name === name && one.id !== id)) return { kind: 'known-name', list };
    await tx.update(savedFilters).set({ name }).where(eq(savedFilters.id, id));
    await record(tx, actor, { action: 'update', verb: 'Renamed', list });
    return { kind: 'renamed', list };
  });
}

/** Moves a filter one place up or down. Returns its list; undefined when the account has no such filter. */
export function moveFilter(db: Db, actor: Actor, id: number, step: -1 | 1): Promise<FilteredList | undefined> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, actor);
    const list = await listOf(tx, actor, id);
    if (!list) return undefined;
    const ids = (await listSavedFilters(tx, actor.id, list)).map((one) => one.id);
    const at = ids.indexOf(id);
    const to = Math.min(ids.length - 1, Math.max(0, at + step));
    ids.splice(to, 0, ...ids.splice(at, 1));
    for (const [index, one] of ids.entries()) {
      await tx
        .update(savedFilters)
        .set({ position: index + 1 })
        .where(eq(savedFilters.id, one));
    }
    await record(tx, actor, { action: 'update', verb: 'Moved', list });
    return list;
  });
}

/** Returns its list; undefined when the account has no such filter. */
export function deleteFilter(db: Db, actor: Actor, id: number): Promise<FilteredList | undefined> {
  return db.transaction(async (tx) => {
    const list = await listOf(tx, actor, id);
    if (!list) return undefined;
    await tx.delete(savedFilters).where(eq(savedFilters.id, id));
    await record(tx, actor, { action: 'delete', verb: 'Deleted', list });
    return list;
  });
}

/** Filters that contain an address: they are removed with the person. Returns how many there were. */
export async function deleteFiltersAbout(tx: Transaction, address: string): Promise<number> {
  const written = new URLSearchParams({ address }).toString().slice('address='.length).toLowerCase();
  const isAbout = sql`position(${written} in lower(${savedFilters.query})) > 0
    or position(${address.toLowerCase()} in lower(${savedFilters.name})) > 0`;
  return (await tx.delete(savedFilters).where(isAbout).returning({ id: savedFilters.id })).length;
}

/** Two changes at once would count and number the same filters. */
async function lockAccount(tx: Transaction, { id }: Actor): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, id)).for('update');
}

/** Deleted filters leave gaps: the last position is not their number. */
async function nextPosition(tx: Transaction, actor: Actor, list: FilteredList): Promise<number> {
  const [row] = await tx
    .select({ last: max(savedFilters.position) })
    .from(savedFilters)
    .where(and(eq(savedFilters.accountId, actor.id), eq(savedFilters.list, list)));
  return (row?.last ?? 0) + 1;
}

async function listOf(tx: Transaction, actor: Actor, id: number): Promise<FilteredList | undefined> {
  const [row] = await tx
    .select({ list: savedFilters.list })
    .from(savedFilters)
    .where(and(eq(savedFilters.id, id), eq(savedFilters.accountId, actor.id)));
  return row?.list as FilteredList | undefined;
}

/** Without its name and content, which are the account's own. */
async function record(tx: Transaction, actor: Actor, { action, verb, list }: Change): Promise<void> {
  await recordActivity(tx, actor, {
    action,
    description: `${verb} an own filter of the list of ${list}`,
    resource: { type: 'saved filter' },
  });
}
