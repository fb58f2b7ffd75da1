import { z } from 'zod';
import type { Outcome } from '../../../domain/command.ts';
import { createLeader, reorderLeaders, saveLeader } from '../../../domain/leaders/commands.ts';
import { findLeader, type Leader, listLeaders } from '../../../domain/leaders/queries.ts';
import { trashLeader } from '../../../domain/trash/commands.ts';
import { answersOf, asJson } from '../../../fields/derive.ts';
import { leaderFields } from '../../../fields/leaders.ts';
import { endpoints } from '../../../routes.ts';
import type { Site } from '../../../site.ts';
import { errorSchema } from '../../operation.ts';
import { answer, answerOutcome, calls, success } from '../calls.ts';

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

const conflictJson = errorSchema.extend({
  version: z.int().describe('The one that is stored now'),
  leader: leaderJson.describe('As someone else left it'),
});

const leader = answer('The leader', leaderJson, leaderAsJson);
const conflict = answer('Someone else has saved since `version`', conflictJson, (stored: Leader) => ({
  version: stored.version,
  leader: leaderAsJson(stored),
}));

const noun = { name: 'leaders', noun: 'leader' };

export function leaderCalls(site: Site) {
  const { db } = site;
  const list = endpoints.apiStaffLeaders;
  const one = `${list}/:id`;
  return calls(site, noun)
    .all(
      list,
      'leaders.read',
      {
        says: 'Members of both boards, hidden ones too, in the order of the page',
        200: { ...leader, description: 'The leaders' },
      },
      () => listLeaders(db),
    )
    .one(one, 'leaders.read', { says: 'One member of a board', 200: leader }, findLeader)
    .on('POST', list, createLeader, {
      says: 'Adds a member to a board, hidden unless `visible` is true',
      201: leader,
    })
    .on('PUT', endpoints.apiLeaderOrder, reorderLeaders, {
      says: 'Reorders members, all of them or none',
      200: success,
      404: 'Unknown leader',
    })
    .on('PUT', one, saveLeader, {
      says: 'Changes the fields of a member; omitted fields are unchanged',
      200: leader,
      409: conflict,
    })
    .on('DELETE', one, trashLeader, {
      says: 'Moves a member to the trash, where it can be restored for 30 days',
      200: success,
    }).routes;
}

/** The answer to a save, which restoring a version is too. */
export function answerLeader(outcome: Outcome<Leader, Leader>): Promise<Response> {
  return answerOutcome(noun, outcome, { 200: leader, 409: conflict });
}
