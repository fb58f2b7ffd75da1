import { describe, expect, test } from 'bun:test';
import type { BrowserContextOptions, Page } from 'playwright';
import { href, routes } from '../../src/routes.ts';
import { installFakeClock, resize, viewports } from '../support/browser.ts';
import { expectPage } from '../support/expect-page.ts';
import { sharedSite } from '../support/site.ts';

const play = 'Play the timeline';
const pause = 'Pause the timeline';
const previous = 'Previous milestone';
const next = 'Next milestone';
const loading = 'Loading timeline...';
const enlarge = 'Enlarge the chart';
const profile = href(routes.profile.index, 'en');
const step = 5000;

const site = sharedSite();

/** Visits a page and fails if the browser reported errors. */
async function visiting(path: string, look: (page: Page) => Promise<void>, options: BrowserContextOptions = {}) {
  const { page, complaints } = await site.visit(options);
  await page.goto(path);
  await look(page);
  expect(complaints).toEqual([]);
}

test('the about page links to profile, journey, organization, governance and contact', () =>
  visiting(href(routes.about.index, 'en'), async (page) => {
    const cards = page.locator('.chapter a');
    await expectPage(cards).toHaveText(['Company Profile', 'Our Journey', 'Organization Structure', 'Governance']);
    await page.locator('#contact').getByRole('link').click();
    await expectPage(page).toHaveURL(/\/en\/contact$/);
  }));

test('text in charts is at least 12 pixels on every screen', async () => {
  for (const path of [profile, href(routes.organization.index, 'id')]) {
    await visiting(path, async (page) => {
      for (const width of [390, 820, 1024, 1280]) {
        await resize(page, { width, height: 900 });
        // The layout changes shortly after the window size.
        await expectPage.poll(() => smallestWords(page)).toBeGreaterThanOrEqual(12);
      }
    });
  }
});

/** The smallest font size in the drawings of a page, in pixels. */
function smallestWords(page: Page): Promise<number> {
  return page.locator('figure svg[role="img"] text').evaluateAll((words) => {
    const sizes = words.map((word) => {
      const drawing = word.closest('svg');
      const scale = drawing ? drawing.clientWidth / drawing.viewBox.baseVal.width : 0;
      return Number.parseFloat(getComputedStyle(word).fontSize) * scale;
    });
    return Math.min(...sizes.filter((size) => size > 0));
  });
}

