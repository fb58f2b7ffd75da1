import { and, desc, eq, exists, getTableColumns, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { company } from '../../company.ts';
import type { Db } from '../../db/client.ts';
import { lowerContainsPart } from '../../db/contains-part.ts';
import { type Count, countUpTo, maxExactCount } from '../../db/counting.ts';
import { articleDetails, articleDrafts, articleReviews, articles, assets } from '../../db/schema/index.ts';
import {
  isInPart,
  type Ordering,
  orderBy,
  orderingOf,
  type SortKey,
  type SortName,
  type Sorts,
} from '../../db/sorting.ts';
import type { ArticleCategory, ArticleStatus } from '../../fields/article-values.ts';
import { isLanguage, type Language } from '../../i18n/site/language.ts';
import type { FocalPoint } from '../assets/queries.ts';
import { dayStart } from '../input.ts';
import { present } from '../publishing/present.ts';
import { type FindRow, rowById } from '../row-by-id.ts';
import { withCleanContent } from './sanitize.ts';

export type ArticleDetail = typeof articleDetails.$inferSelect & { language: Language };
export type Article = typeof articles.$inferSelect & { details: ArticleDetail[] } & Focused;
/** An article for lists, without its content. */
export type ArticleSummary = typeof articles.$inferSelect & { details: Omit<ArticleDetail, 'content'>[] } & Focused;

/** `focus`: of the article's picture. */
type Focused = { focus?: FocalPoint | null | undefined };

/** No more of an article than a card shows. */
export type ArticleCard = Pick<
  ArticleSummary,
  'id' | 'topic' | 'status' | 'featuredImage' | 'publishedAt' | 'createdAt' | 'defaultLanguage'
> &
  Focused & { details: Pick<ArticleDetail, 'language' | 'title' | 'slug' | 'excerpt'>[] };

/** What staff tell apart: the status of an article, or what is to become of it. */
export const articleStates = ['draft', 'review', 'scheduled', 'published', 'changed', 'archived'] as const;
export type ArticleState = (typeof articleStates)[number];

export type ArticleFilter = {
  category?: ArticleCategory;
  topic?: string;
  /** The whole name, without regard to case. */
  author?: string;
  /** Username of who created it. */
  createdBy?: string;
  status?: ArticleState | readonly ArticleStatus[];
  /** Only articles that have this language, or that lack it and are not archived. */
  language?: Language | `without-${Language}`;
  /** Days of the published date, or of the creation of what has none; both included. */
  from?: string;
  to?: string;
  /** Includes drafts, archived and scheduled articles. */
  unpublished?: boolean;
  /** A case-insensitive part of a title or excerpt in any language. A trigger keeps their text. */
  text?: string;
  /** Only what is written in one language and not archived. */
  partial?: boolean;
  /** Only articles that are published by their schedule later today. */
  scheduledToday?: boolean;
  ids?: readonly number[];
  /** Published in this year, in the company's time zone. */
  year?: number;
  /** A further condition on `articles`. */
  condition?: SQL;
};

export type { Count } from '../../db/counting.ts';
/** Longer lists have no page numbers: each page continues after a row. */
export const maxNumberedArticles = maxExactCount;

type ArticleRow = typeof articles.$inferSelect;
type Page = { limit?: number; offset?: number; ordering?: Ordering; after?: number | undefined };

/** Published, due and not yet unpublished. Drafts are excluded by the query, not by the page. */
export const isPublic: SQL = sql`(${articles.status} = 'published' and ${articles.publishedAt} is not null and ${articles.publishedAt} <= ${present}
  and (${articles.unpublishAt} is null or ${articles.unpublishAt} > ${present}))`;

const listedMoment = sql`coalesce(${articles.publishedAt}, ${articles.createdAt})`;

const newest: readonly SortKey[] = [
  { by: listedMoment, descending: true },
  { by: articles.id, descending: true },
];

/** Orders of the articles; a trigger keeps `title_key`. */
export const articleSorts = {
  published: newest,
  title: [
    { by: sql`${articles}.title_key`, descending: false },
    { by: articles.id, descending: false },
  ],
  status: [{ by: articles.status, descending: false }, ...newest],
} as const satisfies Sorts<string>;
export type ArticleSort = SortName<keyof typeof articleSorts>;

const byNewest = orderingOf(articleSorts, '-published');
export const newestFirst = orderBy(byNewest);

/** The same order among public articles, which have a date of publication: an index has all that they are filtered by. */
const newestPublic: Ordering = {
  keys: [
    { by: articles.publishedAt, descending: true },
    { by: articles.id, descending: true },
  ],
  isReversed: false,
};

export async function listArticles(db: Db, filter: ArticleFilter, page: Page = {}): Promise<Article[]> {
  return withDetails(db, await selectArticles(db, filter, page));
}

/** The same articles as `listArticles` gives, without their content. */
export async function listArticleSummaries(db: Db, filter: ArticleFilter, page: Page = {}): Promise<ArticleSummary[]> {
  return withSummaries(db, await selectArticles(db, filter, page));
}

export function countArticles(db: Db, filter: ArticleFilter, maxCount?: number): Promise<Count> {
  return countUpTo(db, articles, matching(db, filter), maxCount);
}

export async function findArticle(
  db: Db,
  id: number,
  options: { unpublished?: boolean } = {},
): Promise<Article | undefined> {
  const visible = options.unpublished ? undefined : isPublic;
  const rows = await db
    .select()
    .from(articles)
    .where(and(eq(articles.id, id), visible));
  const [article] = await withDetails(db, rows);
  return article;
}

/** Other published news in a language: of the same topic first, then the newest. */
export async function relatedNews(
  db: Db,
  { id, topic }: Pick<Article, 'id' | 'topic'>,
  language: Language,
  limit: number,
): Promise<ArticleSummary[]> {
  const others = and(matching(db, { category: 'news', language }), ne(articles.id, id));
  // Two short walks through the index; one order by topic and date would sort all news.
  const newestWith = (condition: SQL) =>
    selectWhere(db, and(others, condition), { limit, offset: 0, ordering: newestPublic });
  const alike = await newestWith(sql`${articles.topic} is not distinct from ${topic}`);
  const rest = alike.length < limit ? await newestWith(sql`${articles.topic} is distinct from ${topic}`) : [];
  return withSummaries(db, [...alike, ...rest].slice(0, limit));
}

/** Last public change: the later of update and publication. */
export function lastChangeOf({ updatedAt, publishedAt, details }: ArticleSummary): Date {
  const moments = [updatedAt, publishedAt ?? updatedAt, ...details.map((detail) => detail.updatedAt)];
  return new Date(Math.max(...moments.map((moment) => moment.getTime())));
}

/** The detail in the asked language, else in the article's default one, else any. */
export function detailIn<Detail extends { language: Language }>(
  article: { details: readonly Detail[]; defaultLanguage: string },
  language: Language,
): Detail | undefined {
  return (
    article.details.find((detail) => detail.language === language) ??
    article.details.find((detail) => detail.language === article.defaultLanguage) ??
    article.details[0]
  );
}

export function languagesOf(article: ArticleSummary): Language[] {
  return article.details.map(({ language }) => language);
}

function selectArticles(db: Db, filter: ArticleFilter, page: Page): Promise<ArticleRow[]> {
  const { limit, offset = 0, ordering = filter.unpublished ? byNewest : newestPublic, after } = page;
  const anchor = filter.unpublished ? undefined : isPublic;
  return selectWhere(db, matching(db, filter), { limit, offset, ordering, after, anchor });
}

type Part = {
  limit: number | undefined;
  offset: number;
  ordering: Ordering;
  after?: number | undefined;
  anchor?: SQL | undefined;
};

function selectWhere(db: Db, condition: SQL | undefined, part: Part): Promise<ArticleRow[]> {
  const { limit, offset, ordering } = part;
  const query = db
    .select()
    .from(articles)
    .where(limit === undefined ? condition : isInPart(db, articles, { ...part, condition, limit }))
    .orderBy(...orderBy(ordering));
  // A real promise: a Drizzle query is a thenable that runs again each time it is awaited.
  return (limit === undefined ? query.offset(offset) : query.limit(limit)).execute();
}

export function matching(db: Db, filter: ArticleFilter): SQL | undefined {
  return and(
    filter.unpublished ? undefined : isPublic,
    filter.ids && inArray(articles.id, [...filter.ids]),
    filter.category && eq(articles.category, filter.category),
    filter.topic === undefined ? undefined : eq(articles.topic, filter.topic),
    filter.author ? eq(sql`lower(${articles.author})`, sql`lower(${filter.author})`) : undefined,
    filter.createdBy ? eq(articles.createdBy, filter.createdBy) : undefined,
    filter.status && inState(filter.status),
    filter.language && isWritten(db, filter.language),
    filter.from ? sql`${listedMoment} >= ${dayStart(filter.from)}` : undefined,
    filter.to ? sql`${listedMoment} < ${dayStart(filter.to)} + interval '1 day'` : undefined,
    filter.text ? lowerContainsPart(sql`${articles}.list_text`, filter.text) : undefined,
    filter.partial ? isPartial : undefined,
    filter.scheduledToday ? isScheduledToday : undefined,
    filter.year === undefined ? undefined : isPublishedIn(sql`${filter.year}::int`),
    filter.condition,
  );
}

/** Published in this year of the company's time zone. */
export function isPublishedIn(year: SQL): SQL {
  const start = (of: SQL) =>
    sql`(make_timestamp(${of}, 1, 1, 0, 0, 0) at time zone ${sql.raw(`'${company.timeZone}'`)})`;
  return sql`(${articles.publishedAt} >= ${start(year)} and ${articles.publishedAt} < ${start(sql`${year} + 1`)})`;
}

function inState(status: NonNullable<ArticleFilter['status']>): SQL {
  if (status === 'changed')
    return sql`exists (select 1 from ${articleDrafts} where ${articleDrafts.articleId} = ${articles.id})`;
  if (status === 'review')
    return sql`(${isUnpublished} and exists (select 1 from ${articleReviews} where ${articleReviews.articleId} = ${articles.id}))`;
  if (status === 'scheduled') return sql`(${articles.status} = 'published' and ${articles.publishedAt} > now())`;
  return inArray(articles.status, [status].flat());
}

function isWritten(db: Db, language: NonNullable<ArticleFilter['language']>): SQL | undefined {
  const has = (code: Language) => hasDetail(db, eq(articleDetails.language, code));
  if (language === 'without-id') return and(isPartial, has('en'));
  return language === 'without-en' ? and(isPartial, has('id')) : has(language);
}

function hasDetail(db: Db, condition: SQL | undefined): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(articleDetails)
      .where(and(eq(articleDetails.articleId, articles.id), condition)),
  );
}

