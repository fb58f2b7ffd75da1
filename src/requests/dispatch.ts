import { withRequestScope } from '../db/request-scope.ts';
import { isRead, reportRequestOf } from '../report-processes/report-requests.ts';
import type { Site } from '../site.ts';
import { rememberFormFields } from '../web/forms/sent-fields.ts';
import { clientAddress, type Listener } from '../web/http/client-address.ts';
import { transportHeaders } from '../web/http/responses/finish-response.ts';
import { costGuard } from './cost-guard.ts';
import type { Failures } from './failures.ts';
import { answerAlways, type Fetch } from './finished-answers.ts';
import { requestGuards } from './request-guards.ts';

/** The routes. `server` is set when the port is opened. */
type Routes = { fetch: Fetch; server: Listener };

/** Answers every request, by its route or by a process of the report channel. Never throws. */
export function dispatchTo(routes: Routes, site: Site, failures: Failures) {
  const { trustedProxies, onionAddress } = site.settings;
  const transport = { headers: transportHeaders(site.siteUrl), onionAddress };
  const guard = requestGuards(site, failures);
  const guardCost = costGuard(site, failures);
  const processesFor = (request: Request) => (reportRequestOf(request) ? site.reportProcesses : undefined);
  /** By a process of the report channel, or here when no secret is involved. Such a body is never read here. */
  const answerAdmitted = async (request: Request): Promise<Response> => {
    const processes = processesFor(request);
    if (!processes) return routes.fetch(request);
    try {
      const address = clientAddress(request, routes.server, trustedProxies);
      return (await processes.answer(request, address)) ?? (await routes.fetch(request));
    } catch (error) {
      return failures.ofReportProcess(error, request);
    }
  };
  // The guard first: what it refuses costs nothing, and is not counted for a network that another site sent here.
  const answerRead = async (request: Request): Promise<Response> =>
    (await guard(request)) ??
    site.pageServer.fromMemory(request) ??
    guardCost(request, routes.server, () => answerAdmitted(request));
  const answerWrite = async (request: Request): Promise<Response> => (await guard(request)) ?? answerAdmitted(request);
  return (request: Request): Promise<Response> => {
    const always = (fetched: Fetch) => answerAlways(fetched, request, failures, transport);
    if (isRead(request.method)) return always(answerRead);
    if (!processesFor(request)) rememberFormFields(request);
    return withRequestScope(() => always(answerWrite));
  };
}
