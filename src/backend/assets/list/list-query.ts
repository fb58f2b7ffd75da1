import { sortNames } from '../../../db/sorting.ts';
import type { AssetList } from '../../../domain/assets/input.ts';
import { type Asset, type AssetFilter, type AssetSort, assetSorts } from '../../../domain/assets/queries.ts';
import { parseId } from '../../../domain/input.ts';
import {
  type AssetCategory,
  findCategory,
  firstCategory,
  type MediaType,
  mediaTypes,
} from '../../../fields/asset-categories.ts';
import { endpoints, withQuery } from '../../../routes.ts';
import { parsePage } from '../../../web/http/paging.ts';
import { sortIn } from '../../ui/lists/list-query.ts';

/** List state of the asset manager, kept in the address of every screen so that each returns to the same list. */
export type ListQuery = {
  category: AssetCategory;
  mediaType: MediaType;
  /** `none` for assets without a subcategory. */
  subcategory?: string;
  search?: string;
  /** Lists pictures of all categories without alternative text, instead of one category. */
  alt?: 'missing';
  /** Unless it is the usual one of the category. */
  sort?: AssetSort;
  /** From 1. */
  page: number;
  /** The asset that the part of the list follows, beyond the pages that have numbers. */
  after?: number;
  ordering: boolean;
};

export const pageSize = 24;
const maxSearchCharacters = 200;

/** Newest first where the order means nothing to visitors: pictures of articles. */
export function usualSortOf({ category, alt }: Pick<ListQuery, 'category' | 'alt'>): AssetSort {
  return alt || category.value === 'news' ? '-added' : 'position';
}

/** Unknown values are ignored; a media type that the category does not allow is replaced by an allowed one. */
export function listQueryIn(query: URLSearchParams): ListQuery {
  const category = findCategory(query.get('category') ?? '') ?? firstCategory;
  const [usual] = category.mediaTypes;
  const mediaType = category.mediaTypes.find((type) => type === query.get('media_type')) ?? usual;
  const requested = query.get('subcategory')?.toLowerCase();
  const subcategory = subcategoryChoices(category).find(({ value }) => value === requested)?.value;
  const search = query.get('search')?.trim().slice(0, maxSearchCharacters).toWellFormed();
  const page = parsePage(query.get('page') ?? undefined) ?? 1;
  const after = parseId(query.get('after') ?? '');
  const sort = sortIn(query, sortNames(assetSorts));
  const found = { ...(search && { search }), ...(sort && { sort }), page, ...(after !== undefined && { after }) };
  if (query.get('alt') === 'missing') return { category, mediaType, alt: 'missing', ...found, ordering: false };
  return {
    category,
    mediaType,
    ...(subcategory && { subcategory }),
    ...found,
    ordering: query.get('order') === '1',
  };
}

export function subcategoryChoices({ subcategories }: AssetCategory): readonly { value: string }[] {
  return subcategories.length === 0 ? [] : [...subcategories, { value: 'none' }];
}

export function filterOf({ category, mediaType, subcategory, search, alt, ordering }: ListQuery): AssetFilter {
  if (alt) return { withoutAltText: true, ...(search && { search }) };
  return {
    category: category.value,
    mediaType,
    ...(subcategory && { subcategory }),
    // Positions refer to the whole list, not to search results.
    ...(search && !ordering && { search }),
  };
}

export function orderedList({ category, mediaType, subcategory }: ListQuery): AssetList {
  return { category: category.value, media_type: mediaType, ...(subcategory && { subcategory }) };
}

/** Address of the list, or with `screen` of a screen below it such as `/7/edit`. */
export function listAddress(query: ListQuery, screen = '', more: Record<string, string> = {}): string {
  const { category, mediaType, subcategory, search, alt, sort, page, after, ordering } = query;
  const place = alt ? { alt } : { category: category.value, media_type: mediaType, subcategory };
  return withQuery(`${endpoints.assetManager}${screen}`, {
    ...place,
    search,
    sort: sort === usualSortOf(query) ? undefined : sort,
    page: page > 1 ? page : undefined,
    after,
    order: ordering ? 1 : undefined,
    ...more,
  });
}

export function bulkAddress(query: ListQuery): string {
  return listAddress(query, '/bulk');
}

/** A dialog's list state comes from the asset itself, not from the list that opened it. */
export function ofAsset(query: ListQuery, asset: Asset): ListQuery {
  const category = findCategory(asset.category) ?? query.category;
  const mediaType = mediaTypes.find((type) => type === asset.mediaType) ?? query.mediaType;
  return { ...query, category, mediaType };
}

/** The first page of another category or media type; drops a subcategory filter that does not exist there. */
export function elsewhere(query: ListQuery, category: AssetCategory, mediaType?: MediaType): string {
  const { mediaType: current, ordering } = query;
  const requested = mediaType ?? current;
  const type = category.mediaTypes.includes(requested) ? requested : category.mediaTypes[0];
  return listAddress({ category, mediaType: type, page: 1, ordering });
}
