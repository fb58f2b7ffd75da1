/**
 * Whether a write comes from our own pages. Browsers say where a request comes from; a client that says nothing is no
 * browser, carries nobody's cookies unasked, and is judged by its session alone.
 */
export function isFromOwnPages(request: Request, siteUrl: string): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = request.headers.get('origin');
  if (origin === null) return true;
  return origin === siteUrl || (URL.canParse(origin) && new URL(origin).host === request.headers.get('host'));
}
