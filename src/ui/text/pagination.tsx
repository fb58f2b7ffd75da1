import { Icon } from '../media/icon.tsx';

type PaginationProps = {
  /** From 1. */
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  words: { label: string; previous: string; next: string; page: (values: { page: number }) => string };
  /** Where the list goes on beyond its numbered pages. */
  next?: string | undefined;
};

const stepClass = 'inline-grid min-w-11 h-11 place-items-center rounded px-2 font-600 tabular-nums';

/**
 * Page links: up to five pages all of them, otherwise first, last, neighbours and gaps. A page beyond those with numbers is
 * `pages` + 1.
 */
export function Pagination({ page, pages, hrefOf, words, next }: PaginationProps) {
  if (pages < 2 && page === 1 && next === undefined) return null;
  const following = next ?? (page < pages ? hrefOf(page + 1) : undefined);
  return (
    <nav
      aria-label={words.label}
      className="mt-12 flex flex-wrap items-center gap-1.5 border-t border-graphite/15 pt-8"
    >
      {page > 1 && page <= pages && (
        <a aria-label={words.previous} className={`${stepClass} hover:bg-powder`} href={hrefOf(page - 1)} rel="prev">
          <Icon name="arrow-left" />
        </a>
      )}
      {shownPages(page, pages).map((step, index) =>
        step === 'gap' ? (
          <span aria-hidden="true" className={stepClass} key={`gap-${index < 3 ? 'first' : 'last'}`}>
            …
          </span>
        ) : (
          <a
            aria-current={step === page ? 'page' : undefined}
            aria-label={words.page({ page: step })}
            className={`${stepClass} hover:bg-powder aria-[current=page]:bg-petrol aria-[current=page]:text-alumina`}
            href={hrefOf(step)}
            key={step}
          >
            {step}
          </a>
        ),
      )}
      {page > pages && (
        <span aria-hidden="true" className={stepClass}>
          …
        </span>
      )}
      {following !== undefined && (
        <a aria-label={words.next} className={`${stepClass} hover:bg-powder`} href={following} rel="next">
          <Icon name="arrow-right" />
        </a>
      )}
    </nav>
  );
}

function shownPages(page: number, pages: number): (number | 'gap')[] {
  if (pages <= 5) return Array.from({ length: pages }, (_, index) => index + 1);
  const near = [page - 1, page, page + 1].filter((step) => step > 1 && step < pages);
  const first = near[0] ?? 2;
  const last = near.at(-1) ?? pages - 1;
  return [1, ...(first > 2 ? (['gap'] as const) : []), ...near, ...(last < pages - 1 ? (['gap'] as const) : []), pages];
}
