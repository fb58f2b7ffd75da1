import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { openBrowser } from '../../../tests/support/browser.ts';

export type Printed = { path: string; bytes: number; pages: number };

/**
 * Prints documents with Chromium, which sets type as on the web and writes tagged PDF: structure, languages, alternative
 * texts and bookmarks come from the HTML.
 */
export async function print(documents: { path: string; document: ReactElement }[]): Promise<Printed[]> {
  const browser = await openBrowser();
  try {
    const printed: Printed[] = [];
    for (const { path, document } of documents) {
      const page = await browser.newPage();
      await page.setContent(`<!doctype html>${renderToStaticMarkup(document)}`, { waitUntil: 'load' });
      await page.evaluate(() => window.document.fonts.ready);
      await refuseOverflow(page, path);
      const pdf = await page.pdf({ path, tagged: true, outline: true, preferCSSPageSize: true, printBackground: true });
      const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
      printed.push({ path, bytes: pdf.length, pages });
      await page.close();
    }
    return printed;
  } finally {
    await browser.close();
  }
}

/** A page that holds more than it can show would lose its end without a word. */
async function refuseOverflow(
  page: Awaited<ReturnType<Awaited<ReturnType<typeof openBrowser>>['newPage']>>,
  path: string,
) {
  const full = await page.evaluate(() =>
    [...document.querySelectorAll('[data-page]')].flatMap((sheet) => {
      const body = sheet.querySelector('[data-body]');
      if (!body) return [];
      const room = body.getBoundingClientRect().bottom;
      const lowest = Math.max(...[...body.children].map((child) => child.getBoundingClientRect().bottom));
      return lowest > room + 1 ? [`${sheet.getAttribute('data-page')} by ${Math.round(lowest - room)} px`] : [];
    }),
  );
  if (full.length > 0) throw new Error(`${path}: these pages hold too much: ${full.join(', ')}`);
}
