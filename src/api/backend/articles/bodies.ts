import { z } from 'zod';
import type { Article, ArticleDetail } from '../../../domain/articles/queries.ts';
import { sanitizeArticleHtml, withCleanContent } from '../../../domain/articles/sanitize.ts';
import type { Difference } from '../../../domain/merging/merge-values.ts';
import { isLanguage, languageCodes } from '../../../i18n/site/language.ts';
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

/** A field, or a block of the content, that two editors changed differently. */
const differenceJson = z.object({
  field: z.string().describe('Name of the field, or `content` for one block of it'),
  language: z.enum(languageCodes).nullable().describe('For fields of one language'),
  block: z.boolean().describe('Whether the values are one block of the content; an empty one was removed'),
  base: z.string().nullable().describe('As it was at your version; null when that is not known any more'),
  mine: z.string(),
  theirs: z.string(),
});

export function differenceAsJson({ field, isBlock, base, mine, theirs }: Difference): z.output<typeof differenceJson> {
  const [language, name] = field.split('.');
  const isTranslated = name !== undefined && isLanguage(language);
  const clean = (html: string) => (isBlock ? sanitizeArticleHtml(html) : html);
  return {
    field: name ?? field,
    language: isTranslated ? language : null,
    block: isBlock,
    base: base === undefined ? null : clean(base),
    mine: clean(mine),
    theirs: clean(theirs),
  };
}

export const conflictJson = errorSchema.extend({
  version: z.int().describe('The one that is stored now'),
  article: staffArticleJson.describe('As someone else left it'),
  differences: z
    .array(differenceJson)
    .describe('What you and someone else changed differently since your version; empty when it can be merged'),
});
