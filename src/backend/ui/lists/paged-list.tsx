import type { ReactNode } from 'react';
import { countPages } from '../../../web/http/paging.ts';
import { ListRegion } from './list.tsx';
import { ListPagination, ListSummary, type ListSummaryProps } from './list-pagination.tsx';
import { Nothing } from './nothing.tsx';

type PagedListProps = ListSummaryProps & {
  /** Address of a page of the list. */
  hrefOf: (page: number) => string;
  /** Links beside the summary. */
  links?: ReactNode;
  /** Message of an empty list. */
  empty: string;
  /** Table of the rows. */
  children: ReactNode;
};

/** Summary, table and page links of a filtered list. */
export function PagedList({ hrefOf, links, empty, children, ...summary }: PagedListProps) {
  const { page, pageSize, total } = summary;
  return (
    <ListRegion>
      {links === undefined ? (
        <ListSummary {...summary} />
      ) : (
        <div className="flex flex-wrap items-start justify-between gap-x-6">
          <ListSummary {...summary} />
          {links}
        </div>
      )}
      {total > 0 ? children : <Nothing title={empty} />}
      <ListPagination hrefOf={hrefOf} page={page} pages={countPages(total, pageSize)} />
    </ListRegion>
  );
}
