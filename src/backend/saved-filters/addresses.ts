import { type FilteredList, filterQuery } from '../../domain/saved-filters/input.ts';
import { endpoints } from '../../routes.ts';

const addressOf: Record<FilteredList, string> = {
  articles: endpoints.articleManager,
  assets: endpoints.assetManager,
  messages: endpoints.messages,
  logs: endpoints.activityLogs,
};

/** Address of a list with a filter. */
export function filteredAddress(list: FilteredList, query = ''): string {
  const kept = filterQuery(list, new URLSearchParams(query));
  return kept ? `${addressOf[list]}?${kept}` : addressOf[list];
}

export function managerAddress(list: FilteredList): string {
  return `${endpoints.savedFilters}?list=${list}`;
}
