import type { ReactNode } from 'react';
import { countPages } from '../../../web/http/paging.ts';
import { EmptyList } from './empty-list.tsx';
import { ListRegion } from './list.tsx';
import { ListPagination, ListSummary, type ListSummaryProps } from './list-pagination.tsx';

type PagedListProps = Omit<ListSummaryProps, 'isBeyond'> & {
  /** Address of a page of the list, or of what follows the row with an id. */
  hrefOf: (page: number, after?: number) => string;
  after?: number | undefined;
  next?: number | undefined;
  /** The saved filters of the list. */
  saved?: ReactNode;
  /** Links beside the summary. */
  links?: ReactNode;
  /** Message of an empty list. */
  empty: string;
  emptyText?: string | undefined;
  /** Table of the rows. */
  children: ReactNode;
};

/** Summary, table and page links of a filtered list. */
export function PagedList({
  hrefOf,
  links,
  empty,
  emptyText,
  children,
  after,
  next,
  saved,
  ...counted
}: PagedListProps) {
  const { page, pageSize, total } = counted;
  const summary = { ...counted, isBeyond: after !== undefined };
  return (
    <ListRegion>
      {saved}
      {links === undefined ? (
        <ListSummary {...summary} />
      ) : (
        <div className="flex flex-wrap items-start justify-between gap-x-6">
          <ListSummary {...summary} />
          {links}
        </div>
      )}
      {total > 0 ? (
        children
      ) : (
        <EmptyList title={empty}>{emptyText && <p className="text-small text-slate">{emptyText}</p>}</EmptyList>
      )}
      <ListPagination after={after} hrefOf={hrefOf} next={next} page={page} pages={countPages(total, pageSize)} />
    </ListRegion>
  );
}
