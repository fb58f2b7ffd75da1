import type { ReactNode } from 'react';
import { withQuery } from '../../../routes.ts';
import { PageHeader } from '../frame/page-header.tsx';
import { EmptyList } from './empty-list.tsx';
import { ExportButton, FilterBar, ListRegion } from './list.tsx';
import { ListPagination, ListSummary } from './list-pagination.tsx';
import type { ListPage } from './list-query.ts';
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
  const { rows, total } = part;
  const hrefOf = (order: string, to?: number, behind?: number) =>
    withQuery(path, { ...filter, sort: order === usual ? undefined : order, page: to, after: behind });
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
      <ListRegion>
        {saved && <SavedFilters {...saved} />}
        <div className="flex flex-wrap items-start justify-between gap-x-6">
          <ListSummary noun={noun({ count: total })} pageSize={pageSize} part={part} />
          {exports && total > 0 && (
            <div className="flex flex-wrap gap-x-6">
              <ExportButton action={withQuery(exports, { ...filter })} />
              {links}
            </div>
          )}
        </div>
        {total > 0 ? (
          <Table caption={texts.caption} columns={columns} order={{ current: sort, hrefOf }} rows={rows} />
        ) : (
          <EmptyList title={(isFiltered && texts.nothingFound) || texts.nothing}>
            {texts.nothingText && <p className="text-small text-slate">{texts.nothingText}</p>}
          </EmptyList>
        )}
        <ListPagination
          hrefOf={(to, behind) => hrefOf(sort, to > 1 ? to : undefined, behind)}
          pageSize={pageSize}
          part={part}
        />
      </ListRegion>
      {below}
    </>
  );
}
