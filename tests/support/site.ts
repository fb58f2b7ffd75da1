import { afterAll, afterEach, beforeAll, beforeEach } from 'bun:test';
import { eq } from 'drizzle-orm';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { type Db, openDatabase } from '../../src/db/client.ts';
import { accounts } from '../../src/db/schema/index.ts';
import { endpoints } from '../../src/routes.ts';
import { openBrowser } from './browser.ts';
import { makeDatabase, makeSeededDatabase } from './databases.ts';
import { expectPage } from './expect-page.ts';
import { type Visitor, type Window, windowsOf } from './pages/windows.ts';
import { sessionOf } from './people.ts';
import { type RunningServer, startServer } from './processes.ts';
import { slow } from './slow.ts';

export type Site = {
  readonly address: string;
  visit: (options?: BrowserContextOptions) => Promise<Visitor>;
  /** A visit with an empty cache. */
  firstVisit: (options?: BrowserContextOptions) => Promise<Visitor>;
  /** A visit with a new session of the administrator. */
  arrive: (options?: BrowserContextOptions) => Promise<Visitor>;
};

type OpenSite = Awaited<ReturnType<typeof openSite>>;

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
const commonServers: Record<Use, Promise<SiteServer> | undefined> = { reading: undefined, writing: undefined };

/** What the files that share a server do with what is public on it. */
type Use = 'reading' | 'writing';

type Options = {
  /** The log may contain this expected error, that the database was late, and no other. */
  expected?: string;
  /** Fills the database before the site starts. */
  prepare?: (db: Db) => Promise<void>;
};

/** The browser of all journeys of this process. */
export function sharedBrowser(): Promise<Browser> {
  commonBrowser ??= openBrowser();
  return commonBrowser;
}

/**
 * The site with the demo content and a browser, for the tests of a file that change nothing that is public or that another file
 * reads. It has an administrator.
 */
export function sharedSite(): Site {
  return siteOf(() => openSite('reading'));
}

/**
 * The same for files that change what is public. Their tests expect no number of articles, files or messages, and leave the account
 * of the administrator as it was.
 */
export function sharedOffice(): Site {
  return siteOf(() => openSite('writing'));
}

/** The same with a server and a database that only this file uses. */
export function ownSite(settings: Record<string, string>, options?: Options): Site {
  return siteOf(() => openSite(settings, options));
}

/** Windows that a test opens are closed after it, those of `beforeAll` after the last. */
function siteOf(open: () => Promise<OpenSite>): Site {
  let site: OpenSite;
  beforeAll(async () => {
    site = await open();
  });
  beforeEach(() => site.startTest());
  afterEach(() => site.endTest());
  afterAll(() => site.close());
  return {
    get address() {
      return site.address;
    },
    visit: (options) => site.visit(options),
    firstVisit: (options) => site.visit(options, true),
    arrive: (options) => arrive(site, options),
  };
}

/** A browser with a new session of the administrator. The sign-in itself, which takes longer, has journeys of its own. */
async function arrive(site: OpenSite, options: BrowserContextOptions = {}): Promise<Visitor> {
  const visitor = await site.visit(options);
  const [name = '', value = ''] = (await site.openSession()).split('=');
  const domain = new URL(options.baseURL ?? site.address).hostname;
  await visitor.context.addCookies([{ name, value, domain, path: '/', secure: true, httpOnly: true, sameSite: 'Lax' }]);
  return visitor;
}

async function openSite(use: Use | Record<string, string>, { expected = 'none', prepare }: Options = {}) {
  const isCommon = typeof use === 'string';
  const starting = isCommon ? commonServer(use) : startSite(use, prepare);
  const [server, browser] = await Promise.all([starting, sharedBrowser()]);
  const { address } = server;
  const said = server.unexpected().length;
  const windows = windowsOf(browser, address);
  const lasting: Window[] = [];
  const passing: Window[] = [];
  let opened = lasting;
  const endTest = () => windows.giveBack(passing.splice(0));
  return {
    address,
    openSession: server.openSession,
    async visit(options?: BrowserContextOptions, isFirst = false): Promise<Visitor> {
      const visitor = await windows.open(options, isFirst);
      opened.push(visitor);
      return visitor;
    },
    startTest(): Promise<unknown> {
      opened = passing;
      // Of an attempt that ended before its hooks.
      return endTest();
    },
    endTest,
    async close(): Promise<void> {
      await windows.giveBack(lasting);
      const { exitCode, signalCode } = server.process;
      if (!isCommon) {
        await windows.close();
        await server.stop();
      } else if (exitCode !== null || signalCode) commonServers[use] = undefined;
      const complaints = server.unexpected().slice(said).split('\n');
      const errors = complaints.filter((line) => line && !line.includes(`"event":"${expected}"`)).join('\n');
      if (exitCode !== null || signalCode) throw new Error(`The server has exited: ${signalCode ?? exitCode}`);
      if (errors) throw new Error(`Errors of the server:\n${errors}`);
    },
  };
}

function commonServer(use: Use): Promise<SiteServer> {
  const server = commonServers[use] ?? startSite(administratorSettings);
  commonServers[use] = server;
  // After a failed start the next test file tries again.
  server.catch(() => {
    commonServers[use] = undefined;
  });
  return server;
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
  // On a busy machine the database is late for the first queries, and the site then answers 503 for a few seconds.
  const database = async () => (await (await fetch(`${server.address}/ready`)).json()).parts.database;
  await expectPage.poll(database, { timeout: journey }).toBe('ok');
  return {
    ...server,
    /** A new session of the administrator, as a cookie. */
    async openSession(): Promise<string> {
      const { db, close } = await openDatabase(place);
      const [account] = await db.select().from(accounts).where(eq(accounts.username, administrator.username));
      if (!account) throw new Error('The site has no administrator.');
      const { cookie } = await sessionOf(db, account);
      await close();
      return cookie;
    },
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

export async function signIn(page: Page, { username, password } = administrator): Promise<void> {
  await page.goto(endpoints.login);
  await page.fill('#username', username);
  await page.fill('#password', password);
  await page.click('main button[type=submit]');
  await expectPage(page).toHaveURL(endpoints.dashboard);
  // Wait for the back-office script too.
  await page.waitForLoadState('load');
}
