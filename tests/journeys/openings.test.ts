import { afterAll, beforeAll, expect, test } from 'bun:test';
import { everyAddress } from '../support/addresses.ts';
import { allLaidOut, viewports } from '../support/browser.ts';
import { expectPage } from '../support/expect-page.ts';
import { addressesOf, journey, openSite, type Site } from '../support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, journey);
afterAll(() => site.close(), journey);

test(
  'home and publications, chapters and inner pages open in three ways, and inner pages in at most 480 pixels of a wide screen',
  async () => {
    const addresses = await addressesOf(site.address);
    const { page, context } = await site.visit();
    const kinds: Record<string, string[]> = { landing: [], chapter: [], inner: [], plain: [] };
    const tooHigh: string[] = [];
    for (const [index, { language, route }] of everyAddress(1).entries()) {
      const address = addresses[index];
      if (language === 'en' || !address) continue;
      await page.goto(address);
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
    expect(tooHigh).toEqual([]);
    expect(kinds.landing).toEqual(['home.index', 'publications.index']);
    expect(kinds.chapter).toEqual([
      'about.index',
      'products.index',
      'products.alumina',
      'products.process',
      'sustainability.index',
    ]);
    expect(kinds.inner?.length).toBeGreaterThan(12);
    await context.close();
  },
  journey,
);

test(
  'the footer of a phone is at most 900 pixels high, and its site map is unfolded without script',
  async () => {
    for (const [path, link] of [
      ['/id', 'Jejak Langkah'],
      ['/en', 'Our Journey'],
    ] as const) {
      const { page, context } = await site.visit({ viewport: viewports.phone, javaScriptEnabled: false });
      await page.goto(path);
      const footer = page.locator('footer');
      expect(await footer.evaluate((element) => element.clientHeight)).toBeLessThanOrEqual(900);
      const journeyLink = footer.getByRole('link', { name: link });
      await expectPage(journeyLink).toBeHidden();
      await footer.locator('summary').click();
      await expectPage(journeyLink).toBeVisible();
      await context.close();
    }
    const { page, context } = await site.visit({ viewport: viewports.tablet });
    await page.goto('/en');
    await allLaidOut(page);
    await expectPage(page.locator('footer').getByRole('link', { name: 'Our Journey' })).toBeVisible();
    await expectPage(page.locator('footer summary')).toBeHidden();
    await context.close();
  },
  journey,
);

test(
  'the rail of the section navigator belongs to it alone: slides end before it, and the arrows of the facilities stand beside their heading',
  async () => {
    const { page, context } = await site.visit();
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
    await context.close();
  },
  journey,
);
