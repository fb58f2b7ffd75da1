export type CookieConsent = 'accepted' | 'declined';

/** Also the key under which the browser keeps the answer for itself. */
const name = 'cookie-consent';
const lifetimeInSeconds = 365 * 24 * 60 * 60;

export function parseCookieConsent(value: unknown): CookieConsent | undefined {
  return value === 'accepted' || value === 'declined' ? value : undefined;
}

/** What the visitor answered, or undefined. No cached page may depend on it. */
export function cookieConsentOf(request: Request): CookieConsent | undefined {
  const header = request.headers.get('cookie');
  return header ? parseCookieConsent(new Bun.CookieMap(header).get(name)) : undefined;
}

/** Not for the server alone: the script of the pages reads and writes it too. */
export function consentCookie(choice: CookieConsent, siteUrl: string): string {
  const secure = siteUrl.startsWith('https:') ? '; Secure' : '';
  return `${name}=${choice}; Path=/; Max-Age=${lifetimeInSeconds}; SameSite=Lax${secure}`;
}
