import { z } from 'zod';
import { problemText } from '../../../domain/activity/problem-text.ts';
import { usersOf } from '../../../domain/assets/usage.ts';
import { changeArticles } from '../../../domain/bulk/articles.ts';
import { changeAssets } from '../../../domain/bulk/assets.ts';
import { type BulkOutcome, bulkRefusals, maxBulkItems } from '../../../domain/bulk/outcome.ts';
import { endpoints } from '../../../routes.ts';
import type { Site } from '../../../site.ts';
import { answer, calls } from '../calls.ts';

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

const rule = `in one transaction, at most ${maxBulkItems}: items that cannot be changed are left out and named with the reason, the others are changed together, and an unexpected error changes none`;

const answers = {
  200: answer('What became of each item, in the order given', bulkJson, outcomesAsJson),
  400: 'Missing or invalid field',
};

/** Changes of several articles or assets. */
export function bulkCalls(site: Site) {
  return calls(site, { name: 'bulk', noun: 'item' })
    .on('POST', endpoints.apiArticleBulk, changeArticles, {
      says: `Publishes, archives, unarchives or deletes several articles or sets their topic, ${rule}`,
      ...answers,
    })
    .on('POST', endpoints.apiAssetBulk, changeAssets, {
      says: `Tags, moves or deletes several assets, ${rule}. One that articles or leaders use is not deleted`,
      ...answers,
    }).routes;
}

function outcomesAsJson({ outcomes }: { outcomes: readonly BulkOutcome[] }): z.output<typeof bulkJson> {
  const count = (counted: BulkOutcome['result']) => outcomes.filter(({ result }) => result === counted).length;
  return {
    done: count('done'),
    unchanged: count('unchanged'),
    refused: count('refused'),
    results: outcomes.map((outcome) => {
      const { id, result } = outcome;
      if (outcome.result !== 'refused') return { id, result };
      const { reason, problem, uses } = outcome;
      return {
        id,
        result,
        reason,
        ...(problem !== undefined && { problem: problemText('en', problem) }),
        ...(uses && usersOf(uses)),
      };
    }),
  };
}
