import type { Db } from '../../../db/client.ts';
import {
  countNews,
  findChoice,
  listNews,
  maxNumbered,
  type NewsChoice,
  type NewsCounts,
} from '../../../domain/news/news-list.ts';
import { listLengths } from '../../../domain/publishing/list-lengths.ts';
import type { Language } from '../../../i18n/site/language.ts';
import { countPages } from '../../../web/http/paging.ts';
import { withFallback } from '../../../web/pages/public-page.ts';
import { type Story, storyOf } from '../story.ts';
import { otherPageSize, recentCount } from './story-lists.ts';

/** Number of stories on a page of a category, a year or a search. */
const chosenPageSize = listLengths.chosenNews;

/** One page of the news. The latest stories stand apart on the first page of all news only. */
export type NewsLists = {
  recent: Story[];
  stories: Story[];
  counts: NewsCounts;
  /** From 1; that of a page beyond those with numbers is `pages` + 1. */
  page: number;
  pages: number;
  /** Id of the last article, when the list goes on without numbers. */
  next: number | undefined;
};

type ListRequest = {
  choice: NewsChoice;
  language: Language;
  /** From 1. */
  page: number;
  /** Id of the article that the page follows, beyond the pages with numbers. */
  after: number | undefined;
  degrade: (error: unknown) => void;
};

/** Queries stories and numbers in parallel; `counts` is undefined when the database is unavailable. */
export function loadNewsLists(db: Db, { choice, language, page, after, degrade }: ListRequest) {
  const isAll = isEverything(choice);
  const pageSize = isAll ? otherPageSize : chosenPageSize;
  const known = findChoice(db, choice, language);
  const counted = known.then(async (found) => ({
    counts: await countNews(db, found),
    lastPage: countPages(maxNumbered(found) - (isAll ? recentCount : 0), pageSize),
  }));
  const numbers = withFallback(counted, undefined, degrade);
  const pages = numbers.then((some) => (some ? Math.min(pagesOf(some.counts, isAll), some.lastPage) : undefined));
  const read = known.then((found) => {
    if (after !== undefined) return listNews(db, found, { limit: pageSize + 1, offset: 0, after });
    const window = windowOf(page, isAll);
    // One more than is shown, to know whether there is a next page.
    return window.offset > maxNumbered(found) ? [] : listNews(db, found, { ...window, limit: window.limit + 1 });
  });
  const found = Promise.all([read, numbers, pages]).then(([articles, some, count = 1]): NewsLists => {
    const apart = isAll && page === 1 && after === undefined ? recentCount : 0;
    const stories = articles.slice(0, apart + pageSize).map((article) => storyOf(article));
    const isNumbered = after === undefined && page < count;
    return {
      recent: stories.slice(0, apart),
      stories: stories.slice(apart),
      counts: some?.counts ?? noCounts,
      page: after === undefined ? page : count + 1,
      pages: count,
      next: !isNumbered && articles.length > apart + pageSize ? stories.at(-1)?.id : undefined,
    };
  });
  const none: NewsLists = { recent: [], stories: [], counts: noCounts, page: 1, pages: 1, next: undefined };
  return {
    counts: numbers.then((some) => some?.counts),
    pages: pages.then((count) => count ?? Number.POSITIVE_INFINITY),
    lists: withFallback<NewsLists, NewsLists>(found, none, degrade),
  };
}

/** Whether nothing was chosen. */
export function isEverything({ topic, year, text }: NewsChoice): boolean {
  return topic === undefined && year === undefined && text === undefined;
}

function windowOf(page: number, isAll: boolean): { limit: number; offset: number } {
  if (!isAll) return { limit: chosenPageSize, offset: (page - 1) * chosenPageSize };
  return page === 1
    ? { limit: recentCount + otherPageSize, offset: 0 }
    : { limit: otherPageSize, offset: recentCount + (page - 1) * otherPageSize };
}

function pagesOf({ chosen: { total } }: NewsCounts, isAll: boolean): number {
  return isAll ? countPages(Math.max(0, total - recentCount), otherPageSize) : countPages(total, chosenPageSize);
}

const noCounts: NewsCounts = { chosen: { total: 0, isExact: true }, others: undefined, years: [] };
