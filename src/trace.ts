import { AsyncLocalStorage } from 'node:async_hooks';

/** A request of a trace, as the W3C recommendation "Trace Context" describes it. */
type Trace = { id: string; flags: string };

const current = new AsyncLocalStorage<Trace>();
const ids = new WeakMap<Request, string>();

const traceparent = /^[\da-f]{2}-([\da-f]{32})-[\da-f]{16}-([\da-f]{2})$/;
const noTrace = '0'.repeat(32);

/** The trace that the request belongs to; undefined without a valid `traceparent` header. */
function traceOf(request: Request): Trace | undefined {
  const header = request.headers.get('traceparent');
  const [, id = noTrace, flags = '00'] = (header && traceparent.exec(header)) || [];
  return id === noTrace ? undefined : { id, flags };
}

/** Names the request in the log: by its trace, else by a new id. */
export function requestIdOf(request: Request | undefined): string {
  const known = request && ids.get(request);
  if (known) return known;
  const id = (request && traceOf(request)?.id) ?? crypto.randomUUID();
  if (request) ids.set(request, id);
  return id;
}

/** Runs the work of a request; its trace is sent to other services that it calls. */
export function withinTrace<Result>(request: Request, work: () => Result): Result {
  const trace = traceOf(request);
  return trace ? current.run(trace, work) : work();
}

/** The header for a request to another service, if the current one belongs to a trace. */
export function traceHeaders(): Record<string, string> {
  const trace = current.getStore();
  if (!trace) return {};
  const parent = crypto.getRandomValues(new Uint8Array(8)).toHex();
  return { traceparent: `00-${trace.id}-${parent}-${trace.flags}` };
}
