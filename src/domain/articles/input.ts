import { z } from 'zod';
import { languageCodes } from '../../i18n/site/language.ts';
import { wholeNumber } from '../input.ts';

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

/** Reports on the year as a whole. */
export const reportTopics = ['annual'] as const;
export type ReportTopic = (typeof reportTopics)[number];

export function isArticleTopic(value: unknown): value is ArticleTopic {
  return articleTopics.some((topic) => topic === value);
}

/** Without regard to case: `Reports` and `reports` are the same. */
export const categoryInput = z.string().trim().toLowerCase().pipe(z.enum(articleCategories));

/** So many articles, whole with all their languages, are one answer. */
const maxListedArticles = 100;

/** What may be asked of the list of articles. */
export const articleQuery = z.strictObject({
  category: categoryInput.optional().describe('Without regard to case'),
  status: z.enum(articleStatuses).optional().describe('Without a staff session only published articles are listed'),
  language: z
    .enum(languageCodes)
    .optional()
    .describe('Only articles that have this language; also that of the field detail'),
  topic: z.enum(articleTopics).optional(),
  q: z.string().trim().max(200).optional().describe('Part of a title or excerpt, without regard to case'),
  limit: wholeNumber(1, maxListedArticles).optional().default(maxListedArticles),
  offset: wholeNumber(0, 100_000).optional().default(0).describe('Where the next part of a longer list begins'),
});
