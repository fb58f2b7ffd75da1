import { sortNames } from '../../../db/sorting.ts';
import { type ArticleFilter, type ArticleSort, articleSorts } from '../../../domain/articles/queries.ts';
import { type ArticleFilters, articleFilterOf, articleFilters } from '../../../domain/articles/staff-filters.ts';
import { parseId } from '../../../domain/input.ts';
import { currentStaff } from '../../../domain/rights/staff.ts';
import { endpoints, withQuery } from '../../../routes.ts';
import { parsePage } from '../../../web/http/paging.ts';
import { filterIn, sortIn } from '../../ui/lists/list-query.ts';

/** Filters and page of the list, kept in the query of every screen that returns to it. */
export type ListQuery = ArticleFilters & {
  search?: string;
  /** Newest first when omitted. */
  sort?: ArticleSort;
  /** From 1; omitted when 1. */
  page?: number;
  /** The row that the part of the list follows, beyond the pages that have numbers. */
  after?: number;
};

const maxSearchCharacters = 200;
export const usualSort: ArticleSort = '-published';

/** Unknown values are ignored. */
export function listQueryIn(query: URLSearchParams): ListQuery {
  const search = query.get('search')?.trim().slice(0, maxSearchCharacters).toWellFormed();
  const page = parsePage(query.get('page') ?? undefined) ?? 1;
  const sort = sortIn(query, sortNames(articleSorts));
  const after = parseId(query.get('after') ?? '');
  return {
    ...(search && { search }),
    ...filterIn({ filters: articleFilters }, query),
    ...(sort && sort !== usualSort && { sort }),
    ...(page > 1 && { page }),
    ...(after !== undefined && { after }),
  };
}

/** The query as a domain filter. */
export function filterOf({ search, ...filters }: ListQuery): ArticleFilter {
  return articleFilterOf({ ...filters, text: search }, currentStaff());
}

/** Address of the list as a table for a spreadsheet. */
export function exportAddress(query: ListQuery): string {
  return withQuery(endpoints.articleExport, firstPageOf(query));
}

/** Address of the form with the actions for selected articles. */
export function bulkAddress(query: ListQuery): string {
  return withQuery(endpoints.articleBulk, inAddress(query));
}

export function listAddress(query: ListQuery): string {
  return withQuery(endpoints.articleManager, inAddress(query));
}

/** Address of the form for a new article. */
export function createAddress(query: ListQuery): string {
  return withQuery(endpoints.articleCreate, inAddress(query));
}

type RowScreen = 'articleEdit' | 'articlePreview' | 'articleDelete' | 'articleDuplicate';

/** Address of an article's screen, with the query of the list to return to. */
export function articleAddress(screen: RowScreen, id: number, query: ListQuery): string {
  return withQuery(`${endpoints[screen]}/${id}`, inAddress(query));
}

/** The first page has no page parameter. */
export function inAddress({ page = 1, ...query }: ListQuery) {
  return { ...query, page: page > 1 ? page : undefined };
}

/** The filters alone. */
export function firstPageOf({ page: _page, after: _after, sort: _sort, ...filters }: ListQuery): ListQuery {
  return filters;
}
