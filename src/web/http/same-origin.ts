/**
 * Whether a browser withheld where a form came from: with `Referrer-Policy: no-referrer` one without `Sec-Fetch-Site`
 * (Safari before 16.4, old WebViews) sends `Origin: null`. Forms that a single-use token or a receipt authorizes, and no
 * cookie, accept that.
 */
export function hidesOrigin(request: Request): boolean {
  return request.headers.get('sec-fetch-site') === null && request.headers.get('origin') === 'null';
}

/**
 * Whether another site made the browser ask: by a link, a picture, a frame, or a redirect that began there. A client that
 * does not say is no browser, or one of before 2023.
 */
export function isAskedByOtherSite({ headers }: Request): boolean {
  const site = headers.get('sec-fetch-site');
  return site !== null && site !== 'same-origin' && site !== 'none';
}

/**
 * Whether a write comes from the site's own pages. Browsers send `Sec-Fetch-Site` or `Origin`; a client that sends neither
 * is not a browser, attaches no ambient cookies, and is judged by its session alone.
 */
export function isFromOwnPages(request: Request, siteUrl: string): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = request.headers.get('origin');
  if (origin === null) return true;
  return origin === siteUrl || (URL.canParse(origin) && new URL(origin).host === request.headers.get('host'));
}
