import { securityHeaders } from './headers.ts';

/** For addresses whose visit should leave nothing behind: not in a cache, not with the next site. */
export const discreetHeaders = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' } as const;

/** After a form that worked; the browser fetches the next page. */
export function discreetRedirect(location: string): Response {
  return new Response(null, { status: 303, headers: { ...securityHeaders, ...discreetHeaders, location } });
}
