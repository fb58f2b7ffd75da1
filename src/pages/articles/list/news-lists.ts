import type { Db } from '../../../db/client.ts';
import { countNews, listNews, type NewsChoice, type NewsCounts } from '../../../domain/news/news-list.ts';
import { listLengths } from '../../../domain/publishing/list-lengths.ts';
import type { Language } from '../../../i18n/site/language.ts';
import { countPages } from '../../../web/http/paging.ts';
import { withFallback } from '../../../web/pages/fallback.ts';
import { type Story, storyOf } from '../story.ts';
import { otherPageSize, recentCount } from './story-lists.ts';

/** Number of stories on a page of a category, a year or a search. */
const chosenPageSize = listLengths.chosenNews;

/** One page of the news. The latest stories stand apart on the first page of all news only. */
export type NewsLists = { recent: Story[]; stories: Story[]; counts: NewsCounts; pages: number };

type Asked = {
  choice: NewsChoice;
  language: Language;
  /** From 1. */
  page: number;
  degrade: (error: unknown) => void;
};

/** Queries stories and numbers in parallel; `counts` is undefined when the database is unavailable. */
export function loadNewsLists(db: Db, { choice, language, page, degrade }: Asked) {
  const isAll = isEverything(choice);
  const counts = withFallback(countNews(db, choice, language), undefined, degrade);
  const found = Promise.all([listNews(db, choice, language, windowOf(page, isAll)), counts]).then(
    ([articles, known = noCounts]): NewsLists => {
      const stories = articles.map((article) => storyOf(article, language));
      const apart = isAll && page === 1 ? recentCount : 0;
      return {
        recent: stories.slice(0, apart),
        stories: stories.slice(apart),
        counts: known,
        pages: pagesOf(known, isAll),
      };
    },
  );
  const none: NewsLists = { recent: [], stories: [], counts: noCounts, pages: 1 };
  return {
    counts,
    pages: counts.then((known) => (known ? pagesOf(known, isAll) : Number.POSITIVE_INFINITY)),
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

function pagesOf({ chosen }: NewsCounts, isAll: boolean): number {
  return isAll ? countPages(Math.max(0, chosen - recentCount), otherPageSize) : countPages(chosen, chosenPageSize);
}

const noCounts: NewsCounts = { chosen: 0, everyTopic: 0, byTopic: new Map(), everyYear: 0, byYear: [] };
