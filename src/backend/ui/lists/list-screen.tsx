import type { ReactNode } from 'react';
import { withQuery } from '../../../routes.ts';
import { PageHeader } from '../frame/page-header.tsx';
import { ExportButton, FilterBar } from './list.tsx';
import type { ListPage } from './list-query.ts';
import { PagedList } from './paged-list.tsx';
import { type ListFilters, SavedFilters } from './saved-filters.tsx';
import { type Column, Table } from './table.tsx';

/** How a list looks, besides its rows. */
export type ListLook<Row> = {
  texts: {
    title: string;
    text?: ReactNode;
    /** Of the table, for screen readers. */
    caption: string;
    /** Label of the filters. */
    filter?: string;
    nothing: string;
    nothingText?: string;
    /** When there are filters. */
    nothingFound?: string;
  };
  /** What the rows are, as in "42 messages". */
  noun: (values: { count: number }) => string;
  columns: readonly Column<Row>[];
  /** In the header. */
  action?: ReactNode;
  /** Between header and filters. */
  above?: ReactNode;
  filters?: ReactNode;
  /** Address of its export. */
  exports?: string;
  /** Beside the export. */
  links?: ReactNode;
  below?: ReactNode;
};

type ListScreenProps<Row> = {
  /** Address of the list. */
  path: string;
  look: ListLook<Row>;
  part: ListPage<Row>;
  pageSize: number;
  filter: object;
  isFiltered: boolean;
  sort: string;
  usual: string;
  saved: ListFilters | undefined;
};

/** A list with its filters, orders and pages. */
export function ListScreen<Row extends { id: number }>(props: ListScreenProps<Row>) {
  const { path, look, part, pageSize, filter, isFiltered, sort, usual, saved } = props;
  const { texts, noun, columns, action, above, filters, exports, links, below } = look;
  const { rows, ...paging } = part;
  const hrefOf = (order: string, page?: number, after?: number) =>
    withQuery(path, { ...filter, sort: order === usual ? undefined : order, page, after });
  return (
    <>
      <PageHeader action={action} text={texts.text} title={texts.title} />
      {above}
      {filters && (
        <FilterBar action={path} filtered={isFiltered} label={texts.filter ?? ''}>
          {sort !== usual && <input name="sort" type="hidden" value={sort} />}
          {filters}
        </FilterBar>
      )}
      <PagedList
        {...paging}
        empty={(isFiltered && texts.nothingFound) || texts.nothing}
        emptyText={texts.nothingText}
        hrefOf={(page, after) => hrefOf(sort, page > 1 ? page : undefined, after)}
        links={
          exports &&
          part.total > 0 && (
            <div className="flex flex-wrap gap-x-6">
              <ExportButton action={withQuery(exports, { ...filter })} />
              {links}
            </div>
          )
        }
        noun={noun({ count: part.total })}
        pageSize={pageSize}
        saved={saved && <SavedFilters {...saved} />}
      >
        <Table caption={texts.caption} columns={columns} order={{ current: sort, hrefOf }} rows={rows} />
      </PagedList>
      {below}
    </>
  );
}
