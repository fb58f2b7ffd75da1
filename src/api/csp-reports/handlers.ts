import { Elysia } from 'elysia';
import { z } from 'zod';
import { endpoints } from '../../routes.ts';
import type { CspReports } from '../../web/http/csp-reports.ts';
import { securityHeaders } from '../../web/http/headers.ts';
import { json, jsonError } from '../../web/http/json.ts';
import type { StaffGuard } from '../../web/sessions/staff-guard.ts';
import { guardedOperation, guardedRead } from '../backend/guard.ts';

/** Reports are a few hundred bytes, most of them the policy itself. */
const maxReportInBytes = 16 * 1024;

const summarySchema = z.object({
  since: z.iso.datetime().describe('When this process began to count'),
  dropped: z.int().describe('Reports that were not counted, because too many came within a minute'),
  reports: z.array(
    z.object({
      directive: z.string(),
      blocked: z.string().describe('The kind of source: inline, eval, a scheme; never an address'),
      count: z.int(),
    }),
  ),
});

const summary = guardedOperation({
  summary: 'Counts what browsers have blocked by the content security policy, since this process started',
  answers: { 200: { description: 'The most frequent first', schema: summarySchema } },
});

/** Takes the reports of browsers, and shows staff the counts. */
export function cspReportsApi(gate: StaffGuard, reports: CspReports) {
  return new Elysia({ name: 'api.csp-reports' })
    .post(endpoints.cspReports, ({ request }) => takeReport(reports, request), { parse: 'none' })
    .get(
      endpoints.cspSummary,
      guardedRead(gate, async () => json(reports.summary())),
      summary,
    );
}

async function takeReport(reports: CspReports, request: Request): Promise<Response> {
  if (Number(request.headers.get('content-length') ?? Number.POSITIVE_INFINITY) > maxReportInBytes) {
    return jsonError(413, 'This is too large');
  }
  const sent: unknown = await request.json().catch(() => undefined);
  const all = Array.isArray(sent) ? sent.slice(0, 20) : [sent];
  const counted = all.filter((report) => reports.count(report)).length;
  return counted > 0
    ? new Response(null, { status: 204, headers: { ...securityHeaders, 'cache-control': 'no-store' } })
    : jsonError(400, 'This is no report of a content security policy');
}
