import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { addressesOf } from '../tests/support/addresses.ts';
import { chromiumPath, settle, viewports } from '../tests/support/browser.ts';
import { startServer } from '../tests/support/processes.ts';
import { build } from './build.ts';
import { contactSheet, type Photograph } from './screenshots/contact-sheet.ts';

// Takes screenshots of every page for review: `bun run screenshots [part of an address]`.
const filter = process.argv[2] ?? '';
const folder = 'screenshots';
/** Maximum number of further captures of a page: an element that never settles, such as a video, must not block the others. */
const maxCaptures = 5;

await build();
const dataDirectory = mkdtempSync(join(tmpdir(), 'alumina-'));
const server = await startServer({ databaseUrl: undefined, dataDirectory }, { SEED: 'demo' });
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  const addresses = (await addressesOf(server.address)).filter((address) => address.includes(filter));
  if (addresses.length === 0) throw new Error(`No address contains "${filter}"`);
  mkdirSync(folder, { recursive: true });
  const photographs: Photograph[] = [];
  for (const javaScriptEnabled of [true, false]) {
    for (const viewport of Object.values(viewports)) {
      const context = await browser.newContext({ viewport, javaScriptEnabled, reducedMotion: 'reduce' });
      // The question about cookies appears a second after loading: in some pictures and not in others.
      await context.addCookies([{ name: 'cookie-consent', value: 'declined', url: server.address }]);
      const page = await context.newPage();
      for (const address of addresses) photographs.push(await takeScreenshot(page, address, javaScriptEnabled));
      await context.close();
    }
  }
  await Bun.write(join(folder, 'index.html'), contactSheet(photographs));
  console.log(`${photographs.length} photographs: ${join(process.cwd(), folder, 'index.html')}`);
} finally {
  await browser.close();
  server.process.kill('SIGTERM');
  await server.end();
  rmSync(dataDirectory, { recursive: true, force: true });
}

async function takeScreenshot(page: Page, address: string, withScript: boolean): Promise<Photograph> {
  const width = page.viewportSize()?.width ?? 0;
  const name = `${address.slice(1).replaceAll('/', '_')}-${width}${withScript ? '' : '-without-script'}.jpg`;
  // Without script, a streamed page shows only its first part.
  await page.goto(`${server.address}${address}${withScript ? '' : '?complete=1'}`);
  if (withScript) await settle(page);
  await Bun.write(join(folder, name), await stablePicture(page));
  console.log(name);
  return { address, width, withScript, file: name };
}

/**
 * Chromium may capture a tall page before it is laid out at full height, so two consecutive captures
 * must be equal.
 */
async function stablePicture(page: Page): Promise<Buffer> {
  const take = () => page.screenshot({ fullPage: true, type: 'jpeg', quality: 80 });
  let picture = await take();
  for (let attempt = 0; attempt < maxCaptures; attempt += 1) {
    const next = await take();
    if (next.equals(picture)) return next;
    picture = next;
  }
  return picture;
}
