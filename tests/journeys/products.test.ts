import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import type { BrowserContextOptions, Page } from 'playwright';
import { processWords } from '../../src/i18n/products-process.ts';
import { href, routes } from '../../src/routes.ts';
import { viewports } from '../support/browser.ts';
import { expectPage } from '../support/expect-page.ts';
import { journey, openSite, type Site } from '../support/site.ts';

const address = href(routes.products.process, 'en');
const t = processWords('en');

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, journey);
afterAll(() => site.close(), journey);

/** The production process with its five steps in view and awake; `clock` stands still where time matters. */
async function watchBayer(options: BrowserContextOptions & { clock?: boolean } = {}) {
  const { clock = false, ...rest } = options;
  const visitor = await site.visit({ reducedMotion: 'no-preference', ...rest });
  const { page } = visitor;
  if (clock) await page.clock.install();
  await page.goto(address);
  await page.locator('#bayer').scrollIntoViewIfNeeded();
  await page.locator('.bayer').scrollIntoViewIfNeeded();
  await expectPage(page.getByRole('tablist', { name: t.bayerSteps })).toBeVisible();
  return visitor;
}

const chosenStep = (page: Page) => page.getByRole('tab', { selected: true });
const passed = (page: Page) =>
  page.locator('.bayer').evaluate((display) => Number(getComputedStyle(display).getPropertyValue('--passed') || 0));

describe('the Bayer process', () => {
  test(
    'goes through five steps of five seconds again and again, the last fifth of each a transition',
    async () => {
      const { page, context, complaints } = await watchBayer({ clock: true });
      await page.clock.pauseAt(Date.now() + 60_000);
      await page.clock.runFor(100);
      // To the start of the first step, wherever the display stands by now.
      const step = Number(await chosenStep(page).locator('.bayer-digit').textContent());
      await page.clock.runFor((5 - step) * 5000 + (1 - (await passed(page))) * 5000);
      for (const title of [t.step1, t.step2, t.step3, t.step4, t.step5, t.step1]) {
        await page.clock.runFor(2000);
        await expectPage(chosenStep(page)).toContainText(title);
        await expectPage(page.getByRole('tabpanel')).toContainText(title);
        await expectPage(page.locator('[data-state="coming"]')).toHaveCount(0);
        expect(await passed(page)).toBeGreaterThan(0.35);
        expect(await passed(page)).toBeLessThan(0.45);
        await page.clock.runFor(2500);
        await expectPage(chosenStep(page)).toContainText(title);
        await expectPage(page.locator('[data-state="coming"]')).toHaveCount(1);
        await page.clock.runFor(500);
      }
      expect(complaints).toEqual([]);
      await context.close();
    },
    journey,
  );

  test(
    'shows the step that is chosen, and moves no more',
    async () => {
      const { page, context } = await watchBayer({ clock: true });
      await page.getByRole('tab', { name: t.step3 }).click();
      await page.clock.runFor(60_000);
      await expectPage(chosenStep(page)).toContainText(t.step3);
      await expectPage(page.getByRole('tabpanel')).toContainText(t.step3Text);
      await expectPage(page.getByRole('button', { name: t.play, exact: true })).toHaveCount(0);
      await context.close();
    },
    journey,
  );

  test(
    'can be paused, and goes on where it was',
    async () => {
      const { page, context } = await watchBayer({ clock: true });
      await page.getByRole('button', { name: t.pause, exact: true }).click();
      const [step, share] = [await chosenStep(page).textContent(), await passed(page)];
      await page.clock.runFor(60_000);
      expect(await chosenStep(page).textContent()).toBe(step);
      expect(await passed(page)).toBe(share);
      await page.getByRole('button', { name: t.play, exact: true }).click();
      await page.clock.runFor(5000);
      expect(await chosenStep(page).textContent()).not.toBe(step);
      await context.close();
    },
    journey,
  );

  test(
    'holds while the keyboard is inside',
    async () => {
      const { page, context } = await watchBayer({ clock: true });
      await page.clock.pauseAt(Date.now() + 60_000);
      await page.getByRole('button', { name: t.pause, exact: true }).focus();
      await page.keyboard.press('Shift+Tab');
      await expectPage(page.getByRole('tabpanel')).toBeFocused();
      const [step, share] = [await chosenStep(page).textContent(), await passed(page)];
      await page.clock.runFor(12_000);
      expect(await chosenStep(page).textContent()).toBe(step);
      expect(await passed(page)).toBe(share);
      await page.getByRole('main').focus();
      await page.clock.runFor(5000);
      await expectPage(chosenStep(page)).not.toHaveText(step ?? '');
      await context.close();
    },
    journey,
  );

  test(
    'is led by arrow keys',
    async () => {
      const { page, context } = await watchBayer({ reducedMotion: 'reduce' });
      await page.getByRole('tab', { name: t.step1 }).focus();
      await page.keyboard.press('ArrowRight');
      await expectPage(chosenStep(page)).toContainText(t.step2);
      await expectPage(chosenStep(page)).toBeFocused();
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      await expectPage(chosenStep(page)).toContainText(t.step5);
      await page.keyboard.press('Home');
      await expectPage(chosenStep(page)).toContainText(t.step1);
      await context.close();
    },
    journey,
  );

  test(
    'stands still for readers who want no motion',
    async () => {
      const { page, context } = await watchBayer({ reducedMotion: 'reduce', clock: true });
      await page.clock.runFor(60_000);
      await expectPage(chosenStep(page)).toContainText(t.step1);
      await expectPage(page.getByRole('button', { name: t.pause, exact: true })).toHaveCount(0);
      await context.close();
    },
    journey,
  );

  test(
    'is a list of all five steps without script',
    async () => {
      const { page, context } = await site.visit({ javaScriptEnabled: false });
      await page.goto(address);
      for (const text of [t.step1Text, t.step2Text, t.step3Text, t.step4Text, t.step5Text]) {
        await expectPage(page.getByText(text)).toBeVisible();
      }
      await context.close();
    },
    journey,
  );
});

