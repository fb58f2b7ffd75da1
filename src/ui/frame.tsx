import { navigationWords } from '../i18n/navigation.ts';
import { CookieConsent } from './cookie-consent.tsx';
import { Fixed } from './fixed.tsx';
import { Bar } from './frame/bar.tsx';
import { Footer } from './frame/footer.tsx';
import { SearchDialog } from './frame/search-dialog.tsx';
import type { Page, Reading } from './page.ts';
import { ReportWidget } from './report-widget.tsx';

/** What surrounds every public page: skip link, bar, main part and footer. */
export function Frame({ page, reading }: { page: Page; reading: Reading }) {
  const t = navigationWords(reading.language);
  const bar = page.bar ?? 'solid';
  // Whoever comes to report something is asked nothing and keeps nothing in the browser.
  const isDiscreet = reading.route?.key.startsWith('baik.');
  return (
    <>
      <a className="skip-link" href="#main">
        {t.skip}
      </a>
      {!isDiscreet && <CookieConsent language={reading.language} />}
      <Bar bar={bar} languages={page.meta.languages} reading={reading} />
      <main className={bar === 'solid' ? 'pt-[var(--bar-height)]' : undefined} id="main" tabIndex={-1}>
        {page.body}
      </main>
      <Footer language={reading.language} />
      <Fixed name={`search:${reading.language}`}>{() => <SearchDialog language={reading.language} />}</Fixed>
      <ReportWidget language={reading.language} route={reading.route} />
    </>
  );
}
