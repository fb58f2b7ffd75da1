import { isBackendPath } from '../backend/ui/frame/failure-page.tsx';
import { languageCodes } from '../i18n/site/language.ts';
import { reportRequestOf } from '../report-processes/report-requests.ts';
import { endpoints, href, routes } from '../routes.ts';
import type { Site } from '../site.ts';
import { clientAddress, type Listener } from '../web/http/client-address.ts';
import type { RequestKind } from '../web/http/request-limits.ts';
import { untilSent } from '../web/http/responses/stream-answer.ts';
import type { Failures } from './failures.ts';

/** A refusal waits for so long: a client that asks again as soon as it is answered then takes little of the processor. */
const refusalDelayInMilliseconds = 100;

/** Bounds what requests cost that are not answered from memory, before their handlers run. */
export function costGuard(site: Site, failures: Failures) {
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
  if (/^\/api\/(?:articles|assets)\//.test(pathname)) return 'lists';
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
