export const articleCategories = ['news', 'reports'] as const;
export type ArticleCategory = (typeof articleCategories)[number];

export const articleStatuses = ['draft', 'published', 'archived'] as const;
export type ArticleStatus = (typeof articleStatuses)[number];

export const articleTopics = [
  'press-release',
  'social-activities',
  'sustainability',
  'hr-development',
  'operations-and-production',
] as const;
export type ArticleTopic = (typeof articleTopics)[number];

/** Category of annual reports. */
export const reportTopics = ['annual'] as const;

export function isArticleTopic(value: unknown): value is ArticleTopic {
  return articleTopics.some((topic) => topic === value);
}
