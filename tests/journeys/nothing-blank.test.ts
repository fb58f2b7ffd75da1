import { expect, test } from 'bun:test';
import { viewports } from '../support/browser.ts';
import { expectPage } from '../support/expect-page.ts';
import { sharedSite } from '../support/site.ts';

const site = sharedSite();

test('a section that is scrolled into view moves up once, and is never less than wholly opaque', async () => {
  const { page } = await site.visit({ reducedMotion: 'no-preference' });
  await page.goto('/en/company-profile');
  await page.waitForFunction(() => !document.querySelector('[data-alone]'));
  const section = page.locator('main [data-reveal]').last();
  const motions = () => section.evaluate((element) => element.getAnimations().length);
  expect(await motions()).toBe(0);
  await page.evaluate(() => {
    const started: string[] = [];
    Object.assign(globalThis, { started });
    addEventListener('animationstart', (event) => {
      if (event.target instanceof Element && event.target.matches('[data-reveal]')) {
        const [motion] = event.target.getAnimations();
        const frames = motion?.effect instanceof KeyframeEffect ? motion.effect.getKeyframes() : [];
        started.push(Object.keys(frames[0] ?? {}).includes('opacity') ? 'fades' : 'moves');
      }
    });
  });
  const total = await page.locator('main [data-reveal]').count();
  for (let round = 0; round < 2; round += 1) {
    await page.evaluate(async () => {
      for (const step of [300, -300])
        for (let moved = true; moved; ) {
          const before = scrollY;
          scrollBy({ top: step, behavior: 'instant' });
          await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));
          moved = scrollY !== before;
        }
    });
  }
  const started = (await page.evaluate(() => Reflect.get(globalThis, 'started'))) as string[];
  expect(started).toContain('moves');
  expect(started).not.toContain('fades');
  expect(started.length).toBeLessThanOrEqual(total);
});

test('from the first frame on a page is higher than its window and follows the first turn of the wheel', async () => {
  for (const viewport of [viewports.desktop, viewports.phone]) {
    const { page } = await site.visit({ viewport });
    // A browser that does not report its first paint: what follows the opening stays away as long as it may.
    await page.addInitScript(() => {
      PerformanceObserver.prototype.observe = () => {};
      performance.getEntriesByName = () => [];
    });
    for (const path of ['/en', '/en/about', '/en/company-profile']) {
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)).toBeGreaterThan(1.5);
      await page.mouse.move(100, 300);
      await page.mouse.wheel(0, 200);
      await page.waitForFunction(() => scrollY > 0);
    }
  }
});

test('all pictures are in a copy of the page that is taken without scrolling, but not for a visitor who saves data', async () => {
  const { page } = await site.visit({ viewport: viewports.phone });
  for (const path of ['/en', '/en/news', '/en/production-process']) {
    await page.goto(path);
    const missing = () =>
      page
        .locator('main img')
        .evaluateAll((images: HTMLImageElement[]) =>
          images
            .filter((image) => image.checkVisibility() && !(image.complete && image.currentSrc))
            .map((image) => image.src),
        );
    await expectPage.poll(missing, { timeout: 20_000 }).toEqual([]);
  }

  const saver = await site.visit({ viewport: viewports.phone });
  await saver.page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
  await saver.page.goto('/en/news');
  await saver.page.waitForLoadState('networkidle');
  expect(await saver.page.locator('main article img[loading="lazy"]').count()).toBeGreaterThan(3);
});
