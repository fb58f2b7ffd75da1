import { expect, test } from 'bun:test';
import type { Page } from 'playwright';
import { addressesOf, everyAddress } from '../support/addresses.ts';
import { allLaidOut, viewports } from '../support/browser.ts';
import { expectPage } from '../support/expect-page.ts';
import { sharedSite } from '../support/site.ts';

const site = sharedSite();

/** In the browser: the parts of the page without text or picture that is shown as it will stay. */
function blankParts(): string[] {
  const isShown = (element: Element) => {
    if (!element.checkVisibility({ checkVisibilityCSS: true })) return false;
    for (let one: Element | null = element; one; one = one.parentElement)
      if (Number(getComputedStyle(one).opacity) < 0.95) return false;
    return true;
  };
  const hasContent = (element: Element) =>
    element.matches('img, svg, input') ||
    [...element.childNodes].some(({ nodeType, data }: Node & { data?: string }) => nodeType === 3 && data?.trim());
  return [...document.querySelectorAll('main section, main > *, [data-reveal], footer')]
    .filter(
      (part) => !part.matches('script, style, [hidden], [popover], dialog, dialog *, nav') && part.clientHeight > 0,
    )
    .filter((part) => ![part, ...part.querySelectorAll('*')].some((element) => hasContent(element) && isShown(element)))
    .map((part) => part.outerHTML.slice(0, 90));
}

test('home and publications, chapters and inner pages open in three ways, inner pages in at most 480 pixels of a wide screen, and a capture of a page without scrolling has visible content in every part', async () => {
  const addresses = await addressesOf(site.address);
  const { page } = await site.visit({ reducedMotion: 'no-preference' });
  const blank: Record<string, string[]> = {};
  const kinds: Record<string, string[]> = { landing: [], chapter: [], inner: [], plain: [] };
  const tooHigh: string[] = [];
  for (const [index, { language, route }] of everyAddress(1).entries()) {
    const address = addresses[index];
    // The other language has the same parts.
    if (language === 'en' || !address) continue;
    await page.goto(address);
    await allLaidOut(page);
    // What waits for a place in the view is marked in the next frame.
    await nextFrame(page);
    const parts = await page.evaluate(blankParts);
    if (parts.length > 0) blank[address] = parts;
    const { kind, height } = await page.evaluate(() => {
      const opening = document.querySelector('main > :is(.hero, .opening)');
      const title = document.querySelector('h1');
      return {
        kind: opening?.matches('.hero')
          ? 'landing'
          : opening?.matches('.opening-chapter')
            ? 'chapter'
            : opening
              ? 'inner'
              : 'plain',
        // Without a picture the page begins with its title.
        height: opening?.clientHeight ?? (title?.getBoundingClientRect().bottom ?? 0) + scrollY,
      };
    });
    kinds[kind]?.push(route.key);
    const isFullScreen = (await page.locator('[data-section]').count()) > 0;
    if (!isFullScreen && height > 480) tooHigh.push(`${address}: ${height}`);
  }
  expect({ blank, tooHigh }).toEqual({ blank: {}, tooHigh: [] });
  expect(kinds.landing).toEqual(['home.index', 'publications.index']);
  expect(kinds.chapter).toEqual([
    'about.index',
    'products.index',
    'products.alumina',
    'products.process',
    'sustainability.index',
  ]);
  expect(kinds.inner?.length).toBeGreaterThan(12);
});

test('the footer of a phone is at most 900 pixels high, and its site map is unfolded without script', async () => {
  for (const [path, link] of [
    ['/id', 'Jejak Langkah'],
    ['/en', 'Our Journey'],
  ] as const) {
    const { page } = await site.visit({ viewport: viewports.phone, javaScriptEnabled: false });
    await page.goto(path);
    const footer = page.locator('footer');
    expect(await footer.evaluate((element) => element.clientHeight)).toBeLessThanOrEqual(900);
    const journeyLink = footer.getByRole('link', { name: link });
    await expectPage(journeyLink).toBeHidden();
    await footer.locator('summary').click();
    await expectPage(journeyLink).toBeVisible();
  }
  const { page } = await site.visit({ viewport: viewports.tablet });
  await page.goto('/en');
  await allLaidOut(page);
  await expectPage(page.locator('footer').getByRole('link', { name: 'Our Journey' })).toBeVisible();
  await expectPage(page.locator('footer summary')).toBeHidden();
});

test('the rail of the section navigator belongs to it alone: slides end before it, and the arrows of the facilities stand beside their heading', async () => {
  const { page } = await site.visit();
  for (const path of ['/en', '/en/production-process', '/en/our-products']) {
    await page.goto(path);
    await allLaidOut(page);
    const rail = (await page.locator('.section-nav').boundingBox())?.x ?? 0;
    const ends = await page
      .locator('.carousel:not([data-grid]) > .carousel-viewport')
      .evaluateAll((viewports) => viewports.map((viewport) => viewport.getBoundingClientRect().right));
    expect(ends.filter((end) => end > rail)).toEqual([]);
  }
  await page.goto('/en/production-process');
  const facilities = page.locator('#facilities');
  await facilities.scrollIntoViewIfNeeded();
  const arrow = facilities.getByRole('button', { name: 'Next' });
  await expectPage(arrow).toBeVisible();
  const [control, title, picture] = await Promise.all(
    [arrow, facilities.locator('h2'), facilities.locator('img').first()].map((one) => one.boundingBox()),
  );
  expect(control?.y).toBeGreaterThanOrEqual(title?.y ?? Number.POSITIVE_INFINITY);
  expect((control?.y ?? 0) + (control?.height ?? 0)).toBeLessThanOrEqual(picture?.y ?? 0);
  expect(picture?.height).toBeGreaterThan(380);
});

function nextFrame(page: Page): Promise<void> {
  return page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}
