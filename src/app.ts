import { Elysia } from 'elysia';
import { articlesApi } from './api/articles/handlers.ts';
import { assetsApi } from './api/assets/handlers.ts';
import { accountsApi } from './api/backend/accounts/handlers.ts';
import { articlesBackendApi } from './api/backend/articles/handlers.ts';
import { assetsBackendApi } from './api/backend/assets/handlers.ts';
import { emailApi } from './api/backend/email/handlers.ts';
import { unknownBackendCalls } from './api/backend/guard.ts';
import { activityApi } from './api/backend/logs/handlers.ts';
import { baikApi } from './api/baik/handlers.ts';
import { contactApi } from './api/contact/handlers.ts';
import { docsApi } from './api/docs/handlers.tsx';
import { apiFailed, apiInvalid, apiNotFound, apiUnreadable, isApiPath } from './api/failures.ts';
import { InvalidInputError } from './api/input.ts';
import { searchApi } from './api/search/handlers.ts';
import { statusApi } from './api/status/handlers.ts';
import { accountPages } from './backend/account/handlers.tsx';
import { articleForms } from './backend/articles/form-handlers.tsx';
import { articlePages } from './backend/articles/handlers.tsx';
import { assetPages } from './backend/assets/handlers.tsx';
import { ReportDesk } from './backend/baik/desk.ts';
import { baikScreens } from './backend/baik/handlers.tsx';
import { dashboardPages } from './backend/dashboard/handlers.tsx';
import { emailPages } from './backend/email/handlers.tsx';
import { loginPages } from './backend/login/handlers.tsx';
import { microsoftPages } from './backend/login/microsoft.ts';
import { logPages } from './backend/logs/handlers.tsx';
import { messagePages } from './backend/messages/handlers.tsx';
import { backendFailure, isBackendPath } from './backend/ui/frame/failure-page.tsx';
import { unknownScreens } from './backend/ui/frame/not-found.tsx';
import type { OpenDatabase } from './db/client.ts';
import { type EntraAccess, MicrosoftSignIn } from './domain/accounts/microsoft-sign-in.ts';
import { AssetStore } from './domain/assets/asset-store.ts';
import { isChannelOpen } from './domain/baik/recipient-queries.ts';
import { SealedFiles } from './domain/baik/sealing/sealed-files.ts';
import { UnlockedKeys } from './domain/baik/sealing/unlocked-keys.ts';
import { Drafts } from './domain/baik/uploads/drafts.ts';
import { AttachmentStore } from './domain/contact/attachment-store.ts';
import type { Mailbox } from './domain/mail/mailroom.ts';
import type { Outbox } from './domain/mail/outbox.ts';
import type { Staleness } from './domain/publishing/staleness.ts';
import { sharedSecret } from './domain/secrets/commands.ts';
import { languageCodes } from './i18n/site/language.ts';
import { baikMailbox } from './pages/baik/mailbox-handlers.tsx';
import { reportFormPosts } from './pages/baik/report-handlers.tsx';
import { contactFormPosts } from './pages/contact/handlers.tsx';
import { discovery } from './pages/discovery/handlers.ts';
import { cookieConsent } from './pages/policies/cookie-consent.ts';
import { publicPages } from './pages/public-pages.ts';
import { canonicalPath, endpoints, href, routes } from './routes.ts';
import { AssetFiles } from './web/files/asset-files.ts';
import { PictureVariants } from './web/files/picture-variants.ts';
import { StaticFiles } from './web/files/static-files.ts';
import { isAssetUpload } from './web/forms/asset-upload.ts';
import { FormTokens, formsSecret } from './web/forms/form-token.ts';
import { forEverybody, forOneMailbox, SubmissionLimits } from './web/forms/submission-limits.ts';
import { type CheckedAddress, checkAddress, languageOf } from './web/http/address.ts';
import { UnreadableBodyError } from './web/http/body.ts';
import { refuseBody } from './web/http/body-limit.ts';
import { discreetHeaders, isDiscreetPath } from './web/http/discreet.ts';
import { securityHeaders } from './web/http/headers.ts';
import { jsonError } from './web/http/json.ts';
import { isFromOwnPages } from './web/http/same-origin.ts';
import { DayTally } from './web/log/day-tally.ts';
import type { Log } from './web/log/log.ts';
import { ErrorPages } from './web/pages/errors.tsx';
import type { PageCache } from './web/pages/page-cache.ts';
import { PageServer } from './web/pages/page-server.tsx';
import { staffOf } from './web/sessions/session.ts';
import { SignInCookies } from './web/sessions/sign-in-cookies.ts';
import { StaffGuard } from './web/sessions/staff-guard.ts';

