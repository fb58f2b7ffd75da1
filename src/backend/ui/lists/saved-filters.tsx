import { type FilteredList, filterQuery, type SavedFilter } from '../../../domain/saved-filters/input.ts';
import { savedFilterWords as t } from '../../../i18n/backend/saved-filters.words.ts';
import { endpoints } from '../../../routes.ts';
import { filterClass } from './list.tsx';

export type ListFilters = { list: FilteredList; query: URLSearchParams; saved: readonly SavedFilter[] };

/** Links to the saved filters of a list, and a form that saves the present one. */
export function SavedFilters({ list, query, saved }: ListFilters) {
  const present = filterQuery(list, query);
  const isSaved = saved.some((one) => one.query === present);
  if (saved.length === 0 && present === '') return null;
  return (
    <div className="mb-4 flex flex-wrap items-start gap-x-4 gap-y-1 text-small">
      {saved.length > 0 && (
        <nav aria-label={t.saved} className="flex flex-wrap items-center gap-x-4">
          {saved.map((one) => (
            // A full page load, because the filter fields are outside the replaced element.
            <a
              aria-current={one.query === present ? 'true' : undefined}
              className="sort-link min-h-11 [overflow-wrap:anywhere]"
              href={filteredAddress(list, one.query)}
              key={one.id}
            >
              {one.name}
            </a>
          ))}
          <a className="line-link inline-flex min-h-11 items-center" href={managerAddress(list)}>
            {t.manage}
          </a>
        </nav>
      )}
      {present !== '' && !isSaved && (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center line-link font-600">{t.save}</summary>
          <form action={endpoints.savedFilters} className="flex flex-wrap items-end gap-3 pb-2" method="post">
            <input name="list" type="hidden" value={list} />
            <input name="query" type="hidden" value={present} />
            <div>
              <label className="t-label text-slate" htmlFor="filter-name">
                {t.name}
              </label>
              <input
                autoComplete="off"
                className={filterClass}
                id="filter-name"
                maxLength={60}
                name="name"
                required
                type="text"
              />
            </div>
            <button className="btn-outline min-h-11 px-5 py-2" type="submit">
              {t.submit}
            </button>
          </form>
        </details>
      )}
    </div>
  );
}

const addressOf: Record<FilteredList, string> = {
  articles: endpoints.articleManager,
  assets: endpoints.assetManager,
  messages: endpoints.messages,
  logs: endpoints.activityLogs,
};

export function filteredAddress(list: FilteredList, query = ''): string {
  const kept = filterQuery(list, new URLSearchParams(query));
  return kept ? `${addressOf[list]}?${kept}` : addressOf[list];
}

export function managerAddress(list: FilteredList): string {
  return `${endpoints.savedFilters}?list=${list}`;
}
