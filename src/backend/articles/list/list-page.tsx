import type { ArticleSummary } from '../../../domain/articles/queries.ts';
import { articleCategories, articleStatuses } from '../../../fields/article-values.ts';
import { endpoints, withQuery } from '../../../routes.ts';
import { Icon } from '../../../ui/media/icon.tsx';
import { countPages } from '../../../web/http/paging.ts';
import { PageHeader } from '../../ui/frame/page-header.tsx';
import { ChoiceFilter, SearchFilter } from '../../ui/lists/filters.tsx';
import { FilterBar, ListRegion, swapsList } from '../../ui/lists/list.tsx';
import { ListPagination, ListSummary } from '../../ui/lists/list-pagination.tsx';
import { Nothing } from '../../ui/lists/nothing.tsx';
import { Table } from '../../ui/lists/table.tsx';
import { fieldWords } from '../labels.ts';
import { ArticleRow } from './article-row.tsx';
import { inAddress, type ListQuery, listAddress } from './list-query.ts';

export const pageSize = 15;

type ListPageProps = {
  articles: readonly ArticleSummary[];
  query: ListQuery;
  total: number;
};

const columns = ['Article', 'Status', 'Languages', 'Published', '#Actions'] as const;

/** Every article, fifteen at a time. */
export function ListPage({ articles, query, total }: ListPageProps) {
  const { page = 1 } = query;
  return (
    <>
      <PageHeader
        action={
          <a className="btn-primary" href={withQuery(endpoints.articleCreate, inAddress(query))}>
            <Icon name="plus" />
            Create Article
          </a>
        }
        title="Articles Management"
      />
      <Filters query={query} />
      <ListRegion>
        <div className="mb-1 flex flex-wrap items-center justify-between gap-x-6">
          <h2 className="t-item text-petrol-deep">Articles ({new Intl.NumberFormat('en').format(total)})</h2>
          <a
            className="line-link inline-flex min-h-11 items-center gap-2 text-small font-600"
            href={listAddress(query)}
            {...swapsList}
          >
            <Icon className="size-4" name="refresh" />
            Refresh
          </a>
        </div>
        {query.languages && <p className="text-small">Only articles that are written in one language.</p>}
        {query.scheduled && <p className="text-small">Only articles that appear later today.</p>}
        <p className="desk-loading">Loading articles...</p>
        <ListSummary noun="articles" page={page} pageSize={pageSize} total={total} />
        {articles.length > 0 ? (
          <Table caption="Articles, newest first" columns={columns}>
            {articles.map((article) => (
              <ArticleRow article={article} key={article.id} query={query} />
            ))}
          </Table>
        ) : (
          <Nothing title="No articles found matching your criteria" />
        )}
        <ListPagination
          hrefOf={(to) => listAddress({ ...query, page: to })}
          page={page}
          pages={countPages(total, pageSize)}
        />
      </ListRegion>
    </>
  );
}

function Filters({ query }: { query: ListQuery }) {
  return (
    <FilterBar filtered action={endpoints.articleManager} label="Find articles">
      {query.languages && <input name="languages" type="hidden" value={query.languages} />}
      {query.scheduled && <input name="scheduled" type="hidden" value={query.scheduled} />}
      <SearchFilter placeholder="Words of a title or excerpt" value={query.search} />
      <ChoiceFilter
        all="All categories"
        choices={articleCategories}
        label="Category"
        labels={fieldWords}
        name="category"
        value={query.category}
      />
      <ChoiceFilter
        all="All statuses"
        choices={articleStatuses}
        label="Status"
        labels={fieldWords}
        name="status"
        value={query.status}
      />
    </FilterBar>
  );
}
