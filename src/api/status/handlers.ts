import { Elysia } from 'elysia';
import { z } from 'zod';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { json } from '../../web/http/json.ts';
import { errorSchema, operation } from '../operation.ts';
import { answerMetrics } from './metrics.ts';
import { checkReadiness, type Readiness } from './readiness.ts';

const part = z.enum(['ok', 'unavailable']);
const readiness = z.object({
  status: z.enum(['starting', 'ready', 'degraded', 'stopping']),
  parts: z.object({
    build: part,
    database: part,
    storage: z.enum(['ok', 'low', 'unavailable']),
    mail: z.enum(['ok', 'unconfigured', 'failing', 'unavailable']),
    caches: z.enum(['ok', 'unconfigured', 'failing', 'unavailable']),
    log: z.enum(['ok', 'foreign-key']),
  }),
});

const alive = operation({
  tag: 'Operation',
  summary: 'Health of the process',
  answers: { 200: { description: 'The process is running', schema: z.object({ status: z.literal('ok') }) } },
});

const prepared = operation({
  tag: 'Operation',
  summary: 'Readiness of this node and its components',
  answers: {
    200: {
      description: 'It should; "degraded" names parts that fail, while cached pages are served',
      schema: readiness,
    },
    503: { description: 'It is starting or stopping', schema: readiness },
  },
});

const figures = operation({
  tag: 'Operation',
  summary: 'Figures of this node for a monitoring system, in the text format of Prometheus',
  answers: {
    200: { description: 'Requests by route, rendering, cache, database, mail, disk, memory and event loop' },
    401: { description: 'The token of METRICS_TOKEN is missing or wrong', schema: errorSchema },
    404: { description: 'METRICS_TOKEN is not set', schema: errorSchema },
  },
});

/** Health endpoints for load balancers and process managers. */
export function statusApi(site: Site) {
  let running: Promise<Readiness> | undefined;
  // Simultaneous requests share one check, so that they cannot cause more checks.
  const check = () => {
    running ??= checkReadiness(site).finally(() => {
      running = undefined;
    });
    return running;
  };
  return new Elysia({ name: 'api.status' })
    .get(endpoints.metrics, ({ request }) => answerMetrics(request, site), figures)
    .get(endpoints.health, () => json({ status: 'ok' }), alive)
    .get(
      endpoints.ready,
      async () => {
        const found = await check();
        return json(found, { status: found.status === 'starting' || found.status === 'stopping' ? 503 : 200 });
      },
      prepared,
    );
}
