import { navigationWords as t } from '../../i18n/site/navigation.words.ts';
import { staticMarkup } from '../markup/static-markup.tsx';
import { Bar } from './bar.tsx';
import { CookieConsent } from './cookie-consent-banner.tsx';
import { Footer } from './footer.tsx';
import { Letterhead } from './letterhead.tsx';
import type { Page, Reading } from './page.ts';
import { ReportWidget } from './report-widget.tsx';
import { SearchDialog } from './search-dialog.tsx';

/** Frame of every public page: skip link, header, main part and footer. */
export function Frame({ page, reading }: { page: Page; reading: Reading }) {
  const bar = page.bar ?? 'solid';
  // The report channel shows no consent banner and stores nothing in the browser.
  const isDiscreet = reading.route?.key.startsWith('baik.');
  return (
    <>
      <a className="skip-link" href="#main">
        {t.skip}
      </a>
      {!isDiscreet && <CookieConsent />}
      <Letterhead reading={reading} />
      <Bar bar={bar} languages={page.meta.languages} reading={reading} />
      <main className={bar === 'solid' ? 'pt-[var(--bar-height)]' : undefined} id="main" tabIndex={-1}>
        {page.body}
      </main>
      <Footer />
      <div dangerouslySetInnerHTML={searchDialogMarkup({})} />
      <ReportWidget route={reading.route} />
    </>
  );
}

const searchDialogMarkup = staticMarkup(SearchDialog);
