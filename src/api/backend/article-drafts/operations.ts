import { z } from 'zod';
import { articleChangesInput, detailInput } from '../../../domain/articles/draft-input.ts';
import { languageCodes } from '../../../i18n/site/language.ts';
import { errorSchema } from '../../operation.ts';
import { conflictJson, staffArticleJson } from '../articles/bodies.ts';
import { guardedOperation, successSchema } from '../guard.ts';

const version = z
  .int()
  .positive()
  .describe('The `version` of the draft as it was read; answers 409 when it is another');
const language = z.enum(languageCodes).describe('Only the texts of this language');

export const draftInput = articleChangesInput.extend({
  details: z
    .array(detailInput)
    .min(1, 'At least one language is required')
    .max(languageCodes.length)
    .optional()
    .describe('All languages of the article; those that are left out are removed'),
  live_version: z
    .int()
    .positive()
    .optional()
    .describe(
      '`live_version` of the draft, after changes of the published article were taken over: it is not outdated then',
    ),
});

export const publishInput = z.strictObject({
  version: version.optional(),
  language: language.optional(),
  over_live: z
    .boolean()
    .optional()
    .describe('Publishes although the published article was changed since; those changes are lost'),
});

export const scheduleInput = z.strictObject({
  publish_at: z.iso.datetime({ offset: true }).nullable().describe('Null cancels'),
  language: language.optional(),
});

const draftJson = staffArticleJson.extend({
  outdated: z.boolean().describe('Whether the published article has changes that the draft does not take into account'),
  live_version: z.int().describe('`version` of the published article'),
  saved_by: z.string(),
  saved_at: z.iso.datetime(),
  schedules: z.array(
    z.object({
      part: z.enum(['all', ...languageCodes]),
      publish_at: z.iso.datetime(),
      scheduled_by: z.string(),
      problem: z.string().nullable().describe('Why it was not published when it was due'),
    }),
  ),
});

const wrong = { description: 'Missing or invalid field', schema: errorSchema };
const missing = { description: 'Unknown article, or no unpublished changes', schema: errorSchema };
const conflict = { description: 'Someone else has saved since `version`', schema: conflictJson };

export const shown = guardedOperation({
  summary: 'The unpublished changes of a published article, as the article with them',
  answers: { 200: { description: 'The article with the changes', schema: draftJson }, 404: missing },
});

export const saved = guardedOperation({
  summary: 'Saves changes of a published article without publishing them; omitted fields stay as they are in the draft',
  body: draftInput,
  answers: {
    200: { description: 'The article with the changes', schema: draftJson },
    400: wrong,
    404: missing,
    409: { description: 'Someone else has saved since `version`, or the article is not public', schema: errorSchema },
  },
});

export const discarded = guardedOperation({
  summary: 'Discards the unpublished changes; versions keep them',
  answers: { 200: { description: 'Discarded', schema: successSchema }, 404: missing },
});

export const published = guardedOperation({
  summary: 'Publishes the unpublished changes, of all languages or of one',
  body: publishInput,
  answers: {
    200: { description: 'The article as it is now public', schema: staffArticleJson },
    400: wrong,
    404: missing,
    409: conflict,
  },
});

export const scheduled = guardedOperation({
  summary: 'Sets when the unpublished changes are published, of all languages or of one',
  body: scheduleInput,
  answers: { 200: { description: 'The article with the changes', schema: draftJson }, 400: wrong, 404: missing },
});
