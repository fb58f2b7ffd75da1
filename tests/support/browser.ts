import { existsSync } from 'node:fs';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from 'playwright';
import type { Language } from '../../src/i18n/site/language.ts';
import { navigationWords } from '../../src/i18n/site/navigation.ts';
import { expectPage } from './expect-page.ts';

const defaultPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** A Chromium that is here: the one that CHROMIUM_PATH names, one of the system, or Playwright's own. */
export function chromiumPath(): string {
  const candidates = [process.env.CHROMIUM_PATH, ...defaultPlaces, chromium.executablePath()];
  const found = candidates.find((path) => path && existsSync(path));
  if (!found) throw new Error('The journeys need Chromium: install it, or say where it is with CHROMIUM_PATH.');
  return found;
}

export function openBrowser(): Promise<Browser> {
  // The sandbox of Chromium refuses to run for root.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return chromium.launch({ executablePath: chromiumPath(), args, headless: process.env.HEADED !== '1' });
}

/** Desktop, tablet and phone, as the pages are designed. */
export const viewports = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
} as const;

export type Visitor = { page: Page; context: BrowserContext; complaints: string[] };

/**
 * A reader with a browser of her own, and what that browser complains of: errors, policy violations, missing files. She
 * has answered the question about cookies.
 */
export async function visit(browser: Browser, address: string, options: BrowserContextOptions = {}): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: viewports.desktop,
    reducedMotion: 'reduce',
    ...options,
  });
  const complaints: string[] = [];
  await context.addCookies([{ name: 'cookie-consent', value: 'declined', url: address }]);
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => complaints.push(`error: ${error.error().stack}`));
  context.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A page that is left breaks off what it was still fetching.
    if (!reason.includes('ERR_ABORTED')) complaints.push(`${reason}: ${request.url()}`);
  });
  return { page: await context.newPage(), context, complaints };
}

/** Lets time pass from now on only by `page.clock.runFor`: on a page that is open, and on those that are opened later. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}

/**
 * Puts the pointer on the middle of something and leaves the page where it is. Playwright's `hover` does not: as often as
 * something is in the way, for instance while a section fades in, it scrolls the page and whatever scrolls in it anew.
 */
export async function pointAt(target: Locator): Promise<void> {
  const page = target.page();
  await expectPage(async () => {
    const place = await target.boundingBox();
    const { x, y, width, height } = place ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(x + width / 2, y + height / 2);
    expectPage(await target.evaluate((element) => element.matches(':hover'))).toBe(true);
    // What is still on its way would leave the pointer behind.
    expectPage(await target.boundingBox()).toEqual(place);
  }).toPass({ timeout: 20_000 });
}

/** Gives the window another size, and waits until the page has taken it. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await expectPage.poll(() => page.evaluate(() => innerWidth)).toBe(size.width);
}

/** Waits until a page that a hero opens holds nothing back any more, which may be a moment after `load`. */
export function allLaidOut(page: Page): Promise<void> {
  return page.locator(':root:not([data-hero-first])').waitFor({ state: 'attached' });
}

/** Waits until the late parts of a streamed page stand where they belong, which may be a moment after `load`. */
export function allArrived(page: Page): Promise<void> {
  return expectPage(page.locator('template[id^="B:"]')).toHaveCount(0);
}

/** Without script the late parts of a streamed page never come: readers follow a link to the complete one. After `load`. */
export async function readWhole(page: Page, language: Language): Promise<void> {
  const way = page.getByRole('link', { name: navigationWords(language).readComplete });
  if ((await way.count()) === 0) return;
  await way.first().click();
  await page.waitForURL('**complete=1*');
}

/** Waits until the islands that wake on their own are awake, and the pictures in sight are there. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await allLaidOut(page);
  await allArrived(page);
  await page.waitForFunction(() => !document.querySelector('[data-wake="idle"]:not([data-awake])'));
  await page.evaluate(async () => {
    await document.fonts.ready;
    const inSight = [...document.images].filter((image) => {
      const { top, right, bottom, left } = image.getBoundingClientRect();
      // A carousel's later pictures are level with the first, and are not fetched before they come near.
      return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    });
    await Promise.allSettled(inSight.map((image) => image.decode()));
  });
}
