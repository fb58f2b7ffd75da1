import { articleWords } from '../../../i18n/public/articles.ts';
import type { Language } from '../../../i18n/site/language.ts';

/** What the page control below other news says. */
export function paginationWords(language: Language) {
  const t = articleWords(language);
  return { label: t.pages, previous: t.previousPage, next: t.nextPage, page: t.pageNumber };
}
