import { z } from 'zod';
import { leaderChanges, leaderOrder, newLeaderInput } from '../../../domain/leaders/input.ts';
import { errorSchema } from '../../operation.ts';
import { guardedOperation, successSchema } from '../guard.ts';
import { conflictJson, leaderJson } from './leader-json.ts';

const wrong = { description: 'Invalid field, named by `field`', schema: errorSchema };
const missing = { description: 'Unknown leader', schema: errorSchema };
const one = { description: 'The leader', schema: leaderJson };

export const listed = guardedOperation({
  summary: 'Members of both boards, hidden ones too, in the order of the page',
  answers: { 200: { description: 'The leaders', schema: z.array(leaderJson) } },
});

export const shown = guardedOperation({
  summary: 'One member of a board',
  answers: { 200: one, 404: missing },
});

export const created = guardedOperation({
  summary: 'Adds a member to a board, hidden unless `visible` is true',
  body: newLeaderInput,
  answers: { 201: one, 400: wrong },
});

export const changed = guardedOperation({
  summary: 'Changes the fields of a member; omitted fields are unchanged',
  body: leaderChanges,
  answers: {
    200: one,
    400: wrong,
    404: missing,
    409: { description: 'Someone else has saved since `version`', schema: conflictJson },
  },
});

export const reordered = guardedOperation({
  summary: 'Reorders members, all of them or none',
  body: leaderOrder,
  answers: { 200: { description: 'Done', schema: successSchema }, 400: wrong, 404: missing },
});

export const removed = guardedOperation({
  summary: 'Moves a member to the trash, where it can be restored for 30 days',
  answers: { 200: { description: 'Done', schema: successSchema }, 404: missing },
});
