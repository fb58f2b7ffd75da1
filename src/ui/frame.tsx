import type { Page, Reading } from './page.ts';

/** What surrounds every public page: skip link, bar, main part and footer. */
export function Frame({ page }: { page: Page; reading: Reading }) {
  return <main id="main">{page.body}</main>;
}