test.each([
  ['phone', 0.75],
  ['tablet', 0.45],
  ['desktop', 0.25],
] as const)(
  'on a %s a facility is %p of the carousel wide',
  async (screen, share) => {
    const { page, context } = await site.visit({ viewport: viewports[screen] });
    await page.goto(address);
    const [facility, track] = await page.locator('#facility-1').evaluate((slide) => {
      const list = slide.parentElement ?? slide;
      const { paddingLeft, paddingRight } = getComputedStyle(list);
      const inner = list.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return [slide.getBoundingClientRect().width, inner];
    });
    expect(facility / track).toBeCloseTo(share, 2);
    await context.close();
  },
  journey,
);

test(
  'facilities begin where the words above them do and run out to the edge of the screen, four of them in full on a desktop',
  async () => {
    const { page, context } = await site.visit();
    await page.goto(address);
    for (const viewport of [viewports.phone, viewports.tablet, { width: 1180, height: 900 }, viewports.desktop]) {
      await page.setViewportSize(viewport);
      await expectPage.poll(() => page.evaluate(() => innerWidth)).toBe(viewport.width);
      const { words, first, track } = await page.locator('#facilities').evaluate((section) => {
        const edges = (selector: string) => {
          const { left, right } = section.querySelector(selector)?.getBoundingClientRect() ?? { left: NaN, right: NaN };
          return { left, right };
        };
        return { words: edges('h2'), first: edges('#facility-1 img'), track: edges('.carousel-track') };
      });
      expect(first.left).toBeCloseTo(words.left, 0);
      expect(track.right).toBeGreaterThanOrEqual(viewport.width);
    }
    const [fourth, content] = await page.locator('#facilities .wrap').evaluate((wrap) => {
      const { right } = wrap.getBoundingClientRect();
      const picture = wrap.querySelector('#facility-4 img')?.getBoundingClientRect();
      return [picture?.right, right - Number.parseFloat(getComputedStyle(wrap).paddingRight)];
    });
    expect(fourth).toBeCloseTo(content ?? 0, 0);
    await context.close();
  },
  journey,
);

test(
  'the seven applications go on from the last to the first and back, by arrows, keyboard and dots',
  async () => {
    const { page, context } = await site.visit({ viewport: viewports.phone });
    await page.goto(href(routes.products.alumina, 'en'));
    const [previous, next] = [
      page.locator('#applications [data-step="-1"]'),
      page.locator('#applications [data-step="1"]'),
    ];
    const slide = (number: number) => expectPage(page.locator(`#application-${number}`));
    await expectPage(page.locator('#applications .carousel-dot')).toHaveCount(7);
    await page.locator('#applications .carousel-dot').last().click();
    await slide(7).toBeInViewport({ ratio: 0.9 });
    await next.click();
    await slide(1).toBeInViewport({ ratio: 0.9 });
    await previous.click();
    await slide(7).toBeInViewport({ ratio: 0.9 });
    await page.locator('#applications .carousel-track').press('ArrowRight');
    await slide(1).toBeInViewport({ ratio: 0.9 });
    await page.locator('#applications .carousel-track').press('ArrowLeft');
    await slide(7).toBeInViewport({ ratio: 0.9 });
    await context.close();
  },
  journey,
);

test(
  'the dots of a carousel are for small screens, and for everybody without script',
  async () => {
    const dots = async (options: BrowserContextOptions) => {
      const { page, context } = await site.visit(options);
      await page.goto(href(routes.products.alumina, 'en'));
      const visible = await page.locator('#applications .carousel-dot').first().isVisible();
      await context.close();
      return visible;
    };
    expect(await dots({ viewport: viewports.phone })).toBe(true);
    expect(await dots({ viewport: viewports.tablet })).toBe(true);
    expect(await dots({ viewport: viewports.desktop })).toBe(false);
    expect(await dots({ viewport: viewports.desktop, javaScriptEnabled: false })).toBe(true);
  },
  journey,
);
