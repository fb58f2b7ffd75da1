import { currentLanguage } from '../../../current.ts';
import type { Asset, AssetSort } from '../../../domain/assets/queries.ts';
import type { Progress } from '../../../domain/assets/variants/pending-variants.ts';
import { assetFieldWords } from '../../../i18n/backend/assets/asset-fields.words.ts';
import { assetOrderWords, describeWords } from '../../../i18n/backend/assets/asset-upload.words.ts';
import { mediaTypesWords, assetWords as t } from '../../../i18n/backend/assets/assets.words.ts';
import { frameWords } from '../../../i18n/backend/frame.words.ts';
import { listWords } from '../../../i18n/backend/lists.words.ts';
import { templates } from '../../../i18n/site/words.ts';
import { fileUrl } from '../../../manifest.ts';
import { endpoints } from '../../../routes.ts';
import { Island } from '../../../ui/markup/island.tsx';
import { Icon } from '../../../ui/media/icon.tsx';
import { thumbnailOf } from '../../../web/pages/managed-picture.ts';
import { BulkForm } from '../../bulk/bulk-bar.tsx';
import { opensDialog } from '../../ui/dialog.tsx';
import { AddLink, PageHeader } from '../../ui/frame/page-header.tsx';
import { useMay } from '../../ui/frame/staff-rights.tsx';
import { problemTexts } from '../../ui/input-problem.ts';
import { EmptyList } from '../../ui/lists/empty-list.tsx';
import { FilterBar, FilterField, filterClass, ListRegion } from '../../ui/lists/list.tsx';
import { ListPagination, ListSummary } from '../../ui/lists/list-pagination.tsx';
import type { ListPage as PartOfList } from '../../ui/lists/list-query.ts';
import { type ListFilters, SavedFilters } from '../../ui/lists/saved-filters.tsx';
import { SortLinks, sortChoice } from '../../ui/lists/sort-links.tsx';
import { categoryLabel, subcategoryLabel } from '../labels.ts';
import { AssetCard } from './asset-card.tsx';
import { AssetOrder } from './asset-order.island.tsx';
import { AssetOptions, TagsField } from './bulk-actions.tsx';
import {
  bulkAddress,
  type ListQuery,
  listAddress,
  orderedList,
  pageSize,
  subcategoryChoices,
  usualSortOf,
} from './list-query.ts';
import { Categories, MediaTypes, screenId, swapsScreen } from './places.tsx';

type ListPageProps = {
  list: PartOfList<Asset>;
  /** Progress of pictures whose variants are being made, by path. */
  progress: ReadonlyMap<string, Progress>;
  query: ListQuery;
  filters: ListFilters;
  isAllSelected: boolean;
};

export function ListPage({ list, progress, query, filters, isAllSelected }: ListPageProps) {
  const { rows: assets, total } = list;
  const category = categoryLabel(query.category.value);
  const type = mediaTypesWords[query.mediaType];
  const may = useMay();
  // Writers add pictures of articles; files in all other places are shown to visitors at once.
  const mayAdd = may('assets.write') || (may('assets.add') && query.category.value === 'news');
  return (
    <div id={screenId}>
      <PageHeader
        action={
          !query.alt &&
          mayAdd && (
            <AddLink href={listAddress({ ...query, page: 1 }, '/new')} {...opensDialog}>
              {t.addAsset}
            </AddLink>
          )
        }
        title={t.title}
      />
      <div className="grid gap-6 lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-8">
        <Categories query={query} />
        <div className="min-w-0">
          {!query.alt && <MediaTypes query={query} />}
          {!query.ordering && <Filters query={query} />}
          <ListRegion>
            {!query.ordering && <SavedFilters {...filters} />}
            <div className="mb-2 flex flex-wrap items-center justify-between gap-x-6">
              <h2 className="t-item text-petrol-deep">{query.alt ? t.withoutAltText : t.place({ category, type })}</h2>
              {!query.alt && (total > 1 || query.ordering) && may('assets.write') && <OrderToggle query={query} />}
              {query.alt && assets.length > 0 && may('assets.write') && (
                <a
                  className="line-link inline-flex min-h-11 items-center text-small font-600"
                  href={listAddress(query, '/describe', { ids: assets.map(({ id }) => id).join(',') })}
                >
                  {describeWords.all}
                </a>
              )}
            </div>
            <ListSummary noun={t.assets({ count: total })} pageSize={pageSize} part={list} />
            {total > 1 && !query.ordering && <Sorts query={query} />}
            <Assets assets={assets} isAllSelected={isAllSelected} progress={progress} query={query} total={total} />
            <ListPagination
              hrefOf={(page, behind) =>
                listAddress({ ...withoutPlace(query), page, ...(behind !== undefined && { after: behind }) })
              }
              pageSize={pageSize}
              part={list}
            />
          </ListRegion>
        </div>
      </div>
    </div>
  );
}

