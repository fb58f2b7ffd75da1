import { Elysia } from 'elysia';
import { api } from './api/index.ts';
import { backend } from './backend/index.ts';
import { pages } from './pages/index.ts';
import { dispatchTo } from './requests/dispatch.ts';
import { Failures } from './requests/failures.ts';
import { requestGuards } from './requests/request-guards.ts';
import { type AppOptions, createServices } from './services.ts';
import { timeMachine } from './time-machine.tsx';
import { AssetFiles } from './web/files/asset-files.ts';
import { servedFiles } from './web/files/served-files.ts';
import { transportHeaders } from './web/http/responses/finish-response.ts';

/** The whole site as one Elysia application: guards, files, pages, back-office, API and the error handler. */
export function createApp(options: AppOptions) {
  const services = createServices(options);
  const { staleness, files, fileStore, pageServer, sitePages, readDocument, tally, reportProcesses } = services;
  const assetFiles = new AssetFiles(fileStore, options.sharedCaching);
  const failures = new Failures(services);
  const { onionAddress, trustedProxies = [] } = options;
  const transport = { headers: transportHeaders(services.siteUrl), onionAddress };
  const guard = requestGuards(services, failures);
  staleness.subscribe((change) => {
    fileStore.forgetPublic();
    pageServer.changed(change);
  });

  // Bun's native router would answer some addresses before the first hook.
  // Routes are compiled at their first request: all of them would take longer than anything else at the start.
  const app = new Elysia({ systemRouter: false })
    // Before the routes, which take only the hooks that precede them. Named fields: Elysia reads the source of hooks for what
    // they need, and would parse query, cookies and body of every request for one that takes its whole context.
    .onError(({ error, code, request, path }) => failures.answer({ error, code, request, path }))
    .use(servedFiles(files, assetFiles))
    .use(pages(services))
    .use(api(services))
    .use(backend(services))
    .use(timeMachine(services, assetFiles))
    .compile();
  return {
    app,
    answer: dispatchTo(app, { guard, failures, reportProcesses, pageServer, trustedProxies, transport }),
    unanswerable: (error: unknown) => failures.unanswerable(error),
    pageServer,
    sitePages,
    documents: { read: readDocument, withFile: assetFiles.withFile.bind(assetFiles) },
    variants: services.variants,
    tally,
    /** Patterns of all addresses, for the names of routes. */
    patterns: app.routes.map(({ path }) => path),
    presence: services.presence,
    erased: services.reports.erased,
    reportProcesses,
    erasures: services.erasures,
    erasedRows: services.erasedRows,
  };
}
