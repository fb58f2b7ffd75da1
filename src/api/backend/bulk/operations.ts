import { z } from 'zod';
import { articleBulk, assetBulk, maxBulkItems } from '../../../domain/bulk/input.ts';
import { bulkRefusals } from '../../../domain/bulk/outcome.ts';
import { errorSchema } from '../../operation.ts';
import { guardedOperation } from '../guard.ts';

const bulkJson = z.object({
  done: z.int().describe('How many were changed'),
  unchanged: z.int().describe('How many were so already'),
  refused: z.int().describe('How many were left as they are, for the reason given'),
  results: z.array(
    z.object({
      id: z.int(),
      result: z.enum(['done', 'unchanged', 'refused']),
      reason: z.enum(bulkRefusals).optional(),
      problem: z.string().optional().describe('With the reason `invalid`'),
      articles: z.array(z.int()).optional().describe('Articles that use it, with the reason `in-use`'),
      leaders: z.array(z.int()).optional().describe('Leaders whose portrait it is, with the reason `in-use`'),
    }),
  ),
});
export type BulkJson = z.output<typeof bulkJson>;

const rule = `in one transaction, at most ${maxBulkItems}: items that cannot be changed are left out and named with the reason, the others are changed together, and an unexpected error changes none`;
const answers = {
  200: { description: 'What became of each item, in the order given', schema: bulkJson },
  400: { description: 'Missing or invalid field', schema: errorSchema },
};

export const articlesChanged = guardedOperation({
  summary: `Publishes, archives or deletes several articles or sets their topic, ${rule}`,
  body: articleBulk,
  answers,
});

export const assetsChanged = guardedOperation({
  summary: `Tags, moves or deletes several assets, ${rule}. One that articles or leaders use is not deleted`,
  body: assetBulk,
  answers,
});
