import { Elysia } from 'elysia';
import { api } from './api/index.ts';
import { backend } from './backend/index.ts';
import { costGuard } from './cost-guard.ts';
import { trackStored } from './db/work.ts';
import { Failures } from './failures.ts';
import { pages } from './pages/index.ts';
import { requestGuards } from './request-guards.ts';
import { type AppOptions, createServices } from './services.ts';
import { AssetFiles } from './web/files/asset-files.ts';
import { servedFiles } from './web/files/served-files.ts';
import { keepSentFields } from './web/forms/sent-fields.ts';
import { watchStream } from './web/http/stream-answer.ts';

/** The whole site as one Elysia application: guards, files, pages, back-office, API and the error handler. */
export function createApp(options: AppOptions) {
  const services = createServices(options);
  const { staleness, purges, files, dataDirectory, pageServer, tally } = services;
  const failures = new Failures(services);
  const guard = requestGuards(services, failures);
  staleness.subscribe((change) => pageServer.changed(change));

  // Bun's native router would answer some addresses before the first hook.
  const app = new Elysia({ systemRouter: false, precompile: true })
    .onRequest(({ request }) => guard(request))
    .use(servedFiles(files, new AssetFiles(dataDirectory, purges !== undefined)))
    .use(pages(services))
    .use(api(services))
    .use(backend(services))
    .onError((failure) => failures.answer(failure))
    .compile();
  const guardCost = costGuard(options.trustedProxies ?? [], failures);
  const answer = (request: Request) => {
    const always = () => answerAlways(app.fetch, request, failures);
    if (request.method === 'GET' || request.method === 'HEAD') return guardCost(request, app.server, always);
    keepSentFields(request);
    return trackStored(always);
  };
  return { app, answer, unanswerable: (error: unknown) => failures.unanswerable(error), server: pageServer, tally };
}

/** The framework's answer; when it has none, one that says so. Never throws. */
async function answerAlways(
  fetch: (request: Request) => Response | Promise<Response>,
  request: Request,
  failures: Failures,
): Promise<Response> {
  try {
    return watchStream(await fetch(request), (error) => failures.brokenOff(error));
  } catch (error) {
    return failures.unanswerable(error, request);
  }
}
