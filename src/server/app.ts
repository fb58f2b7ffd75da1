import { Elysia } from 'elysia';
import { api } from '../api/index.ts';
import { backend } from '../backend/index.ts';
import { timeMachine } from '../backend/versions/moments/screens.tsx';
import { pages } from '../pages/index.ts';
import type { Site } from '../site.ts';
import { servedFiles } from '../web/files/static-files.ts';
import { dispatchTo } from './dispatch.ts';
import { Failures } from './failures.ts';

/** The whole site as one Elysia application: guards, files, pages, back-office, API and the error handler. */
export function createApp(site: Site) {
  const failures = new Failures(site);
  site.staleness.subscribe((effect) => {
    site.fileStore.forgetPublic();
    site.redirects.forget();
    site.pageServer.changed(effect);
  });

  // Bun's native router would answer some addresses before the first hook.
  // Routes are compiled at their first request: all of them would take longer than anything else at the start.
  const app = new Elysia({ systemRouter: false })
    // Before the routes, which take only the hooks that precede them. Named fields: Elysia reads the source of hooks for what
    // they need, and would parse query, cookies and body of every request for one that takes its whole context.
    .onError(({ error, code, request, path }) => failures.answer({ error, code, request, path }))
    .use(servedFiles(site))
    .use(pages(site))
    .use(api(site))
    .use(backend(site))
    .use(timeMachine(site))
    .compile();
  return {
    app,
    answer: dispatchTo(app, site, failures),
    unanswerable: (error: unknown) => failures.unanswerable(error),
    pageServer: site.pageServer,
    /** Patterns of all addresses, for the names of routes. */
    patterns: app.routes.map(({ path }) => path),
  };
}