type AppOptions = {
  database: OpenDatabase;
  staleness: Staleness;
  cache: PageCache;
  siteUrl: string;
  /** Directory of uploaded files. */
  dataDirectory: string;
  /** Proxy addresses whose `X-Forwarded-For` is trusted. */
  trustedProxies?: readonly string[];
  /** Sends queued mail; without it mail stays queued. */
  outbox?: Pick<Outbox, 'wake'> | undefined;
  /** "Sign in with Microsoft" for staff. */
  microsoft?: EntraAccess | undefined;
  /** The mailbox behind the outbox. */
  mailbox?: Mailbox | undefined;
  /** The built files; by default each variant of a picture is encoded at its first request. */
  files?: StaticFiles;
  log: Log;
};

/** The whole site as one Elysia application: the plumbing in front, then the rooms, then the one error handler. */
export function createApp(options: AppOptions) {
  const { database, staleness, cache, siteUrl, dataDirectory, trustedProxies = [], outbox, mailbox, log } = options;
  const { db } = database;
  const errors = new ErrorPages(siteUrl);
  const { files = new StaticFiles(new PictureVariants(log)) } = options;
  const assets = new AssetFiles(dataDirectory);
  const tokens = new FormTokens(() => sharedSecret(db, formsSecret));
  // Events of the report channel are logged per day only.
  const tally = new DayTally(log);
  const pages = publicPages(db, tokens, tally);
  const server = new PageServer({ pages, cache, siteUrl, log, staffOf: (request) => staffOf(db, request) });
  const gate = new StaffGuard(db, log);
  const keys = new UnlockedKeys();
  const door = new SignInCookies(db, trustedProxies, keys);
  const microsoft = options.microsoft && new MicrosoftSignIn(options.microsoft, siteUrl + endpoints.microsoftCallback);
  const mailroom = outbox && mailbox && { ...mailbox, wake: () => outbox.wake() };
  const desk = { db, staleness, store: new AssetStore(dataDirectory) };
  const contact = {
    ...{ db, tokens, trustedProxies, log },
    store: new AttachmentStore(dataDirectory),
    limits: new SubmissionLimits(),
    wakeOutbox: () => outbox?.wake(),
  };
  const channel = {
    ...{ tally, siteUrl, tokens },
    store: { db, files: new SealedFiles(dataDirectory) },
    drafts: new Drafts(dataDirectory),
    isOpen: () => isChannelOpen(db),
    limits: new SubmissionLimits(forEverybody(120)),
    fileLimits: new SubmissionLimits(forEverybody(600)),
    guesses: new SubmissionLimits(forOneMailbox),
  };
  staleness.subscribe((tags) => cache.markStale(tags));

  // Bun's native router would answer some addresses before the first hook.
  const app = new Elysia({ systemRouter: false, precompile: true });

  app.onRequest(({ request }) => guardAddress(request) ?? guardOrigin(request) ?? guardBody(request));
  app.get('/static/*', ({ request, path }) => files.answer(path, request) ?? notFound(path, request));
  for (const folder of ['/assets', '/asset_files'] as const) {
    app.get(
      `${folder}/:file`,
      async ({ request, params, path }) => (await assets.answer(params.file, request)) ?? notFound(path, request),
    );
  }
  app
    .use(statusApi(db, dataDirectory, outbox !== undefined))
    .use(articlesApi(db))
    .use(assetsApi(db))
    .use(searchApi(db))
    .use(contactApi(contact))
    .use(contactFormPosts(contact, siteUrl))
    .use(baikApi(channel))
    .use(reportFormPosts(channel, siteUrl))
    .use(baikMailbox(channel))
    .use(accountsApi(door))
    .use(activityApi(gate))
    .use(articlesBackendApi(gate, staleness))
    .use(emailApi({ gate, mailroom }))
    .use(assetsBackendApi(gate, desk))
    .use(unknownBackendCalls(gate))
    .use(docsApi(() => app, siteUrl))
    .use(discovery({ db, cache, siteUrl }))
    .use(cookieConsent(siteUrl))
    .use(loginPages(door, microsoft !== undefined))
    .use(microsoft ? microsoftPages({ door, microsoft, log }) : new Elysia())
    .use(dashboardPages(gate))
    .use(assetPages(gate, desk))
    .use(articlePages(gate, staleness))
    .use(articleForms(gate, staleness))
    .use(logPages(gate))
    .use(accountPages(gate, microsoft !== undefined))
    .use(emailPages({ gate, mailroom }))
    .use(messagePages({ gate, mailroom, store: contact.store }))
    .use(baikScreens(new ReportDesk(gate, channel.store, keys, new SubmissionLimits(forOneMailbox))))
    .use(unknownScreens(gate));
  for (const page of pages) {
    for (const language of languageCodes) {
      const path = page.route.path[language];
      app.get(`/${language}${path && `/${path}`}`, ({ request, params }) =>
        server.answer(page, { route: page.route, language, parameters: params }, request),
      );
    }
  }
  app.onError(({ error, code, request, path }) => {
    if (code === 'NOT_FOUND') return notFound(path, request);
    const requestId = crypto.randomUUID();
    if (error instanceof InvalidInputError) {
      log.warn('input_refused', { requestId, field: error.field });
      return apiInvalid(error, requestId);
    }
    if (code === 'PARSE' || error instanceof UnreadableBodyError) {
      log.warn('body_refused', { requestId, method: request.method });
      return isApiPath(path) ? apiUnreadable(requestId) : failure('bad-request', request, requestId);
    }
    log.error('request_failed', error, { requestId, method: request.method });
    return isApiPath(path) ? apiFailed(requestId) : failure('server-error', request, requestId);
  });
  return { app, server, tally };

  function guardAddress(request: Request): Response | Promise<Response> | undefined {
    const target = request.url.slice(request.url.indexOf('/', 8));
    // An invalid Host header makes the URL unparsable.
    const checked: CheckedAddress = URL.canParse(request.url) ? checkAddress(target) : { kind: 'bad' };
    if (checked.kind === 'good') return undefined;
    if (checked.kind === 'moved') return moved(checked.to);
    const requestId = crypto.randomUUID();
    log.warn('address_refused', { requestId, length: target.length });
    if (target.startsWith('/api/')) return apiUnreadable(requestId);
    return errors.answer('bad-request', languageOf(target));
  }

  /** CSRF: refuses writes sent by pages of other origins. */
  function guardOrigin(request: Request): Response | undefined {
    if (request.method === 'GET' || request.method === 'HEAD' || isFromOwnPages(request, siteUrl)) return undefined;
    const requestId = crypto.randomUUID();
    log.warn('foreign_write_refused', { requestId, method: request.method });
    return jsonError(403, 'Writes are accepted from this site only', { requestId });
  }

  /** Bodies that are not streamed by their handler would be buffered in memory. */
  function guardBody(request: Request): Response | undefined {
    const { pathname } = new URL(request.url);
    const streamed = streamedAddresses.has(pathname) || isAssetUpload(pathname);
    const status = refuseBody(request, streamed);
    if (status === undefined) return undefined;
    const requestId = crypto.randomUUID();
    log.warn('body_refused', { requestId, method: request.method });
    return jsonError(status, status === 413 ? 'This is too large' : 'Say how long the body is', { requestId });
  }

  function failure(kind: 'bad-request' | 'server-error', request: Request, requestId: string): Promise<Response> {
    const path = new URL(request.url).pathname;
    return isBackendPath(path) ? backendFailure(kind, request, requestId) : errors.answer(kind, languageOf(path));
  }

  function notFound(path: string, request: Request): Response | Promise<Response> {
    if (isApiPath(path)) return apiNotFound();
    const canonical = canonicalPath(decodeURIComponent(path).toLowerCase());
    if (canonical && canonical !== path) return moved(canonical + new URL(request.url).search);
    // The path may contain a receipt, and the log line would reveal the time of a visit.
    if (!isDiscreetPath(path)) log.warn('not_found', { path: path.slice(0, 200) });
    return errors.answer('not-found', languageOf(path));
  }
}

/** Addresses whose handlers stream multipart bodies. */
const streamedAddresses = new Set([
  endpoints.contactSubmit,
  endpoints.baikSubmit,
  endpoints.baikFiles,
  ...languageCodes.flatMap((language) =>
    [routes.contact.index, routes.baik.index, routes.baik.mailbox].map((route) => href(route, language)),
  ),
]);

function moved(to: string): Response {
  const headers = isDiscreetPath(to) ? { ...securityHeaders, ...discreetHeaders } : securityHeaders;
  return new Response(null, { status: 301, headers: { ...headers, location: to } });
}
