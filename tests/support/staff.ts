import type { BrowserContextOptions } from 'playwright';
import type { Visitor } from './browser.ts';
import type { Site } from './site.ts';

const administrator = { username: 'admin', password: 'a good long password' };

/** Settings of a server with the administrator used by `signIn`. */
export const administratorSettings = {
  ADMIN_USERNAME: administrator.username,
  ADMIN_PASSWORD: administrator.password,
};

/** Signs in the administrator through the sign-in page. */
export async function signIn(site: Site, options: BrowserContextOptions = {}): Promise<Visitor> {
  // Over http, browsers accept Secure cookies from localhost only.
  const baseURL = site.address.replace('127.0.0.1', 'localhost');
  const visitor = await site.visit({ baseURL, ...options });
  const { page } = visitor;
  await page.goto('/backend/login');
  await page.fill('[name="username"]', administrator.username);
  await page.fill('[name="password"]', administrator.password);
  await page.click('main button[type="submit"]');
  await page.waitForURL('**/backend/dashboard');
  return visitor;
}
