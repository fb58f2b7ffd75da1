import type { ReactNode } from 'react';
import { listWords as t } from '../../../i18n/backend/lists.words.ts';
import { Icon } from '../../../ui/media/icon.tsx';

/** Id of the element replaced when filters or page change. */
const listId = 'list';

/** htmx attributes: GET forms and links inside replace only the list. */
export const swapsList = {
  'data-hx-boost': 'true',
  'data-hx-target': `#${listId}`,
  'data-hx-select': `#${listId}`,
  'data-hx-swap': 'outerMorph',
  'data-hx-indicator': `#${listId}`,
} as const;

/** The replaceable part of a list screen: count, table and page links. */
export function ListRegion({ children }: { children: ReactNode }) {
  return (
    <div className="desk-list" id={listId}>
      {children}
    </div>
  );
}

/** Exports the filtered list, as CSV unless it is labelled otherwise. A form, because every export is recorded. */
export function ExportButton({ action, label }: { action: string; label?: string }) {
  return (
    <form action={action} method="post">
      <button className="line-link inline-flex min-h-7 items-center gap-2 text-small font-600" type="submit">
        <Icon className="size-4" name="download" />
        {label ?? t.exportCsv}
      </button>
    </form>
  );
}

type FilterBarProps = {
  /** Address of the list. */
  action: string;
  label: string;
  /** `FilterField` elements. */
  children: ReactNode;
  /** Whether any filter is set, which shows the "Clear" link. */
  filtered: boolean;
  /** Address of "Clear"; the list itself by default. */
  clear?: string;
};

/** Filter bar: a GET form that, with script, applies changes immediately. */
export function FilterBar({ action, label, children, filtered, clear = action }: FilterBarProps) {
  return (
    <search aria-label={label}>
      <form
        action={action}
        className="mb-5 flex flex-wrap items-end gap-3"
        method="get"
        {...swapsList}
        // What is typed while the list is loading replaces the request.
        data-hx-sync="this:replace"
      >
        {children}
        <button className="btn-outline min-h-11 px-5 py-2" type="submit">
          {t.apply}
        </button>
        {filtered && (
          <a
            className="line-link inline-flex min-h-11 items-center px-2 text-small font-600"
            // A full page load, because the filter fields are outside the replaced element.
            data-hx-boost="false"
            href={clear}
          >
            {t.clear}
          </a>
        )}
      </form>
    </search>
  );
}

type FilterFieldProps = { id: string; label: string; children: ReactNode; wide?: boolean };

/** A labelled filter; its control uses `filterClass`. */
export function FilterField({ id, label, children, wide }: FilterFieldProps) {
  return (
    <div className={wide ? 'min-w-56 flex-[2_1_14rem]' : 'min-w-36 flex-[1_1_9rem] lg:flex-initial'}>
      <label className="t-label text-slate" htmlFor={id}>
        {label}
      </label>
      {children}
    </div>
  );
}

export const filterClass =
  'mt-1 block w-full min-h-11 rounded border-[1.5px] border-graphite/45 bg-white px-3 py-2 text-small text-graphite hover:border-graphite';
