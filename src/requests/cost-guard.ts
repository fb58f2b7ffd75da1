import { isBackendPath } from '../backend/ui/frame/failure-page.tsx';
import { languageCodes } from '../i18n/site/language.ts';
import { reportRequestOf } from '../report-processes/report-requests.ts';
import { endpoints, href, routes } from '../routes.ts';
import { clientAddress, type Listener } from '../web/http/client-address.ts';
import { type CostLimit, CostLimits } from '../web/http/cost-limits.ts';
import { untilSent } from '../web/http/responses/stream-answer.ts';
import type { Failures } from './failures.ts';

/** What each kind of request may cost one network, which may be a whole office, and all of them together. */
const limits = {
  /** Pages that are not in memory, missing ones included, and whatever else has no kind of its own. */
  pages: { burst: 400, perTenSeconds: 200, atOnce: 40, atOnceInAll: 400 },
  /** Answered from a file, or from memory after the first time. */
  files: { burst: 600, perTenSeconds: 3000, atOnce: 200, atOnceInAll: 1000 },
  /** Screens and calls of the back-office. */
  staff: { burst: 300, perTenSeconds: 600, atOnce: 100, atOnceInAll: 400 },
  /** What load balancers and monitoring systems ask. */
  checks: { burst: 100, perTenSeconds: 100, atOnce: 10, atOnceInAll: 100 },
  search: { burst: 60, perTenSeconds: 50, atOnce: 6, atOnceInAll: 24 },
  lists: { burst: 120, perTenSeconds: 100, atOnce: 10, atOnceInAll: 40 },
  forms: { burst: 120, perTenSeconds: 100, atOnce: 20, atOnceInAll: 1000 },
  // Copies of files, which a process reads.
  copies: { burst: 30, perTenSeconds: 10, atOnce: 6, atOnceInAll: 40 },
} as const satisfies Record<string, CostLimit>;

/** A refusal waits for so long: a client that asks again as soon as it is answered then takes little of the processor. */
const refusalDelayInMilliseconds = 100;

type Kind = keyof typeof limits;

/** Bounds what requests cost that are not answered from memory, before their handlers run. */
export function costGuard(trustedProxies: readonly string[], failures: Failures) {
  const costs = new CostLimits<Kind>(limits);
  return async (request: Request, server: Listener, answer: () => Promise<Response>) => {
    // An address that cannot be read costs nothing.
    const url = URL.canParse(request.url) ? new URL(request.url) : undefined;
    if (!url) return answer();
    const kind = reportRequestOf(request) === 'visitor' ? 'copies' : kindOf(url);
    const { pathname } = url;
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

function kindOf({ pathname, searchParams }: URL): Kind {
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

const kinds = new Map<string, Kind>([
  [endpoints.search, 'search'],
  [endpoints.apiArticles, 'lists'],
  [endpoints.apiAssets, 'lists'],
  [endpoints.sitemap, 'lists'],
  ...fixedDocuments.map((path): [string, Kind] => [path, 'files']),
  ...[endpoints.health, endpoints.ready, endpoints.metrics].map((path): [string, Kind] => [path, 'checks']),
  ...languageCodes.flatMap((language): [string, Kind][] => [
    [endpoints.articleFeed[language], 'lists'],
    [endpoints.figuresCsv[language], 'lists'],
  ]),
  ...inEveryLanguage(routes.search.index).map((path): [string, Kind] => [path, 'search']),
  ...[routes.contact.index, routes.baik.index, routes.baik.mailbox].flatMap((route) =>
    languageCodes.map((language): [string, Kind] => [href(route, language), 'forms']),
  ),
]);
