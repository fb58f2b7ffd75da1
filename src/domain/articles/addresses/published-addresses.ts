import { and, between, desc, eq, gt, max, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { articleDetails, articles } from '../../../db/schema/index.ts';
import type { Language } from '../../../i18n/site/language.ts';
import { isPublic } from '../queries.ts';

/** Article numbers of one part of the list, whether they are public or not: so a part changes with its own articles only. */
const numbersInPart = 2000;

/** The part of the list that an article is in. */
export function addressPartOf(id: number): number {
  return Math.floor((id - 1) / numbersInPart) + 1;
}

export type PublishedAddress = {
  id: number;
  texts: { language: Language; slug: string }[];
  featuredImage: string | null;
  changedAt: Date;
};

const isPublicNews = and(eq(articles.category, 'news'), isPublic);

/** The parts that have public news, ascending from 1. */
export async function listAddressParts(db: Db): Promise<number[]> {
  const rows = await db.execute<{ part: number }>(sql`
    select part from generate_series(1, (select (coalesce(max(${articles.id}), 0) - 1) / ${numbersInPart} + 1 from ${articles})) as part
    where ${hasPublicNews(sql`part`)} order by part`);
  return rows.map(({ part }) => part);
}

export async function hasAddresses(db: Db, part: number): Promise<boolean> {
  const [row] = await db.execute<{ found: boolean }>(sql`select ${hasPublicNews(sql`${part}::int`)} as found`);
  return row?.found ?? false;
}

/** Ends at the first article, while distinct parts of all articles are known only after the last one. */
function hasPublicNews(part: SQL): SQL {
  return sql`exists (
    select from ${articles}
    where ${articles.id} between (${part} - 1) * ${numbersInPart}::int + 1 and ${part} * ${numbersInPart}::int and ${isPublicNews} offset 0)`;
}

/** The public news of a part with the languages and slugs of each, newest first. */
export async function listPublishedAddresses(db: Db, part: number): Promise<PublishedAddress[]> {
  const last = part * numbersInPart;
  const rows = await db
    .select({
      id: articles.id,
      featuredImage: articles.featuredImage,
      texts: sql<
        PublishedAddress['texts']
      >`json_agg(json_build_object('language', ${articleDetails.language}, 'slug', ${articleDetails.slug}))`,
      updatedAt: articles.updatedAt,
      publishedAt: articles.publishedAt,
      detailUpdatedAt: max(articleDetails.updatedAt),
    })
    .from(articles)
    .innerJoin(articleDetails, eq(articleDetails.articleId, articles.id))
    .where(and(isPublicNews, between(articles.id, last - numbersInPart + 1, last)))
    .groupBy(articles.id)
    .orderBy(desc(articles.id));
  return rows.map(({ id, featuredImage, texts, updatedAt, publishedAt, detailUpdatedAt }) => ({
    id,
    featuredImage,
    texts,
    changedAt: new Date(Math.max(+updatedAt, +(publishedAt ?? 0), +(detailUpdatedAt ?? 0))),
  }));
}

export type RecentNews = { id: number; language: Language; slug: string; title: string; publishedAt: Date };

/** News of the last days in each language, newest first. */
export async function listRecentNews(db: Db, days: number, limit: number): Promise<RecentNews[]> {
  const since = new Date(Date.now() - days * 86_400_000);
  const rows = await db
    .select({
      id: articles.id,
      language: articleDetails.language,
      slug: articleDetails.slug,
      title: articleDetails.title,
      publishedAt: articles.publishedAt,
    })
    .from(articles)
    .innerJoin(articleDetails, eq(articleDetails.articleId, articles.id))
    .where(and(isPublicNews, gt(articles.publishedAt, since)))
    .orderBy(desc(articles.publishedAt), desc(articles.id), articleDetails.language)
    .limit(limit);
  return rows.map(({ id, language, slug, title, publishedAt }) => ({
    id,
    language: language as Language,
    slug,
    title,
    publishedAt: publishedAt ?? since,
  }));
}
