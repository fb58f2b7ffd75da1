import { z } from 'zod';
import { type Count, maxExactCount } from '../../../db/counting.ts';
import { parseId } from '../../../domain/input.ts';
import type { List } from '../../../domain/list.ts';
import { countPages, parsePage } from '../../../web/http/paging.ts';

/** Part of a list. */
export type ListPage<Row> = {
  rows: readonly Row[];
  /** From 1. */
  page: number;
  total: number;
  /** False when there are more than `total`. */
  isExact: boolean;
  /** Id of the row that the part follows, beyond the pages that have numbers. */
  after?: number;
  /** Id of the last row, when the list goes on without numbers. */
  next?: number;
};

type Source<Row> = {
  pageSize: number;
  count: () => Promise<Count>;
  read: (part: { limit: number; offset: number; after?: number }) => Promise<readonly Row[]>;
};

/** Loads the page in the query, or the last one when there are fewer; undefined for an invalid page number. */
export async function loadPage<Row extends { id: number }>(
  query: URLSearchParams,
  { pageSize, count, read }: Source<Row>,
): Promise<ListPage<Row> | undefined> {
  const requested = parsePage(query.get('page') ?? undefined);
  if (!requested) return;
  const after = parseId(query.get('after') ?? '');
  if (after !== undefined) {
    const [counted, found] = await Promise.all([count(), read({ limit: pageSize + 1, offset: 0, after })]);
    const rows = found.slice(0, pageSize);
    const page = countPages(counted.total, pageSize);
    // Nothing follows a row that was deleted meanwhile: the list begins at its start.
    if (rows.length > 0) return { rows, page, ...counted, after, ...followed(rows, found.length > pageSize) };
  }
  const onPage = (page: number) => read({ limit: pageSize, offset: (page - 1) * pageSize });
  // At once: both may have to look at thousands of rows.
  const lastCounted = countPages(maxExactCount, pageSize);
  const [counted, found] = await Promise.all([count(), onPage(Math.min(requested, lastCounted))]);
  const pages = countPages(counted.total, pageSize);
  const page = Math.min(requested, pages);
  const isShorter = page < Math.min(requested, lastCounted);
  const rows = (isShorter ? await onPage(page) : found).slice(0, counted.total - (page - 1) * pageSize);
  return { rows, page, ...counted, ...followed(rows, !counted.isExact && page === pages) };
}

/** The same, with the first page for an invalid number. */
export async function loadPageOrFirst<Row extends { id: number }>(query: URLSearchParams, source: Source<Row>) {
  const list = (await loadPage(query, source)) ?? (await loadPage(new URLSearchParams(), source));
  if (!list) throw new Error('Unreachable: page 1 is always valid.');
  return list;
}

function followed(rows: readonly { id: number }[], isFollowed: boolean): { next?: number } {
  const last = rows.at(-1);
  return isFollowed && last ? { next: last.id } : {};
}

/** The order in a query; unknown ones are ignored. */
export function sortIn<Name extends string>(query: URLSearchParams, names: readonly Name[]): Name | undefined {
  return names.find((name) => name === query.get('sort'));
}

/** No filter has a longer value; the search field sends none. */
const maxValueCharacters = 200;

/** The filters in a query; those that the list refuses are ignored. */
export function filterIn<Filter>({ filters }: Pick<List<Filter, unknown>, 'filters'>, query: URLSearchParams): Filter {
  const given = Object.entries(filters.shape).flatMap(([name, schema]) => {
    const value = query.get(name)?.trim().slice(0, maxValueCharacters);
    return value && z.safeParse(schema, value).success ? [[name, value]] : [];
  });
  return filters.parse(Object.fromEntries(given));
}
