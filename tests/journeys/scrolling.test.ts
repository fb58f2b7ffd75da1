import { describe, expect, test } from 'bun:test';
import type { Page } from 'playwright';
import { href, routes } from '../../src/routes.ts';
import { allArrived, allLaidOut, resize, viewports } from '../support/browser.ts';
import { expectPage } from '../support/expect-page.ts';
import { sharedSite } from '../support/site.ts';

// The words of the site, as visitors read them.
const footerWords = {
  en: {
    toTop: 'Back to top',
  },
};
const navigationWords = {
  en: {
    previousSection: 'Previous section',
    nextSection: 'Next section',
    sections: 'Sections of this page',
  },
};

const t = navigationWords.en;
const home = href(routes.home.index, 'en');

const site = sharedSite();

const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => globalThis.scrollTo({ top: to, behavior: 'instant' }), top);

test('the back-to-top button appears after 300 px and works', async () => {
  const { page } = await site.visit({ viewport: viewports.phone });
  await page.goto(href(routes.profile.index, 'en'));
  const way = page.getByRole('link', { name: footerWords.en.toTop });
  await expectPage(way).toBeHidden();
  await scrollTo(page, 300);
  await expectPage(way).toBeHidden();
  await scrollTo(page, 301);
  await expectPage(way).toBeVisible();
  await way.click();
  await expectPage.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expectPage(way).toBeHidden();
});

test('without script the back-to-top button is at the end of the page, so that it covers nothing', async () => {
  const { page } = await site.visit({ viewport: viewports.phone, javaScriptEnabled: false });
  await page.goto(href(routes.profile.index, 'en'));
  const way = page.getByRole('link', { name: footerWords.en.toTop });
  await expectPage(way).not.toBeInViewport();
  await way.scrollIntoViewIfNeeded();
  const [button, policies] = [await way.boundingBox(), await page.locator('footer li a').last().boundingBox()];
  expect(button?.y).toBeGreaterThanOrEqual(policies?.y ?? Number.POSITIVE_INFINITY);
  await way.click();
  await expectPage(way).not.toBeInViewport();
});

test('the back-to-top button stands in the margin of a wide page, where it covers neither content nor the section navigator', async () => {
  const { page } = await site.visit({ viewport: viewports.desktop });
  await page.goto(home);
  await scrollTo(page, 2000);
  for (const [width, height] of [
    [1440, 900],
    [1280, 800],
    [1024, 768],
    [1024, 600],
  ] as const) {
    await resize(page, { width, height });
    const places = () =>
      page.evaluate(() => {
        const boxOf = (name: string) => document.querySelector(name)?.getBoundingClientRect() ?? new DOMRect();
        const [way, sections, wrap] = [boxOf('.to-top'), boxOf('.section-nav'), boxOf('footer .wrap')];
        const padding = getComputedStyle(document.querySelector('footer .wrap') ?? document.body).paddingRight;
        return {
          height: innerHeight,
          isInMargin: way.left >= wrap.right - Number.parseFloat(padding),
          isBesideSections: way.right <= sections.left || way.top >= sections.bottom,
        };
      });
    await expectPage.poll(places).toEqual({ height, isInMargin: height > 672, isBesideSections: true });
  }
});

test('the back-to-top button makes room for a field that is being filled in on a phone', async () => {
  const { page } = await site.visit({ viewport: viewports.phone });
  await page.goto(href(routes.contact.index, 'en'));
  const way = page.getByRole('link', { name: footerWords.en.toTop });
  await page.locator('#contact-message').scrollIntoViewIfNeeded();
  await expectPage(way).toBeVisible();
  await page.locator('#contact-message').focus();
  await expectPage(way).toBeHidden();
});

