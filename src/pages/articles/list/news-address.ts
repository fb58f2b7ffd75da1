import type { NewsChoice } from '../../../domain/news/news-list.ts';
import type { Language } from '../../../i18n/site/language.ts';
import { href, routes } from '../../../routes.ts';

/** Id of the list with its filters, to which all of its links lead. */
export const listId = 'list';

export function newsAddress(language: Language, { topic, year, text }: NewsChoice, page = 1): string {
  const query = { category: topic, year, q: text, page: page > 1 ? page : undefined };
  return `${href(routes.articles.index, language, {}, query)}#${listId}`;
}
