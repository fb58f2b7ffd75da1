import { Elysia } from 'elysia';
import { defaultLanguage, isLanguage } from '../../i18n/site/language.ts';
import { endpoints, href, routes } from '../../routes.ts';
import { securityHeaders } from '../../web/http/headers.ts';
import { seeOther } from '../../web/pages/plain-page.ts';
import { consentCookie, cookieConsentOf, parseCookieConsent } from '../../web/sessions/cookie-consent-cookie.ts';

/** Cookie consent for readers without script. */
export function cookieConsent(siteUrl: string) {
  return new Elysia({ name: 'pages.cookie-consent' })
    .get(endpoints.cookieConsentStyles, ({ request }) => stylesFor(request, siteUrl))
    .post(
      endpoints.cookieConsent,
      ({ request, body }) => {
        const { choice, language } = fieldsOf(body);
        // Anything other than "accepted" declines.
        const answer = parseCookieConsent(choice) ?? 'declined';
        return seeOther(returnAddress(request, language), [consentCookie(answer, siteUrl)]);
      },
      { parse: 'urlencoded' },
    );
}

/** Shows the banner; its height makes room for it, as the script does (see ui/styles/notices.css). */
const shown = '.consent{display:grid}:root{--lift:6rem}@media(width>=48rem){:root{--lift:4.5rem}}';

/** Shows the question to those who have not answered. All pages name it, so that none of them need differ by visitor. */
function stylesFor(request: Request, siteUrl: string): Response {
  const headers = {
    ...securityHeaders,
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'private, no-store',
    vary: 'Cookie',
  };
  return new Response(cookieConsentOf(request, siteUrl) ? '' : shown, { headers });
}

function fieldsOf(body: unknown): { choice?: unknown; language?: unknown } {
  return body !== null && typeof body === 'object' ? body : {};
}

/** The page from which the form was sent, if the browser names it and it belongs to the site. */
function returnAddress(request: Request, language: unknown): string {
  const referer = request.headers.get('referer') ?? '';
  const isOurs = URL.canParse(referer) && new URL(referer).host === new URL(request.url).host;
  return isOurs ? referer : href(routes.home.index, isLanguage(language) ? language : defaultLanguage);
}
