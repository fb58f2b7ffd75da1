// Measures the public pages in Chromium as a phone on slow lines: `bun run measure:lines [parts of addresses]`.
//   text     first contentful paint at 400 kbit/s and 400 ms                     limit 4 s
//   paint    largest contentful paint at 1.6 Mbit/s, 150 ms and a fourth of the processor   limit 2.5 s
//   light    bytes received with `Save-Data: on`, all pictures of the page scrolled into view    limit 300 KB
// Times are medians of LINES_RUNS loads (5). Exits with code 1 when an indexable page exceeds a limit.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import type { Figures } from '../../src/domain/quality/results.ts';
import { addressesOf } from '../../tests/support/addresses.ts';
import { openBrowser, viewports } from '../../tests/support/browser.ts';
import { startServer } from '../../tests/support/processes.ts';
import { build } from '../build.ts';
import { median } from '../percentile.ts';
import { recordResult } from '../quality/record.ts';
import { sourcesDigest } from '../quality/sources.ts';
import { isIndexable } from './indexable.ts';
import { measurePages, selectAddresses } from './measure-pages.ts';

type Line = { bitsPerSecond: number; roundTripInMilliseconds: number; processorSlowdown: number };
type Paint = 'first-contentful-paint' | 'largest-contentful-paint';

const weakLine: Line = { bitsPerSecond: 400_000, roundTripInMilliseconds: 400, processorSlowdown: 1 };
const mobileLine: Line = { bitsPerSecond: 1_600_000, roundTripInMilliseconds: 150, processorSlowdown: 4 };
const limits = { textInMilliseconds: 4000, paintInMilliseconds: 2500, lightBytes: 300 * 1024 };
const maxLoadInMilliseconds = 120_000;
/** What arrives later is not a paint of the first view. */
const settledInMilliseconds = 1000;

const runs = Number(process.env.LINES_RUNS ?? 5);

const sources = await sourcesDigest();
await build();
const scratch = mkdtempSync(join(tmpdir(), 'slow-lines-'));
const server = await startServer(
  { databaseUrl: undefined, dataDirectory: join(scratch, 'data') },
  { NODE_ENV: 'production', SEED: 'demo' },
);
const browser = await openBrowser();
try {
  const all = await addressesOf(server.address);
  const expected: string[] = [];
  for (const address of all) if (await isIndexable(server.address + address)) expected.push(address);
  const addresses = selectAddresses(expected, process.argv.slice(2));
  console.log(`${'address'.padEnd(52)}${['text', 'paint', 'light'].map((title) => title.padStart(12)).join('')}`);
  const items = await measurePages(addresses, { measure, faultsOf, print });
  const missed = Object.entries(items).filter(([address, figures]) => faultsOf(address, figures).length > 0).length;
  await recordResult({ measure: 'lines', expected, items, sources });
  console.log(`${addresses.length} indexable addresses, ${missed} over a limit (median of ${runs})`);
  process.exitCode = missed > 0 ? 1 : 0;
} finally {
  await browser.close();
  server.process.kill('SIGTERM');
  await server.end();
  rmSync(scratch, { recursive: true, force: true });
}

async function measure(address: string): Promise<Figures<'lines'>> {
  const url = server.address + address;
  // The first visit after a start also waits for the server to render the page.
  await loadLight(browser, url);
  const text = await medianPaint(browser, url, weakLine, 'first-contentful-paint');
  const paint = await medianPaint(browser, url, mobileLine, 'largest-contentful-paint');
  return { text, paint, light: await loadLight(browser, url) };
}

/** Names of the figures over their limit. */
function faultsOf(_address: string, { text, paint, light }: Figures<'lines'>): string[] {
  return [
    ...(text > limits.textInMilliseconds ? ['text'] : []),
    ...(paint > limits.paintInMilliseconds ? ['paint'] : []),
    ...(light > limits.lightBytes ? ['light'] : []),
  ];
}

function print(address: string, figures: Figures<'lines'>): void {
  const columns = [seconds(figures.text), seconds(figures.paint), `${Math.ceil(figures.light / 1024)} KB`];
  const faults = faultsOf(address, figures);
  const verdict = faults.length > 0 ? `  MISSED ${faults.join(', ')}` : '';
  console.log(`${address.padEnd(52)}${columns.map((column) => column.padStart(12)).join('')}${verdict}`);
}

async function medianPaint(browser: Browser, url: string, line: Line, paint: Paint): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await firstVisit(browser, url, line, paint));
  return median(times);
}

/** Time in milliseconds from the navigation to the paint, with an empty cache. */
async function firstVisit(browser: Browser, url: string, line: Line, paint: Paint): Promise<number> {
  const { context, page, session } = await openPhone(browser);
  const bytesPerSecond = line.bitsPerSecond / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.roundTripInMilliseconds,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: line.processorSlowdown });
  // The first paint is final. The largest one is known a while after the page has loaded.
  const isFirst = paint === 'first-contentful-paint';
  await page.goto(url, { waitUntil: isFirst ? 'commit' : 'load', timeout: maxLoadInMilliseconds });
  const time = await (isFirst
    ? page.evaluate(firstPaint, maxLoadInMilliseconds)
    : page.evaluate(largestPaint, settledInMilliseconds));
  await context.close();
  if (time === 0) throw new Error(`No ${paint} at ${url}`);
  return time;
}

/** Runs in the page: the time of the first contentful paint in milliseconds, 0 after `maxMilliseconds` without one. */
function firstPaint(maxMilliseconds: number): Promise<number> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(0), maxMilliseconds);
    new PerformanceObserver((entries) => {
      const [entry] = entries.getEntriesByName('first-contentful-paint');
      if (entry) resolve(entry.startTime);
    }).observe({ type: 'paint', buffered: true });
  });
}

/** Runs in the page: the time of the largest contentful paint until so many milliseconds from now, 0 if there is none. */
function largestPaint(settled: number): Promise<number> {
  return new Promise((resolve) => {
    let last = 0;
    new PerformanceObserver((entries) => {
      last = entries.getEntries().at(-1)?.startTime ?? last;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    setTimeout(() => resolve(last), settled);
  });
}

/** Bytes received, headers included, until every part of the page has been in view. */
async function loadLight(browser: Browser, url: string): Promise<number> {
  const { context, page, session } = await openPhone(browser, { 'save-data': 'on' });
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
  await page.waitForLoadState('networkidle');
  await context.close();
  return bytes;
}

type Phone = { context: BrowserContext; page: Page; session: CDPSession };

async function openPhone(browser: Browser, extraHTTPHeaders: Record<string, string> = {}): Promise<Phone> {
  const context = await browser.newContext({
    viewport: viewports.phone,
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
    extraHTTPHeaders,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  return { context, page, session };
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}
