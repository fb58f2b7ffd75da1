import type { BrowserContextOptions } from 'playwright';
import { everyAddress } from './addresses.ts';
import { openBrowser, type Visitor, visit } from './browser.ts';
import { makeDatabase } from './databases.ts';
import { parseHtml } from './html.ts';
import { startServer } from './processes.ts';

export type Site = Awaited<ReturnType<typeof openSite>>;

/** How long a journey, or opening the site for it, may take, in milliseconds. */
export const journey = 60_000;

/**
 * The site as an operator runs it, in a process of its own with the demo company, and a browser to visit it. Its log may
 * complain of the expected event and of no other.
 */
export async function openSite(settings: Record<string, string> = {}, expected = 'none') {
  const place = await makeDatabase();
  const [server, browser] = await Promise.all([startServer(place, { SEED: 'demo', ...settings }), openBrowser()]);
  const { address } = server;
  return {
    address,
    browser,
    visit: (options?: BrowserContextOptions): Promise<Visitor> => visit(browser, address, options),
    async close(): Promise<void> {
      await browser.close();
      const { exitCode, signalCode } = server.process;
      server.process.kill('SIGTERM');
      const complaints = (await server.end()).errors.split('\n');
      const errors = complaints.filter((line) => line && !line.includes(`"event":"${expected}"`)).join('\n');
      await place.remove();
      if (exitCode !== null || signalCode) throw new Error(`The server had ended before: ${signalCode ?? exitCode}`);
      if (errors) throw new Error(`The server complained:\n${errors}`);
    },
  };
}

/** The addresses of the articles that a list of news links to, in the order of the page. */
export async function articleAddresses(address: string, list: string): Promise<string[]> {
  const html = await (await fetch(`${address}${list}?complete=1`)).text();
  const links = parseHtml(html).querySelectorAll('main a[href*="/baca-berita/"], main a[href*="/read-news/"]');
  if (links.length === 0) throw new Error(`${list} links to no article.`);
  return [...new Set(links.map((link) => link.getAttribute('href') ?? ''))];
}

/** Every page of the running site in both languages, an article that has both among them. */
export async function addressesOf(address: string): Promise<string[]> {
  const idOf = (path: string) => path.split('/').at(-1) ?? '';
  const [indonesian, english] = await Promise.all([
    articleAddresses(address, '/id/berita'),
    articleAddresses(address, '/en/news'),
  ]);
  const inBoth = indonesian.map(idOf).find((id) => english.map(idOf).includes(id));
  if (!inBoth) throw new Error('The demo company has no news in both languages.');
  return everyAddress(inBoth).map(({ path }) => path);
}
