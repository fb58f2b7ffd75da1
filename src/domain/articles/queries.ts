import { and, asc, count, desc, eq, exists, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { articleDetails, articles } from '../../db/schema/index.ts';
import { isLanguage, type Language } from '../../i18n/language.ts';
import type { ArticleCategory, ArticleStatus, ArticleTopic } from './input.ts';
import { cleanContent } from './sanitize.ts';

export type ArticleDetail = typeof articleDetails.$inferSelect & { language: Language };
export type Article = typeof articles.$inferSelect & { details: ArticleDetail[] };

export type ArticleFilter = {
  category?: ArticleCategory;
  topic?: ArticleTopic;
  status?: ArticleStatus;
  /** Only articles that have this language. */
  language?: Language;
  /** Also what only staff may see: drafts, archived and scheduled articles. */
  unpublished?: boolean;
  /** A case-insensitive part of a title or excerpt. */
  text?: string;
};

type Page = { limit?: number; offset?: number };

/** What the public may see: published, and its time has come. The query hides drafts, not the page. */
export const isPublic: SQL = sql`(${articles.status} = 'published' and ${articles.publishedAt} is not null and ${articles.publishedAt} <= now())`;

const newestFirst = [desc(sql`coalesce(${articles.publishedAt}, ${articles.createdAt})`), desc(articles.id)];

export async function listArticles(db: Db, filter: ArticleFilter, page: Page = {}): Promise<Article[]> {
  const query = db
    .select()
    .from(articles)
    .where(matching(db, filter))
    .orderBy(...newestFirst)
    .offset(page.offset ?? 0);
  const rows = await (page.limit === undefined ? query : query.limit(page.limit));
  return withDetails(db, rows);
}

export async function countArticles(db: Db, filter: ArticleFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(articles).where(matching(db, filter));
  return row?.total ?? 0;
}

export async function findArticle(db: Db, id: number, options: { unpublished?: boolean } = {}): Promise<Article | undefined> {
  const visible = options.unpublished ? undefined : isPublic;
  const rows = await db.select().from(articles).where(and(eq(articles.id, id), visible));
  const [article] = await withDetails(db, rows);
  return article;
}

/** The newest published news in a language, and not the article that is being read. */
export async function relatedArticles(db: Db, article: Article, language: Language, limit: number): Promise<Article[]> {
  const newest = await listArticles(db, { category: 'news', language }, { limit: limit + 1 });
  return newest.filter(({ id }) => id !== article.id).slice(0, limit);
}

/** When the next scheduled article becomes public, or undefined. */
export async function nextPublication(db: Db): Promise<Date | undefined> {
  const [row] = await db
    .select({ publishedAt: articles.publishedAt })
    .from(articles)
    .where(and(eq(articles.status, 'published'), gt(articles.publishedAt, sql`now()`)))
    .orderBy(asc(articles.publishedAt))
    .limit(1);
  return row?.publishedAt ?? undefined;
}

/** The detail in the asked language, else in the article's default one, else any. */
export function detailIn(article: Article, language: Language): ArticleDetail | undefined {
  return (
    article.details.find((detail) => detail.language === language) ??
    article.details.find((detail) => detail.language === article.defaultLanguage) ??
    article.details[0]
  );
}

/** The languages that an article is written in. */
export function languagesOf(article: Article): Language[] {
  return article.details.map(({ language }) => language);
}

function matching(db: Db, filter: ArticleFilter): SQL | undefined {
  return and(
    filter.unpublished ? undefined : isPublic,
    filter.category && eq(articles.category, filter.category),
    filter.topic && eq(articles.topic, filter.topic),
    filter.status && eq(articles.status, filter.status),
    filter.language && hasDetail(db, eq(articleDetails.language, filter.language)),
    filter.text ? hasDetail(db, containsText(filter.text)) : undefined,
  );
}

function hasDetail(db: Db, condition: SQL | undefined): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(articleDetails)
      .where(and(eq(articleDetails.articleId, articles.id), condition)),
  );
}

function containsText(text: string): SQL {
  const pattern = `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return sql`(${articleDetails.title} ilike ${pattern} or ${articleDetails.excerpt} ilike ${pattern})`;
}

/** Adds the details of all rows in one query, sanitised once more: the store is not trusted to hold clean HTML. */
async function withDetails(db: Db, rows: (typeof articles.$inferSelect)[]): Promise<Article[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const details = await db
    .select()
    .from(articleDetails)
    .where(inArray(articleDetails.articleId, ids))
    .orderBy(desc(articleDetails.language));
  return rows.map((article) => ({
    ...article,
    details: details.filter(isOf(article.id)).map((detail) => ({ ...detail, content: cleanContent(article.category, detail.content) })),
  }));
}

function isOf(articleId: number) {
  return (detail: typeof articleDetails.$inferSelect): detail is ArticleDetail =>
    detail.articleId === articleId && isLanguage(detail.language);
}
