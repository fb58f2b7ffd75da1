import { z } from 'zod';
import { wholeNumber } from '../input.ts';
import { actionTypes, activityStatuses } from './commands.ts';

const tooLong = (characters: number) => `Must have at most ${characters} characters`;

/** Filter of the activity log. */
export const activityFilter = z.strictObject({
  search: z.string().trim().max(200, tooLong(200)).optional(),
  user: z.string().trim().max(64, tooLong(64)).optional(),
  action: z.enum(actionTypes, 'Must be a known action').optional(),
  status: z.enum(activityStatuses, 'Must be a known status').optional(),
});

export type ActivityFilter = z.infer<typeof activityFilter>;

export const activityQuery = activityFilter.extend({
  limit: wholeNumber(1, 200).optional().default(50),
  offset: wholeNumber(0, 1_000_000).optional().default(0),
});
