import type { AnyElysia } from 'elysia';

type Place = { hostname: string; port: number; maxRequestBodySize?: number };
/** Structural type, so that the application's route types stay internal. */
type Application = Pick<AnyElysia, 'compile' | 'fetch' | 'server'>;

/** Answers a request from the cache, or returns undefined. */
type PagesInMemory = { fromMemory: (request: Request) => Response | undefined };

/**
 * Opens the port. Cached pages are answered before the framework sees the request, because creating its context would
 * cost more than the answer. Port 0 takes a free port; throws when the port is in use.
 */
export function listen(app: Application, pages: PagesInMemory, place: Place): Bun.Server<unknown> {
  app.compile();
  const { fetch } = app;
  const server = Bun.serve({
    ...place,
    development: false,
    reusePort: false,
    idleTimeout: 30,
    fetch: (request) => pages.fromMemory(request) ?? fetch(request),
  });
  // Handlers ask the server for the client address, and `app.stop` closes it.
  app.server = server;
  return server;
}
