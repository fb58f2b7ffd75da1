export type CookieConsent = 'accepted' | 'declined';

/** Also the localStorage key of the choice. */
const name = 'cookie-consent';
const lifetimeInSeconds = 365 * 24 * 60 * 60;

export function parseCookieConsent(value: unknown): CookieConsent | undefined {
  return value === 'accepted' || value === 'declined' ? value : undefined;
}

/** The visitor's choice, or undefined. No cached page may depend on it. */
export function cookieConsentOf(request: Request): CookieConsent | undefined {
  const header = request.headers.get('cookie');
  return header ? parseCookieConsent(new Bun.CookieMap(header).get(name)) : undefined;
}

/** Not HttpOnly: the page's script reads and writes it too. */
export function consentCookie(choice: CookieConsent, siteUrl: string): string {
  const secure = siteUrl.startsWith('https:') ? '; Secure' : '';
  return `${name}=${choice}; Path=/; Max-Age=${lifetimeInSeconds}; SameSite=Lax${secure}`;
}
