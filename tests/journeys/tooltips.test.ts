import { expect, test } from 'bun:test';
import type { BrowserContextOptions, Page } from 'playwright';
import { href, routes } from '../../src/routes.ts';
import { violationsInState } from '../support/accessibility.ts';
import { installFakeClock, pointAt } from '../support/browser.ts';
import { expectPage } from '../support/expect-page.ts';
import { sharedSite } from '../support/site.ts';

// The words of the site, as visitors read them.
const profileWords = {
  en: {
    enlarge: 'Enlarge the chart',
  },
};
const navigationWords = {
  en: {
    procurement: 'Procure+',
  },
};
const overlayWords = {
  en: {
    close: 'Close',
  },
};

const address = href(routes.profile.index, 'en');
const t = navigationWords.en;

const site = sharedSite();

/** Waits until the tooltip script, loaded when the first target is hovered, has run. */
async function wake(page: Page, point: () => Promise<unknown>): Promise<void> {
  const [script] = await Promise.all([page.waitForRequest('**/static/chunk.*'), point()]);
  await page.evaluate((source) => import(source), script.url());
}

/** A page with the tooltip script loaded, a fake clock, and the pointer away from all targets. */
async function visit(options: BrowserContextOptions = {}) {
  const visitor = await site.visit(options);
  const { page } = visitor;
  await installFakeClock(page);
  await page.goto(address);
  const cart = page.locator('header').getByRole('link', { name: t.procurement }).first();
  const bubble = page.getByRole('tooltip');
  await wake(page, () => cart.hover());
  await page.locator('h1').hover();
  await page.clock.runFor(2000);
  return { ...visitor, cart, other: page.locator('header a[hreflang]:visible'), bubble };
}

test('a tooltip opens after hovering for 700 ms, and immediately within 300 ms of another', async () => {
  const { page, cart, other, bubble, complaints } = await visit();
  await cart.hover();
  await page.clock.runFor(699);
  await expectPage(bubble).toBeHidden();
  await page.clock.runFor(1);
  await expectPage(bubble).toBeVisible();
  await expectPage(bubble).toHaveText(t.procurement);

  await page.locator('h1').hover();
  await expectPage(bubble).toBeHidden();
  await page.clock.runFor(299);
  await other.hover();
  await page.clock.runFor(1);
  await expectPage(bubble).toHaveText('Bahasa Indonesia');
  await expectPage(bubble).toBeVisible();
  await expectPage(other).toHaveAccessibleDescription('Bahasa Indonesia');

  await page.locator('h1').hover();
  await page.clock.runFor(301);
  await cart.hover();
  await page.clock.runFor(1);
  await expectPage(bubble).toBeHidden();
  await page.clock.runFor(699);
  await expectPage(bubble).toBeVisible();
  expect(complaints).toEqual([]);
});

test('it stays while hovered itself, and closes on a press, a scroll and Escape', async () => {
  const { page, cart, bubble } = await visit();
  const open = async () => {
    await page.locator('h1').hover();
    await page.clock.runFor(1000);
    await cart.hover();
    await page.clock.runFor(700);
    await expectPage(bubble).toBeVisible();
  };
  await open();
  await bubble.hover();
  await page.clock.runFor(5000);
  await expectPage(bubble).toBeVisible();
  await page.locator('h1').hover();
  await expectPage(bubble).toBeHidden();

  await open();
  await page.keyboard.press('Escape');
  await expectPage(bubble).toBeHidden();

  await open();
  await page.mouse.down();
  await expectPage(bubble).toBeHidden();
  await page.clock.runFor(5000);
  await expectPage(bubble).toBeHidden();
  await page.mouse.move(10, 500);
  await page.mouse.up();

  await open();
  await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
  await expectPage(bubble).toBeHidden();
});

test('it does not open if the pointer has left before its script is loaded', async () => {
  const { page } = await site.visit();
  await installFakeClock(page);
  const { promise: come, resolve: letCome } = Promise.withResolvers<void>();
  await page.route('**/static/chunk.*', (route) => come.then(() => route.continue()));
  await page.goto(address);
  await wake(page, async () => {
    await page.locator('header').getByRole('link', { name: t.procurement }).first().hover();
    await pointAt(page.locator('h1'));
    letCome();
  });
  await page.clock.runFor(2000);
  await expectPage(page.getByRole('tooltip')).toBeHidden();
});

test('it opens immediately on keyboard focus, and closes when the focus leaves', async () => {
  const { page, cart, other, bubble } = await visit();
  await page.locator('header summary').last().focus();
  await page.keyboard.press('Tab');
  await cart.focus();
  await page.clock.runFor(1);
  await expectPage(bubble).toHaveText(t.procurement);
  await other.focus();
  await page.clock.runFor(1);
  await expectPage(bubble).toHaveText('Bahasa Indonesia');
  await page.getByRole('main').focus();
  await expectPage(bubble).toBeHidden();
});

test('it works in dialogs too and is accessible', async () => {
  const { page, bubble } = await visit();
  await page.getByRole('button', { name: profileWords.en.enlarge }).click();
  await page.getByRole('button', { name: overlayWords.en.close }).hover();
  await page.clock.runFor(700);
  await expectPage(bubble).toHaveText(overlayWords.en.close);
  await expectPage(bubble).toBeVisible();
  await bubble.hover();
  await expectPage(bubble).toBeVisible();
  await page.clock.resume();
  expect(await violationsInState(page)).toEqual([]);
});
