import type { ReactNode } from 'react';
import { listWords } from '../../../i18n/backend/lists.ts';
import { Icon } from '../../../ui/media/icon.tsx';
import { useWords } from '../frame/staff-language.tsx';

/** The id of the part of a list screen that changes with its filters and pages. */
const listId = 'list';

/** htmx attributes: GET forms and links inside swap only the list. */
export const swapsList = {
  'data-hx-boost': 'true',
  'data-hx-target': `#${listId}`,
  'data-hx-select': `#${listId}`,
  'data-hx-swap': 'outerMorph',
  'data-hx-indicator': `#${listId}`,
} as const;

/** The part swapped by filters and pagination: count, table and page links. */
export function ListRegion({ children }: { children: ReactNode }) {
  return (
    <div className="desk-list" id={listId}>
      {children}
    </div>
  );
}

/** Link to the export of the filtered list. */
export function ExportLink({ href }: { href: string }) {
  return (
    <a className="line-link inline-flex min-h-7 items-center gap-2 text-small font-600" download href={href}>
      <Icon className="size-4" name="download" />
      {useWords(listWords).exportCsv}
    </a>
  );
}

type FilterBarProps = {
  /** The address of the list. */
  action: string;
  label: string;
  /** Fields, as `FilterField`. */
  children: ReactNode;
  /** Whether anything is filtered, so that there is something to clear. */
  filtered: boolean;
  /** Where "Clear" leads; to the address of the list when left out. */
  clear?: string;
};

/** The filters of a list, in its address: a GET form, which with script applies a choice at once. */
export function FilterBar({ action, label, children, filtered, clear = action }: FilterBarProps) {
  const t = useWords(listWords);
  return (
    <search aria-label={label}>
      <form action={action} className="mb-5 flex flex-wrap items-end gap-3" method="get" {...swapsList}>
        {children}
        <button className="btn-outline min-h-11 px-5 py-2" type="submit">
          {t.apply}
        </button>
        {filtered && (
          <a
            className="line-link inline-flex min-h-11 items-center px-2 text-small font-600"
            // The fields are to be empty too, and they stand outside of what a swap changes.
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

/** One filter; its control takes `filterClass`. */
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
