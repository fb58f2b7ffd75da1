import { z } from 'zod';
import type { Article, ArticleDetail } from '../../../domain/articles/queries.ts';
import { withCleanContent } from '../../../domain/articles/sanitize.ts';
import { articleAsJson, articleDetailJson, articleJson, detailAsJson } from '../../articles/article-json.ts';
import { errorSchema } from '../../operation.ts';

const version = z.int().describe('Counts the saves; send it back to be told when someone else saved meanwhile');

/** An article as JSON for staff. */
export const staffArticleJson = articleJson.extend({ version });

export function staffArticleAsJson(article: Article) {
  return { ...articleAsJson(withCleanContent(article), undefined, 'staff'), version: article.version };
}

/** One language of an article, with the article's version. */
export const staffDetailJson = articleDetailJson.extend({ version });

export function staffDetailAsJson(article: Article, language: string) {
  const detail = withCleanContent(article).details.find((one): one is ArticleDetail => one.language === language);
  if (!detail) throw new Error('The saved language is missing');
  return { ...detailAsJson(detail), version: article.version };
}

export const conflictJson = errorSchema.extend({
  version: z.int().describe('The one that is stored now'),
  article: staffArticleJson.describe('As someone else left it'),
});
