import { isBackendPath } from '../backend/ui/frame/failure-page.tsx';
import { withRequestScope } from '../db/request-scope.ts';
import { isReserved } from '../domain/redirects/addresses.ts';
import { languageCodes } from '../i18n/site/language.ts';
import { isRead, reportRequestOf } from '../report-processes/report-requests.ts';
import { canonicalMatch, endpoints, href, routes } from '../routes.ts';
import type { Site } from '../site.ts';
import { decoded } from '../stored-file.ts';
import { isAssetUpload } from '../web/forms/asset-upload.ts';
import { rememberFormFields } from '../web/forms/sent-fields.ts';
import { type CheckedAddress, checkAddress, hasSeveralHosts } from '../web/http/address.ts';
import { refuseBody } from '../web/http/body.ts';
import { clientAddress, type Listener } from '../web/http/client-address.ts';
import type { RequestKind } from '../web/http/cost-limits.ts';
import { isDiscreetPath, mayHoldReceipt, movedPermanently } from '../web/http/discreet.ts';
import { jsonError } from '../web/http/json.ts';
import { transportHeaders } from '../web/http/responses/finish-response.ts';
import { untilSent } from '../web/http/responses/stream-answer.ts';
import { hidesOrigin, isFromOwnPages } from '../web/http/same-origin.ts';
import type { Log } from '../web/log/log.ts';
import type { Failures } from './failures.ts';
import { answerAlways, type Fetch } from './finished-answers.ts';

/** The routes. `server` is set when the port is opened. */
type Routes = { fetch: Fetch; server: Listener };

/** Answers every request, by its route or by a process of the report channel. Never throws. */
export function dispatchTo(routes: Routes, site: Site, failures: Failures) {
  const { trustedProxies, onionAddress } = site.settings;
  const transport = { headers: transportHeaders(site.siteUrl), onionAddress };
  const guardCost = costGuard(site, failures);
  const processesFor = (request: Request) => (reportRequestOf(request) ? site.reportProcesses : undefined);
  /** By a process of the report channel, or here when no secret is involved. Such a body is never read here. */
  const answerAdmitted = async (request: Request): Promise<Response> => {
    const processes = processesFor(request);
    if (!processes) return routes.fetch(request);
    try {
      const address = clientAddress(request, routes.server, trustedProxies);
      return (await processes.answer(request, address)) ?? (await routes.fetch(request));
    } catch (error) {
      return failures.ofReportProcess(error, request);
    }
  };
  const redirected = redirecting(site, answerAdmitted);
  const guard = requestGuards(site, failures, (request, to) =>
    guardCost(request, routes.server, async () => redirected(request, await failures.moved(to, request))),
  );
  // The guard first: what it refuses costs nothing, and is not counted for a network that another site sent here.
  const answerRead = async (request: Request): Promise<Response> =>
    (await guard(request)) ??
    site.pageServer.fromMemory(request) ??
    guardCost(request, routes.server, async () => redirected(request, await answerAdmitted(request)));
  const answerWrite = async (request: Request): Promise<Response> => (await guard(request)) ?? answerAdmitted(request);
  return (request: Request): Promise<Response> => {
    const always = (fetched: Fetch) => answerAlways(fetched, request, failures, transport);
    if (isRead(request.method)) return always(answerRead);
    if (!processesFor(request)) rememberFormFields(request);
    return withRequestScope(() => always(answerWrite));
  };
}

/** Leads on from an address that nothing answers, if staff have made a redirect of it; the others are counted. No page is ever hidden by one. */
function redirecting(site: Site, answer: (request: Request) => Promise<Response>) {
  return async function redirected(request: Request, response: Response): Promise<Response> {
    if (![301, 404, 410].includes(response.status)) return response;
    const { pathname, search } = new URL(response.headers.get('location') ?? request.url, request.url);
    if (isReserved(pathname) || isDiscreetPath(pathname)) return response;
    const { redirects, pageServer, siteUrl } = site;
    const target = await redirects.targetOf(pathname);
    if (response.status === 301) {
      if (target === undefined) return response;
      // One hop from another spelling too, unless something answers there.
      const moved = new Request(new URL(pathname + search, request.url), request);
      const there = await redirected(moved, await answer(moved));
      if (there.status === 301) return there;
      await there.body?.cancel();
      return response;
    }
    if (target === undefined) {
      if (response.status === 404 && !mayHoldReceipt(pathname)) redirects.countMissed(pathname);
      return response;
    }
    redirects.countHit(pathname);
    await response.body?.cancel();
    const to = new URL(target, siteUrl);
    const match = canonicalMatch(decoded(to.pathname));
    const [address, caching = 'no-cache'] = match ? await pageServer.locate(match, request) : [to.pathname];
    return movedPermanently(address + (to.search + to.hash || search), caching);
  };
}

/** A refusal waits for so long: a client that asks again as soon as it is answered then takes little of the processor. */
const refusalDelayInMilliseconds = 100;

/** Bounds what requests cost that are not answered from memory, before their handlers run. */
function costGuard(site: Site, failures: Failures) {
  const { trustedProxies } = site.settings;
  return async (request: Request, server: Listener, answer: () => Promise<Response>) => {
    // An address that cannot be read costs nothing.
    const url = URL.canParse(request.url) ? new URL(request.url) : undefined;
    if (!url) return answer();
    const kind = reportRequestOf(request) === 'visitor' ? 'copies' : kindOf(url);
    const { pathname } = url;
    const { costs } = site;
    const refusal = costs.begin(kind, clientAddress(request, server, trustedProxies), request);
    if (refusal) {
      await Bun.sleep(refusalDelayInMilliseconds);
      return failures.tooMany(refusal, pathname, request);
    }
    let response: Response | undefined;
    try {
      response = await answer();
      return untilSent(response, () => costs.end(request));
    } finally {
      if (!response?.body) costs.end(request);
    }
  };
}

