import type { AnyElysia } from 'elysia';

type Place = { hostname: string; port: number; maxRequestBodySize?: number };
/** Typed by what is used of it, so that the application keeps the type of its own routes to itself. */
type Application = Pick<AnyElysia, 'compile' | 'fetch' | 'server'>;

/** Answers a request from memory, or not at all. */
type PagesInMemory = { fromMemory: (request: Request) => Response | undefined };

/**
 * Opens the port. A page in memory is answered before the framework makes anything of the request: its context would
 * cost more than the answer. Port 0 takes a free one; throws when the port is taken.
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
  // Handlers ask it for the address of the client, and `app.stop` closes it.
  app.server = server;
  return server;
}
