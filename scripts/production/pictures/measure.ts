import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { addressesOf } from '../../../tests/support/addresses.ts';
import { openBrowser, settle, viewports } from '../../../tests/support/browser.ts';
import { startServer } from '../../../tests/support/processes.ts';
import { build } from '../../build.ts';

const kilobyte = 1024;
/** Device pixel ratios of the measured screens. */
const density = { phone: 2, tablet: 2, desktop: 1 } as const;
const limits = {
  /** Maximum ratio of file width to displayed width, in device pixels. */
  waste: 1.5,
  hero: { phone: 180 * kilobyte, tablet: 350 * kilobyte, desktop: 350 * kilobyte },
  /** Limits for the downloads before the visitor scrolls. */
  firstView: { home: 600 * kilobyte, article: 350 * kilobyte },
  layoutShift: 0.02,
};
type Screen = keyof typeof density;

type Shown = { file: string; served: number; drawn: number; hero: boolean };

/** Measures the pictures of every page on three screens, prints a table, and returns whether all limits are met. */
export async function measurePictures(filter = ''): Promise<boolean> {
  await build();
  const dataDirectory = mkdtempSync(join(tmpdir(), 'alumina-'));
  const server = await startServer({ databaseUrl: undefined, dataDirectory }, { SEED: 'demo' });
  const browser = await openBrowser();
  try {
    const addresses = (await addressesOf(server.address)).filter((address) => address.includes(filter));
    let kept = true;
    console.log('width  hero KB  first view KB  shift  most waste  address');
    for (const address of addresses) {
      for (const screen of ['phone', 'tablet', 'desktop'] as const) {
        kept = (await measure(browser, server.address, address, screen)) && kept;
      }
    }
    return kept;
  } finally {
    await browser.close();
    server.process.kill('SIGTERM');
    await server.end();
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}

async function measure(browser: Browser, origin: string, address: string, screen: Screen): Promise<boolean> {
  const viewport = viewports[screen];
  const context = await browser.newContext({ viewport, deviceScaleFactor: density[screen] });
  const page = await context.newPage();
  const bytes = await countBytes(page);
  await watchLayoutShifts(page);
  await page.goto(origin + address);
  await settle(page);
  const firstView = [...bytes.values()].reduce((sum, size) => sum + size, 0);
  await scrollThrough(page);
  const pictures = await shownPictures(page);
  const shift = await layoutShift(page);
  await context.close();

  const hero = Math.max(0, ...pictures.filter(({ hero }) => hero).map(({ file }) => bytes.get(file) ?? 0));
  // A picture used twice on a page is fetched once, for the larger size.
  const drawnAt = (file: string) =>
    Math.max(...pictures.filter((other) => other.file === file).map(({ drawn }) => drawn));
  const wasted = ({ served, file }: Shown) => served / (drawnAt(file) * density[screen]);
  const worst = pictures.toSorted((a, b) => wasted(b) - wasted(a))[0];
  const kind = kindOf(address);
  const faults = [
    hero > limits.hero[screen] && 'hero',
    kind && firstView > limits.firstView[kind] && 'first view',
    shift > limits.layoutShift && 'shift',
    ...pictures
      .filter((picture) => wasted(picture) > limits.waste)
      .map(({ file, served, drawn }) => `${file.split('/').at(-1)}: ${served} px for ${Math.round(drawn)}`),
  ].filter(Boolean);
  const columns = [
    String(viewport.width).padStart(5),
    inKilobytes(hero).padStart(8),
    inKilobytes(firstView).padStart(14),
    shift.toFixed(3).padStart(6),
    (worst ? wasted(worst).toFixed(2) : '').padStart(11),
    ` ${address}`,
  ];
  console.log(columns.join(' '), faults.length > 0 ? `✗ ${faults.join('; ')}` : '');
  return faults.length === 0;
}

function kindOf(address: string): keyof typeof limits.firstView | undefined {
  if (/^\/\w\w$/.test(address)) return 'home';
  return /\/(baca-berita|read-news)\//.test(address) ? 'article' : undefined;
}

/** Transferred bytes by address, updated while the page loads. */
async function countBytes(page: Page): Promise<Map<string, number>> {
  const bytes = new Map<string, number>();
  const addresses = new Map<string, string>();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request }) => addresses.set(requestId, request.url));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.set(addresses.get(requestId) ?? requestId, encodedDataLength);
  });
  return bytes;
}

async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('hadRecentInput' in entry && !entry.hadRecentInput && 'value' in entry) shifts.sum += Number(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => Number(Reflect.get(globalThis, 'shifts').sum));
}

async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 600) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(60);
  }
  await page.waitForLoadState('networkidle');
}

/** Loaded pictures with their drawn width, which exceeds the box when the sides are cropped. */
function shownPictures(page: Page): Promise<Shown[]> {
  return page.evaluate(async () => {
    const widthOf = async (address: string) => {
      const file = new Image();
      file.src = address;
      await file.decode().catch(() => undefined);
      return file.naturalWidth;
    };
    const shown: Shown[] = [];
    for (const image of document.images) {
      const { offsetWidth: width, offsetHeight: height, currentSrc: file, naturalWidth, naturalHeight } = image;
      if (width === 0 || naturalWidth === 0 || file.endsWith('.svg')) continue;
      const covers = getComputedStyle(image).objectFit === 'cover';
      const drawn = covers ? Math.max(width, (height * naturalWidth) / naturalHeight) : width;
      shown.push({ file, served: await widthOf(file), drawn, hero: image.fetchPriority === 'high' });
    }
    return shown;
  });
}

function inKilobytes(size: number): string {
  return (size / kilobyte).toFixed(0);
}
