import { Memoirist } from 'memoirist';
import { endpoints } from '../../routes.ts';
import { requestIdOf } from '../../trace.ts';
import { isDiscreetPath, mayHoldReceipt } from '../http/discreet.ts';
import type { RequestObserver } from '../http/listen.ts';
import type { Metrics } from './metrics.ts';

/** Lines wait so long, because writing each on its own costs as much as a page from memory. */
const writeEveryMilliseconds = 200;
const maxWaitingLines = 1000;

type RequestLine = {
  id: string;
  method: string;
  route: string;
  status: number;
  /** From the arrival of the request to the head of the response. */
  milliseconds: number;
  /** Whether the page came from memory. */
  cached: boolean;
};

/** One JSON line per request. */
export class RequestLog {
  private lines: string[] = [];
  private timer: Timer | undefined;

  constructor(private readonly write: (text: string) => unknown) {}

  add({ id, method, route, status, milliseconds, cached }: RequestLine): void {
    const time = new Date().toISOString();
    // Nothing in it needs to be escaped: method and route are names of ours, and the id is hexadecimal.
    this.lines.push(
      `{"time":"${time}","level":"info","event":"request","requestId":"${id}","method":"${method}","route":"${route}","status":${status},"milliseconds":${milliseconds.toFixed(1)},"cached":${cached}}\n`,
    );
    if (this.lines.length >= maxWaitingLines) this.flush();
    else this.timer ??= setTimeout(() => this.flush(), writeEveryMilliseconds).unref();
  }

  /** Writes what waits. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const { lines } = this;
    this.lines = [];
    if (lines.length > 0) this.write(lines.join(''));
  }
}

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

/** What is asked for without an own route, such as a missing page. */
const unknownRoute = 'other';

/** Names the route of an address, without anything that a visitor has typed: there are as many names as routes. */
type RouteNames = (path: string) => string;

export function routeNames(paths: readonly string[]): RouteNames {
  const router = new Memoirist<string>();
  for (const path of new Set(paths)) router.add('GET', path, path);
  return (path) => router.find('GET', path)?.store ?? unknownRoute;
}
