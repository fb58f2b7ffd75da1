import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright';
import { type Db, openDatabase } from '../../src/db/client.ts';
import { everyAddress } from './addresses.ts';
import { openBrowser, type Visitor, visit } from './browser.ts';
import { makeDatabase, makeSeededDatabase } from './databases.ts';
import { parseHtml } from './html.ts';
import { type RunningServer, startServer } from './processes.ts';
import { slow } from './slow.ts';

export type Site = Awaited<ReturnType<typeof openSite>>;

/** Time limit of a journey and of starting the site, in milliseconds. */
export const journey = slow;

export const administrator = { username: 'admin', password: 'a good long password' };

/** Settings of a server with this administrator. */
export const administratorSettings = {
  ADMIN_USERNAME: administrator.username,
  ADMIN_PASSWORD: administrator.password,
};

type SiteServer = Awaited<ReturnType<typeof startSite>>;

/** Shared by all test files of this process, because starting them is slow. They are stopped with the process. */
let commonBrowser: Promise<Browser> | undefined;
let commonServer: Promise<SiteServer> | undefined;

/**
 * The site in a separate process with the demo content, and a browser. Test files that change nothing that is public or that
 * another file reads share one server, which has an administrator; with settings a file gets its own server and database, which
 * `prepare` fills first. The log may contain the expected error, that the database was late, and no other.
 */
export async function openSite(
  settings?: Record<string, string>,
  expected = 'none',
  prepare?: (db: Db) => Promise<void>,
) {
  commonBrowser ??= openBrowser();
  if (!settings) {
    commonServer ??= startSite(administratorSettings);
    // After a failed start the next test file tries again.
    commonServer.catch(() => {
      commonServer = undefined;
    });
  }
  const [server, browser] = await Promise.all([settings ? startSite(settings, prepare) : commonServer, commonBrowser]);
  if (!server) throw new Error('The server is not running');
  const { address } = server;
  const said = server.unexpected().length;
  const contexts = new Set<BrowserContext>();
  return {
    address,
    async visit(options?: BrowserContextOptions): Promise<Visitor> {
      const visitor = await visit(browser, address, options);
      contexts.add(visitor.context);
      return visitor;
    },
    async close(): Promise<void> {
      await Promise.all([...contexts].map((context) => context.close()));
      const { exitCode, signalCode } = server.process;
      if (settings) await server.stop();
      else if (exitCode !== null || signalCode) commonServer = undefined;
      const complaints = server.unexpected().slice(said).split('\n');
      const errors = complaints.filter((line) => line && !line.includes(`"event":"${expected}"`)).join('\n');
      if (exitCode !== null || signalCode) throw new Error(`The server has exited: ${signalCode ?? exitCode}`);
      if (errors) throw new Error(`Errors of the server:\n${errors}`);
    },
  };
}

async function startSite(settings: Record<string, string>, prepare?: (db: Db) => Promise<void>) {
  const place = await (settings.SEED === 'none' ? makeDatabase() : makeSeededDatabase());
  if (prepare) {
    const { db, close } = await openDatabase(place);
    await prepare(db);
    await close();
  }
  const server = await startServer(place, { SEED: 'demo', ...settings });
  void readToEnd(server);
  return {
    ...server,
    async stop(): Promise<void> {
      await server.stop();
      await place.remove();
    },
  };
}

/** Reads the log: a full pipe would block the server. */
async function readToEnd({ nextLine }: RunningServer): Promise<void> {
  while ((await nextLine()) !== undefined);
}

/** Addresses of the articles linked in a news list, in page order. */
export async function articleAddresses(address: string, list: string): Promise<string[]> {
  const html = await (await fetch(`${address}${list}?complete=1`)).text();
  const links = parseHtml(html).querySelectorAll('main a[href*="/baca-berita/"], main a[href*="/read-news/"]');
  if (links.length === 0) throw new Error(`${list} links to no article.`);
  return [...new Set(links.map((link) => link.getAttribute('href') ?? ''))];
}

/** All pages of the running site in both languages, including an article that has both. */
export async function addressesOf(address: string): Promise<string[]> {
  const idOf = (path: string) => path.split('/').at(-1) ?? '';
  const [indonesian, english] = await Promise.all([
    articleAddresses(address, '/id/berita'),
    articleAddresses(address, '/en/news'),
  ]);
  const inBoth = indonesian.map(idOf).find((id) => english.map(idOf).includes(id));
  if (!inBoth) throw new Error('No demo article in both languages');
  return everyAddress(inBoth).map(({ path }) => path);
}
