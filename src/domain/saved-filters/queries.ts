import { and, asc, eq } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import { savedFilters } from '../../db/schema/index.ts';
import type { FilteredList } from './input.ts';

export type SavedFilter = Pick<typeof savedFilters.$inferSelect, 'id' | 'name' | 'query'>;

/** Those of one account, in the order that it gave them. */
export async function listSavedFilters(
  db: Db | Transaction,
  accountId: number,
  list: FilteredList,
): Promise<SavedFilter[]> {
  const { id, name, query, position } = savedFilters;
  return db
    .select({ id, name, query })
    .from(savedFilters)
    .where(and(eq(savedFilters.accountId, accountId), eq(savedFilters.list, list)))
    .orderBy(asc(position), asc(id));
}
