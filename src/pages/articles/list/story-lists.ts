import type { Db } from '../../../db/client.ts';
import {
  type ArticleFilter,
  type ArticleSummary,
  type Count,
  countArticles,
  listArticleSummaries,
  maxNumberedArticles,
} from '../../../domain/articles/queries.ts';
import { listLengths } from '../../../domain/publishing/list-lengths.ts';
import { countPages } from '../../../web/http/paging.ts';
import { withFallback } from '../../../web/pages/public-page.ts';
import type { Story } from '../story.ts';

/** Number of stories in the "latest" block. */
export const recentCount = listLengths.latestNews;
export const otherPageSize = listLengths.furtherNews;

/** The latest stories and one page of the others. */
export type StoryLists = {
  recent: Story[];
  others: Story[];
  /** Number of the others. */
  total: Count;
  /** Id of the last article, when the list goes on without numbers. */
  next: number | undefined;
};

type ListRequest = {
  filter: ArticleFilter;
  /** From 1. */
  page: number;
  /** Id of the article that the page follows, beyond the pages with numbers. */
  after: number | undefined;
  toStory: (article: ArticleSummary) => Story;
  degrade: (error: unknown) => void;
};

/**
 * Queries both lists in parallel. `total` counts the others; it is undefined when the database is unavailable, and the
 * lists are then empty.
 */
export function loadStoryLists(db: Db, { filter, page, after, toStory, degrade }: ListRequest) {
  const count = countArticles(db, filter).then(
    ({ total, isExact }): Count => ({ total: Math.max(0, total - recentCount), isExact }),
  );
  const total = withFallback(count, undefined, degrade);
  const offset = after === undefined ? recentCount + (page - 1) * otherPageSize : 0;
  // One more than is shown, to know whether there is a next page.
  const read =
    offset > maxNumberedArticles ? [] : listArticleSummaries(db, filter, { limit: otherPageSize + 1, offset, after });
  const lists = Promise.all([listArticleSummaries(db, filter, { limit: recentCount }), read, total]).then(
    ([recent, rest, counted = nothing]): StoryLists => {
      const others = rest.slice(0, otherPageSize);
      const isNumbered = after === undefined && page < countPages(counted.total, otherPageSize);
      return {
        recent: recent.map(toStory),
        others: others.map(toStory),
        total: counted,
        next: !isNumbered && rest.length > otherPageSize ? others.at(-1)?.id : undefined,
      };
    },
  );
  const none: StoryLists = { recent: [], others: [], total: nothing, next: undefined };
  return { total, lists: withFallback<StoryLists, StoryLists>(lists, none, degrade) };
}

const nothing: Count = { total: 0, isExact: true };
