import { z } from 'zod';
import { languageCodes } from '../../i18n/site/language.ts';
import { articleChangesInput, detailInput } from '../articles/draft-input.ts';

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
