import { describe, expect, test } from 'bun:test';
import type { BrowserContextOptions, Page } from 'playwright';
import { href, routes } from '../../src/routes.ts';
import { violationsInState } from '../support/accessibility.ts';
import { auditedLanguages, installFakeClock, viewports } from '../support/browser.ts';
import { makeDatabase } from '../support/databases.ts';
import { expectPage } from '../support/expect-page.ts';
import { sampled } from '../support/long-run.ts';
import { freePort, startServer } from '../support/processes.ts';
import { startTlsProxy } from '../support/servers/tls-proxy.ts';
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

describe.each(auditedLanguages)('in %s, the cookie consent banner', (language) => {
  test('appears one second after the page has loaded', async () => {
    const { page, banner, complaints } = await newcomer(href(routes.profile.index, language));
    await page.clock.runFor(999);
    await expectPage(banner).toBeHidden();
    await page.clock.runFor(1);
    await expectPage(banner).toBeVisible();
    await expectPage(banner).toContainText(cookieConsentWords[language].text);
    expect(complaints).toEqual([]);
  });
});

test('the end of the page and, once it is needed, the focus make room for the banner without a style of the root element before', async () => {
  const { page, banner } = await newcomer();
  await page.clock.runFor(1000);
  await expectPage(banner).toBeVisible();
  const height = await banner.evaluate((form: HTMLElement) => form.offsetHeight);
  await expectPage(page.locator('footer')).toHaveCSS('padding-bottom', `${height}px`);
  expect(await page.evaluate(() => document.documentElement.style.cssText)).toBe('');
  // As assistive technology moves the focus.
  await page.locator('footer a').first().focus();
  await expectPage(page.locator('html')).toHaveCSS('scroll-padding-bottom', `${height}px`);
  await banner.getByRole('button', { name: t.accept, exact: true }).click();
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
});

test.each([
  [t.accept, 'accepted'],
  [t.decline, 'declined'],
  [t.dismiss, 'declined'],
])('"%s" stores %p in the browser and for the server, and the banner does not reappear', async (name, answer) => {
  const { page, context, banner } = await newcomer();
  await page.clock.runFor(1000);
  await banner.getByRole('button', { name, exact: true }).click();
  await expectPage(banner).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('cookie-consent'))).toBe(answer);
  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ name: 'cookie-consent', value: answer, path: '/', sameSite: 'Lax' });
  await page.goto(href(routes.journey.index, 'en'));
  await page.clock.runFor(5000);
  await expectPage(banner).toBeHidden();
});

test('a choice stored in only one of both places is copied to the other', async () => {
  const { page, context, banner } = await newcomer();
  await page.evaluate(() => localStorage.setItem('cookie-consent', 'accepted'));
  await page.reload();
  await page.clock.runFor(1000);
  await expectPage(banner).toBeHidden();
  expect(await context.cookies()).toMatchObject([{ name: 'cookie-consent', value: 'accepted' }]);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await page.clock.runFor(1000);
  await expectPage(banner).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('cookie-consent'))).toBe('accepted');
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

describe('without script', () => {
  test('it is shown immediately, is answered with a plain form, and returns to the page', async () => {
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
});

test('on https, the choice that the script stores is a __Host- cookie, and the next page knows it', async () => {
  const place = await makeDatabase();
  const port = freePort();
  const server = await startServer(place, { SITE_URL: `https://localhost:${port}` });
  const proxy = startTlsProxy(server.address, port);
  const { page, context, complaints } = await site.visit();
  try {
    await context.clearCookies();
    await page.goto(`${proxy.address}${address}`);
    await page.getByRole('button', { name: t.accept }).click();
    await expectPage(page.getByRole('form', { name: /cookie consent/i })).toBeHidden();
    const stored = (await context.cookies(proxy.address)).map(({ name, value, secure }) => ({ name, value, secure }));
    expect(stored).toEqual([{ name: '__Host-cookie-consent', value: 'accepted', secure: true }]);
    await page.goto(`${proxy.address}/en/our-products`);
    await expectPage(page.getByRole('form', { name: /cookie consent/i })).toHaveCount(0);
    // With consent, the page has a service worker.
    const worker = await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL);
    expect(worker).toBe(`${proxy.address}/service-worker.js`);
    expect(complaints).toEqual([]);
  } finally {
    await proxy.stop();
    await server.stop();
    await place.remove();
  }
});
