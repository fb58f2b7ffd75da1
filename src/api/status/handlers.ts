import { createHash, timingSafeEqual } from 'node:crypto';
import { existsSync } from 'node:fs';
import { Elysia, NotFoundError } from 'elysia';
import { z } from 'zod';
import type { Db } from '../../db/client.ts';
import type { DatabaseHealth } from '../../db/health.ts';
import type { ForeignStarts } from '../../domain/audit/foreign-starts.ts';
import type { FileStore } from '../../domain/files/file-store.ts';
import { outboxState } from '../../domain/mail/queries.ts';
import type { CachePurges } from '../../domain/publishing/cache-purges.ts';
import type { Lifecycle } from '../../lifecycle.ts';
import { manifestPath } from '../../manifest.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { securityHeaders } from '../../web/http/headers.ts';
import { json, jsonError } from '../../web/http/json.ts';
import { errorSchema, operation } from '../operation.ts';

const part = z.enum(['ok', 'unavailable']);
const readiness = z.object({
  /** `starting` and `stopping` remove the node from load balancing; `degraded` does not: cached pages are still served. */
  status: z.enum(['starting', 'ready', 'degraded', 'stopping']),
  parts: z.object({
    build: part,
    database: part,
    /** `low`: uploads are refused. */
    storage: z.enum(['ok', 'low', 'unavailable']),
    /** `unconfigured`: mail is queued. `failing`: some mail has been refused repeatedly. */
    mail: z.enum(['ok', 'unconfigured', 'failing', 'unavailable']),
    /** Shared caches in front. `failing`: one of them refused its last purge, which is repeated. */
    caches: z.enum(['ok', 'unconfigured', 'failing', 'unavailable']),
    /** The activity log. `foreign-key`: in the last hour a node with another key was started, which was refused. */
    log: z.enum(['ok', 'foreign-key']),
  }),
});
type Readiness = z.output<typeof readiness>;
type Parts = Readiness['parts'];

const alive = operation({
  tag: 'Operation',
  summary: 'Health of the process',
  answers: { 200: { description: 'The process is running', schema: z.object({ status: z.literal('ok') }) } },
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
      operation({
        tag: 'Operation',
        summary: 'Readiness of this node and its components',
        answers: {
          200: {
            description: 'It should; "degraded" names parts that fail, while cached pages are served',
            schema: readiness,
          },
          503: { description: 'It is starting or stopping', schema: readiness },
        },
      }),
    );
}

/** The figures, for requests with the token. Without a token in the settings there is no such address. */
async function answerMetrics(request: Request, { metrics, settings }: Site): Promise<Response> {
  if (!metrics || settings.metricsToken === undefined) throw new NotFoundError();
  const [, given = ''] = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '') ?? [];
  if (!timingSafeEqual(digest(given), digest(settings.metricsToken)))
    return jsonError(401, 'The token is missing or wrong', {}, { 'www-authenticate': 'Bearer' });
  const headers = { ...securityHeaders, 'content-type': metrics.contentType, 'cache-control': 'no-store' };
  return new Response(await metrics.read(), { headers });
}

/** `timingSafeEqual` requires equal lengths, which digests have. */
function digest(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Timeout in milliseconds after which a component counts as unavailable: load balancers wait only a few seconds. */
const timeoutInMilliseconds = 1000;

type CheckedSite = {
  db: Db;
  health: Pick<DatabaseHealth, 'isAvailable'>;
  fileStore: Pick<FileStore, 'state'>;
  hasMailbox: boolean;
  purges?: Pick<CachePurges, 'state'> | undefined;
  audit: { foreignStarts: Pick<ForeignStarts, 'isReported'> };
  lifecycle: Lifecycle;
};

/** Checks all components that the site needs. */
export async function checkReadiness(site: CheckedSite): Promise<Readiness> {
  const { fileStore, lifecycle, audit } = site;
  const [stored, storage] = await Promise.all([
    storedParts(site),
    inTime<Parts['storage']>(fileStore.state(), 'unavailable'),
  ]);
  const build = existsSync(manifestPath) ? 'ok' : 'unavailable';
  const log = audit.foreignStarts.isReported ? 'foreign-key' : 'ok';
  const parts: Parts = { build, storage, ...stored, log };
  const isWhole = Object.values(parts).every((state) => state === 'ok' || state === 'unconfigured');
  const { phase } = lifecycle;
  return { status: phase === 'serving' ? (isWhole ? 'ready' : 'degraded') : phase, parts };
}

type StoredParts = Pick<Parts, 'database' | 'mail' | 'caches'>;

/** What is read from the database. While the circuit breaker reports it as unavailable, no query is sent. */
function storedParts({ db, health, hasMailbox, purges }: CheckedSite): Promise<StoredParts> {
  const unknown: StoredParts = {
    database: 'unavailable',
    mail: hasMailbox ? 'unavailable' : 'unconfigured',
    caches: purges ? 'unavailable' : 'unconfigured',
  };
  if (!health.isAvailable) return Promise.resolve(unknown);
  const ask = async (): Promise<StoredParts> => {
    const [mails, unpurged] = await Promise.all([outboxState(db), purges?.state()]);
    const stateOf = (failing: number) => (failing > 0 ? 'failing' : 'ok');
    return {
      database: 'ok',
      mail: hasMailbox ? stateOf(mails.failing) : 'unconfigured',
      caches: unpurged ? stateOf(unpurged.failing) : 'unconfigured',
    };
  };
  return inTime(ask(), unknown);
}

/** The result of a check, or `otherwise` after the timeout. */
async function inTime<Found>(check: Promise<Found>, otherwise: Found): Promise<Found> {
  const late = Promise.withResolvers<Found>();
  const timer = setTimeout(late.resolve, timeoutInMilliseconds, otherwise);
  const found = check.catch(() => otherwise);
  return Promise.race([found, late.promise]).finally(() => clearTimeout(timer));
}
