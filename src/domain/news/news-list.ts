import { count, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { articles } from '../../db/schema/index.ts';
import { type ArticleTopic, isArticleTopic } from '../../fields/article-values.ts';
import type { Language } from '../../i18n/site/language.ts';
import { site } from '../../site.ts';
import { type ArticleFilter, type ArticleSummary, listArticleSummaries, matching } from '../articles/queries.ts';
import { articleContains } from '../search/news-condition.ts';

/** What a reader chose among the public news. */
export type NewsChoice = {
  topic: ArticleTopic | undefined;
  /** Year of publication in the company's time zone. */
  year: number | undefined;
  /** Words that an article has to contain. */
  text: string | undefined;
};

/** Numbers of public news: of the choice, and of every other category and year in its place. */
export type NewsCounts = {
  chosen: number;
  /** In all categories, of the chosen year and text. */
  everyTopic: number;
  byTopic: ReadonlyMap<ArticleTopic, number>;
  /** In all years, of the chosen category and text. */
  everyYear: number;
  /** Every year with news, the latest first; the number is that of the chosen category and text. */
  byYear: readonly (readonly [year: number, count: number])[];
};

/** The chosen news, the newest first. */
export function listNews(
  db: Db,
  choice: NewsChoice,
  language: Language,
  page: { limit: number; offset: number },
): Promise<ArticleSummary[]> {
  return listArticleSummaries(db, filterOf(choice, language), page);
}

export async function countNews(db: Db, { topic, year, text }: NewsChoice, language: Language): Promise<NewsCounts> {
  const publicationYear = sql<number>`extract(year from ${articles.publishedAt} at time zone ${sql.raw(`'${site.timeZone}'`)})::int`;
  const everything = filterOf({ topic: undefined, year: undefined, text }, language);
  const rows = await db
    .select({ topic: articles.topic, year: publicationYear, count: count() })
    .from(articles)
    .where(matching(db, everything))
    .groupBy(articles.topic, publicationYear);

  const sum = (some: typeof rows) => some.reduce((total, row) => total + row.count, 0);
  const inYear = rows.filter((row) => year === undefined || row.year === year);
  const inTopic = rows.filter((row) => topic === undefined || row.topic === topic);
  const byTopic = new Map<ArticleTopic, number>();
  for (const row of inYear)
    if (isArticleTopic(row.topic)) byTopic.set(row.topic, (byTopic.get(row.topic) ?? 0) + row.count);
  const years = [...new Set(rows.map((row) => row.year))].sort((one, other) => other - one);
  return {
    chosen: sum(inTopic.filter((row) => inYear.includes(row))),
    everyTopic: sum(inYear),
    byTopic,
    everyYear: sum(inTopic),
    byYear: years.map((one) => [one, sum(inTopic.filter((row) => row.year === one))] as const),
  };
}

function filterOf({ topic, year, text }: NewsChoice, language: Language): ArticleFilter {
  return {
    category: 'news',
    ...(topic && { topic }),
    ...(year !== undefined && { year }),
    ...(text && { condition: articleContains(text, language) }),
  };
}
