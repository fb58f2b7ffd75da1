export type CookieConsent = 'accepted' | 'declined';

/** The name on http, also the localStorage key of the choice; on https earlier versions used it too. */
const plainName = 'cookie-consent';
/** The name on https: no sibling domain can set such a cookie. */
const hostName = '__Host-cookie-consent';
const lifetimeInSeconds = 365 * 24 * 60 * 60;

export function parseCookieConsent(value: unknown): CookieConsent | undefined {
  return value === 'accepted' || value === 'declined' ? value : undefined;
}

/** The visitor's choice, or undefined. No cached page may depend on it. */
export function cookieConsentOf(request: Request): CookieConsent | undefined {
  const cookies = cookiesOf(request);
  return parseCookieConsent(cookies.get(hostName)) ?? parseCookieConsent(cookies.get(plainName));
}

/** Not HttpOnly: the page's script reads and writes it too. */
export function consentCookies(choice: CookieConsent, siteUrl: string): string[] {
  const attributes = `Path=/; Max-Age=${lifetimeInSeconds}; SameSite=Lax`;
  if (!siteUrl.startsWith('https:')) return [`${plainName}=${choice}; ${attributes}`];
  return [`${hostName}=${choice}; ${attributes}; Secure`, `${plainName}=; Path=/; Max-Age=0; SameSite=Lax`];
}

/** Cookies that store a choice made under the plain name under the `__Host-` name; none when there is nothing to move. */
export function movedConsentCookies(request: Request, siteUrl: string): string[] {
  const cookies = cookiesOf(request);
  const earlier = parseCookieConsent(cookies.get(plainName));
  if (!earlier || !siteUrl.startsWith('https:')) return [];
  return consentCookies(parseCookieConsent(cookies.get(hostName)) ?? earlier, siteUrl);
}

function cookiesOf(request: Request): Bun.CookieMap {
  return new Bun.CookieMap(request.headers.get('cookie') ?? '');
}
