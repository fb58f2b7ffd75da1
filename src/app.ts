import { Elysia } from 'elysia';
import { api } from './api/index.ts';
import { backend } from './backend/index.ts';
import { isBackendPath } from './backend/ui/frame/failure-page.tsx';
import { costGuard } from './cost-guard.ts';
import { trackStored } from './db/work.ts';
import { Failures } from './failures.ts';
import { pages } from './pages/index.ts';
import { requestGuards } from './request-guards.ts';
import { type AppOptions, createServices } from './services.ts';
import { AssetFiles } from './web/files/asset-files.ts';
import { servedFiles } from './web/files/served-files.ts';
import { keepSentFields } from './web/forms/sent-fields.ts';
import { finishResponse, type Transport, transportHeaders } from './web/http/finish-response.ts';
import { backendContentSecurity } from './web/http/headers.ts';
import { watchStream } from './web/http/stream-answer.ts';

/** The whole site as one Elysia application: guards, files, pages, back-office, API and the error handler. */
export function createApp(options: AppOptions) {
  const services = createServices(options);
  const { staleness, purges, files, dataDirectory, pageServer, sitePages, readDocument, tally } = services;
  const assetFiles = new AssetFiles(dataDirectory, purges !== undefined);
  const failures = new Failures(services);
  const transport = { headers: transportHeaders(services.siteUrl), onionAddress: options.onionAddress };
  const guard = requestGuards(services, failures);
  staleness.subscribe((change) => pageServer.changed(change));

  // Bun's native router would answer some addresses before the first hook.
  const app = new Elysia({ systemRouter: false, precompile: true })
    .onRequest(({ request }) => guard(request))
    .use(servedFiles(files, assetFiles))
    .use(pages(services))
    .use(api(services))
    .use(backend(services))
    .onError((failure) => failures.answer(failure))
    .compile();
  const guardCost = costGuard(options.trustedProxies ?? [], failures);
  const answer = (request: Request) => {
    const always = (fetch: typeof app.fetch) => answerAlways(fetch, request, failures, transport);
    if (request.method === 'GET' || request.method === 'HEAD') {
      return always((given) => guardCost(given, app.server, async () => app.fetch(given)));
    }
    keepSentFields(request);
    return trackStored(() => always(app.fetch));
  };
  return {
    app,
    answer,
    unanswerable: (error: unknown) => failures.unanswerable(error),
    server: pageServer,
    sitePages,
    documents: { read: readDocument, fileOf: (path: string) => assetFiles.fileOf(path) },
    tally,
    presence: services.presence,
    erased: services.reports.erased,
  };
}

/** The framework's answer, finished; when it has none, one that says so. Never throws. */
async function answerAlways(
  fetch: (request: Request) => Response | Promise<Response>,
  request: Request,
  failures: Failures,
  transport: Transport,
): Promise<Response> {
  try {
    const response = await fetch(request);
    if (isBackendPage(request, response)) response.headers.set('content-security-policy', backendContentSecurity);
    const watched = watchStream(response, (error) => failures.brokenOff(error));
    return await finishResponse(watched, request, transport);
  } catch (error) {
    return failures.unanswerable(error, request);
  }
}

function isBackendPage({ url }: Request, { headers }: Response): boolean {
  return (
    URL.canParse(url) &&
    isBackendPath(new URL(url).pathname) &&
    headers.get('content-type') === 'text/html; charset=utf-8'
  );
}
