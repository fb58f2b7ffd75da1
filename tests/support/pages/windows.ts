import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { viewports } from '../browser.ts';

export type Visitor = { page: Page; context: BrowserContext; complaints: string[] };

export type Window = Visitor & { kind: string; isLikeNew: boolean };

/** Windows by address: test files that share a site share them. */
const known = new Map<string, Windows>();

export function windowsOf(browser: Browser, address: string): Windows {
  const windows = known.get(address) ?? new Windows(browser, address);
  known.set(address, windows);
  return windows;
}

/** Small and without script. */
const blank = '/robots.txt';

/**
 * Windows of visitors to a site. A window that is given back is emptied and used again, because a new one takes as much processor
 * time as the page that it shows: a process, a cache without files, and scripts that are compiled again.
 */
export class Windows {
  readonly #browser: Browser;
  readonly #address: string;
  #idle: Window[] = [];

  constructor(browser: Browser, address: string) {
    this.#browser = browser;
    this.#address = address;
  }

  /**
   * A window without history and with nothing stored except the cookie consent, and its errors: exceptions, policy violations,
   * missing files. Files that a page needs may be in its cache, unless the window is new.
   */
  async open(options: BrowserContextOptions = {}, isNew = false): Promise<Window> {
    const { viewport = viewports.desktop, ...others } = options;
    const kind = JSON.stringify(others);
    const window = (isNew ? undefined : this.#take(kind)) ?? (await this.#create(kind, { ...others, viewport }));
    const { page, context } = window;
    if (viewport) await page.setViewportSize(viewport);
    await context.addCookies([{ name: 'cookie-consent', value: 'declined', url: this.#address }]);
    return window;
  }

  giveBack(windows: Window[]): Promise<unknown> {
    return Promise.all(windows.map((window) => this.#giveBack(window)));
  }

  async #giveBack(window: Window): Promise<void> {
    try {
      if (!window.isLikeNew || window.page.isClosed()) throw new Error('Not to be used again');
      await this.#empty(window);
      this.#idle.push(window);
    } catch {
      await window.context.close();
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#idle.splice(0).map(({ context }) => context.close()));
  }

  #take(kind: string): Window | undefined {
    const found = this.#idle.findIndex((window) => window.kind === kind);
    return found < 0 ? undefined : this.#idle.splice(found, 1)[0];
  }

  async #create(kind: string, options: BrowserContextOptions): Promise<Window> {
    const context = await this.#browser.newContext({ baseURL: this.#address, reducedMotion: 'reduce', ...options });
    const complaints = complaintsOf(context);
    const page = await context.newPage();
    const window = { page, context, complaints, kind, isLikeNew: true };
    const change = () => {
      window.isLikeNew = false;
    };
    // What stays with a context until it is closed.
    before(page, ['addInitScript', 'emulateMedia', 'exposeFunction'], change);
    before(context, ['addInitScript', 'grantPermissions', 'newCDPSession', 'setOffline'], change);
    before(context.clock, ['install'], change);
    return window;
  }

  async #empty({ page, context, complaints }: Window): Promise<void> {
    await Promise.all(context.pages().map((other) => other !== page && other.close()));
    for (const event of ['console', 'dialog', 'request', 'requestfailed', 'response'] as const) {
      await page.removeAllListeners(event, { behavior: 'ignoreErrors' });
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto(blank);
    await page.evaluate(async () => {
      localStorage.clear();
      sessionStorage.clear();
      for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
      for (const name of await caches.keys()) await caches.delete(name);
      for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
    });
    await context.clearCookies();
    await page.mouse.move(0, 0);
    complaints.length = 0;
  }
}

function complaintsOf(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => complaints.push(`error: ${error.error().stack}`));
  context.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page aborts its pending requests.
    if (reason.includes('ERR_ABORTED')) return;
    // The service worker takes scripts of islands from the browser's cache only.
    if (request.serviceWorker() && reason.includes('ERR_CACHE_MISS')) return;
    complaints.push(`${reason}: ${request.url()}`);
  });
  return complaints;
}

/** Calls `note` before each of these methods of an object. */
function before<Owner extends object>(owner: Owner, methods: (keyof Owner & string)[], note: () => void): void {
  for (const name of methods) {
    const method = owner[name] as (...parameters: unknown[]) => unknown;
    Object.assign(owner, {
      [name]: (...parameters: unknown[]) => {
        note();
        return method.apply(owner, parameters);
      },
    });
  }
}
