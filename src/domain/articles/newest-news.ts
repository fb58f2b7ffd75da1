import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { oncePerDatabase } from '../../db/prepared.ts';
import { articleDetails, articles } from '../../db/schema/index.ts';
import { isLanguage } from '../../i18n/language.ts';
import { type ArticleSummary, isPublic, newestFirst } from './queries.ts';

/** The newest public news in any language, without their content, in one prepared query. */
export async function listNewestNews(db: Db, limit: number): Promise<ArticleSummary[]> {
  const newest = new Map<number, ArticleSummary>();
  for (const { article, detail } of await newestNews(db).execute({ limit })) {
    const summary = newest.get(article.id) ?? { ...article, details: [] };
    const { language } = detail;
    if (isLanguage(language)) summary.details.push({ ...detail, language });
    newest.set(article.id, summary);
  }
  return [...newest.values()];
}

const newestNews = oncePerDatabase((db) => {
  const ids = db
    .select({ id: articles.id })
    .from(articles)
    .where(and(eq(articles.category, 'news'), isPublic))
    .orderBy(...newestFirst)
    .limit(sql.placeholder('limit'));
  const { content: _content, ...detail } = getTableColumns(articleDetails);
  return db
    .select({ article: getTableColumns(articles), detail })
    .from(articles)
    .innerJoin(articleDetails, eq(articleDetails.articleId, articles.id))
    .where(sql`${articles.id} in ${ids}`)
    .orderBy(...newestFirst, desc(articleDetails.language))
    .prepare('newest_news');
});
