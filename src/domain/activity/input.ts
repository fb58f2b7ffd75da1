import { z } from 'zod';
import { isKnownYear, yearProblem } from '../../fields/years.ts';
import { activityStatuses } from './commands.ts';
import { actionTypes } from './events.ts';

const tooLong = (characters: number) => `Must have at most ${characters} characters`;

const day = z.iso.date('Must be a date, as in 2026-01-31').refine(isWithinReach, yearProblem);

/** Filter of the activity log. */
export const activityFilter = z.strictObject({
  search: z.string().trim().max(200, tooLong(200)).optional(),
  user: z.string().trim().max(64, tooLong(64)).optional(),
  action: z.enum(actionTypes, 'Must be a known action').optional(),
  status: z.enum(activityStatuses, 'Must be a known status').optional(),
  from: day.optional().describe('First day, in the time zone of the company'),
  to: day.optional().describe('Last day, included'),
});

export type ActivityFilter = z.infer<typeof activityFilter>;

function isWithinReach(given: string): boolean {
  return isKnownYear(Number(given.slice(0, 4)));
}
