import { endpoints, withQuery } from '../../routes.ts';

const maxPathCharacters = 2000;

/** Any origin: only used to resolve what was given. */
const nowhere = 'http://localhost';

/**
 * The screen to open after the sign-in, from an untrusted address. Undefined for addresses outside of
 * the back-office and for those of the sign-in itself.
 */
export function returnPathOf(given: string | null | undefined): string | undefined {
  if (!given || given.length > maxPathCharacters || !given.startsWith('/')) return undefined;
  if (/\s/.test(given) || !URL.canParse(given, nowhere)) return undefined;
  // Resolves dots, backslashes and two slashes as browsers do.
  const { origin, pathname, search } = new URL(given, nowhere);
  const isScreen = pathname.startsWith(`${endpoints.backend}/`);
  const isSignIn = [endpoints.login, endpoints.logout].some(
    (path) => pathname === path || pathname.startsWith(`${path}/`),
  );
  return origin === nowhere && isScreen && !isSignIn ? pathname + search : undefined;
}

/** The sign-in, which leads on to a screen. */
export function signInAddress(to: string | undefined): string {
  // The dashboard opens anyway.
  return withQuery(endpoints.login, { to: to === endpoints.dashboard ? undefined : to });
}

/** The screen that a refused request came for: its own address, or for a form the screen with the form. */
export function requestedPath(request: Request): string | undefined {
  if (request.method === 'GET' || request.method === 'HEAD') {
    const { pathname, search } = new URL(request.url);
    return returnPathOf(pathname + search);
  }
  const referrer = request.headers.get('referer');
  if (!referrer || !URL.canParse(referrer)) return undefined;
  const { host, pathname, search } = new URL(referrer);
  return host === request.headers.get('host') ? returnPathOf(pathname + search) : undefined;
}
