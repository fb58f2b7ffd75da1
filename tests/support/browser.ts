import { existsSync } from 'node:fs';
import { type Browser, chromium, type Locator, type Page } from 'playwright';
import { type Language, languageCodes } from '../../src/i18n/site/language.ts';
import { expectPage } from './expect-page.ts';
import { isLongRun } from './long-run.ts';
import { certificateKeyDigest } from './servers/tls-proxy.ts';

const hasWindows = process.env.HEADED === '1';
const defaultPlaces = [
  // Without windows and their graphics, as `npm test` prefers it: on a machine without a graphics processor, drawing
  // takes processor time from the page.
  ...(hasWindows ? [] : ['/usr/bin/chromium-headless-shell']),
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** An installed Chromium: the one in CHROMIUM_PATH, one of the system, or Playwright's. */
export function chromiumPath(): string {
  const candidates = [process.env.CHROMIUM_PATH, ...defaultPlaces, chromium.executablePath()];
  const found = candidates.find((path) => path && existsSync(path));
  if (!found) throw new Error('The journeys need Chromium: install it, or set CHROMIUM_PATH');
  return found;
}

export function openBrowser(): Promise<Browser> {
  // Trusts the certificate of the TLS proxy, also for service workers, which Playwright's `ignoreHTTPSErrors` leaves out.
  const args = [`--ignore-certificate-errors-spki-list=${certificateKeyDigest()}`];
  // Chromium's sandbox does not run as root.
  if (process.getuid?.() === 0) args.push('--no-sandbox');
  return chromium.launch({ executablePath: chromiumPath(), args, headless: !hasWindows });
}

/** Desktop, tablet and phone. */
export const viewports = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
} as const;

/** Widths at which accessibility is checked: all of them in `npm run test:all`. */
export const auditedViewports = isLongRun ? viewports : { desktop: viewports.desktop, phone: viewports.phone };
/** Widths at which the accessibility of back-office screens is checked. */
export const auditedDesks = isLongRun ? viewports : { desktop: viewports.desktop };
/** Languages in which a journey that is the same in both is taken. */
export const auditedLanguages: readonly Language[] = isLongRun ? languageCodes : ['id'];

/** Installs a fake clock, advanced by `page.clock.runFor`, on the open page and on later ones. */
export async function installFakeClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}

/**
 * Moves the pointer to the centre of an element without scrolling. Playwright's `hover` scrolls the page and its
 * scroll areas again when the element is covered, for instance while a section fades in.
 */
export async function pointAt(target: Locator): Promise<void> {
  const page = target.page();
  await expectPage(async () => {
    const place = await target.boundingBox();
    const { x, y, width, height } = place ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(x + width / 2, y + height / 2);
    expectPage(await target.evaluate((element) => element.matches(':hover'))).toBe(true);
    // A moving element would move away from the pointer.
    expectPage(await target.boundingBox()).toEqual(place);
  }).toPass({ timeout: 20_000 });
}

/** Resizes the window, and waits until the page has processed it. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await expectPage.poll(() => page.evaluate(() => innerWidth)).toBe(size.width);
}

/** Waits until the content below a hero is laid out, which may be shortly after `load`. */
export function allLaidOut(page: Page): Promise<void> {
  return expectPage(page.locator('.hero-first[data-alone]')).toHaveCount(0);
}

/** Waits until the late parts of a streamed page have been inserted, which may be shortly after `load`. */
export function allArrived(page: Page): Promise<void> {
  return expectPage(page.locator('template[id^="B:"]')).toHaveCount(0);
}

/** Waits until the islands in view are hydrated and the visible pictures have loaded. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await allLaidOut(page);
  await allArrived(page);
  await page.waitForFunction(() => !document.querySelector('[data-wake="idle"]:not([data-awake])'));
  await page.evaluate(async () => {
    await document.fonts.ready;
    const inSight = [...document.images].filter((image) => {
      const { top, right, bottom, left } = image.getBoundingClientRect();
      // Pictures to the right in a carousel are not loaded before they come near.
      return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    });
    await Promise.allSettled(inSight.map((image) => image.decode()));
  });
}