/** Loads the details of all rows in one query and sanitises them again: stored HTML is not trusted. */
async function withDetails(db: Db, rows: ArticleRow[]): Promise<Article[]> {
  if (rows.length === 0) return [];
  const [details, focuses] = await Promise.all([
    db.select().from(articleDetails).where(ofArticles(rows)).orderBy(desc(articleDetails.language)),
    focalPoints(db, rows),
  ]);
  const byArticle = detailsByArticle(details);
  const focusOf = ({ featuredImage }: ArticleRow) => focuses.get(featuredImage ?? '');
  return rows.map((article) =>
    withCleanContent({ ...article, details: byArticle.get(article.id) ?? [], focus: focusOf(article) }),
  );
}

async function withSummaries(db: Db, rows: ArticleRow[]): Promise<ArticleSummary[]> {
  if (rows.length === 0) return [];
  const { content: _content, ...columns } = getTableColumns(articleDetails);
  const [details, focuses] = await Promise.all([
    db.select(columns).from(articleDetails).where(ofArticles(rows)).orderBy(desc(articleDetails.language)),
    focalPoints(db, rows),
  ]);
  const byArticle = detailsByArticle(details);
  return rows.map((article) => ({
    ...article,
    details: byArticle.get(article.id) ?? [],
    focus: focuses.get(article.featuredImage ?? ''),
  }));
}

