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

export function isArticleTopic(value: unknown): value is ArticleTopic {
  return articleTopics.some((topic) => topic === value);
}

/** The largest id that the database can hold. */
const largestId = 2_147_483_647;

/** An id from an address, or undefined when no row can have it. */
export function parseId(value: string): number | undefined {
  if (!/^[1-9]\d{0,9}$/.test(value)) return undefined;
  const id = Number(value);
  return id <= largestId ? id : undefined;
}
