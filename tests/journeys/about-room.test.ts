import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { expect as expectPage } from '@playwright/test';
import type { BrowserContextOptions, Page } from 'playwright';
import { journeyWords } from '../../src/i18n/journey.ts';
import { profileWords } from '../../src/i18n/profile.ts';
import { href, routes } from '../../src/routes.ts';
import { viewports } from '../support/browser.ts';
import { journey, openSite, type Site } from '../support/site.ts';

const { play, pause, previous, next, loading } = journeyWords('en');
const profile = href(routes.profile.index, 'en');
const step = 5000;

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, journey);
afterAll(() => site.close(), journey);

/** Runs a visit to a page, and fails when the browser complained meanwhile. */
async function visiting(path: string, look: (page: Page) => Promise<void>, options: BrowserContextOptions = {}) {
  const { page, context, complaints } = await site.visit(options);
  await page.goto(path);
  await look(page);
  expect(complaints).toEqual([]);
  await context.close();
}

test(
  'the about page leads to profile, journey, organization and governance, and then to contact',
  () =>
    visiting(href(routes.about.index, 'en'), async (page) => {
      const cards = page.locator('.chapter a');
      await expectPage(cards).toHaveText(['Company Profile', 'Our Journey', 'Organization Structure', 'Governance']);
      await page.locator('#contact').getByRole('link').click();
      await expectPage(page).toHaveURL(/\/en\/contact$/);
    }),
  journey,
);

describe('the holding group chart', () => {
  const open = async (page: Page) => {
    await page.getByRole('button', { name: profileWords('en').enlarge }).click();
    await expectPage(page.getByRole('dialog')).toBeVisible();
  };

  test(
    'fills the screen, keeps the page behind it still, and goes away at a click anywhere, Escape or its button',
    () =>
      visiting(profile, async (page) => {
        const dialog = page.getByRole('dialog');
        await open(page);
        expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, ...viewports.desktop });
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
        await expectPage(page.getByRole('button', { name: profileWords('en').enlarge })).toBeFocused();
      }),
    journey,
  );

  test(
    'opens and closes without script',
    () =>
      visiting(
        profile,
        async (page) => {
          await open(page);
          await page.mouse.click(700, 600);
          await expectPage(page.getByRole('dialog')).toBeHidden();
        },
        { javaScriptEnabled: false },
      ),
    journey,
  );
});

test(
  'on a phone the key facts slide, with dots, and arrows that end at the edges',
  () =>
    visiting(
      profile,
      async (page) => {
        const back = page.getByRole('button', { name: 'Previous', exact: true });
        const ahead = page.getByRole('button', { name: 'Next', exact: true });
        const current = page.locator('.carousel-dot[aria-current]');
        await expectPage(back).toBeDisabled();
        await ahead.click();
        await expectPage(current).toHaveText('2 of 3: Professional workforce');
        await expectPage(back).toBeEnabled();
        await page.getByRole('link', { name: '3 of 3: Supply chain' }).click();
        await expectPage(ahead).toBeDisabled();
        await page.getByRole('list', { name: profileWords('en').factsTitle }).press('ArrowLeft');
        await expectPage(ahead).toBeEnabled();
        await page.setViewportSize(viewports.tablet);
        await expectPage(current).toBeHidden();
      },
      { viewport: viewports.phone, hasTouch: true },
    ),
  journey,
);

