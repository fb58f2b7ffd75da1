import { z } from 'zod';
import { eventText } from '../../../domain/activity/events.ts';
import { activityList, type Entry } from '../../../domain/activity/queries.ts';
import type { Verification } from '../../../domain/audit/verify.ts';
import { endpoints } from '../../../routes.ts';
import type { Site } from '../../../site.ts';
import { json } from '../../../web/http/json.ts';
import { shaped } from '../../member-order.ts';
import { answer, calls } from '../calls.ts';

const entrySchema = z.object({
  id: z.int(),
  user_id: z.int().nullable(),
  username: z.string(),
  action_type: z.string(),
  description: z.string(),
  status: z.string(),
  timestamp: z.iso.datetime(),
  resource_type: z.string().nullable(),
  resource_name: z.string().nullable(),
  resource_id: z.string().nullable(),
  error_message: z.string().nullable(),
  changes: z.record(z.string(), z.object({ before: z.unknown(), after: z.unknown() })).nullable(),
});

const verificationSchema = z.object({
  ok: z.boolean(),
  entries: z.int().describe('How many entries were checked, up to the first wrong one'),
  head: z.object({ position: z.int(), hash: z.string() }).describe('The last entry that was checked'),
  broken: z
    .object({
      position: z.int().nullable().describe('Null for an entry outside of the chain'),
      id: z.int().nullable().describe('Null for a missing entry'),
      reason: z.enum(['changed', 'inserted', 'removed', 'forged', 'rewritten']),
    })
    .optional()
    .describe('The first entry that is not as it was written'),
  invalid_heads: z.array(z.string()).describe('Files beside the data that hold no validly signed head'),
  signed_up_to: z.int().describe('The last entry that a signed head vouches for'),
  verified_at: z.iso.datetime(),
});

export function activityApi(site: Site) {
  return calls(site, { name: 'logs', noun: 'entry' })
    .list(
      endpoints.apiActivityLogs,
      activityList,
      {
        says: 'Activity log of the back-office',
        200: answer('The entries, newest first unless another order is asked for', entrySchema, (entry: Entry) =>
          shaped(entrySchema, { ...entry, description: eventText('en', entry) }),
        ),
      },
      { max: 200, usual: 50 },
    )
    .read(
      endpoints.apiActivityLogsVerify,
      'logs.read',
      {
        says: 'Checks the activity log from its first entry to its last',
        200: answer(
          'What was found; a check that ended less than half a minute ago answers again',
          verificationSchema,
          (found: Verification) => shaped(verificationSchema, { broken: undefined, ...found }),
        ),
        202: {
          description: 'A long log: the check goes on. Ask again after the seconds in Retry-After',
          schema: z.object({ checking: z.literal(true) }),
        },
      },
      async () =>
        (await site.audit.verifyForRequest()) ??
        json({ checking: true }, { status: 202, headers: { 'retry-after': '15' } }),
    ).routes;
}
