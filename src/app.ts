import { Elysia } from 'elysia';
import type { OpenDatabase } from './db/client.ts';
import type { Staleness } from './domain/pages/staleness.ts';
import { languageCodes } from './i18n/language.ts';
import { publicPages } from './pages/public-pages.ts';
import { canonicalPath } from './routes.ts';
import { checkAddress, languageOf } from './web/address.ts';
import { ErrorPages } from './web/errors.tsx';
import { securityHeaders } from './web/headers.ts';
import type { Log } from './web/log.ts';
import type { PageCache } from './web/page-cache.ts';
import { PageServer } from './web/page-server.tsx';
import { staffOf } from './web/session.ts';
import { StaticFiles } from './web/static-files.ts';

export type AppOptions = {
  database: OpenDatabase;
  staleness: Staleness;
  cache: PageCache;
  siteUrl: string;
  log: Log;
};

/** The whole site as one Elysia application: the plumbing in front, then the rooms, then the one error handler. */
export function createApp({ database, staleness, cache, siteUrl, log }: AppOptions) {
  const { db } = database;
  const errors = new ErrorPages(siteUrl);
  const files = new StaticFiles();
  const pages = publicPages(db);
  const server = new PageServer({ pages, cache, siteUrl, log, staffOf: (request) => staffOf(db, request) });
  staleness.subscribe((tags) => cache.markStale(tags));

  // Bun's own router would answer some addresses before the first hook has seen them.
  const app = new Elysia({ systemRouter: false, precompile: true });

  app.onRequest(({ request }) => server.fromMemory(request) ?? guardAddress(request));
  app.get('/static/*', ({ request, path }) => files.answer(path, request) ?? notFound(path));
  for (const page of pages) {
    for (const language of languageCodes) {
      const path = page.route.path[language];
      app.get(`/${language}${path && `/${path}`}`, ({ request, params }) =>
        server.answer(page, { route: page.route, language, parameters: params }, request),
      );
    }
  }
  app.onError(({ error, code, request, path }) => {
    if (code === 'NOT_FOUND') return notFound(path);
    const requestId = crypto.randomUUID();
    log.error('request_failed', error, { requestId, method: request.method });
    return errors.answer('server-error', languageOf(path));
  });
  return { app, server };

  function guardAddress(request: Request): Response | Promise<Response> | undefined {
    const target = request.url.slice(request.url.indexOf('/', 8));
    const checked = checkAddress(target);
    if (checked.kind === 'good') return undefined;
    if (checked.kind === 'moved') return moved(checked.to);
    log.warn('address_refused', { length: target.length });
    return errors.answer('bad-request', languageOf(target));
  }

  function notFound(path: string): Response | Promise<Response> {
    const canonical = canonicalPath(decodeURIComponent(path).toLowerCase());
    return canonical && canonical !== path ? moved(canonical) : errors.answer('not-found', languageOf(path));
  }
}

function moved(to: string): Response {
  return new Response(null, { status: 301, headers: { ...securityHeaders, location: to } });
}
