import { beforeAll, expect, test } from 'bun:test';
import type { Page } from 'playwright';
import { addressesOf, everyAddress } from '../support/addresses.ts';
import { settle, viewports } from '../support/browser.ts';
import { isLongRun } from '../support/long-run.ts';
import { cutOffContent, openTextSize } from '../support/pages/cut-off.ts';
import { journey, sharedSite } from '../support/site.ts';

// Listed before the site is started, so that each address is a separate test; the article is looked up at run time.
const article = 'article';
const paths = [
  ...everyAddress(article).map(({ path }) => path),
  '/id/tidak-ada',
  '/en/nothing-here',
  '/en/news?category=sustainability&year=2025',
  '/id/berita?q=kilang',
  '/id/berita?year=1999',
  '/en/search?q=alumina',
];

/** One page of each kind. Every page and every article take minutes: `npm run test:all`. */
const sample = ['/id', '/en/sustainability', '/id/berita?q=kilang', '/en/read-news/article'];

const narrowest = { width: 320, height: 640 };
const textSizes = { usual: 16, double: 32 };
/** The narrowest screen, and others with text of twice the size. */
const readings = [
  { ...narrowest, textSize: textSizes.usual },
  ...(isLongRun ? [{ ...viewports.tablet, textSize: textSizes.double }] : []),
  { ...viewports.desktop, textSize: textSizes.double },
];

const site = sharedSite();
let reader: Page;
let setTextSize: (pixels: number) => Promise<void>;
let actual: Map<string, string>;
beforeAll(async () => {
  const found = await addressesOf(site.address);
  actual = new Map(everyAddress(article).map(({ path }, index) => [path, found[index] ?? path]));
  reader = (await site.visit()).page;
  setTextSize = await openTextSize(reader);
});

async function open(path: string): Promise<void> {
  await reader.goto(actual.get(path) ?? path);
  await settle(reader);
}

/** What is cut off on a page, by reading. */
async function cutOffOn(path: string): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const { width, height, textSize } of readings) {
    await setTextSize(textSize);
    await reader.setViewportSize({ width, height });
    await open(path);
    const problems = await cutOffContent(reader);
    if (problems.length > 0) found[`${path} at ${width} px, text of ${textSize} px`] = problems;
  }
  return found;
}

test.each(isLongRun ? paths : sample)(
  'nothing is cut off on %s at 320 px, and with text of twice the size',
  async (path) => expect(await cutOffOn(path)).toEqual({}),
);

test.each(['/id/karier', '/en/vendor-help', '/id/kontak'])(
  'nothing is cut off on %s at 820 px when the browser enlarges text alone, and no layout with it',
  async (path) => {
    await setTextSize(textSizes.usual);
    await reader.setViewportSize(viewports.tablet);
    await open(path);
    await reader.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'));
    expect(await cutOffContent(reader)).toEqual([]);
    const siteMap = reader.locator('footer nav > ul > li');
    const beyondColumns = await siteMap.evaluateAll((groups) =>
      groups.map(
        (group) =>
          Math.max(...[...group.querySelectorAll('a')].map((link) => link.getBoundingClientRect().right)) -
          group.getBoundingClientRect().right,
      ),
    );
    expect(Math.max(...beyondColumns)).toBeLessThanOrEqual(1);
  },
);

test.if(isLongRun)(
  'nothing is cut off in any article',
  async () => {
    const read = async (address: string) => (await fetch(new URL(address, site.address))).text();
    const [, part = ''] = /\?(part=articles[^<]*)</.exec(await read('/sitemap.xml')) ?? [];
    const articles = [
      ...(await read(`/sitemap.xml?${part}`)).matchAll(
        /<loc>[^<]*?(\/(?:id\/baca-berita|en\/read-news)\/[\w-]+)<\/loc>/g,
      ),
    ];
    expect(articles.length).toBeGreaterThan(20);
    const found = {};
    for (const [, path = ''] of articles) Object.assign(found, await cutOffOn(path));
    expect(found).toEqual({});
  },
  20 * journey,
);

const endlessWord = 'Pertanggungjawabankeberlanjutan'.repeat(4);
const endlessLink = `https://example.com/${'segment-'.repeat(30)}`;

test('an article with words and links without end is not cut off at 320 px', async () => {
  await setTextSize(textSizes.usual);
  await reader.setViewportSize(narrowest);
  await open('/en/read-news/article');
  await reader.evaluate(
    ([word, link]) => {
      for (const text of document.querySelectorAll(
        'h1, h3 a, article header p:last-of-type > span:first-child, article aside dd',
      )) {
        text.textContent = word;
      }
      const paragraph = document.querySelector('.prose-article p');
      for (const name of ['h2', 'h3', 'pre', 'blockquote', 'figcaption', 'a', 'code']) {
        const part = document.createElement(name);
        part.textContent = name === 'a' ? link : word;
        paragraph?.after(part);
      }
    },
    [endlessWord, endlessLink] as const,
  );
  expect(await cutOffContent(reader)).toEqual([]);
});

test('a form whose fields hold words without end is not cut off at 320 px', async () => {
  await setTextSize(textSizes.usual);
  await reader.setViewportSize(narrowest);
  await open('/id/kontak');
  for (const field of await reader.locator('main form').getByRole('textbox').all()) await field.fill(endlessWord);
  expect(await cutOffContent(reader)).toEqual([]);
});