/** The focal points of the articles' pictures, by path. */
async function focalPoints(db: Db, rows: readonly ArticleRow[]): Promise<ReadonlyMap<string, FocalPoint>> {
  const paths = rows.flatMap(({ featuredImage }) => featuredImage ?? []);
  if (paths.length === 0) return new Map();
  const { path, focalX, focalY, zoom } = assets;
  const found = await db.select({ path, focalX, focalY, zoom }).from(assets).where(inArray(path, paths));
  return new Map(found.map((one) => [one.path, one]));
}

function ofArticles(rows: ArticleRow[]): SQL {
  return inArray(
    articleDetails.articleId,
    rows.map(({ id }) => id),
  );
}

type DetailRow = { articleId: number; language: string };

/** Groups details by article, without those in an unknown language. */
function detailsByArticle<Detail extends DetailRow>(
  details: readonly Detail[],
): Map<number, (Detail & { language: Language })[]> {
  const isKnown = (detail: Detail): detail is Detail & { language: Language } => isLanguage(detail.language);
  return Map.groupBy(details.filter(isKnown), ({ articleId }) => articleId);
}

const findRow = rowById(articles);

/**
 * An article exactly as stored, for editing. Its content is not sanitised: it may be put into a
 * field of a form, and never onto a page.
 */
