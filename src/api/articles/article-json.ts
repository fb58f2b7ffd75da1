import { z } from 'zod';
import { articleCategories, articleStatuses } from '../../domain/articles/input.ts';
import { type Article, type ArticleDetail, detailIn } from '../../domain/articles/queries.ts';
import { isLanguage, type Language, languageCodes } from '../../i18n/site/language.ts';

const moment = z.iso.datetime();

export const articleDetailJson = z.object({
  id: z.int(),
  article_id: z.int(),
  language: z.enum(languageCodes),
  title: z.string(),
  slug: z.string(),
  content: z.string().describe('Sanitised HTML; for reports the path of the document'),
  excerpt: z.string().nullable(),
  meta_description: z.string().nullable(),
  properties: z.unknown(),
  created_at: moment,
  updated_at: moment,
});

export const articleJson = z.object({
  id: z.int(),
  category: z.enum(articleCategories),
  topic: z.string().nullable(),
  status: z.enum(articleStatuses),
  author: z.string(),
  featured_image: z.string().nullable(),
  sort_order: z.int(),
  published_at: moment.nullable(),
  created_at: moment,
  default_language: z.enum(languageCodes),
  detail: articleDetailJson.nullable().describe('In the asked language, else in the default one'),
  details: z.array(articleDetailJson),
});

/** An article in the field names of the API. */
export function articleAsJson(article: Article, language: Language | undefined) {
  const fallback = isLanguage(article.defaultLanguage) ? article.defaultLanguage : 'id';
  const detail = detailIn(article, language ?? fallback);
  return {
    id: article.id,
    category: article.category,
    topic: article.topic,
    status: article.status,
    author: article.author,
    featured_image: article.featuredImage,
    sort_order: article.sortOrder,
    published_at: article.publishedAt,
    created_at: article.createdAt,
    default_language: article.defaultLanguage,
    detail: detail ? detailAsJson(detail) : null,
    details: article.details.map(detailAsJson),
  };
}

export function detailAsJson(detail: ArticleDetail) {
  return {
    id: detail.id,
    article_id: detail.articleId,
    language: detail.language,
    title: detail.title,
    slug: detail.slug,
    content: detail.content,
    excerpt: detail.excerpt,
    meta_description: detail.metaDescription,
    properties: detail.properties,
    created_at: detail.createdAt,
    updated_at: detail.updatedAt,
  };
}
