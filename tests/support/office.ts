import type { BrowserContextOptions, Page } from 'playwright';
import { endpoints } from '../../src/routes.ts';
import type { Visitor } from './browser.ts';
import { expectPage as onPage } from './expect-page.ts';
import { administrator, administratorSettings, openSite, type Site } from './site.ts';

export type Office = Awaited<ReturnType<typeof openOffice>>;

/** A running site with a known administrator, for journeys in the back-office. */
export const openOffice = async () => withSignIn(await openSite(administratorSettings));

/** The same on the shared site, where nothing that is public may be changed. */
export const openSharedOffice = async () => withSignIn(await openSite());

function withSignIn(site: Site) {
  return {
    ...site,
    /** A signed-in browser, which has not opened a page yet. */
    arrive: (options?: BrowserContextOptions): Promise<Visitor> => arrive(site, options),
  };
}

/** A browser with a new session. The sign-in page, which takes longer, has journeys of its own. */
export async function arrive(site: Site, options: BrowserContextOptions = {}): Promise<Visitor> {
  const visitor = await site.visit(options);
  const answer = await fetch(`${site.address}${endpoints.login}`, {
    method: 'POST',
    body: new URLSearchParams(administrator),
    redirect: 'manual',
  });
  const cookies = answer.headers.getSetCookie().map((line) => new Bun.Cookie(line));
  const session = cookies.find(({ name }) => name.endsWith('session'));
  if (answer.status !== 303 || !session) throw new Error(`The sign-in answered ${answer.status}`);
  const { name, value } = session;
  const domain = new URL(options.baseURL ?? site.address).hostname;
  await visitor.context.addCookies([{ name, value, domain, path: '/', secure: true, httpOnly: true, sameSite: 'Lax' }]);
  return visitor;
}

export async function signIn(page: Page, { username, password } = administrator): Promise<void> {
  await page.goto(endpoints.login);
  await page.fill('#username', username);
  await page.fill('#password', password);
  await page.click('main button[type=submit]');
  await onPage(page).toHaveURL(endpoints.dashboard);
  // Wait for the back-office script too.
  await page.waitForLoadState('load');
}
