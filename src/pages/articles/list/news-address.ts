import type { NewsChoice } from '../../../domain/news/news-list.ts';
import { hrefTo, routes } from '../../../routes.ts';

/** Id of the list with its filters, to which all of its links lead. */
export const listId = 'list';

/** The page of that number, or what follows an article, beyond the pages with numbers. */
export function newsAddress(choice: NewsChoice, page = 1, after?: number): string {
  const { topic, year, text } = choice;
  const query = { category: topic, year, q: text, page: page > 1 ? page : undefined, after };
  return `${hrefTo(routes.articles.index, {}, query)}#${listId}`;
}
