import { Elysia } from 'elysia';
import { z } from 'zod';
import { activityQuery } from '../../../domain/activity/input.ts';
import { activityEntries, countActivity, type Entry } from '../../../domain/activity/queries.ts';
import { endpoints } from '../../../routes.ts';
import { json } from '../../../web/http/json.ts';
import type { StaffGuard } from '../../../web/sessions/staff-guard.ts';
import { readQuery } from '../../input.ts';
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
  summary: 'Lists what was done in the back-office, newest first',
  query: activityQuery,
  answers: {
    200: {
      description: 'The entries; X-Total-Count says how many there are, of a search at most 10,000',
      schema: z.array(entrySchema),
    },
    400: { description: 'A value of the query is wrong', schema: errorSchema },
  },
});

export function activityApi(gate: StaffGuard) {
  return new Elysia({ name: 'api.backend.logs' }).get(
    endpoints.apiActivityLogs,
    guardedRead(gate, async ({ request }) => {
      const { limit, offset, ...filter } = readQuery(activityQuery, request);
      const entries = await activityEntries(gate.db, filter, { limit, offset });
      const total = await countActivity(gate.db, filter);
      return json(entries.map(entryJson), { headers: { 'x-total-count': String(total) } });
    }),
    list,
  );
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
