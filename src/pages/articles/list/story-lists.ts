import type { Db } from '../../../db/client.ts';
import type { ArticleSummary } from '../../../domain/articles/queries.ts';
import { type ArticleFilter, countArticles, listArticleSummaries } from '../../../domain/articles/queries.ts';
import { listLengths } from '../../../domain/publishing/list-lengths.ts';
import { withFallback } from '../../../web/pages/fallback.ts';
import type { Story } from '../story.ts';

/** Number of stories in the "latest" block. */
export const recentCount = listLengths.latestNews;
export const otherPageSize = listLengths.furtherNews;

/** The latest stories and one page of the others. */
export type StoryLists = { recent: Story[]; others: Story[]; total: number };

type Asked = {
  filter: ArticleFilter;
  /** From 1. */
  page: number;
  toStory: (article: ArticleSummary) => Story;
  degrade: (error: unknown) => void;
};

/**
 * Queries both lists in parallel. `total` counts the others; it is undefined when the database is unavailable, and the
 * lists are then empty.
 */
export function loadStoryLists(db: Db, { filter, page, toStory, degrade }: Asked) {
  const count = countArticles(db, filter).then((all) => Math.max(0, all - recentCount));
  const total = withFallback(count, undefined, degrade);
  const offset = recentCount + (page - 1) * otherPageSize;
  const lists = Promise.all([
    listArticleSummaries(db, filter, { limit: recentCount }),
    listArticleSummaries(db, filter, { limit: otherPageSize, offset }),
    total,
  ]).then(
    ([recent, rest, others = 0]): StoryLists => ({
      recent: recent.map(toStory),
      others: rest.map(toStory),
      total: others,
    }),
  );
  return { total, lists: withFallback<StoryLists, StoryLists>(lists, { recent: [], others: [], total: 0 }, degrade) };
}