describe('the timeline', () => {
  const timeline = href(routes.journey.index, 'en');
  const moving = { reducedMotion: 'no-preference' } as const;
  const year = (page: Page) => page.locator('.milestone[data-shown] .text-clay');
  const intoView = async (page: Page) => {
    await page.locator('.timeline').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
    await expectPage(page.locator('.timeline-loading')).toHaveCount(0);
  };

  test(
    'goes through six years by itself, five seconds each, and starts again',
    async () => {
      const { page, context } = await site.visit(moving);
      await page.clock.install();
      await page.goto(timeline);
      await intoView(page);
      await expectPage(page.locator('[data-progress="running"]')).toHaveCount(1);
      await expectPage(year(page)).toHaveText('2014');
      for (const then of ['2015–2019', '2020', '2021–2023', '2024', '2025', '2014']) {
        await page.clock.fastForward(step);
        await expectPage(year(page)).toHaveText(then);
        await expectPage(page.locator('[aria-current] [data-progress="running"]')).toHaveCount(1);
      }
      await context.close();
    },
    journey,
  );

  test(
    'stands still after a choice until somebody lets it go on, and out of view',
    async () => {
      const { page, context } = await site.visit(moving);
      await page.clock.install();
      await page.goto(timeline);
      await intoView(page);
      await page.getByRole('button', { name: '2020', exact: true }).click();
      await page.clock.fastForward(3 * step);
      await expectPage(year(page)).toHaveText('2020');
      await page.getByRole('button', { name: play }).click();
      await expectPage(page.locator('[data-progress="running"]')).toHaveCount(1);
      await page.clock.fastForward(step);
      await expectPage(year(page)).toHaveText('2021–2023');
      await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
      await expectPage(page.locator('[data-progress="running"]')).toHaveCount(0);
      await page.clock.fastForward(3 * step);
      await expectPage(year(page)).toHaveText('2021–2023');
      await intoView(page);
      await page.getByRole('button', { name: pause }).click();
      await page.clock.fastForward(3 * step);
      await expectPage(year(page)).toHaveText('2021–2023');
      await context.close();
    },
    journey,
  );

  test(
    'stands still for somebody who walks through it by keyboard',
    async () => {
      const { page, context } = await site.visit(moving);
      await page.goto(timeline);
      await intoView(page);
      await page.getByRole('button', { name: pause }).focus();
      await expectPage(page.locator('[data-progress="running"]')).toHaveCount(1);
      await page.keyboard.press('Tab');
      await expectPage(page.getByRole('button', { name: '2014', exact: true })).toBeFocused();
      await expectPage(page.getByRole('button', { name: play })).toBeVisible();
      await context.close();
    },
    journey,
  );

  test(
    'does not move for readers who asked for stillness, and steps back and ahead on a phone',
    () =>
      visiting(
        timeline,
        async (page) => {
          await intoView(page);
          await expectPage(page.getByRole('button', { name: play })).toBeVisible();
          await expectPage(page.locator('[data-progress="running"]')).toHaveCount(0);
          await page.getByRole('button', { name: next }).click();
          await expectPage(year(page)).toHaveText('2015–2019');
          await page.getByRole('button', { name: previous }).click();
          await page.getByRole('button', { name: previous }).click();
          await expectPage(page.locator('.timeline-steps')).toContainText('2025');
          await expectPage(page.getByRole('button', { name: '2020', exact: true })).toBeHidden();
        },
        { viewport: viewports.phone, hasTouch: true },
      ),
    journey,
  );

  test(
    'waits for its pictures behind a notice, and not for one that cannot be had',
    async () => {
      const { page, context } = await site.visit();
      let release: () => void = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/static/pictures/**', async (route) => {
        await held;
        await route.abort();
      });
      await page.goto(timeline, { waitUntil: 'domcontentloaded' });
      await page.locator('.timeline').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
      await expectPage(page.locator('[data-prefix="journey-timeline-"]')).toHaveAttribute('data-awake', '');
      await expectPage(page.getByText(loading)).toBeVisible();
      release();
      await expectPage(page.getByText(loading)).toHaveCount(0);
      await context.close();
    },
    journey,
  );

  const readableList = async (page: Page) => {
    for (const milestone of await page.locator('.milestone').all()) await expectPage(milestone).toBeVisible();
    await expectPage(page.locator('.milestone')).toHaveCount(6);
    await expectPage(page.getByText(loading)).toBeHidden();
    await expectPage(page.locator('.timeline-controls')).toBeHidden();
  };

  test(
    'is a list of all milestones without script',
    () => visiting(timeline, readableList, { javaScriptEnabled: false }),
    journey,
  );

  test(
    'is a list of all milestones when its script never comes',
    async () => {
      const { page, context } = await site.visit();
      await page.route('**/static/journey-timeline.*.js', (route) => route.abort());
      await page.goto(timeline);
      await page.locator('.timeline').scrollIntoViewIfNeeded();
      await readableList(page);
      await context.close();
    },
    journey,
  );
});
