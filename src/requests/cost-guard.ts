import { isBackendPath } from '../backend/ui/frame/failure-page.tsx';
import { languageCodes } from '../i18n/site/language.ts';
import { reportRequestOf } from '../report-processes/report-requests.ts';
import { endpoints, href, routes } from '../routes.ts';
import { clientAddress, type Listener } from '../web/http/client-address.ts';
import { type CostLimit, CostLimits } from '../web/http/cost-limits.ts';
import { untilSent } from '../web/http/responses/stream-answer.ts';
import type { Failures } from './failures.ts';

/** What each kind of costly request may cost one network, which may be a whole office, and all of them together. */
const limits = {
  search: { burst: 60, perTenSeconds: 50, atOnce: 6, atOnceInAll: 24 },
  lists: { burst: 120, perTenSeconds: 100, atOnce: 10, atOnceInAll: 40 },
  forms: { burst: 120, perTenSeconds: 100, atOnce: 20, atOnceInAll: 1000 },
  // Each may need a process.
  afterReports: { burst: 30, perTenSeconds: 10, atOnce: 6, atOnceInAll: 40 },
  exports: { burst: 10, perTenSeconds: 2, atOnce: 2, atOnceInAll: 4 },
} as const satisfies Record<string, CostLimit>;

type Kind = keyof typeof limits;

/** Bounds what requests for pages and data that are not in memory cost, before their handlers run. */
export function costGuard(trustedProxies: readonly string[], failures: Failures) {
  const costs = new CostLimits<Kind>(limits);
  return async (request: Request, server: Listener, answer: () => Promise<Response>) => {
    // An address that cannot be read costs nothing.
    const url = URL.canParse(request.url) ? new URL(request.url) : undefined;
    const kind = url && (reportRequestOf(request) === 'visitor' ? 'afterReports' : kindOf(url));
    if (!url || !kind) return answer();
    const { pathname } = url;
    const refusal = costs.begin(kind, clientAddress(request, server, trustedProxies), request);
    if (refusal) return failures.tooMany(refusal, pathname, request);
    let response: Response | undefined;
    try {
      response = await answer();
      return untilSent(response, () => costs.end(request));
    } finally {
      if (!response?.body) costs.end(request);
    }
  };
}

function kindOf({ pathname, searchParams }: URL): Kind | undefined {
  if (savedLists.includes(pathname)) return searchParams.has('ids') ? 'lists' : undefined;
  if (newsLists.includes(pathname)) {
    if (searchParams.has('q')) return 'search';
    return searchParams.has('after') ? 'lists' : undefined;
  }
  const known = kinds.get(pathname);
  if (known) return known;
  if (previews.some((preview) => pathname.startsWith(preview))) return 'lists';
  if (/^\/api\/(?:articles|assets)\//.test(pathname)) return 'lists';
  return isBackendPath(pathname) && exportPath.test(pathname) ? 'exports' : undefined;
}

/** Files that staff take along, and pages of a case that hold all of it. */
const exportPath = /\/export(?:\.\w+)?$|\.csv$|\/evidence(?:\.\w+)?$/;

const inEveryLanguage = (route: Parameters<typeof href>[0]) => languageCodes.map((language) => href(route, language));

/** Answered from memory, unless they are searched or go on beyond their numbered pages. */
const newsLists = inEveryLanguage(routes.articles.index);
/** Answered from memory, unless they name articles. */
const savedLists = inEveryLanguage(routes.articles.saved);

/** The folder of all previews. */
const previews = inEveryLanguage(routes.articles.previewIndex).map((path) => path.slice(0, path.lastIndexOf('/') + 1));

const kinds = new Map<string, Kind>([
  [endpoints.search, 'search'],
  [endpoints.apiArticles, 'lists'],
  [endpoints.apiAssets, 'lists'],
  [endpoints.sitemap, 'lists'],
  ...languageCodes.flatMap((language): [string, Kind][] => [
    [endpoints.articleFeed[language], 'lists'],
    [endpoints.figuresCsv[language], 'lists'],
  ]),
  ...inEveryLanguage(routes.search.index).map((path): [string, Kind] => [path, 'search']),
  ...[routes.contact.index, routes.baik.index, routes.baik.mailbox].flatMap((route) =>
    languageCodes.map((language): [string, Kind] => [href(route, language), 'forms']),
  ),
]);
