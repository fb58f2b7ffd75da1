import type { ReactNode } from 'react';
import { currentLanguage } from '../../../current.ts';
import type { DraftMoment } from '../../../domain/article-drafts/queries.ts';
import { type ArticleSort, type ArticleSummary, articleStates } from '../../../domain/articles/queries.ts';
import { filteredLanguages, filteredTopics } from '../../../domain/articles/staff-filters.ts';
import { titleOf } from '../../../domain/publishing/article-title.ts';
import type { Unsaved } from '../../../domain/unsaved/unsaved.ts';
import { articleCategories } from '../../../fields/article-values.ts';
import { articleDraftWords } from '../../../i18n/backend/articles/article-drafts.words.ts';
import { articleFieldWords } from '../../../i18n/backend/articles/article-fields.words.ts';
import {
  articleStateWords as stateWords,
  articleListWords as t,
} from '../../../i18n/backend/articles/articles.words.ts';
import { bulkWords } from '../../../i18n/backend/bulk.words.ts';
import { listWords } from '../../../i18n/backend/lists.words.ts';
import { unsavedWords } from '../../../i18n/backend/unsaved.words.ts';
import { endpoints, withQuery } from '../../../routes.ts';
import { Icon } from '../../../ui/media/icon.tsx';
import type { IconName } from '../../../ui/media/icon-names.ts';
import { BulkForm, SelectBox } from '../../bulk/bulk-bar.tsx';
import { opensAddressedDialog, opensDialog } from '../../ui/dialog.tsx';
import { labelOf } from '../../ui/forms/field-words.ts';
import { AddLink, PageHeader } from '../../ui/frame/page-header.tsx';
import { Allowed, useMay } from '../../ui/frame/staff-rights.tsx';
import { DateRange } from '../../ui/lists/date-range.tsx';
import { EmptyList } from '../../ui/lists/empty-list.tsx';
import { ChoiceFilter, SearchFilter } from '../../ui/lists/filters.tsx';
import { ExportButton, FilterBar, FilterField, filterClass, ListRegion, swapsList } from '../../ui/lists/list.tsx';
import { ListPagination, ListSummary } from '../../ui/lists/list-pagination.tsx';
import type { ListPage as PartOfList } from '../../ui/lists/list-query.ts';
import { type ListFilters, SavedFilters } from '../../ui/lists/saved-filters.tsx';
import { StatusBadge } from '../../ui/lists/status-badge.tsx';
import { type Column, Table } from '../../ui/lists/table.tsx';
import { draftAddress } from '../../ui/version-addresses.ts';
import { UnsavedTexts } from '../../unsaved/screens.tsx';
import { Completeness } from '../completeness.tsx';
import { choiceLabel } from '../labels.ts';
import { ArticleStatusBadge, DraftLines, PublishedLine, UnpublishLine } from './article-badges.tsx';
import {
  articleAddress,
  bulkAddress,
  exportAddress,
  firstPageOf,
  inAddress,
  type ListQuery,
  listAddress,
  usualSort,
} from './list-query.ts';

export const pageSize = 15;

