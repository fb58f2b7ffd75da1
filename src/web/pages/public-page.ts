import type { Language } from '../../i18n/site/language.ts';
import type { Route } from '../../routes.ts';
import type { Page } from '../../ui/frame/page.ts';

export type Staff = { id: number; username: string };

export type PageRequest = {
  language: Language;
  parameters: Record<string, string>;
  /** The declared query values that were given, at most 200 characters each. */
  query: Record<string, string>;
  /** The public origin, for addresses that must be absolute. */
  siteUrl: string;
  /** Who is signed in. Only for pages that are not cached. */
  staff: () => Promise<Staff | undefined>;
  /**
   * Declares data that the body reads with `use`: the page leaves complete when all of it comes soon. What is not declared
   * is streamed.
   */
  late: <Data>(data: Promise<Data>) => Promise<Data>;
  /** Reports missing data of the page: it is logged and the page is not cached. */
  degrade: (error: unknown) => void;
};

export type LoadedPage = Page & {
  /** Query parameters kept in links; all when undefined. */
  query?: Record<string, string>;
  /** Query parameters kept only by the language switch. */
  switchQuery?: Record<string, string>;
  /** The address to which a visitor is sent instead: this one names the page by something that it is not called any more. */
  movedTo?: string;
};

export type PublicPage = {
  route: Route;
  /** The query values that are part of the address; all others are ignored. */
  query: readonly string[];
  /** Whether the page with these query values is kept in memory. */
  cached: (query: Readonly<Record<string, string>>) => boolean;
  /** Whether its main content comes from the database: without it the page is 503 instead of incomplete. */
  needsDatabase: boolean;
  /** Beside or instead of the usual ones, for pages that are not cached. */
  headers: Readonly<Record<string, string>>;
  load: (request: PageRequest) => Promise<LoadedPage> | LoadedPage;
};

type Options = {
  query?: readonly string[];
  cached?: boolean | PublicPage['cached'];
  needsDatabase?: boolean;
  headers?: PublicPage['headers'];
};

/** Declares how a route is answered. `load` may return promises inside the body, below a Suspense boundary. */
export function publicPage(route: Route, load: PublicPage['load'], options: Options = {}): PublicPage {
  const { cached = true } = options;
  return {
    route,
    load,
    query: options.query ?? [],
    cached: typeof cached === 'function' ? cached : () => cached,
    needsDatabase: options.needsDatabase ?? false,
    headers: options.headers ?? {},
  };
}

/** What a page answers at an address that names it by an earlier slug. */
export function movedPage(to: string): LoadedPage {
  return { status: 301, movedTo: to, meta: { title: '', description: '', hidden: true }, body: null };
}

/** The result of a query, or a fallback; failures are reported through `degrade`. */
export function withFallback<Answer, const Fallback>(
  query: Promise<Answer>,
  fallback: Fallback,
  degrade: (error: unknown) => void,
): Promise<Answer | Fallback> {
  return query.catch((error: unknown) => {
    degrade(error);
    return fallback;
  });
}
