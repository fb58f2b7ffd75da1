import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Pair } from '../../../src/i18n/language.ts';
import { openBrowser } from '../../../tests/support/browser.ts';
import { keepCover } from './cover-picture.ts';

export type Printable = { path: string; document: ReactElement; cover: Cover | undefined };
/** The picture that the pages of the site show of a document. */
export type Cover = { key: string; alt: Pair };
export type Printed = { path: string; bytes: number; pages: number };

/**
 * Prints documents with Chromium, which sets type as on the web and writes tagged PDF: structure, languages, alternative
 * texts and bookmarks come from the HTML.
 */
export async function print(documents: readonly Printable[]): Promise<Printed[]> {
  const browser = await openBrowser();
  try {
    const printed: Printed[] = [];
    for (const { path, document, cover } of documents) {
      const page = await browser.newPage({ deviceScaleFactor: 2 });
      await page.setContent(`<!doctype html>${renderToStaticMarkup(document)}`, { waitUntil: 'load' });
      await page.evaluate(() => window.document.fonts.ready);
      await refuseOverflow(page, path);
      const pdf = await page.pdf({ path, tagged: true, outline: true, preferCSSPageSize: true, printBackground: true });
      if (cover) await keepCover(cover, await page.locator('[data-page]').first().screenshot());
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
