import { endpoints } from '../../routes.ts';
import { requestIdOf } from '../../trace.ts';
import { isDiscreetPath, mayHoldReceipt } from '../http/discreet.ts';
import type { RequestObserver } from '../http/listen.ts';
import type { Metrics } from './metrics.ts';
import type { RequestLog } from './request-log.ts';
import type { RouteNames } from './route-names.ts';

type Options = {
  nameOf: RouteNames;
  log: Pick<RequestLog, 'add'> | undefined;
  metrics: Pick<Metrics, 'observeRequest'> | undefined;
};

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Measures all requests but those of the report channel, of which nothing tells when they came. */
export function requestObserver({ nameOf, log, metrics }: Options): RequestObserver {
  if (!log && !metrics) return () => undefined;
  return (request) => {
    const path = pathOf(request.url);
    if (isReportPath(path) || isFileOfReportPage(path, request)) return undefined;
    const startedAt = performance.now();
    return (response, cached) => {
      const milliseconds = performance.now() - startedAt;
      const method = methods.includes(request.method) ? request.method : 'other';
      const route = nameOf(path);
      const { status } = response;
      log?.add({ id: requestIdOf(request), method, route, status, milliseconds, cached });
      metrics?.observeRequest({ method, route, status, milliseconds, cached });
    };
  };
}

/** Results are kept, because finding out takes longer than answering from memory. */
const reportPaths = new Map<string, boolean>();
const maxReportPaths = 2000;

function isReportPath(path: string): boolean {
  const known = reportPaths.get(path);
  if (known !== undefined) return known;
  const isOne = path.startsWith(endpoints.baik) || isDiscreetPath(path) || mayHoldReceipt(path);
  if (reportPaths.size < maxReportPaths) reportPaths.set(path, isOne);
  return isOne;
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
