import { Elysia } from 'elysia';
import { z } from 'zod';
import { orderingOf } from '../../../db/sorting.ts';
import { activityQuery } from '../../../domain/activity/input.ts';
import { activityEntries, countActivity, type Entry } from '../../../domain/activity/queries.ts';
import { activitySorts } from '../../../domain/activity/sorts.ts';
import type { Verification } from '../../../domain/audit/verify.ts';
import { endpoints } from '../../../routes.ts';
import type { Site } from '../../../site.ts';
import { json } from '../../../web/http/json.ts';
import { readQuery } from '../../input.ts';
import { answerLongList, totalsOfLongList } from '../../long-list.ts';
import { errorSchema } from '../../operation.ts';
import { guardedOperation, guardedRead } from '../guard.ts';

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

const list = guardedOperation({
  summary: `Activity log of the back-office. ${totalsOfLongList}`,
  query: activityQuery,
  answers: {
    200: {
      description: 'The entries, newest first unless another order is asked for',
      schema: z.array(entrySchema),
    },
    400: { description: 'Invalid query value', schema: errorSchema },
  },
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

const verify = guardedOperation({
  summary: 'Checks the activity log from its first entry to its last',
  answers: {
    200: {
      description: 'What was found; a check that ended less than half a minute ago answers again',
      schema: verificationSchema,
    },
    202: {
      description: 'A long log: the check goes on. Ask again after the seconds in Retry-After',
      schema: z.object({ checking: z.literal(true) }),
    },
  },
});

export function activityApi(site: Site) {
  return new Elysia({ name: 'api.backend.logs' })
    .get(
      endpoints.apiActivityLogsVerify,
      guardedRead(site, 'logs.read', async () => {
        const found = await site.audit.verifyForRequest();
        if (found) return json(verificationJson(found));
        return json({ checking: true }, { status: 202, headers: { 'retry-after': '15' } });
      }),
      verify,
    )
    .get(
      endpoints.apiActivityLogs,
      guardedRead(site, 'logs.read', async ({ request }) => {
        const { sort, limit, offset, after, ...filter } = readQuery(activityQuery, request);
        const ordering = orderingOf(activitySorts, sort);
        const [rows, count] = await Promise.all([
          activityEntries(site.db, filter, { limit, offset, after, ordering }),
          countActivity(site.db, filter),
        ]);
        return answerLongList({ request, rows, count, limit, show: entryJson });
      }),
      list,
    );
}

function verificationJson(found: Verification): z.infer<typeof verificationSchema> {
  const { ok, entries, head, broken, invalidHeads, signedUpTo, verifiedAt } = found;
  return {
    ok,
    entries,
    head,
    ...(broken && { broken }),
    invalid_heads: invalidHeads,
    signed_up_to: signedUpTo,
    verified_at: verifiedAt,
  };
}

function entryJson(entry: Entry): z.infer<typeof entrySchema> {
  return {
    id: entry.id,
    user_id: entry.userId,
    username: entry.username,
    action_type: entry.actionType,
    description: entry.description,
    status: entry.status,
    timestamp: entry.timestamp.toISOString(),
    resource_type: entry.resourceType,
    resource_name: entry.resourceName,
    resource_id: entry.resourceId,
    error_message: entry.errorMessage,
    changes: entry.changes,
  };
}
