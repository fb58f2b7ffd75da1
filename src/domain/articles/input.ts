import { z } from 'zod';
import { sortNames } from '../../db/sorting.ts';
import { articleStatuses, articleTopics } from '../../fields/article-values.ts';
import { articleFields } from '../../fields/articles.ts';
import { languageCodes } from '../../i18n/site/language.ts';
import { listAfter, listOffset, wholeNumber } from '../input.ts';
import { articleSorts } from './queries.ts';

/** Articles in one answer, whole with all their languages. */
const maxListedArticles = 100;

/** Query parameters of the article list. */
export const articleQuery = z.strictObject({
  category: articleFields.category.input.optional().describe('Without regard to case'),
  status: z.enum(articleStatuses).optional().describe('Without a staff session only published articles are listed'),
  language: z
    .enum(languageCodes)
    .optional()
    .describe('Only articles that have this language; also that of the field detail'),
  topic: z.enum(articleTopics).optional(),
  q: z.string().trim().max(200).optional().describe('Part of a title or excerpt, without regard to case'),
  limit: wholeNumber(1, maxListedArticles).optional().default(maxListedArticles),
  offset: listOffset.optional().default(0).describe('Where the next part of a longer list begins'),
  after: listAfter.optional(),
});

/** The same for staff. */
export const staffArticleQuery = articleQuery.extend({
  sort: z
    .enum(sortNames(articleSorts), 'Must be a known order')
    .optional()
    .default('-published')
    .describe('With a minus the other way round'),
});
