import { z } from 'zod';
import type { Leader } from '../../../domain/leaders/queries.ts';
import { answersOf, asJson } from '../../../fields/derive.ts';
import { leaderFields } from '../../../fields/leaders.ts';
import { errorSchema } from '../../operation.ts';

export const leaderJson = z.object({
  id: z.int(),
  ...answersOf(leaderFields),
  created_at: z.iso.datetime(),
  version: z.int().describe('Counts the saves; send it back to be told when someone else saved meanwhile'),
});

/** A member of a board in the field names of the API. */
export function leaderAsJson(leader: Leader) {
  const { id, createdAt, version } = leader;
  return { id, ...asJson(leaderFields, leader), created_at: createdAt, version };
}

export const conflictJson = errorSchema.extend({
  version: z.int().describe('The one that is stored now'),
  leader: leaderJson.describe('As someone else left it'),
});