type ListPageProps = {
  list: PartOfList<ArticleSummary>;
  /** Names that the filter offers. */
  authors: readonly string[];
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
export function ListPage({ list, authors, drafted, query, filters, unsaved, isAllSelected }: ListPageProps) {
  const { rows: articles, total, isExact } = list;
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
            <AddLink href={withQuery(endpoints.articleCreate, inAddress(query))}>{t.create}</AddLink>
          </Allowed>
        }
        title={t.title}
      />
      {!mayDelete && (
        <p className="mt-2 max-w-[65ch] text-small text-slate">{mayCreate ? t.writersPart : t.translatorsPart}</p>
      )}
      <div className="mb-4 empty:hidden">
        <UnsavedTexts texts={unsaved} title={unsavedWords.newArticles} />
      </div>
      <Filters authors={authors} entered={filters.query} query={query} />
      <ListRegion>
        <SavedFilters {...filters} />
        <div className="mb-1 flex flex-wrap items-center justify-between gap-x-6">
          <h2 className="t-item text-petrol-deep">{t.count({ total, counted: isExact ? 'exactly' : 'more' })}</h2>
          <div className="flex flex-wrap items-center gap-x-6">
            {articles.length > 0 && <ExportButton action={exportAddress(query)} />}
            <a
              className="line-link inline-flex min-h-11 items-center gap-2 text-small font-600"
              href={listAddress(query)}
              {...swapsList}
            >
              <Icon className="size-4" name="refresh" />
              {t.refresh}
            </a>
          </div>
        </div>
        {query.languages && <p className="text-small">{t.onlyPartial}</p>}
        {query.scheduled && <p className="text-small">{t.onlyScheduled}</p>}
        <p className="desk-loading">{t.loading}</p>
        <ListSummary noun={t.articles({ count: total })} pageSize={pageSize} part={list} />
        {articles.length > 0 ? (
          <Selectable isAllSelected={isAllSelected} query={query}>
            {table}
          </Selectable>
        ) : (
          <EmptyList title={t.nothing} />
        )}
        <ListPagination
          hrefOf={(to, behind) =>
            listAddress({
              ...firstPageOf(query),
              ...(query.sort && { sort: query.sort }),
              page: to,
              ...(behind !== undefined && { after: behind }),
            })
          }
          pageSize={pageSize}
          part={list}
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

type FiltersProps = {
  query: ListQuery /** As it was entered. */;
  entered: URLSearchParams;
  authors: readonly string[];
};

function Filters({ query, entered, authors }: FiltersProps) {
  const { topic, author, language, mine } = query;
  const words = { ...articleFieldWords(currentLanguage()), ...stateWords(currentLanguage()) };
  const isOpen = [topic, author, language, mine, entered.get('from'), entered.get('to')].some(Boolean);
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
        choices={articleStates}
        label={articleFieldWords.status}
        labels={words}
        name="status"
        value={query.status}
      />
      <details className="open:basis-full" open={isOpen}>
        <summary className="line-link inline-flex min-h-11 cursor-pointer items-center text-small font-600">
          {listWords.moreFilters}
        </summary>
        <div className="flex flex-wrap items-end gap-3 pt-1">
          <ChoiceFilter
            all={t.allTopics}
            choices={filteredTopics}
            label={articleFieldWords.topic}
            labels={words}
            name="topic"
            value={topic}
          />
          <ChoiceFilter
            all={t.anyLanguage}
            choices={filteredLanguages}
            label={t.language}
            labels={words}
            name="language"
            value={language}
          />
          <FilterField id="author" label={articleFieldWords.author}>
            <input
              autoComplete="off"
              className={filterClass}
              defaultValue={author}
              id="author"
              list="authors"
              maxLength={200}
              name="author"
              type="text"
            />
            <datalist id="authors">
              {authors.map((name) => (
                <option key={name} value={name} />
              ))}
            </datalist>
          </FilterField>
          <DateRange labels={{ from: t.datedFrom, to: t.datedTo }} query={entered} />
          <label className="inline-flex min-h-11 items-center gap-2.5 text-small">
            <input
              className="size-6 accent-laterite"
              defaultChecked={mine !== undefined}
              name="mine"
              type="checkbox"
              value="true"
            />
            {t.mine}
          </label>
        </div>
      </details>
    </FilterBar>
  );
}

type ListView = {
  /** When unpublished changes are published, by the ids of the articles that have such changes. */
  drafted: ReadonlyMap<number, readonly DraftMoment[]>;
  query: ListQuery;
  /** Whether articles are selected at first; undefined without the right to do something with them. */
  isSelected: boolean | undefined;
};

