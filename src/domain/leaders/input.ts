import { z } from 'zod';
import { inputsOf } from '../../fields/derive.ts';
import { leaderFields } from '../../fields/leaders.ts';
import { maxLeaders } from './queries.ts';

const fields = z.strictObject(inputsOf(leaderFields));
const version = z.int().positive().describe('As it was read: answers 409 when someone saved since');

/** A new member of a board. */
export const newLeaderInput = fields.partial().required({ board: true, name: true, position: true, position_en: true });

/** Partial update; omitted fields stay unchanged. */
export const leaderChanges = z.strictObject({ ...fields.shape, version }).partial();
export type LeaderChanges = z.output<typeof leaderChanges>;

const maxId = 2_147_483_647;

export const leaderOrder = z.strictObject({
  leaders: z
    .array(
      z.strictObject({
        id: z.int().min(1).max(maxId),
        sort_order: leaderFields.sortOrder.input.describe('The position within the board, from 1'),
      }),
    )
    .min(1, 'Must name at least one leader')
    .max(maxLeaders, `Must name at most ${maxLeaders} leaders`)
    .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, 'Must name no leader twice'),
});
