// Measures the writing of an article of 20,000 words in each of two languages, in Chromium: the work of the main thread for a key,
// and the time until both texts can be typed in.
//   bun scripts/bench/newsroom/writing.ts

import type { BrowserContext, Page } from 'playwright';
import { endpoints } from '../../../src/routes.ts';
import { median, percentile } from '../../percentile.ts';
import { measureInBrowser } from './in-browser.ts';

const limits = { keyInMilliseconds: 16, openingInMilliseconds: 1000 };
const wordsInText = 20_000;
const keys = 120;
const pauseInMilliseconds = 120;
const mark = 'a key is pressed';
const openings = 10;

const vocabulary = ['alumina', 'bauksit', 'kilang', 'pelabuhan', 'produksi', 'energi', 'tahun', 'lingkungan', 'warga'];

function text(): string {
  const paragraphs: string[] = [];
  for (let at = 0; at < wordsInText; at += 50) {
    const words = Array.from({ length: 50 }, (_word, index) => vocabulary[(at * 7 + index * 3) % vocabulary.length]);
    paragraphs.push(at % 500 === 0 ? `<h2>${words.slice(0, 4).join(' ')}</h2>` : '', `<p>${words.join(' ')}.</p>`);
  }
  return paragraphs.join('');
}

async function createArticle(address: string, cookie: string): Promise<number> {
  const details = (['id', 'en'] as const).map((language) => ({ language, title: 'Laporan', content: text() }));
  const answer = await fetch(`${address}/api/backend/articles`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({
      article: { category: 'news', status: 'draft', published_at: '2026-01-31T02:00:00Z' },
      details,
    }),
  });
  if (!answer.ok) throw new Error(`The article was not created: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { id: number }).id;
}

async function measureOpenings(context: BrowserContext, article: number): Promise<void> {
  const times: number[] = [];
  for (let opening = 0; opening < openings; opening += 1) {
    const page = await context.newPage();
    await page.addInitScript(() => {
      const watch = () => {
        const editors = document.querySelectorAll('.editor:not([hidden]) .ProseMirror').length;
        if (editors === 2) Object.assign(window, { openedAt: performance.now() });
        else requestAnimationFrame(watch);
      };
      watch();
    });
    await page.goto(`${endpoints.articleEdit}/${article}`);
    const opened = await page.waitForFunction(() => (window as { openedAt?: number }).openedAt);
    times.push(Number(await opened.jsonValue()));
    await page.close();
  }
  report(`opening an article with two texts of ${wordsInText} words`, times, limits.openingInMilliseconds);
}

async function measureKeys(page: Page, article: number): Promise<void> {
  await page.goto(`${endpoints.articleEdit}/${article}`);
  await page.evaluate(
    (name) => document.addEventListener('keydown', () => performance.mark(name), { capture: true }),
    mark,
  );
  const editor = page.locator('[data-panel="en"] .ProseMirror');
  for (const [place, key] of [
    ['beginning', 'Control+Home'],
    ['end', 'Control+End'],
  ] as const) {
    await editor.focus();
    await page.keyboard.press(key);
    await page.waitForTimeout(1500);
    report(
      `a key at the ${place} of ${wordsInText} words, beside as many`,
      await workOfKeys(page),
      limits.keyInMilliseconds,
    );
  }
}

type TraceEvent = { name: string; ph: string; pid: number; tid: number; ts: number; tdur?: number };

/** Milliseconds of a processor that the main thread works for each key: script, style, layout and painting. */
async function workOfKeys(page: Page): Promise<number[]> {
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  for (let index = 0; index < keys; index += 1) {
    await page.keyboard.press(index % 6 === 5 ? 'Space' : 'a');
    // Longer than a key and the frame after it take; asking the page would be work of its own.
    await Bun.sleep(pauseInMilliseconds);
  }
  const trace = await browser?.stopTracing();
  const { traceEvents } = JSON.parse(String(trace)) as { traceEvents: TraceEvent[] };
  const pressed = traceEvents.filter(({ name }) => name === mark);
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid }) =>
      name === 'ThreadControllerImpl::RunTask' && ph === 'X' && pid === pressed[0]?.pid && tid === pressed[0].tid,
  );
  // A task begins before the event that it dispatches.
  const begins = pressed.map(({ ts }) => Math.max(...tasks.filter((task) => task.ts <= ts).map((task) => task.ts)));
  return begins.map((begin, index) => {
    const end = begins[index + 1] ?? Number.POSITIVE_INFINITY;
    const own = tasks.filter(({ ts }) => ts >= begin && ts < end);
    return own.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
  });
}

function report(name: string, times: number[], limit: number): void {
  const slow = percentile(times, 95);
  const verdict = slow <= limit ? 'met' : 'MISSED';
  console.log(
    `${name}: ${median(times).toFixed(1)} ms median, ${slow.toFixed(1)} ms 95th percentile (at most ${limit}) ${verdict}`,
  );
}

await measureInBrowser('none', async ({ context, address, cookie }) => {
  const article = await createArticle(address, cookie);
  await measureOpenings(context, article);
  await measureKeys(await context.newPage(), article);
});
