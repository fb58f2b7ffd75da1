import type { Article } from './queries.ts';

/** What staff may change of an article, as one list of names and values; of a language as `en.title`. */
export function auditFields(article: Article): Record<string, string | number | Date | null> {
  const { category, topic, status, author, featuredImage, sortOrder, publishedAt, defaultLanguage } = article;
  const flat: Record<string, string | number | Date | null> = {
    category,
    topic,
    status,
    author,
    featuredImage,
    sortOrder,
    publishedAt,
    defaultLanguage,
  };
  for (const { language, title, slug, content, excerpt, metaDescription } of article.details) {
    for (const [name, value] of Object.entries({ title, slug, content, excerpt, metaDescription })) {
      flat[`${language}.${name}`] = value;
    }
  }
  return flat;
}