test('the bar over a hero becomes solid after a tenth of the window height, and transparent again; without a hero it is solid', async () => {
  const { page } = await site.visit();
  await page.goto(href(routes.profile.index, 'en'));
  await allLaidOut(page);
  const bar = page.locator('header.bar');
  await expectPage(bar).not.toHaveAttribute('data-solid');
  await scrollTo(page, 90);
  await expectPage(bar).not.toHaveAttribute('data-solid');
  await scrollTo(page, 91);
  await expectPage(bar).toHaveAttribute('data-solid');
  await scrollTo(page, 0);
  await expectPage(bar).not.toHaveAttribute('data-solid');

  await page.goto(href(routes.policies.privacy, 'en'));
  await expectPage(bar).toHaveAttribute('data-bar', 'solid');
  await expectPage(bar).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('full-screen sections: after a step of the wheel or a key, the page rests at the next section', async () => {
  const { page } = await site.visit({ reducedMotion: 'no-preference' });
  await page.goto(home);
  await allLaidOut(page);
  await page.mouse.move(600, 400);
  const position = () => page.evaluate(() => Math.round(scrollY));
  await page.mouse.wheel(0, 120);
  await expectPage.poll(position).toBe(900);
  await page.mouse.wheel(0, 120);
  await expectPage.poll(position).toBe(1800);
  await page.mouse.wheel(0, -120);
  await expectPage.poll(position).toBe(900);
  await page.keyboard.press('PageDown');
  await expectPage.poll(position).toBe(1800);
  await page.keyboard.press('ArrowUp');
  await expectPage.poll(position).toBe(900);
});

test('with forced colours the dots of the navigator are visible, and the current one differs', async () => {
  const { page } = await site.visit({ forcedColors: 'active' });
  await page.goto(home);
  const colours = await page.locator('[data-navigator] a').evaluateAll((links) => {
    const canvas = getComputedStyle(document.body).backgroundColor;
    return links.slice(0, 2).map((link) => {
      const { backgroundColor } = getComputedStyle(link, '::before');
      return backgroundColor === canvas ? 'invisible' : backgroundColor;
    });
  });
  expect(new Set([...colours, 'invisible']).size).toBe(3);
});

describe('the navigator of full-screen sections', () => {
  test('changes at 0.9, 1.9 and 2.9 screens, and its buttons are disabled at the ends', async () => {
    const { page } = await site.visit({ viewport: { width: 1440, height: 1000 } });
    await page.goto(home);
    await allLaidOut(page);
    await allArrived(page);
    const current = page.locator('[data-navigator] a[aria-current]');
    const up = page.getByRole('button', { name: t.previousSection });
    const down = page.getByRole('button', { name: t.nextSection });
    const tops = await page
      .locator('[data-section]')
      .evaluateAll((sections) => sections.map((one) => one.getBoundingClientRect().top + scrollY));
    const ids = ['hero', 'about', 'explore', 'projects'];
    await expectPage(up).toBeDisabled();
    for (const [index, id] of ids.entries()) {
      if (index === 0) continue;
      // Sections are at least as tall as the screen: 0.9, 1.9, 2.9 screens if not taller.
      const line = Math.round(tops[index] ?? 0) - 100;
      expect(line).toBeGreaterThanOrEqual(index * 1000 - 100);
      await scrollTo(page, line - 5);
      await expectPage(current).toHaveAttribute('href', `#${ids[index - 1]}`);
      await scrollTo(page, line + 5);
      await expectPage(current).toHaveAttribute('href', `#${id}`);
      await expectPage(up).toBeEnabled();
    }
    await scrollTo(page, await page.evaluate(() => document.documentElement.scrollHeight));
    await expectPage(current).toHaveAttribute('href', '#news');
    await expectPage(down).toBeDisabled();
    await up.click();
    await expectPage(current).toHaveAttribute('href', '#report');
    await down.click();
    await expectPage(current).toHaveAttribute('href', '#news');
  });

  test('is shown on wide screens and has links without script, where the page is whole', async () => {
    const { page } = await site.visit({ javaScriptEnabled: false });
    await page.goto(home);
    const navigator = page.getByRole('navigation', { name: t.sections });
    await navigator.getByRole('link').nth(3).click();
    await expectPage(page.locator('#projects')).toBeInViewport();
    await expectPage(page.getByRole('button', { name: t.nextSection })).toBeHidden();
    await page.setViewportSize(viewports.tablet);
    await expectPage(navigator).toBeHidden();
    await page.setViewportSize(viewports.phone);
    await expectPage(page.locator('#news')).toBeVisible();
    await expectPage(page.locator('footer')).toBeVisible();
  });
});

describe('a page with a hero', () => {
  /** Time of the first paint, and of the first request for a picture below the hero, in milliseconds. */
  const times = (page: Page) =>
    page.evaluate(async () => {
      const paint = await new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          for (const { startTime } of list.getEntriesByName('first-contentful-paint')) resolve(startTime);
        }).observe({ type: 'paint', buffered: true });
      });
      const image = document.querySelector<HTMLImageElement>('#explore img');
      await image?.decode();
      const [picture] = performance.getEntriesByName(image?.currentSrc ?? '');
      return { paint, picture: picture?.startTime ?? 0 };
    });

  test('is painted before pictures below are requested, without layout shifts, and lays out what follows part by part, so that a touch is answered in between', async () => {
    const { page } = await site.firstVisit({ viewport: viewports.phone });
    await page.addInitScript(() => {
      const shifts: unknown[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({ type: 'layout-shift' });
      const turns: string[][] = [];
      Object.assign(globalThis, { turns });
      const watcher = new MutationObserver((changes) => {
        turns.push(changes.map(({ target }) => (target as Element).tagName.toLowerCase()));
      });
      watcher.observe(document, { subtree: true, attributeFilter: ['data-laid-out'] });
    });
    // Loads the font, which would otherwise cause a layout shift.
    await page.goto(href(routes.policies.privacy, 'en'));
    await page.goto(home);
    const { paint, picture } = await times(page);
    // On a very slow machine the pictures are requested after three seconds.
    expect(picture).toBeGreaterThan(Math.min(paint, 3000));
    await expectPage(page.locator('footer')).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(globalThis, 'shifts'))).toEqual([]);

    await page.goto(href(routes.about.index, 'en'));
    await allLaidOut(page);
    const turns = (await page.evaluate(() => Reflect.get(globalThis, 'turns'))) as string[][];
    expect(turns.length).toBeGreaterThan(2);
    expect(turns.filter((parts) => parts.length > 1)).toEqual([]);
    expect(turns.at(-1)).toEqual(['footer']);
  });

  test('lays out everything at once when a reader acts, and in a tall window', async () => {
    const { page } = await site.visit({ viewport: viewports.phone });
    // A browser that does not report its first paint: what follows would stay away for three seconds.
    await page.addInitScript(() => {
      PerformanceObserver.prototype.observe = () => {};
      performance.getEntriesByName = () => [];
    });
    await page.goto(href(routes.about.index, 'en'));
    await expectPage(page.locator('footer')).toBeHidden();
    await page.keyboard.press('End');
    await expectPage(page.locator('footer')).toBeInViewport();
    await page.setViewportSize(viewports.tablet);
    await page.goto(href(routes.profile.index, 'en'));
    await expectPage(page.locator('footer')).toBeVisible({ timeout: 1 });
  });

  test('has an upright picture on a phone and a wide one on a desktop', async () => {
    const { page } = await site.visit({ viewport: viewports.phone });
    const shown = () => page.locator('#hero img').evaluate((image: HTMLImageElement) => image.currentSrc);
    await page.goto(href(routes.about.index, 'en'));
    expect(await shown()).toContain('/static/pictures/about-upright-62-540.');
    await page.setViewportSize(viewports.desktop);
    await expectPage.poll(shown).toMatch(/\/static\/pictures\/about-(1440|1920)\./);
  });

  test('scrolls to the fragment of its address, and restores the scroll position', async () => {
    const { page } = await site.visit({ viewport: viewports.phone });
    await page.goto(`${home}#news`);
    const topOfNews = () => page.locator('#news').evaluate((section) => section.getBoundingClientRect().top);
    await expectPage.poll(topOfNews).toBeLessThan(100);
    await scrollTo(page, 1500);
    await expectPage.poll(() => page.evaluate(() => scrollY)).toBe(1500);
    await page.reload();
    await expectPage.poll(() => page.evaluate(() => Math.abs(scrollY - 1500))).toBeLessThan(2);
    await page.goto(href(routes.profile.index, 'en'));
    await page.goBack();
    await expectPage.poll(() => page.evaluate(() => Math.abs(scrollY - 1500))).toBeLessThan(2);
  });
});
