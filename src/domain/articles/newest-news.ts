import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { oncePerDatabase } from '../../db/prepared.ts';
import { articleDetails, articles } from '../../db/schema/index.ts';
import { type ArticleCard, isPublic, newestFirst } from './queries.ts';

/** The newest public news in any language, without their content, in one prepared query. */
export function listNewestNews(db: Db, limit: number): Promise<ArticleCard[]> {
  return newestNews(db).execute({ limit });
}

const { id, topic, status, featuredImage, publishedAt, createdAt, defaultLanguage } = articles;

/** One value for each article: a row for each language would repeat all the others. */
const details = sql<ArticleCard['details']>`(
  select coalesce(json_agg(json_build_object('language', d.language, 'title', d.title, 'excerpt', d.excerpt)
    order by d.language desc), '[]')
  from ${articleDetails} d where d.article_id = ${articles}.id)`;

const newestNews = oncePerDatabase((db) =>
  db
    .select({ id, topic, status, featuredImage, publishedAt, createdAt, defaultLanguage, details })
    .from(articles)
    .where(and(eq(articles.category, 'news'), isPublic))
    .orderBy(...newestFirst)
    .limit(sql.placeholder('limit'))
    .prepare('newest_news'),
);
