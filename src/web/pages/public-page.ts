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
  /** Reports that something the page shows could not be had: it is logged, and the page is not kept in memory. */
  degrade: (error: unknown) => void;
};

/** A page, and the tags of what it shows: a change of any of them makes it stale. */
export type TaggedPage = Page & {
  tags: readonly string[];
  /** What of the query its links carry on, where that is not all: nothing may remember the rest. */
  query?: Record<string, string>;
};

export type PublicPage = {
  route: Route;
  /** The query values that are part of the address; all others are ignored. */
  query: readonly string[];
  cached: boolean;
  /** Beside or instead of the usual ones, for pages that are not cached. */
  headers: Readonly<Record<string, string>>;
  load: (request: PageRequest) => Promise<TaggedPage> | TaggedPage;
};

type Options = { query?: readonly string[]; cached?: boolean; headers?: PublicPage['headers'] };

/** Says how a route is answered. `load` may return promises inside the body, below a Suspense boundary. */
export function publicPage(route: Route, load: PublicPage['load'], options: Options = {}): PublicPage {
  return { route, load, query: options.query ?? [], cached: options.cached ?? true, headers: options.headers ?? {} };
}
