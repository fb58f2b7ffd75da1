import { z } from 'zod';
import { type Article, type ArticleDetail, detailIn } from '../../domain/articles/queries.ts';
import { commonFields, publicCommonFields, staffCommonFields, translatedFields } from '../../fields/articles.ts';
import { answersOf, asJson } from '../../fields/derive.ts';
import { isLanguage, type Language, languageCodes } from '../../i18n/site/language.ts';
import { inOrder } from '../member-order.ts';

const moment = z.iso.datetime();

export const articleDetailJson = z.object({
  id: z.int(),
  article_id: z.int(),
  language: z.enum(languageCodes),
  ...answersOf(translatedFields),
  properties: z.unknown(),
  created_at: moment,
  updated_at: moment,
});

export const articleJson = z.object({
  id: z.int(),
  ...answersOf(commonFields),
  ...z.object(answersOf(staffCommonFields)).partial().shape,
  created_at: moment,
  detail: articleDetailJson.nullable().describe('In the asked language, else in the default one'),
  details: z.array(articleDetailJson),
});

const articleOrder = [
  ...['id', 'category', 'topic', 'status', 'author', 'featured_image', 'sort_order', 'published_at', 'created_at'],
  ...['default_language', 'detail', 'details', 'unpublish_at'],
];
const detailOrder = [
  ...['id', 'article_id', 'language', 'title', 'slug', 'content', 'excerpt', 'meta_description', 'properties'],
  ...['created_at', 'updated_at'],
];

/** An article in the field names of the API. */
export function articleAsJson(article: Article, language: Language | undefined, viewer: 'staff' | 'public') {
  const fallback = isLanguage(article.defaultLanguage) ? article.defaultLanguage : 'id';
  const detail = detailIn(article, language ?? fallback);
  return inOrder(articleOrder, {
    id: article.id,
    ...asJson(viewer === 'staff' ? commonFields : publicCommonFields, article),
    created_at: article.createdAt,
    detail: detail ? detailAsJson(detail) : null,
    details: article.details.map(detailAsJson),
  });
}

export function detailAsJson(detail: ArticleDetail) {
  return inOrder(detailOrder, {
    id: detail.id,
    article_id: detail.articleId,
    language: detail.language,
    ...asJson(translatedFields, detail),
    properties: detail.properties,
    created_at: detail.createdAt,
    updated_at: detail.updatedAt,
  });
}
