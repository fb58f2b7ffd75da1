export type CookieConsent = 'accepted' | 'declined';

const lifetimeInSeconds = 365 * 24 * 60 * 60;

export function parseCookieConsent(value: unknown): CookieConsent | undefined {
  return value === 'accepted' || value === 'declined' ? value : undefined;
}

/** The visitor's choice, or undefined. No cached page may depend on it. */
export function cookieConsentOf(request: Request, siteUrl: string): CookieConsent | undefined {
  const cookies = new Bun.CookieMap(request.headers.get('cookie') ?? '');
  return parseCookieConsent(cookies.get(nameAt(siteUrl)));
}

/** Not HttpOnly: the page's script reads and writes it too. */
export function consentCookie(choice: CookieConsent, siteUrl: string): string {
  const secure = isSecure(siteUrl) ? '; Secure' : '';
  return `${nameAt(siteUrl)}=${choice}; Path=/; Max-Age=${lifetimeInSeconds}; SameSite=Lax${secure}`;
}

/** On https no sibling domain can set a cookie of this name. On http it is also the key in localStorage. */
const nameAt = (siteUrl: string) => (isSecure(siteUrl) ? '__Host-cookie-consent' : 'cookie-consent');

const isSecure = (siteUrl: string) => siteUrl.startsWith('https:');