function Sorts({ query }: { query: ListQuery }) {
  const current = query.sort ?? usualSortOf(query);
  const hrefOf = (sort: string) => listAddress({ ...withoutPlace(query), sort: sort as AssetSort });
  const labels = { '-added': t.added, name: t.name, '-size': t.size, position: t.position };
  const choices = Object.entries(labels).map(([name, label]) => sortChoice({ label, name, current, hrefOf }));
  return <SortLinks choices={choices} />;
}

function withoutPlace({ after: _after, ...query }: ListQuery): ListQuery {
  return { ...query, page: 1 };
}

function OrderToggle({ query }: { query: ListQuery }) {
  const { search: _search, ...kept } = query;
  return (
    <span {...swapsScreen}>
      <a
        className="line-link inline-flex min-h-11 items-center gap-2 text-small font-600"
        href={listAddress({ ...kept, ordering: !query.ordering })}
      >
        <Icon className="size-4" name={query.ordering ? 'check' : 'arrows-sort'} />
        {query.ordering ? t.doneReordering : t.reorder}
      </a>
    </span>
  );
}

type AssetsProps = Pick<ListPageProps, 'progress' | 'query' | 'isAllSelected'> & {
  assets: readonly Asset[];
  total: number;
};

function Assets({ assets, progress, query, total, isAllSelected }: AssetsProps) {
  const may = useMay();
  if (assets.length === 0) {
    const filtered = query.search || query.subcategory;
    if (query.alt && !filtered) return <EmptyList title={t.allDescribed} />;
    return (
      <EmptyList title={filtered ? t.nothingFound : t.nothing}>
        {!filtered && <p className="text-small">{t.addFirst}</p>}
      </EmptyList>
    );
  }
  if (query.ordering) return <Order assets={assets} query={query} total={total} />;
  const cards = (
    <ul className="asset-grid">
      {assets.map((asset) => (
        <AssetCard
          asset={asset}
          isSelected={isAllSelected}
          key={asset.id}
          progress={progress.get(asset.path)}
          query={query}
        />
      ))}
    </ul>
  );
  if (!may('assets.write')) return cards;
  return (
    <BulkForm
      action={bulkAddress(query)}
      fields={<TagsField />}
      isAllSelected={isAllSelected}
      options={<AssetOptions query={query} />}
      toggle={listAddress(query, '', isAllSelected ? {} : { select: 'page' })}
    >
      {cards}
    </BulkForm>
  );
}

function Order({ assets, query, total }: Omit<AssetsProps, 'isAllSelected' | 'progress'>) {
  const language = currentLanguage();
  const { notifications, closeNotification } = frameWords(language);
  const words = { ...templates(assetOrderWords(language)), notifications, closeNotification };
  const items = assets.map(({ id, name, mediaType, path }) => ({
    id,
    name,
    thumbnail: mediaType === 'image' ? thumbnailOf(path) : null,
  }));
  const place = { list: orderedList(query), first: (query.page - 1) * pageSize + 1, total };
  const addresses = {
    api: endpoints.apiAssetOrder,
    move: listAddress(query, '/move'),
    page: listAddress(query),
    icons: fileUrl('icons.svg'),
  };
  return (
    // The id differs per page of the list, so that a swap does not reuse another page's island.
    <div id={`order-${items.map(({ id }) => id).join('-')}`}>
      <Island
        component={AssetOrder}
        name="asset-order"
        props={{ items, ...place, ...addresses, words, problems: problemTexts(language) }}
        wake="idle"
      />
    </div>
  );
}

function Filters({ query }: { query: ListQuery }) {
  const choices = query.alt ? [] : subcategoryChoices(query.category);
  const { search: _search, subcategory: _subcategory, after: _after, ...unfiltered } = query;
  const isSorted = query.sort !== undefined && query.sort !== usualSortOf(query);
  return (
    <FilterBar
      action={endpoints.assetManager}
      clear={listAddress({ ...unfiltered, page: 1 })}
      filtered={query.search !== undefined || query.subcategory !== undefined}
      label={t.find}
    >
      {query.alt ? (
        <input name="alt" type="hidden" value={query.alt} />
      ) : (
        <>
          <input name="category" type="hidden" value={query.category.value} />
          <input name="media_type" type="hidden" value={query.mediaType} />
        </>
      )}
      {isSorted && <input name="sort" type="hidden" value={query.sort} />}
      <FilterField wide id="search" label={listWords.search}>
        <input
          className={filterClass}
          defaultValue={query.search}
          id="search"
          maxLength={200}
          name="search"
          placeholder={t.searched}
          type="search"
        />
      </FilterField>
      {choices.length > 0 && (
        // Differs from the field id in a dialog above the list.
        <FilterField id="in-subcategory" label={assetFieldWords.subcategory}>
          <select className={filterClass} defaultValue={query.subcategory ?? ''} id="in-subcategory" name="subcategory">
            <option value="">{t.all}</option>
            {choices.map(({ value }) => (
              <option key={value} value={value}>
                {subcategoryLabel(query.category.value, value)}
              </option>
            ))}
          </select>
        </FilterField>
      )}
    </FilterBar>
  );
}
