import { join } from 'node:path';
import { Elysia } from 'elysia';
import { z } from 'zod';
import type { Db } from '../../db/client.ts';
import { endpoints } from '../../routes.ts';
import { json } from '../../web/http/json.ts';
import { operation } from '../operation.ts';
import { checkReadiness } from './readiness.ts';

const part = z.enum(['ok', 'unavailable']);
const readiness = z.object({
  status: z.enum(['ready', 'unavailable']),
  parts: z.object({
    database: part,
    storage: part,
    mail: z.enum(['ok', 'unconfigured', 'failing', 'unavailable']),
  }),
});

const alive = operation({
  tag: 'Operation',
  summary: 'Answers while the process lives',
  answers: { 200: { description: 'It lives', schema: z.object({ status: z.literal('ok') }) } },
});

const prepared = operation({
  tag: 'Operation',
  summary: 'Says whether the parts that the site needs do answer',
  answers: {
    200: { description: 'All of them do', schema: readiness },
    503: { description: 'One of them does not', schema: readiness },
  },
});

/** Health endpoints for load balancers and process managers. */
export function statusApi(db: Db, dataDirectory: string, sendsMail: boolean) {
  return new Elysia({ name: 'api.status' })
    .get(endpoints.health, () => json({ status: 'ok' }), alive)
    .get(
      endpoints.ready,
      async () => {
        const { ready, parts } = await checkReadiness(db, join(dataDirectory, 'assets'), sendsMail);
        return json({ status: ready ? 'ready' : 'unavailable', parts }, { status: ready ? 200 : 503 });
      },
      prepared,
    );
}
