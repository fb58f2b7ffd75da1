import { articleWords } from '../../../i18n/public/articles/articles.words.ts';
import type { Language } from '../../../i18n/site/language.ts';

/** Texts of the pagination below the news list. */
export function paginationWords(language: Language) {
  const t = articleWords(language);
  return { label: t.pages, previous: t.previousPage, next: t.nextPage, page: t.pageNumber };
}
