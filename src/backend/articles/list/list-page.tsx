import type { ReactNode } from 'react';
import { currentLanguage } from '../../../current.ts';
import type { DraftMoment } from '../../../domain/article-drafts/queries.ts';
import type { ArticleSort, ArticleSummary } from '../../../domain/articles/queries.ts';
import type { Unsaved } from '../../../domain/unsaved/unsaved.ts';
import { articleCategories, articleStatuses } from '../../../fields/article-values.ts';
import { articleFieldWords } from '../../../i18n/backend/articles/article-fields.words.ts';
import { articleListWords as t } from '../../../i18n/backend/articles/articles.words.ts';
import { unsavedWords } from '../../../i18n/backend/unsaved.words.ts';
import { endpoints, withQuery } from '../../../routes.ts';
import { Icon } from '../../../ui/media/icon.tsx';
import { countPages } from '../../../web/http/paging.ts';
import { BulkForm } from '../../bulk/bulk-bar.tsx';
import { PageHeader } from '../../ui/frame/page-header.tsx';
import { Allowed, useMay } from '../../ui/frame/staff-rights.tsx';
import { EmptyList } from '../../ui/lists/empty-list.tsx';
import { ChoiceFilter, SearchFilter } from '../../ui/lists/filters.tsx';
import { FilterBar, ListRegion, swapsList } from '../../ui/lists/list.tsx';
import { ListPagination, ListSummary } from '../../ui/lists/list-pagination.tsx';
import type { ListPage as PartOfList } from '../../ui/lists/list-query.ts';
import { type ListFilters, SavedFilters } from '../../ui/lists/saved-filters.tsx';
import { Table } from '../../ui/lists/table.tsx';
import { UnsavedTexts } from '../../unsaved/screens.tsx';
import { ArticleOptions } from './article-options.tsx';
import { articleColumns } from './article-row.tsx';
import { bulkAddress, firstPageOf, inAddress, type ListQuery, listAddress, usualSort } from './list-query.ts';

export const pageSize = 15;

type ListPageProps = {
  list: PartOfList<ArticleSummary>;
  /** When the unpublished changes are published, by the ids of those that have such changes. */
  drafted: ReadonlyMap<number, readonly DraftMoment[]>;
  query: ListQuery;
  filters: ListFilters;
  /** New articles that the reader began and has not saved. */
  unsaved: readonly Unsaved[];
  /** Whether all rows of the page are selected at first. */
  isAllSelected: boolean;
};

/** Paginated list of all articles, fifteen per page. */
export function ListPage({ list, drafted, query, filters, unsaved, isAllSelected }: ListPageProps) {
  const { rows: articles, total, isExact, after, next } = list;
  const { page = 1 } = query;
  const may = useMay();
  const [mayCreate, mayDelete] = [may('articles.create'), may('articles.delete')];
  const table = (
    <Table
      caption={t.caption}
      columns={articleColumns({ drafted, query, isSelected: mayCreate ? isAllSelected : undefined })}
      order={{
        current: query.sort ?? usualSort,
        hrefOf: (sort) =>
          listAddress({ ...firstPageOf(query), ...(sort !== usualSort && { sort: sort as ArticleSort }) }),
      }}
      rows={articles}
    />
  );
  return (
    <>
      <PageHeader
        action={
          <Allowed needs="articles.create">
            <a className="btn-primary" href={withQuery(endpoints.articleCreate, inAddress(query))}>
              <Icon name="plus" />
              {t.create}
            </a>
          </Allowed>
        }
        title={t.title}
      />
      {!mayDelete && (
        <p className="mt-2 max-w-[65ch] text-small text-slate">{mayCreate ? t.writersPart : t.translatorsPart}</p>
      )}
      <UnsavedTexts texts={unsaved} title={unsavedWords.newArticles} />
      <Filters query={query} />
      <ListRegion>
        <SavedFilters {...filters} />
        <div className="mb-1 flex flex-wrap items-center justify-between gap-x-6">
          <h2 className="t-item text-petrol-deep">{t.count({ total, counted: isExact ? 'exactly' : 'more' })}</h2>
          <a
            className="line-link inline-flex min-h-11 items-center gap-2 text-small font-600"
            href={listAddress(query)}
            {...swapsList}
          >
            <Icon className="size-4" name="refresh" />
            {t.refresh}
          </a>
        </div>
        {query.languages && <p className="text-small">{t.onlyPartial}</p>}
        {query.scheduled && <p className="text-small">{t.onlyScheduled}</p>}
        <p className="desk-loading">{t.loading}</p>
        <ListSummary
          isBeyond={after !== undefined}
          isExact={isExact}
          noun={t.articles({ count: total })}
          page={page}
          pageSize={pageSize}
          total={total}
        />
        {articles.length > 0 ? (
          <Selectable isAllSelected={isAllSelected} query={query}>
            {table}
          </Selectable>
        ) : (
          <EmptyList title={t.nothing} />
        )}
        <ListPagination
          after={after}
          hrefOf={(to, behind) =>
            listAddress({
              ...firstPageOf(query),
              ...(query.sort && { sort: query.sort }),
              page: to,
              ...(behind !== undefined && { after: behind }),
            })
          }
          next={next}
          page={page}
          pages={countPages(total, pageSize)}
        />
      </ListRegion>
    </>
  );
}

type SelectableProps = Pick<ListPageProps, 'query' | 'isAllSelected'> & { children: ReactNode };

/** Translators change no fields that articles have in common: there is no action for them. */
function Selectable({ query, isAllSelected, children }: SelectableProps) {
  if (!useMay()('articles.create')) return children;
  const select = isAllSelected ? undefined : 'page';
  return (
    <BulkForm
      action={bulkAddress(query)}
      isAllSelected={isAllSelected}
      options={<ArticleOptions />}
      toggle={withQuery(endpoints.articleManager, { ...inAddress(query), select })}
    >
      {children}
    </BulkForm>
  );
}

function Filters({ query }: { query: ListQuery }) {
  return (
    <FilterBar filtered action={endpoints.articleManager} label={t.find}>
      {query.languages && <input name="languages" type="hidden" value={query.languages} />}
      {query.sort && <input name="sort" type="hidden" value={query.sort} />}
      {query.scheduled && <input name="scheduled" type="hidden" value={query.scheduled} />}
      <SearchFilter placeholder={t.searched} value={query.search} />
      <ChoiceFilter
        all={t.allCategories}
        choices={articleCategories}
        label={articleFieldWords.category}
        labels={articleFieldWords(currentLanguage())}
        name="category"
        value={query.category}
      />
      <ChoiceFilter
        all={t.allStatuses}
        choices={articleStatuses}
        label={articleFieldWords.status}
        labels={articleFieldWords(currentLanguage())}
        name="status"
        value={query.status}
      />
    </FilterBar>
  );
}