function articleColumns({ drafted, query, isSelected }: ListView): Column<ArticleSummary>[] {
  const selecting: Column<ArticleSummary> = {
    head: `#${bulkWords.select}`,
    select: true,
    cell: (article) => <SelectBox isSelected={isSelected ?? false} item={article} name={titleOf(article)} />,
  };
  return [
    ...(isSelected === undefined ? [] : [selecting]),
    {
      head: t.article,
      sort: 'title',
      alone: true,
      cell: (article) => (
        <>
          <a className="line-link font-650" href={articleAddress('articleEdit', article.id, query)}>
            {titleOf(article)}
          </a>
          <span className="mt-0.5 block text-tiny text-slate">
            {[choiceLabel(currentLanguage(), article.category), article.author].filter(Boolean).join(' · ')}
          </span>
        </>
      ),
    },
    {
      head: articleFieldWords.status,
      sort: 'status',
      cell: ({ id, publishedAt, status, unpublishAt }) => (
        <>
          <ArticleStatusBadge publishedAt={publishedAt} status={status} unpublishAt={unpublishAt} />
          {drafted.has(id) && (
            <a className="mt-1 block w-fit" href={draftAddress(id)}>
              <StatusBadge tone="busy">{articleDraftWords.badge}</StatusBadge>
            </a>
          )}
        </>
      ),
    },
    {
      head: articleFieldWords.languages,
      cell: ({ category, details }) => (
        <span className="block min-w-36">
          <Completeness category={category} details={details} />
        </span>
      ),
    },
    {
      head: t.published,
      sort: '-published',
      cell: ({ id, publishedAt, status, unpublishAt }) => (
        <>
          <PublishedLine at={publishedAt} status={status} />
          <DraftLines moments={drafted.get(id) ?? []} />
          {unpublishAt && <UnpublishLine at={unpublishAt} />}
        </>
      ),
    },
    { head: `#${listWords.actions}`, align: 'end', cell: (article) => <Actions article={article} query={query} /> },
  ];
}

function Actions({ article, query }: { article: ArticleSummary; query: ListQuery }) {
  const title = titleOf(article);
  const hrefOf = (screen: Parameters<typeof articleAddress>[0]) => articleAddress(screen, article.id, query);
  return (
    <span className="-my-2 inline-flex">
      <Action href={hrefOf('articlePreview')} icon="eye" of={title} opens={opensAddressedDialog} verb={t.view} />
      <Action href={hrefOf('articleEdit')} icon="pencil" of={title} verb={t.edit} />
      <Allowed needs="articles.create">
        <Action href={hrefOf('articleDuplicate')} icon="copy" of={title} opens={opensDialog} verb={t.duplicate} />
      </Allowed>
      <Allowed needs="articles.delete">
        <Action href={hrefOf('articleDelete')} icon="trash" of={title} opens={opensDialog} verb={t.delete} />
      </Allowed>
    </span>
  );
}

type ActionProps = { href: string; verb: string; of: string; icon: IconName; opens?: object };

function Action({ href, verb, of, icon, opens }: ActionProps) {
  return (
    <a
      aria-label={t.actionOf({ verb, title: of })}
      className="inline-grid size-11 place-items-center rounded-full hover:bg-powder"
      href={href}
      title={verb}
      {...opens}
    >
      <Icon name={icon} />
    </a>
  );
}

/** Actions for the selected articles, as far as the roles of the account allow them. */
function ArticleOptions() {
  const may = useMay();
  return (
    <>
      {may('articles.publish') && (
        <>
          <option value="publish">{bulkWords.publish}</option>
          <option value="archive">{bulkWords.archive}</option>
        </>
      )}
      <optgroup label={bulkWords.topic}>
        {filteredTopics.map((topic) => (
          <option key={topic} value={`topic:${topic}`}>
            {labelOf(articleFieldWords(currentLanguage()), topic)}
          </option>
        ))}
        <option value="topic:none">{articleFieldWords.noTopic}</option>
      </optgroup>
      {may('articles.delete') && <option value="delete">{bulkWords.delete}</option>}
    </>
  );
}
