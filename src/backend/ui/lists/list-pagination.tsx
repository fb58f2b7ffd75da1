import { listWords as t } from '../../../i18n/backend/lists.words.ts';
import { Icon } from '../../../ui/media/icon.tsx';
import { countPages } from '../../../web/http/paging.ts';
import { swapsList } from './list.tsx';
import type { ListPage } from './list-query.ts';

type Part = Pick<ListPage<unknown>, 'page' | 'total' | 'after' | 'next'>;

type ListPaginationProps = {
  part: Part;
  pageSize: number;
  /** Address of a page, or of what follows the row with an id. */
  hrefOf: (page: number, after?: number) => string;
};

const step =
  'inline-grid min-h-11 min-w-11 place-items-center rounded px-2.5 text-small font-600 tabular-nums hover:bg-alumina aria-[current=page]:bg-petrol aria-[current=page]:text-alumina';

/** First page, last page and the neighbours of the current one, with gaps. */
export function ListPagination({ part: { page, total, after, next }, pageSize, hrefOf }: ListPaginationProps) {
  const pages = countPages(total, pageSize);
  if (pages < 2) return null;
  return (
    <nav
      aria-label={t.pages}
      className="mt-5 flex flex-wrap items-center gap-1"
      {...swapsList}
      data-hx-swap="outerMorph show:top"
    >
      {page > 1 && after === undefined && (
        <a className={`${step} grid-flow-col gap-1.5`} href={hrefOf(page - 1)} rel="prev">
          <Icon className="size-4" name="chevron-left" />
          {t.previous}
        </a>
      )}
      {shownPages(page, pages).map((shown, index, all) => (
        <span className="contents" key={shown}>
          {index > 0 && shown - (all[index - 1] ?? shown) > 1 && (
            <span aria-hidden="true" className="px-1">
              …
            </span>
          )}
          <a
            aria-current={shown === page && after === undefined ? 'page' : undefined}
            aria-label={t.page({ page: shown })}
            className={step}
            href={hrefOf(shown)}
          >
            {shown}
          </a>
        </span>
      ))}
      {after !== undefined && <span className={step}>{t.beyond}</span>}
      {(page < pages || next !== undefined) && (
        <a
          className={`${step} grid-flow-col gap-1.5`}
          href={next === undefined ? hrefOf(page + 1) : hrefOf(1, next)}
          rel="next"
        >
          {t.next}
          <Icon className="size-4" name="chevron-right" />
        </a>
      )}
    </nav>
  );
}

function shownPages(page: number, pages: number): number[] {
  return [...new Set([1, page - 1, page, page + 1, pages])]
    .filter((shown) => shown >= 1 && shown <= pages)
    .sort((a, b) => a - b);
}

type ListSummaryProps = { part: Part & { isExact?: boolean }; pageSize: number; noun: string };

/** "Showing 16-30 of 42 articles", as a live region. An empty list has its own message. */
export function ListSummary({ part: { page, total, after, isExact = true }, pageSize, noun }: ListSummaryProps) {
  const isBeyond = after !== undefined;
  const first = Math.min((page - 1) * pageSize + 1, total);
  const last = Math.min(page * pageSize, total);
  return (
    <p className={total === 0 ? 'sr-only' : 'mb-3 text-small text-slate'} role="status">
      {total === 0 && t.showingNone({ noun })}
      {total > 0 && isBeyond && t.showingBeyond({ total, noun })}
      {total > 0 && !isBeyond && t.showing({ first, last, total, noun, counted: isExact ? 'exactly' : 'more' })}
    </p>
  );
}
