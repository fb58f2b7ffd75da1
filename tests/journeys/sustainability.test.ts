import { describe, test } from 'bun:test';
import type { Locator, Page } from 'playwright';
import { href, routes } from '../../src/routes.ts';
import { allArrived, resize, viewports } from '../support/browser.ts';
import { expectPage } from '../support/expect-page.ts';
import { sharedSite } from '../support/site.ts';

// The words of the site, as visitors read them.
const commitmentWords = {
  en: {
    environment: 'Environment',
    governance: 'Governance',
  },
};
const socialWords = {
  en: {
    education: 'Education',
    culture: 'Culture',
    health: 'Health',
    economy: 'Economy',
  },
};
const sustainabilityWords = {
  en: {
    home: 'Home',
    commitment: 'Commitment',
    strategy: 'Strategy',
    energy: 'Energy',
  },
};

const { index, commitment, social } = routes.sustainability;
const t = socialWords.en;

const site = sharedSite();

const card = (page: Page, name: string) => page.locator('.stack-card:visible', { hasText: name });

/** Whether a card is visible at its centre. */
const isInFront = (one: Locator) =>
  one.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

describe.each([
  ['with script', true],
  ['without script', false],
])('a pile of pictures, %s', (_name, javaScriptEnabled) => {
  test('initially has the second picture in front, brings a clicked one to the front, and follows the arrow keys', async () => {
    const { page } = await site.visit({ javaScriptEnabled });
    await page.goto(href(social, 'en'));
    // With a slow server, a placeholder stack is shown; without script it stays.
    if (javaScriptEnabled) await allArrived(page);
    await page.locator('.stack:visible').scrollIntoViewIfNeeded();
    await expectPage(page.getByRole('radio', { name: t.education })).toBeChecked();
    await expectPage.poll(() => isInFront(card(page, t.education))).toBe(true);

    for (const name of [t.culture, t.health, t.economy, t.education]) {
      await card(page, name).locator('.stack-tab').click();
      await expectPage(page.getByRole('radio', { name })).toBeChecked();
      await expectPage.poll(() => isInFront(card(page, name))).toBe(true);
    }

    await page.getByRole('radio', { name: t.education }).focus();
    await page.keyboard.press('ArrowDown');
    await expectPage(page.getByRole('radio', { name: t.culture })).toBeChecked();
    await expectPage.poll(() => isInFront(card(page, t.culture))).toBe(true);
  });
});

test('the section navigator follows the scroll from home to commitment to strategy', async () => {
  const { page } = await site.visit();
  await page.goto(href(index, 'en'));
  const words = sustainabilityWords.en;
  const navigator = page.locator('[data-navigator]');
  const current = navigator.locator('a[aria-current]');
  await expectPage(current).toHaveText(words.home);
  await navigator.getByRole('link', { name: words.commitment }).click();
  await expectPage(current).toHaveText(words.commitment);
  await page.locator('#goals').scrollIntoViewIfNeeded();
  await page.locator('#strategy').evaluate((section) => section.scrollIntoView());
  await expectPage(current).toHaveText(words.strategy);
});

/** Number of rows of a carousel or grid. */
const rowsOf = async (page: Page, id: string) => {
  const tops = await page
    .locator(`li[id^="${id}-"]`)
    .evaluateAll((slides) => slides.map((slide) => Math.round(slide.getBoundingClientRect().top)));
  return { slides: tops.length, rows: new Set(tops).size };
};

test('the four focus areas are a carousel with dots on a phone, and a grid of two columns on wider screens', async () => {
  const { page } = await site.visit({ viewport: viewports.phone });
  const { strategy, energy } = sustainabilityWords.en;
  await page.goto(href(index, 'en'));
  await expectPage.poll(() => rowsOf(page, 'focus')).toEqual({ slides: 4, rows: 1 });
  const dots = page.locator('#strategy .carousel-dot');
  await expectPage(dots).toHaveCount(4);
  await dots.nth(1).scrollIntoViewIfNeeded();
  await dots.nth(1).click();
  await expectPage(page.getByRole('group', { name: strategy }).getByText(energy, { exact: true })).toBeInViewport();
  await resize(page, viewports.tablet);
  await expectPage.poll(() => rowsOf(page, 'focus')).toEqual({ slides: 4, rows: 2 });
  await expectPage(dots.first()).toBeHidden();
  await expectPage(page.getByRole('list', { name: strategy })).toBeVisible();
});

test('the four principles are a looping carousel on narrow screens, and side by side on wide ones', async () => {
  const { page } = await site.visit({ viewport: viewports.phone });
  const { environment, governance } = commitmentWords.en;
  await page.goto(href(commitment, 'en'));
  const [previous, next] = [page.locator('#principles [data-step="-1"]'), page.locator('#principles [data-step="1"]')];
  await page.locator('#principle-1').scrollIntoViewIfNeeded();
  await previous.click();
  await expectPage(page.locator('#principle-4', { hasText: environment })).toBeInViewport({ ratio: 0.9 });
  await next.click();
  await expectPage(page.locator('#principle-1', { hasText: governance })).toBeInViewport({ ratio: 0.9 });
  await resize(page, viewports.desktop);
  await expectPage.poll(() => rowsOf(page, 'principle')).toEqual({ slides: 4, rows: 1 });
  await expectPage(next).toBeHidden();
});
