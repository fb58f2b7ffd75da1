import { beforeAll, describe, expect, test } from 'bun:test';
import type { Page } from 'playwright';
import { accessibilityViolations } from '../support/accessibility.ts';
import { addressesOf, everyAddress } from '../support/addresses.ts';
import { settle, viewports } from '../support/browser.ts';
import { expectPage } from '../support/expect-page.ts';
import { isLongRun } from '../support/long-run.ts';
import { coveredByBadge } from '../support/pages/covered.ts';
import { markupMistakes } from '../support/pages/markup.ts';
import type { Visitor } from '../support/pages/windows.ts';
import { sharedSite } from '../support/site.ts';

/** Pages that are not in the route table: not found, filtered lists and search results. */
const others = [
  '/id/tidak-ada',
  '/en/nothing-here',
  '/id/berita?category=sustainability',
  '/en/news?page=2',
  '/en/read-news/2147483647',
  '/id/baca-berita/2147483647',
  '/en/search?q=alumina',
  '/id/cari?q=zzzzzz',
];

// Listed before the site is started, so that each address is a separate test; the article is looked up at run time.
const article = 'article';
const paths = [...everyAddress(article).map(({ path }) => path), ...others];

/** Pages of each kind, in both languages. Every page takes minutes: `npm run test:all`. */
const sample = [
  '/id',
  '/en/sustainability',
  '/id/berita?category=sustainability',
  '/en/read-news/article',
  '/id/kontak',
  '/en/baik-culture',
  '/en/search?q=alumina',
  '/id/tidak-ada',
];
const audited = isLongRun ? paths : sample;

const site = sharedSite();
let actual: Map<string, string>;
let reader: Visitor;
let screens: { name: string; page: Page; sizes: { width: number; height: number }[] }[];
const narrowest = { width: 320, height: 640 };
beforeAll(async () => {
  const found = await addressesOf(site.address);
  actual = new Map(everyAddress(article).map(({ path }, index) => [path, found[index] ?? path]));
  const [desk, phone] = [
    await site.visit(),
    await site.visit({ viewport: viewports.phone, isMobile: true, hasTouch: true }),
  ];
  reader = desk;
  screens = [
    { name: 'desk', page: desk.page, sizes: isLongRun ? [viewports.desktop, viewports.tablet] : [viewports.desktop] },
    { name: 'phone', page: phone.page, sizes: [viewports.phone, narrowest] },
  ];
});

const addressOf = (path: string) => actual.get(path) ?? path;

async function open(page: Page, path: string): Promise<void> {
  await page.goto(addressOf(path));
  await settle(page);
}

describe.each(audited)('%s', (path) => {
  test('has no accessibility violation and no horizontal overflow on any screen, and causes no browser errors when scrolled to its end', async () => {
    reader.complaints.length = 0;
    for (const { name, page, sizes } of screens) {
      await page.setViewportSize(sizes[0] ?? viewports.phone);
      await open(page, path);
      for (const size of sizes) {
        await page.setViewportSize(size);
        // Mobile browsers widen the layout viewport to the widest element.
        const measure = async () => {
          const { scrolled, window } = await page.evaluate(() => ({
            scrolled: document.documentElement.scrollWidth,
            window: innerWidth,
          }));
          return { name, scrolled: Math.max(scrolled, size.width), window };
        };
        await expectPage.poll(measure).toEqual({ name, scrolled: size.width, window: size.width });
        if (size.width === narrowest.width) continue;
        expect({ size, violations: await accessibilityViolations(page) }).toEqual({ size, violations: [] });
      }
    }
    await readToTheEnd(reader.page);
    const ids = await reader.page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const own = `404: ${site.address}${addressOf(path)}`;
    const notFound = /404 \(Not Found\)/;
    expect(reader.complaints.filter((one) => one !== own && !(isMissing(path) && notFound.test(one)))).toEqual([]);
  });

  // Slow: the suite checks one page (report-widget.test.ts).
  test.if(isLongRun && !/baik/.test(path))(
    'has no control and no text below the report badge at any scroll position',
    async () => {
      for (const { name, page, sizes } of screens) {
        for (const size of sizes) {
          await page.setViewportSize(size);
          await open(page, path);
          expect({ name, size, covered: await coveredByBadge(page) }).toEqual({ name, size, covered: [] });
        }
      }
    },
  );
});

// Both languages have the same markup.
test.each(isLongRun ? audited : paths.filter((path) => path.startsWith('/id')))('%s is valid HTML', async (path) => {
  const html = await (await fetch(site.address + addressOf(path))).text();
  expect(await markupMistakes(html)).toEqual([]);
});

const isMissing = (path: string) => /2147483647|tidak-ada|nothing-here/.test(path);

/** Scrolls through the page screen by screen, so that all islands are hydrated. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
  await page.waitForLoadState('networkidle');
}
