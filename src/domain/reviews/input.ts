import { z } from 'zod';
import { problem } from '../../fields/problem.ts';
import { blockId } from '../../fields/rich-text/block-ids.ts';
import { atMost, fails, isFilled, textInput } from '../../fields/text-rules.ts';
import { maxYear } from '../../fields/years.ts';
import { languageCodes } from '../../i18n/site/language.ts';

export const maxReviewNoteCharacters = 1000;
export const maxCommentCharacters = 2000;
export const maxPassageCharacters = 1000;
/** People whom one comment or answer mentions; each gets a mail. */
export const maxMentions = 10;
/** Of the text beside a passage, as the client sends it. */
const maxContextCharacters = 80;

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

const body = textInput(maxCommentCharacters)
  .refine(isFilled, fails(problem('required')))
  .describe('`@name` mentions an account');

const context = z.string().max(maxContextCharacters, atMost(maxContextCharacters));

export const reviewCommentInput = z.strictObject({
  language: z.enum(languageCodes),
  block: z
    .int()
    .min(0)
    .max(100_000)
    .describe('The number of the block with the passage: 0 is the title, 1 the summary, then the blocks of the content')
    .optional(),
  anchor: z
    .strictObject({
      block_id: z.union([z.enum(['title', 'excerpt']), z.string().regex(blockId)]).nullable(),
      before: context,
      after: context,
    })
    .optional()
    .describe('Instead of `block`: the block by its id, and the text beside the passage; it may be unsaved text'),
  quote: textInput(maxPassageCharacters).default('').describe('The passage, without markup; empty: the whole block'),
  body,
});

export const reviewAnswerInput = z.strictObject({ body });
