import { Elysia } from 'elysia';
import { z } from 'zod';
import type { Db } from '../../db/client.ts';
import { type CspReports, countViolations, violationsOfLastDays } from '../../domain/csp-reports/counts.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { securityHeaders } from '../../web/http/headers.ts';
import { json, jsonError } from '../../web/http/json.ts';
import { guardedOperation, guardedRead } from '../backend/guard.ts';

/** Reports are a few hundred bytes, most of them the policy itself. */
const maxReportInBytes = 16 * 1024;

const summarySchema = z.object({
  reports: z.array(
    z.object({
      directive: z.string(),
      blocked: z.string().describe('The kind of source: inline, eval, a scheme; never an address'),
      count: z.int(),
    }),
  ),
});

/** Takes the reports of browsers, and shows staff the counts. */
export function cspReportsApi(site: Site) {
  return new Elysia({ name: 'api.csp-reports' })
    .post(endpoints.cspReports, ({ request }) => takeReport(site.db, site.cspReports, request), { parse: 'none' })
    .get(
      endpoints.cspSummary,
      guardedRead(site, 'logs.read', async () => json({ reports: await violationsOfLastDays(site.db) })),
      guardedOperation({
        summary: 'Counts what browsers have blocked by the content security policy in the last 30 days',
        answers: { 200: { description: 'The most frequent first', schema: summarySchema } },
      }),
    );
}

async function takeReport(db: Db, reports: CspReports, request: Request): Promise<Response> {
  if (Number(request.headers.get('content-length') ?? Number.POSITIVE_INFINITY) > maxReportInBytes) {
    return jsonError(413, 'This is too large');
  }
  const sent: unknown = await request.json().catch(() => undefined);
  const counted = reports.read(Array.isArray(sent) ? sent.slice(0, 20) : [sent]);
  if (!counted) return jsonError(400, 'This is not a report of a content security policy');
  await countViolations(db, counted);
  return new Response(null, { status: 204, headers: { ...securityHeaders, 'cache-control': 'no-store' } });
}