describe('the holding group chart', () => {
  const open = async (page: Page) => {
    await page.getByRole('button', { name: enlarge }).click();
    await expectPage(page.getByRole('dialog')).toBeVisible();
  };

  test('fills the screen, locks the page behind it, and closes with a click anywhere, Escape or its button', () =>
    visiting(profile, async (page) => {
      const dialog = page.getByRole('dialog');
      await open(page);
      await expectPage.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, ...viewports.desktop });
      await expectPage(page.locator('html')).toHaveCSS('overflow', 'hidden');
      await page.mouse.click(700, 600);
      await expectPage(dialog).toBeHidden();
      await expectPage(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
      await open(page);
      await page.keyboard.press('Escape');
      await expectPage(dialog).toBeHidden();
      await open(page);
      await expectPage(page.getByRole('button', { name: 'Close' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expectPage(dialog).toBeHidden();
      await expectPage(page.getByRole('button', { name: enlarge })).toBeFocused();
    }));

  test('opens and closes without script', () =>
    visiting(
      profile,
      async (page) => {
        await open(page);
        await page.mouse.click(700, 600);
        await expectPage(page.getByRole('dialog')).toBeHidden();
      },
      { javaScriptEnabled: false },
    ));
});

test('on a phone the key facts are a carousel with dots and arrows', () =>
  visiting(
    profile,
    async (page) => {
      const current = page.locator('.carousel-dot[aria-current="true"]');
      await page.locator('#fact-1').scrollIntoViewIfNeeded();
      await page.getByRole('button', { name: 'Next', exact: true }).click();
      await expectPage(current).toHaveText('2 of 3: Professional workforce');
      await page.getByRole('button', { name: '3 of 3: Supply chain' }).click();
      await expectPage(page.locator('#fact-3')).toBeInViewport({ ratio: 0.9 });
      await page.setViewportSize(viewports.tablet);
      await expectPage(current).toBeHidden();
    },
    { viewport: viewports.phone, hasTouch: true },
  ));

describe('the timeline', () => {
  const timeline = href(routes.journey.index, 'en');
  const moving = { reducedMotion: 'no-preference' } as const;
  const year = (page: Page) => page.locator('.milestone[data-shown] .text-clay');
  const intoView = async (page: Page) => {
    await page.locator('.timeline').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
    await expectPage(page.locator('.timeline-loading')).toHaveCount(0);
  };

  /** Waits until autoplay is shown as on or off and React has set its timer. */
  const moves = async (page: Page, does: boolean) => {
    await expectPage(page.locator('[aria-current] [data-progress="running"]')).toHaveCount(does ? 1 : 0);
    await page.evaluate(async () => {
      const { port1, port2 } = new MessageChannel();
      const heard = new Promise((resolve) => port2.addEventListener('message', resolve, { once: true }));
      port2.start();
      port1.postMessage('after all that React has put off');
      await heard;
    });
  };

  test('plays while at least three tenths of it are visible', async () => {
    const { page } = await site.visit({ ...moving, viewport: { width: 1440, height: 480 } });
    await installFakeClock(page);
    await page.goto(timeline);
    const show = (share: number) =>
      page.locator('.timeline').evaluate((section, shown) => {
        const { top, height } = section.getBoundingClientRect();
        scrollBy({ top: top - innerHeight + height * shown, behavior: 'instant' });
      }, share);
    await show(0.28);
    await expectPage(page.locator('.timeline-loading')).toHaveCount(0);
    await moves(page, false);
    await page.clock.runFor(step);
    await expectPage(year(page)).toHaveText('2014');
    await show(0.32);
    await moves(page, true);
    await page.clock.runFor(step);
    await expectPage(year(page)).toHaveText('2015–2019');
    await show(0.28);
    await moves(page, false);
  });

  test('cycles through six years automatically, five seconds each; stops after a choice until it is resumed, when not visible and while it is used by keyboard', async () => {
    const { page } = await site.visit(moving);
    await installFakeClock(page);
    await page.goto(timeline);
    await intoView(page);
    let now = '2014';
    for (const then of ['2015–2019', '2020', '2021–2023', '2024', '2025', '2014']) {
      await moves(page, true);
      await page.clock.runFor(step - 1);
      await expectPage(year(page)).toHaveText(now);
      await page.clock.runFor(1);
      await expectPage(year(page)).toHaveText(then);
      now = then;
    }

    await page.getByRole('button', { name: '2020', exact: true }).click();
    await moves(page, false);
    await page.clock.runFor(3 * step);
    await expectPage(year(page)).toHaveText('2020');
    await expectPage(page.locator('[data-progress="whole"]')).toHaveCount(3);
    await page.getByRole('button', { name: play }).click();
    await moves(page, true);
    await expectPage(page.locator('[data-progress="whole"]')).toHaveCount(2);
    await expectPage(page.locator('[data-progress="none"]')).toHaveCount(3);
    await expectPage(page.locator('[data-play] use')).toHaveAttribute('href', /#player-pause$/);
    await expectPage(page.locator('.timeline ol').first()).toHaveAttribute('aria-live', 'off');
    await page.clock.runFor(step);
    await expectPage(year(page)).toHaveText('2021–2023');
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await moves(page, false);
    await page.clock.runFor(3 * step);
    await expectPage(year(page)).toHaveText('2021–2023');
    await intoView(page);
    await moves(page, true);
    await page.getByRole('button', { name: pause }).click();
    await moves(page, false);
    await page.clock.runFor(3 * step);
    await expectPage(year(page)).toHaveText('2021–2023');

    await page.getByRole('button', { name: play }).click();
    await page.getByRole('button', { name: pause }).focus();
    await moves(page, true);
    await page.keyboard.press('Tab');
    await expectPage(page.getByRole('button', { name: '2014', exact: true })).toBeFocused();
    await expectPage(page.getByRole('button', { name: play })).toBeVisible();
  });

  test('does not play with reduced motion, and has previous and next buttons on a phone', () =>
    visiting(
      timeline,
      async (page) => {
        await intoView(page);
        await expectPage(page.getByRole('button', { name: play })).toBeVisible();
        await expectPage(page.locator('[data-play] use')).toHaveAttribute('href', /#player-play$/);
        await expectPage(page.locator('[data-progress="running"]')).toHaveCount(0);
        await expectPage(page.locator('.timeline')).toHaveAttribute('aria-roledescription', 'carousel');
        // What changes is read out as long as it changes by hand.
        await expectPage(page.locator('.timeline ol').first()).toHaveAttribute('aria-live', 'polite');
        await page.getByRole('button', { name: next }).click();
        await expectPage(year(page)).toHaveText('2015–2019');
        await page.getByRole('button', { name: previous }).click();
        await page.getByRole('button', { name: previous }).click();
        await expectPage(page.locator('.timeline-steps')).toContainText('2025');
        await expectPage(page.getByRole('button', { name: '2020', exact: true })).toBeHidden();
      },
      { viewport: viewports.phone, hasTouch: true },
    ));

  test('shows a loading notice until its pictures have loaded or failed', async () => {
    const { page } = await site.visit({ viewport: { width: 1440, height: 480 } });
    let release: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const asked: string[] = [];
    await page.route('**/static/pictures/**', async (route) => {
      asked.push(route.request().url());
      await held;
      await route.abort();
    });
    await page.goto(timeline, { waitUntil: 'domcontentloaded' });
    const isAskedFor = (year: string) => asked.some((url) => url.includes(`timeline-${year}-`));
    await expectPage.poll(() => isAskedFor('2014')).toBe(true);
    await expectPage(page.getByText(loading)).toBeHidden();
    expect(isAskedFor('2020')).toBe(false);
    await page.locator('.timeline').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
    await expectPage(page.locator('[data-prefix="journey-timeline-"]')).toHaveAttribute('data-awake', '');
    await expectPage(page.getByText(loading)).toBeVisible();
    await expectPage.poll(() => isAskedFor('2020')).toBe(true);
    release();
    await expectPage(page.getByText(loading)).toHaveCount(0);
  });

  const readableList = async (page: Page) => {
    for (const milestone of await page.locator('.milestone').all()) await expectPage(milestone).toBeVisible();
    await expectPage(page.locator('.milestone')).toHaveCount(6);
    await expectPage(page.getByText(loading)).toBeHidden();
    await expectPage(page.locator('.timeline-controls')).toBeHidden();
  };

  test('is a list of all milestones without script', () =>
    visiting(timeline, readableList, { javaScriptEnabled: false }));

  test('is a list of all milestones when its script fails to load', async () => {
    const { page } = await site.visit();
    await page.route('**/static/journey-timeline.*.js', (route) => route.abort());
    await page.goto(timeline);
    await page.locator('.timeline').scrollIntoViewIfNeeded();
    await readableList(page);
  });
});
