import { desc, eq } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import { articleDetails, articles } from '../../db/schema/index.ts';
import { isLanguage } from '../../i18n/site/language.ts';
import type { Article, ArticleDetail } from './queries.ts';

/**
 * An article exactly as stored, for editing. Its content is not sanitised: it may be put into a
 * field of a form, and never onto a page.
 */
export async function findStoredArticle(db: Db | Transaction, id: number): Promise<Article | undefined> {
  const [article] = await db.select().from(articles).where(eq(articles.id, id));
  if (!article) return undefined;
  const details = await db
    .select()
    .from(articleDetails)
    .where(eq(articleDetails.articleId, id))
    .orderBy(desc(articleDetails.language));
  const isKnown = (detail: (typeof details)[number]): detail is ArticleDetail => isLanguage(detail.language);
  return { ...article, details: details.filter(isKnown) };
}
