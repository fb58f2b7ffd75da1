import { and, asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, Transaction } from '../../db/client.ts';
import { savedFilters } from '../../db/schema/index.ts';
import { problem } from '../../fields/problem.ts';
import { atMost } from '../../fields/text-rules.ts';
import { articleFilters } from '../articles/staff-filters.ts';

/** Lists whose filters can be saved, and what each takes from a query. */
const parametersOf = {
  articles: ['search', ...Object.keys(articleFilters.shape), 'sort'],
  assets: ['category', 'media_type', 'subcategory', 'search', 'alt', 'sort'],
  messages: ['search', 'status', 'assignee', 'sort'],
  logs: ['search', 'user', 'action', 'status', 'from', 'to', 'sort'],
} as const satisfies Record<string, readonly string[]>;

export type FilteredList = keyof typeof parametersOf;
export const filteredLists = Object.keys(parametersOf) as [FilteredList, ...FilteredList[]];

/** Saved filters of one account and list. */
export const maxSavedFilters = 20;
export const maxNameCharacters = 60;
const maxQueryCharacters = 1000;

/** The query parameters that filter this list, without the page number and unknown parameters; empty when there is no filter. */
export function filterQuery(list: FilteredList, query: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const name of parametersOf[list]) {
    const value = query.get(name);
    if (value) kept.set(name, value);
  }
  // Assets are always listed by place, which alone is no filter.
  const isPlace = list === 'assets' && [...kept.keys()].every((name) => name === 'category' || name === 'media_type');
  return isPlace ? '' : kept.toString();
}

export const filterName = z
  .string()
  .transform((given) => given.replace(/\s+/g, ' ').trim())
  .pipe(z.string().min(1, problem('required')).max(maxNameCharacters, atMost(maxNameCharacters)));

export const newFilter = z.object({
  list: z.enum(filteredLists),
  name: filterName,
  query: z.string().max(maxQueryCharacters, atMost(maxQueryCharacters)),
});

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
