import type { BrowserContextOptions, Page } from 'playwright';
import { endpoints } from '../../src/routes.ts';
import type { Visitor } from './browser.ts';
import { expectPage as onPage } from './expect-page.ts';
import { openSite } from './site.ts';

export const administrator = { username: 'admin', password: 'a good long password' };

export type Office = Awaited<ReturnType<typeof openOffice>>;

/** A running site with a known administrator, for journeys in the back-office. */
export async function openOffice(settings: Record<string, string> = {}) {
  const site = await openSite({
    ADMIN_USERNAME: administrator.username,
    ADMIN_PASSWORD: administrator.password,
    ...settings,
  });
  return {
    ...site,
    /** A signed-in browser. */
    async arrive(options?: BrowserContextOptions): Promise<Visitor> {
      const visitor = await site.visit(options);
      await signIn(visitor.page);
      return visitor;
    },
  };
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
