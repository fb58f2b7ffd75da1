import { expect, test } from 'bun:test';
import type { BrowserContextOptions, Page } from 'playwright';
import { href, routes } from '../../src/routes.ts';
import { violationsInState } from '../support/accessibility.ts';
import { auditedLanguages, installFakeClock, viewports } from '../support/browser.ts';
import { expectPage } from '../support/expect-page.ts';
import { sampled } from '../support/long-run.ts';
import { sharedSite } from '../support/site.ts';

// The words of the site, as visitors read them.
const cookieConsentWords = {
  id: {
    accept: 'Terima',
    decline: 'Tolak',
    dismiss: 'Tolak dan singkirkan',
    text: 'Situs ini menyimpan pilihan Anda di peramban. Tanpa pelacak.',
  },
  en: {
    accept: 'Accept',
    decline: 'Decline',
    dismiss: 'Decline and dismiss',
    text: 'This site stores your choices in your browser. No trackers.',
  },
};

const address = href(routes.profile.index, 'en');
const t = cookieConsentWords.en;

const site = sharedSite();

/** A visitor without a stored choice, on a page with a fake clock. */
async function newcomer(path = address, options: BrowserContextOptions = {}) {
  const visitor = await site.visit(options);
  await visitor.context.clearCookies();
  if (options.javaScriptEnabled !== false) await installFakeClock(visitor.page);
  await visitor.page.goto(path);
  return { ...visitor, banner: visitor.page.getByRole('form', { name: /cookie consent|persetujuan kuki/i }) };
}

test.each(auditedLanguages)(
  'in %s, the cookie consent banner appears one second after the page has loaded, and "accept" is stored in the browser and for the server',
  async (language) => {
    const { page, context, banner, complaints } = await newcomer(href(routes.profile.index, language));
    await page.clock.runFor(999);
    await expectPage(banner).toBeHidden();
    await page.clock.runFor(1);
    await expectPage(banner).toBeVisible();
    await expectPage(banner).toContainText(cookieConsentWords[language].text);

    // It makes room for itself, without a style of the root element before the focus needs it.
    const height = await banner.evaluate((form: HTMLElement) => form.offsetHeight);
    await expectPage(page.locator('footer')).toHaveCSS('padding-bottom', `${height}px`);
    expect(await page.evaluate(() => document.documentElement.style.cssText)).toBe('');
    // As assistive technology moves the focus.
    await page.locator('footer a').first().focus();
    await expectPage(page.locator('html')).toHaveCSS('scroll-padding-bottom', `${height}px`);
    await banner.getByRole('button', { name: cookieConsentWords[language].accept, exact: true }).click();
    await expectPage(banner).toBeHidden();
    expect(await storedChoice(page)).toEqual(['accepted', 'accepted']);
    const [cookie] = await context.cookies();
    expect(cookie).toMatchObject({ name: 'cookie-consent', path: '/', sameSite: 'Lax' });
    await expectPage(page.locator('html')).toHaveCSS('scroll-padding-bottom', '0px');
    await expectPage(page.locator('footer')).toHaveCSS('padding-bottom', '0px');
    // As the service worker adds it to an offline copy.
    await page.evaluate(() => {
      const notice = document.createElement('p');
      notice.className = 'offline-notice';
      document.body.prepend(notice);
    });
    await expectPage(page.locator('html')).toHaveCSS('scroll-padding-bottom', '64px');
    await expectPage(page.locator('footer')).toHaveCSS('padding-bottom', '64px');
    expect(complaints).toEqual([]);
  },
);

/** The choice in the browser, and in the cookie for the server. */
async function storedChoice(page: Page): Promise<[string | null, string | undefined]> {
  const [cookie] = await page.context().cookies();
  return [await page.evaluate(() => localStorage.getItem('cookie-consent')), cookie?.value];
}

test.each([t.decline, t.dismiss])('"%s" is stored too, and the banner does not reappear', async (name) => {
  const { page, banner } = await newcomer();
  await page.clock.runFor(1000);
  await banner.getByRole('button', { name, exact: true }).click();
  await expectPage(banner).toBeHidden();
  expect(await storedChoice(page)).toEqual(['declined', 'declined']);
  await page.reload();
  await page.clock.runFor(5000);
  await expectPage(banner).toBeHidden();
});

test('a choice stored in only one of both places is copied to the other', async () => {
  const { page, banner } = await newcomer();
  await page.evaluate(() => localStorage.setItem('cookie-consent', 'accepted'));
  await page.reload();
  await page.clock.runFor(1000);
  await expectPage(banner).toBeHidden();
  expect(await storedChoice(page)).toEqual(['accepted', 'accepted']);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await page.clock.runFor(1000);
  await expectPage(banner).toBeHidden();
  expect(await storedChoice(page)).toEqual(['accepted', 'accepted']);
});

test('it does not take the focus, follows the skip link in tab order, and leaves the focus at the text', async () => {
  const { page, banner } = await newcomer();
  await page.clock.runFor(1000);
  await expectPage(page.locator('body')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expectPage(banner.getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await expectPage(banner.getByRole('button', { name: t.accept })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectPage(page.getByRole('main')).toBeFocused();
});

/** How far the banner covers the last link of the page when scrolled to its end, in pixels. */
async function hiddenOfLastLink(page: Page): Promise<number> {
  const last = page.getByRole('contentinfo').locator('a[data-policy]').last();
  await page.locator('body').press('End');
  const [link, box] = [await last.boundingBox(), await page.locator('.consent').boundingBox()];
  if (!link || !box) throw new Error('Element not found');
  return link.y + link.height - box.y;
}

test.each(sampled(Object.entries({ ...viewports, 'small phone': { width: 320, height: 640 } }), 0, 3))(
  'on a %s it is lower than 100 px and accessible, and covers neither the badge nor the end of the page',
  async (_screen, viewport) => {
    const { page, banner } = await newcomer(address, { viewport });
    await page.clock.runFor(1000);
    await expectPage(banner).toBeInViewport({ ratio: 1 });
    expect((await banner.boundingBox())?.height).toBeLessThan(100);
    const overlap = async () => {
      const [badge, box] = [await page.locator('.report').boundingBox(), await banner.boundingBox()];
      if (!badge || !box) throw new Error('One of the two is not there.');
      return badge.y + badge.height - box.y;
    };
    await expectPage.poll(overlap).toBeLessThanOrEqual(0);
    await page.clock.resume();
    await expectPage.poll(() => hiddenOfLastLink(page)).toBeLessThanOrEqual(0);
    expect(await violationsInState(page)).toEqual([]);
  },
);

test('without script it is shown immediately, is answered with a plain form, and returns to the page', async () => {
  const { page, context, banner, complaints } = await newcomer(address, { javaScriptEnabled: false });
  await expectPage(banner).toBeVisible();
  await expectPage.poll(() => hiddenOfLastLink(page)).toBeLessThanOrEqual(0);
  await banner.getByRole('button', { name: t.accept }).click();
  await page.waitForURL(`**${address}`);
  await expectPage(banner).toBeHidden();
  expect(await context.cookies()).toMatchObject([{ name: 'cookie-consent', value: 'accepted' }]);
  await page.goto(href(routes.journey.index, 'en'));
  await expectPage(banner).toBeHidden();
  expect(complaints).toEqual([]);
});
