import { count, sql } from 'drizzle-orm';
import { company } from '../../company.ts';
import type { Db } from '../../db/client.ts';
import { type Count, maxExactCount } from '../../db/counting.ts';
import { articles } from '../../db/schema/index.ts';
import { type ArticleTopic, isArticleTopic } from '../../fields/article-values.ts';
import type { Language } from '../../i18n/site/language.ts';
import {
  type ArticleFilter,
  type ArticleSummary,
  countArticles,
  isPublishedIn,
  listArticleSummaries,
  matching,
} from '../articles/queries.ts';
import { articlesWith, type TextCondition } from '../search/news.ts';

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
  chosen: Count;
  /** The others are undefined for a text that too many articles have to be counted. */
  others: OtherCounts | undefined;
  /** Every year with news, the latest first. */
  years: readonly number[];
};

type OtherCounts = {
  /** In all categories, of the chosen year and text. */
  everyTopic: number;
  byTopic: ReadonlyMap<ArticleTopic, number>;
  /** In all years, of the chosen category and text. */
  everyYear: number;
  byYear: ReadonlyMap<number, number>;
};

/** News with a text that too many articles have are numbered in pages up to this one; then they go on from row to row. */
const maxNumberedCommon = 300;

/** A choice whose text was looked up. */
type FoundChoice = NewsChoice & { found: TextCondition | undefined };

export async function findChoice(db: Db, choice: NewsChoice, language: Language): Promise<FoundChoice> {
  const found = choice.text ? await articlesWith(db, choice.text, language) : undefined;
  return { ...choice, found };
}

type Window = { limit: number; offset: number; after?: number | undefined };

/** The chosen news, the newest first. */
export function listNews(db: Db, choice: FoundChoice, page: Window): Promise<ArticleSummary[]> {
  return listArticleSummaries(db, filterOf(choice), page);
}

export async function countNews(db: Db, choice: FoundChoice): Promise<NewsCounts> {
  if (choice.found?.isCommon) {
    const [rows, chosen] = await Promise.all([allRows(db), countCommon(db, choice)]);
    return { chosen, others: undefined, years: yearsOf(rows) };
  }
  const ofText: FoundChoice = { ...choice, topic: undefined, year: undefined };
  const rows = choice.found ? await rowsWithText(db, ofText) : await allRows(db);
  const { topic, year } = choice;
  const sum = (some: typeof rows) => some.reduce((total, row) => total + row.count, 0);
  const inYear = rows.filter((row) => year === undefined || row.year === year);
  const inTopic = rows.filter((row) => topic === undefined || row.topic === topic);
  const byTopic = new Map<ArticleTopic, number>();
  for (const row of inYear)
    if (isArticleTopic(row.topic)) byTopic.set(row.topic, (byTopic.get(row.topic) ?? 0) + row.count);
  const years = yearsOf(rows);
  const byYear = new Map(years.map((one) => [one, sum(inTopic.filter((row) => row.year === one))]));
  return {
    chosen: { total: sum(inTopic.filter((row) => inYear.includes(row))), isExact: true },
    others: { everyTopic: sum(inYear), byTopic, everyYear: sum(inTopic), byYear },
    years,
  };
}

const withoutText: FoundChoice = { topic: undefined, year: undefined, text: undefined, found: undefined };

/** At least as many as have page numbers, or all of them. */
async function countCommon(db: Db, choice: FoundChoice): Promise<Count> {
  const { total, isExact } = await countArticles(db, filterOf(choice), maxNumberedCommon);
  return { total, isExact };
}

export function newsYear() {
  return sql<number>`extract(year from ${articles.publishedAt} at time zone ${zone})::int`;
}

type YearRow = { year: number; topic: string | null; count: number };

const zone = sql.raw(`'${company.timeZone}'`);

/** At most as many articles as are looked up by their words. */
async function rowsWithText(db: Db, choice: FoundChoice): Promise<YearRow[]> {
  const year = newsYear();
  return db
    .select({ topic: articles.topic, year, count: count() })
    .from(articles)
    .where(matching(db, filterOf(choice)))
    .groupBy(articles.topic, year);
}

const countedOnce = new WeakMap<Db, Promise<YearRow[]> | undefined>();

/** Counts the news only once in a transaction of which many lists are read, and in which nothing changes meanwhile. */
export function countOnceIn(tx: Db): void {
  countedOnce.set(tx, undefined);
}

function allRows(db: Db): Promise<YearRow[]> {
  const rows = countedOnce.get(db) ?? rowsByYear(db, withoutText);
  if (countedOnce.has(db)) countedOnce.set(db, rows);
  return rows;
}

/** Year by year, each a range of the index, which has the categories too. */
async function rowsByYear(db: Db, choice: FoundChoice): Promise<YearRow[]> {
  const yearOf = (moment: string) =>
    sql`extract(year from ${sql.raw(moment)}(${articles.publishedAt}) at time zone ${zone})::int`;
  const condition = matching(db, filterOf(choice));
  const rows = await db.execute<YearRow>(sql`
    with ends as materialized (select ${yearOf('min')} as first, ${yearOf('max')} as last from ${articles} where ${condition})
    select years.year, found.topic, found.count::int as count
    from ends cross join lateral generate_series(ends.first, ends.last) as years(year) cross join lateral (
      select ${articles.topic}, count(*) from ${articles}
      where ${condition} and ${isPublishedIn(sql`years.year`)} group by ${articles.topic} offset 0) found`);
  return [...rows];
}

function yearsOf(rows: readonly YearRow[]): number[] {
  return [...new Set(rows.map(({ year }) => year))].sort((one, other) => other - one);
}

/** Rows before the place from which lists go on from row to row. */
export function maxNumbered({ found }: FoundChoice): number {
  return found?.isCommon ? maxNumberedCommon : maxExactCount;
}

function filterOf({ topic, year, found }: FoundChoice): ArticleFilter {
  return {
    category: 'news',
    ...(topic && { topic }),
    ...(year !== undefined && { year }),
    ...(found && { condition: found.condition }),
  };
}
