import type { AnyElysia } from 'elysia';
import { withinTrace } from '../../trace.ts';
import { hasSeveralHosts } from './host.ts';

type Place = {
  hostname: string;
  port: number;
  /** Other processes may listen on the same port; the kernel divides the connections among them. */
  reusePort?: boolean;
  maxRequestBodySize?: number;
};

/** Called with the response and whether it came from memory. */
type RequestEnd = (response: Response, cached: boolean) => void;

/** Called when a request arrives. Undefined for requests that are not measured. */
export type RequestObserver = (request: Request) => RequestEnd | undefined;

/** What answers on the port. Structural types, so that the application's route types stay internal. */
type Site = {
  app: Pick<AnyElysia, 'server'>;
  /** Answers every request. Never throws. */
  answer: (request: Request) => Promise<Response>;
  /** The answer to what fails outside of `answer`. */
  unanswerable: (error: unknown) => Response;
  /** Answers a request from the cache, or returns undefined. */
  pageServer: { fromMemory: (request: Request) => Response | undefined };
  /** Measures requests. */
  observe?: RequestObserver;
};

/**
 * Opens the port. Cached pages are answered before the framework sees the request, because creating its context would
 * cost more than the answer. Port 0 takes a free port; throws when the port is in use.
 */
export function listen({ app, answer, unanswerable, pageServer, observe }: Site, place: Place): Bun.Server<unknown> {
  const answerObserved = async (request: Request, end: RequestEnd | undefined): Promise<Response> => {
    const response = await withinTrace(request, () => answer(request));
    end?.(response, false);
    return response;
  };
  const server = Bun.serve({
    reusePort: false,
    ...place,
    development: false,
    idleTimeout: 30,
    fetch: (request) => {
      const end = observe?.(request);
      const cached = hasSeveralHosts(request) ? undefined : pageServer.fromMemory(request);
      if (!cached) return answerObserved(request, end);
      end?.(cached, true);
      return cached;
    },
    error: unanswerable,
  });
  // Handlers ask the server for the client address, and `app.stop` closes it.
  app.server = server;
  return server;
}
