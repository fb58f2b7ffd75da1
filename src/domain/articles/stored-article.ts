import { desc, eq } from 'drizzle-orm';
import { articleDetails, articles } from '../../db/schema/index.ts';
import { isLanguage } from '../../i18n/site/language.ts';
import { type FindRow, rowById } from '../row-by-id.ts';
import type { Article, ArticleDetail } from './queries.ts';

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
