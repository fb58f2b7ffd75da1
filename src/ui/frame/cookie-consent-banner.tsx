import { currentLanguage } from '../../current.ts';
import { cookieConsentWords as t } from '../../i18n/site/cookie-consent.words.ts';
import { footerWords } from '../../i18n/site/footer.words.ts';
import { endpoints, hrefTo, routes } from '../../routes.ts';
import { staticMarkup } from '../markup/static-markup.tsx';
import { Icon } from '../media/icon.tsx';

/**
 * The cookie consent banner. Every page contains it, hidden and identical for all visitors: the eager script shows it
 * to visitors without a choice. Without script a small style sheet shows it depending on the cookie.
 */
export function CookieConsent() {
  return <div dangerouslySetInnerHTML={consentFormMarkup({})} />;
}

const consentFormMarkup = staticMarkup(ConsentForm);

function ConsentForm() {
  return (
    <>
      <noscript>
        <link href={endpoints.cookieConsentStyles} rel="stylesheet" />
      </noscript>
      <form action={endpoints.cookieConsent} aria-label={t.label} className="consent" method="post">
        <input name="language" type="hidden" value={currentLanguage()} />
        <p>
          {t.text}{' '}
          <a className="line-link" data-policy="" href={hrefTo(routes.policies.cookies)}>
            {footerWords.cookies}
          </a>
        </p>
        <button className="btn-light" name="choice" type="submit" value="accepted">
          {t.accept}
        </button>
        <button className="btn-outline" name="choice" type="submit" value="declined">
          {t.decline}
        </button>
        <button aria-label={t.dismiss} className="icon-button" name="choice" type="submit" value="declined">
          <Icon name="x" />
        </button>
      </form>
    </>
  );
}
