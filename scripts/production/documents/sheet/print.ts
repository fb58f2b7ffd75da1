import type { Page } from 'playwright';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Pair } from '../../../../src/i18n/site/language.ts';
import { openBrowser } from '../../../../tests/support/browser.ts';
import { keepCover } from './cover-picture.ts';
import { type Facts, stateFacts } from './facts.ts';

type Printable = { path: string; document: ReactElement; cover: Cover | undefined };
/** The picture that the pages of the site show of a document. */
export type Cover = { key: string; alt: Pair };
type Printed = { path: string; bytes: number; pages: number };

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
      const plain = await page.pdf({ tagged: true, outline: true, preferCSSPageSize: true, printBackground: true });
      const pdf = Buffer.from(await stateFacts(plain, await factsOf(page)));
      await Bun.write(path, pdf);
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

/** What the head of the HTML says. */
async function factsOf(page: Page): Promise<Facts> {
  const said = (name: string) => page.locator(`meta[name="${name}"]`).getAttribute('content');
  return {
    title: await page.title(),
    author: (await said('author')) ?? '',
    subject: (await said('description')) ?? '',
    places: await page.evaluate(() =>
      Object.fromEntries(
        [...document.querySelectorAll('a')].map(({ hash, textContent }) => [hash.slice(1), textContent.trim()]),
      ),
    ),
  };
}

/** A page that holds more than it can show would lose its end without a word; so would words that leave it at the side. */
async function refuseOverflow(page: Page, path: string) {
  const full = await page.evaluate(() => {
    const margin = 30;
    const range = document.createRange();
    const leaves = (sheet: Element) => {
      const edge = sheet.getBoundingClientRect().right - margin;
      return [...sheet.querySelectorAll('*')].filter((element) => {
        const words = [...element.childNodes].find(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
        if (!words) return false;
        range.selectNodeContents(words);
        return range.getBoundingClientRect().right > edge;
      });
    };
    return [...document.querySelectorAll('[data-page]')].flatMap((sheet) => {
      const name = sheet.getAttribute('data-page');
      const wide = leaves(sheet).map((element) => `${name} at “${element.textContent?.slice(0, 30)}”`);
      const body = sheet.querySelector('[data-body]');
      if (!body) return wide;
      const room = body.getBoundingClientRect().bottom;
      const lowest = Math.max(...[...body.children].map((child) => child.getBoundingClientRect().bottom));
      return lowest > room + 1 ? [...wide, `${name} by ${Math.round(lowest - room)} px`] : wide;
    });
  });
  if (full.length > 0) throw new Error(`${path}: these pages hold too much: ${full.join(', ')}`);
}
