import { and, eq, max, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, Transaction } from '../../db/client.ts';
import { accounts, savedFilters } from '../../db/schema/index.ts';
import { problem } from '../../fields/problem.ts';
import { type Actor, event } from '../activity/commands.ts';
import { command, done, missing, noInput, refused } from '../command.ts';
import { currentStaff } from '../rights/staff.ts';
import { type FilteredList, filterName, filterQuery, listSavedFilters, maxSavedFilters, newFilter } from './input.ts';

const resource = 'saved filter';
const needs = 'signed-in';

/** Saves a filter under a name; one with the same name is replaced. */
export const saveFilter = command({
  needs,
  logs: ['create', resource],
  input: newFilter,
  async run({ tx, by, input: { list, name, query: given } }) {
    const query = filterQuery(list, new URLSearchParams(given));
    await lockAccount(tx, by);
    const known = await listSavedFilters(tx, by.id, list);
    const isNew = !known.some((one) => one.name === name);
    if (isNew && known.length >= maxSavedFilters) {
      return refused('', problem('tooManyFilters', { count: maxSavedFilters }));
    }
    const position = await nextPosition(tx, by, list);
    await tx
      .insert(savedFilters)
      .values({ accountId: by.id, list, name, query, position })
      .onConflictDoUpdate({ target: [savedFilters.accountId, savedFilters.list, savedFilters.name], set: { query } });
    return done(
      { list, query, name },
      { log: event('saved filter.saved', { list, action: isNew ? 'create' : 'update' }) },
    );
  },
});

/** One of the own filters. Not locked: the changes lock the account. */
async function findOwn(db: Db | Transaction, id: number): Promise<{ id: number; list: FilteredList } | undefined> {
  const [row] = await db
    .select({ id: savedFilters.id, list: sql<FilteredList>`${savedFilters.list}` })
    .from(savedFilters)
    .where(and(eq(savedFilters.id, id), eq(savedFilters.accountId, currentStaff().id)));
  return row;
}

const ofOne = { needs, find: findOwn } as const;

export const renameFilter = command({
  ...ofOne,
  logs: ['update', resource],
  input: z.object({ name: filterName }),
  async run({ tx, by, row: { id, list }, input: { name } }) {
    await lockAccount(tx, by);
    const known = await listSavedFilters(tx, by.id, list);
    if (known.some((one) => one.name === name && one.id !== id)) {
      return refused('name', problem('filterNameTaken', { name }));
    }
    await tx.update(savedFilters).set({ name }).where(eq(savedFilters.id, id));
    return done(name, { log: event('saved filter.renamed', { list }) });
  },
});

/** Moves a filter one place up or down. */
export const moveFilter = command({
  ...ofOne,
  logs: ['update', resource],
  input: z.object({ step: z.string().optional() }),
  async run({ tx, by, row: { id, list }, input: { step } }) {
    await lockAccount(tx, by);
    const ids = (await listSavedFilters(tx, by.id, list)).map((one) => one.id);
    const at = ids.indexOf(id);
    if (at < 0) return missing();
    const to = Math.min(ids.length - 1, Math.max(0, step === 'up' ? at - 1 : at + 1));
    ids.splice(to, 0, ...ids.splice(at, 1));
    for (const [index, one] of ids.entries()) {
      await tx
        .update(savedFilters)
        .set({ position: index + 1 })
        .where(eq(savedFilters.id, one));
    }
    return done(undefined, { log: event('saved filter.moved', { list }) });
  },
});

export const deleteFilter = command({
  ...ofOne,
  logs: ['delete', resource],
  input: noInput,
  async run({ tx, row: { id, list } }) {
    await tx.delete(savedFilters).where(eq(savedFilters.id, id));
    return done(undefined, { log: event('saved filter.deleted', { list }) });
  },
});

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