export const findStoredArticle: FindRow<Article> = async (db, id, lock) => {
  const article = await findRow(db, id, lock);
  if (!article) return undefined;
  const details = await db
    .select()
    .from(articleDetails)
    .where(eq(articleDetails.articleId, id))
    .orderBy(desc(articleDetails.language));
  const isKnown = (detail: (typeof details)[number]): detail is ArticleDetail => isLanguage(detail.language);
  return { ...article, details: details.filter(isKnown) };
};

/** Articles in one language that are not archived, as an index has them. A trigger keeps the number of languages. */
export const isPartial: SQL = sql`(${articles.status} <> 'archived' and ${articles}.language_count = 1)`;

/** What a review could lead to publish: a draft, or unpublished changes of an article. */
export const isUnpublished: SQL = sql`(${articles.status} = 'draft' or exists (select 1 from ${articleDrafts} where ${articleDrafts.articleId} = ${articles.id}))`;

/** Scheduled for today in the company's time zone. */
const isScheduledToday: SQL = sql`(${articles.status} = 'published' and ${articles.publishedAt} > now()
  and ${articles.publishedAt} < (date_trunc('day', now() at time zone ${company.timeZone}) + interval '1 day')
    at time zone ${company.timeZone})`;

/** Names in a choice of authors. */
const maxAuthors = 100;

/** The first authors by name, each once: the index is entered once for each, since many articles have the same. */
export async function listAuthors(db: Db): Promise<string[]> {
  const next = (after: SQL) =>
    sql`select lower(author) as name, author from articles where lower(author) > ${after} order by lower(author) limit 1`;
  const found = await db.execute<{ author: string }>(sql`
    with recursive found as ((${next(sql`''`)}) union all
      select one.name, one.author from found cross join lateral (${next(sql`found.name`)}) one)
    select author from found limit ${maxAuthors}`);
  return Array.from(found, ({ author }) => author);
}
