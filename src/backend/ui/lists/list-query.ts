import { countPages, parsePage } from '../../../web/http/paging.ts';

/** One page of a list; `page` counts from 1. */
export type ListPage<Row> = { rows: readonly Row[]; page: number; total: number };

type Source<Row> = {
  pageSize: number;
  count: () => Promise<number>;
  read: (range: { limit: number; offset: number }) => Promise<readonly Row[]>;
};

/** Loads the page in the query, or the last one when there are fewer; undefined for an invalid page number. */
export async function loadPage<Row>(query: URLSearchParams, source: Source<Row>): Promise<ListPage<Row> | undefined> {
  const { pageSize, count, read } = source;
  const requested = parsePage(query.get('page') ?? undefined);
  if (!requested) return;
  const total = await count();
  const page = Math.min(requested, countPages(total, pageSize));
  return { rows: await read({ limit: pageSize, offset: (page - 1) * pageSize }), page, total };
}

/** Search text and status filter of a query; unknown values are ignored. */
export function searchAndStatus<Status extends string>(query: URLSearchParams, statuses: readonly Status[]) {
  const search = query.get('search')?.trim().slice(0, 200);
  return { search: search || undefined, status: statuses.find((status) => status === query.get('status')) };
}
