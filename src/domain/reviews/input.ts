import { z } from 'zod';
import { problem } from '../../fields/problem.ts';
import { fails, isFilled, textInput } from '../../fields/text-rules.ts';
import { maxYear } from '../../fields/years.ts';
import { languageCodes } from '../../i18n/site/language.ts';

export const maxReviewNoteCharacters = 1000;
export const maxCommentCharacters = 2000;
export const maxPassageCharacters = 1000;

/** A request for a review. */
export const reviewRequestInput = z.strictObject({
  assignee_id: z
    .int()
    .positive()
    .nullable()
    .default(null)
    .describe('Id of the account that should decide; null: any account that may decide'),
  due_at: z.iso
    .datetime({ offset: true, error: problem('moment') })
    .transform((given) => new Date(given))
    .refine((moment) => moment.getTime() > Date.now(), problem('notAhead'))
    .refine((moment) => moment.getUTCFullYear() <= maxYear, problem('tooLarge'))
    .nullable()
    .default(null),
  note: textInput(maxReviewNoteCharacters).default(''),
});

const textVersion = z.int().positive().describe('`text_version` of the review as it was read');

export const reviewDecisionInput = z.strictObject({
  decision: z.enum(['approve', 'request_changes']),
  text_version: textVersion,
  note: textInput(maxReviewNoteCharacters).default(''),
});

export const reviewPublicationInput = z.strictObject({ text_version: textVersion });

export const reviewCommentInput = z.strictObject({
  language: z.enum(languageCodes),
  block: z
    .int()
    .min(0)
    .max(100_000)
    .describe(
      'The number of the block with the passage: 0 is the title, 1 the summary, then the blocks of the content',
    ),
  quote: textInput(maxPassageCharacters).default('').describe('The passage, without markup; empty: the whole block'),
  body: textInput(maxCommentCharacters).refine(isFilled, fails(problem('required'))),
});
