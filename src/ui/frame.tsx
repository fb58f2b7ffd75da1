import { navigationWords } from '../i18n/navigation.ts';
import { Bar } from './frame/bar.tsx';
import { Footer } from './frame/footer.tsx';
import type { Page, Reading } from './page.ts';

/** What surrounds every public page: skip link, bar, main part and footer. */
export function Frame({ page, reading }: { page: Page; reading: Reading }) {
  const t = navigationWords(reading.language);
  const bar = page.bar ?? 'solid';
  return (
    <>
      <a className="skip-link" href="#main">
        {t.skip}
      </a>
      <Bar bar={bar} languages={page.meta.languages} reading={reading} />
      <main className={bar === 'solid' ? 'pt-[var(--bar-height)]' : undefined} id="main" tabIndex={-1}>
        {page.body}
      </main>
      <Footer language={reading.language} />
    </>
  );
}
