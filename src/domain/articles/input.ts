import { z } from 'zod';
import { sortNames } from '../../db/sorting.ts';
import { articleStatuses, articleTopics } from '../../fields/article-values.ts';
import { articleFields, commonFields, translatedFields } from '../../fields/articles.ts';
import { inputsOf, valuesFrom } from '../../fields/derive.ts';
import { problem } from '../../fields/problem.ts';
import { slugOf } from '../../fields/slug.ts';
import { languageCodes } from '../../i18n/site/language.ts';
import { listAfter, listOffset, wholeNumber } from '../input.ts';
import type { ArticleFields, DetailDraft } from './edits.ts';
import { articleSorts } from './queries.ts';
import { articleFilters } from './staff-filters.ts';

/** Articles in one answer, whole with all their languages. */
const maxListedArticles = 100;

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
  ...articleFilters.shape,
  sort: z
    .enum(sortNames(articleSorts), problem('knownOrder'))
    .optional()
    .default('-published')
    .describe('With a minus the other way round'),
});

const fields = z.strictObject(inputsOf(commonFields));

const version = z
  .int()
  .positive()
  .describe('As it was when it was read; answers 409 when someone saved since')
  .optional();

const merge = z
  .boolean()
  .describe(
    'With a `version` that is not the stored one: what others changed is merged by field and paragraph, and only what both changed differently answers 409',
  )
  .optional();

/** One language of an article, as a form or JSON gives it. */
export const detailInput = z.strictObject({
  language: z.enum(languageCodes),
  ...inputsOf(translatedFields),
  properties: z.null().optional(),
});

export const newArticleInput = z.strictObject({
  article: fields
    .partial()
    .required({ category: true })
    .extend({ status: articleFields.status.input.default('draft') }),
  details: z
    .array(detailInput)
    .min(1, problem('languageRequired'))
    .max(languageCodes.length)
    .refine(
      (details) => new Set(details.map(({ language }) => language)).size === details.length,
      problem('oneOfEachLanguage'),
    ),
});

/** Partial update of the article; omitted fields stay unchanged. */
export const articleChangesInput = fields.partial().extend({ version, merge });

export const detailChangesInput = detailInput.extend({ version, merge });

/** The given changes under the names of the columns. */
export function fieldsOf(
  given: Omit<z.output<typeof articleChangesInput>, 'version' | 'merge'>,
): Partial<ArticleFields> {
  return valuesFrom(commonFields, given);
}

export function detailOf(given: z.output<typeof detailInput>): DetailDraft {
  const { language, title, slug, content } = given;
  return { ...valuesFrom(translatedFields, given), language, title, content, slug: slug || slugOf(title) };
}
