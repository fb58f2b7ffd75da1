import { endpoints } from '../../routes.ts';
import { requestIdOf } from '../../trace.ts';
import { isDiscreetPath, mayHoldReceipt } from '../http/discreet.ts';
import type { RequestObserver } from '../http/listen.ts';
import type { Metrics } from './metrics.ts';
import type { RequestLog } from './request-log.ts';
import { type RouteNames, unknownRoute } from './route-names.ts';

type Options = {
  nameOf: RouteNames;
  log: Pick<RequestLog, 'add'> | undefined;
  metrics: Pick<Metrics, 'observeRequest'> | undefined;
};

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Measures all requests but those of the report channel, whose times must not be revealed. */
export function requestObserver({ nameOf, log, metrics }: Options): RequestObserver {
  if (!log && !metrics) return () => undefined;
  return (request) => {
    const path = pathOf(request.url);
    const route = nameOf(path);
    if (isOfReportChannel(route, path) || isFileOfReportPage(path, request)) return undefined;
    const startedAt = performance.now();
    return (response, cached) => {
      const milliseconds = performance.now() - startedAt;
      const method = methods.includes(request.method) ? request.method : 'other';
      const { status } = response;
      log?.add({ id: requestIdOf(request), method, route, status, milliseconds, cached });
      metrics?.observeRequest({ method, route, status, milliseconds, cached });
    };
  };
}

/** Whether a route is of the report channel, and whether its addresses have a part that a visitor can type. */
type RouteKind = { isReport: boolean; isOpen: boolean };

/** By name: an address itself is not kept, because it may contain a receipt. */
const routeKinds = new Map<string, RouteKind>();

function kindOf(route: string): RouteKind {
  const known = routeKinds.get(route);
  if (known) return known;
  const isReport = route.startsWith(endpoints.baik) || isDiscreetPath(route);
  const kind = { isReport, isOpen: route === unknownRoute || /[:*]/.test(route) };
  routeKinds.set(route, kind);
  return kind;
}

function isOfReportChannel(route: string, path: string): boolean {
  const { isReport, isOpen } = kindOf(route);
  return isReport || (isOpen && (path.startsWith(endpoints.baik) || isDiscreetPath(path) || mayHoldReceipt(path)));
}

/** Pages of the report channel send no referrer, so that the files that they load do not tell of their visit. */
function isFileOfReportPage(path: string, { headers }: Request): boolean {
  return path.startsWith('/static/') && !headers.has('referer');
}

function pathOf(url: string): string {
  const start = url.indexOf('/', 8);
  if (start < 0) return '/';
  const query = url.indexOf('?', start);
  return query < 0 ? url.slice(start) : url.slice(start, query);
}
