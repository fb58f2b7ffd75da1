import type { AnyElysia } from 'elysia';
import { StartError } from '../../start-error.ts';
import { withinTrace } from '../../trace.ts';
import { hasSeveralHosts } from './address.ts';

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
  const options: Bun.Serve.Options<unknown> = {
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
  };
  const server = open(options, place.hostname);
  // Handlers ask the server for the client address, and `app.stop` closes it.
  app.server = server;
  return server;
}

/** Codes that are explained where the start fails. */
const knownCodes = ['EADDRINUSE', 'EACCES', 'EADDRNOTAVAIL'];

/** Throws StartError for a host that is no address: the runtime has no code for that. */
function open(options: Bun.Serve.Options<unknown>, hostname: string): Bun.Server<unknown> {
  try {
    return Bun.serve(options);
  } catch (error) {
    if (error instanceof Error && 'code' in error && knownCodes.includes(String(error.code))) throw error;
    throw new StartError(
      `The site cannot listen on "${hostname}" (HOST): it is no address of this machine. Choose 127.0.0.1, 0.0.0.0, or one of ` +
        'its addresses.',
      { cause: error },
    );
  }
}