function kindOf({ pathname, searchParams }: URL): RequestKind {
  if (savedLists.includes(pathname)) return searchParams.has('ids') ? 'lists' : 'pages';
  if (newsLists.includes(pathname)) {
    if (searchParams.has('q')) return 'search';
    return searchParams.has('after') ? 'lists' : 'pages';
  }
  const known = kinds.get(pathname);
  if (known) return known;
  if (previews.some((preview) => pathname.startsWith(preview))) return 'lists';
  if (/^\/(?:api\/(?:articles|assets)|social)\//.test(pathname)) return 'lists';
  if (/^\/(?:static|assets|asset_files)\//.test(pathname)) return 'files';
  return isBackendPath(pathname) || pathname.startsWith('/api/backend/') ? 'staff' : 'pages';
}

const inEveryLanguage = (route: Parameters<typeof href>[0]) => languageCodes.map((language) => href(route, language));

/** Answered from memory, unless they are searched or go on beyond their numbered pages. */
const newsLists = inEveryLanguage(routes.articles.index);
/** Answered from memory, unless they name articles. */
const savedLists = inEveryLanguage(routes.articles.saved);

/** The folder of all previews. */
const previews = inEveryLanguage(routes.articles.previewIndex).map((path) => path.slice(0, path.lastIndexOf('/') + 1));

/** Every visitor's browser asks for these. */
const fixedDocuments = [
  endpoints.robots,
  endpoints.webManifest,
  endpoints.favicon,
  endpoints.serviceWorker,
  endpoints.cookieConsentStyles,
];

const kinds = new Map<string, RequestKind>([
  [endpoints.search, 'search'],
  [endpoints.apiArticles, 'lists'],
  [endpoints.apiAssets, 'lists'],
  [endpoints.sitemap, 'lists'],
  ...fixedDocuments.map((path): [string, RequestKind] => [path, 'files']),
  ...[endpoints.health, endpoints.ready, endpoints.metrics].map((path): [string, RequestKind] => [path, 'checks']),
  ...languageCodes.flatMap((language): [string, RequestKind][] => [
    [endpoints.articleFeed[language], 'lists'],
    [endpoints.figuresCsv[language], 'lists'],
  ]),
  ...inEveryLanguage(routes.search.index).map((path): [string, RequestKind] => [path, 'search']),
  ...[routes.contact.index, routes.baik.index, routes.baik.mailbox].flatMap((route) =>
    languageCodes.map((language): [string, RequestKind] => [href(route, language), 'forms']),
  ),
]);

type Options = { siteUrl: string; log: Log };

/** Checks every request before routing; returns the response to a rejected one. */
function requestGuards(
  { siteUrl, log }: Options,
  failures: Failures,
  tidied: (request: Request, to: string) => Promise<Response>,
) {
  return (request: Request) => guardAddress(request) ?? guardOrigin(request) ?? guardBody(request);

  function guardAddress(request: Request): Response | Promise<Response> | undefined {
    const target = request.url.slice(request.url.indexOf('/', 8));
    // An invalid Host header makes the URL unparsable.
    const isReadable = URL.canParse(request.url) && !hasSeveralHosts(request);
    const checked: CheckedAddress = isReadable ? checkAddress(target) : { kind: 'bad' };
    if (checked.kind === 'good') return undefined;
    if (checked.kind === 'bad') return failures.badAddress(target);
    return isRead(request.method) ? tidied(request, checked.to) : movedPermanently(checked.to);
  }

  /** CSRF protection: rejects writes from other origins. */
  function guardOrigin(request: Request): Response | Promise<Response> | undefined {
    if (isRead(request.method) || isFromOwnPages(request, siteUrl)) return undefined;
    const { pathname } = new URL(request.url);
    if (formsWithToken.has(pathname) && hidesOrigin(request)) return undefined;
    if (isDiscreetPath(pathname)) return failures.discreet('foreign-form', pathname);
    const requestId = crypto.randomUUID();
    log.warn('foreign_write_refused', { requestId, method: request.method });
    return jsonError(403, 'Writes are accepted from this site only', { requestId });
  }

  /** Bodies that are not streamed by their handler would be buffered in memory. */
  function guardBody(request: Request): Response | Promise<Response> | undefined {
    const { pathname } = new URL(request.url);
    const status = refuseBody(request, streamedAddresses.has(pathname) || isAssetUpload(pathname));
    if (status === undefined) return undefined;
    if (isDiscreetPath(pathname)) return failures.discreet('bad-request', pathname, status);
    const requestId = crypto.randomUUID();
    log.warn('body_refused', { requestId, method: request.method });
    return jsonError(status, status === 413 ? 'This is too large' : 'Say how long the body is', { requestId });
  }
}

/** Forms that visitors may send: their token, or a receipt, authorizes them, and no cookie. */
const formsWithToken = new Set([
  endpoints.contactSubmit,
  endpoints.baikSubmit,
  ...languageCodes.flatMap((language) =>
    [routes.contact.index, routes.baik.index, routes.baik.mailbox].map((route) => href(route, language)),
  ),
]);

/** Addresses whose handlers stream multipart bodies. */
const streamedAddresses = new Set([...formsWithToken, endpoints.baikFiles]);
