import { articleWords as t } from '../../../i18n/public/articles/articles.words.ts';

/** Texts of the pagination below the news list. */
export function paginationWords() {
  return { label: t.pages, previous: t.previousPage, next: t.nextPage, page: t.pageNumber };
}
