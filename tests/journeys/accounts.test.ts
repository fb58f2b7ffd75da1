import { expect, test } from 'bun:test';
import type { BrowserContextOptions, Page } from 'playwright';
import { endpoints } from '../../src/routes.ts';
import { violationsInState } from '../support/accessibility.ts';
import { settle } from '../support/browser.ts';
import { expectPage as onPage } from '../support/expect-page.ts';
import { administrator, sharedOffice, signIn } from '../support/site.ts';

const site = sharedOffice();

const arrive = (options: BrowserContextOptions = {}) =>
  site.arrive({ baseURL: site.address.replace('127.0.0.1', 'localhost'), ...options });

/** A device with a fingerprint reader, as far as Chromium can tell. */
async function plugInAuthenticator(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

const logOut = (page: Page) => page.getByRole('button', { name: 'Log out', exact: true }).click();
const draftKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => /^unsaved:\d/.test(key)));

/** Types a title into a new article and waits until its draft is stored. */
async function writeArticle(page: Page, title: string): Promise<void> {
  await page.goto(endpoints.articleCreate);
  await settle(page);
  await page.getByRole('textbox', { name: 'Title' }).first().fill(title);
  await onPage.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain(title);
}

test('a passkey is added, signs in alone, stands for the code after the password, confirms its own removal, and is gone', async () => {
  const { page, complaints } = await arrive();
  await plugInAuthenticator(page);
  await page.goto(endpoints.account);
  await page.getByRole('link', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name').fill('Office laptop');
  await page.getByLabel('Current password').fill(administrator.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await onPage(page.getByRole('button', { name: 'Create passkey' })).toBeVisible();
  await settle(page);
  expect(await violationsInState(page)).toEqual([]);
  await page.getByRole('button', { name: 'Create passkey' }).click();
  await onPage(page.getByRole('heading', { name: 'Recovery codes' })).toBeVisible();
  await page.goto(endpoints.account);
  await onPage(page.locator('#second-factor')).toContainText('Office laptop');

  await logOut(page);
  await onPage(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
  await settle(page);
  expect(await violationsInState(page)).toEqual([]);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await onPage(page).toHaveURL(endpoints.dashboard);

  await logOut(page);
  await page.fill('#username', administrator.username);
  await page.fill('#password', administrator.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await onPage(page.getByRole('heading', { name: 'Use your passkey' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await onPage(page).toHaveURL(endpoints.dashboard);

  await page.goto(endpoints.account);
  await page.getByRole('link', { name: 'Change Office laptop' }).click();
  await page.getByLabel('Current password').fill(administrator.password);
  await page.getByRole('button', { name: 'Confirm with a passkey' }).click();
  await onPage(page.locator('[data-toast]')).toContainText('Passkey removed');
  expect(complaints).toEqual([]);
});

test('on a shared computer logging out asks before it discards unsaved text, and leaves nothing of it in the browser', async () => {
  const { page, context } = await arrive();
  await page.goto(endpoints.dashboard);
  await page.evaluate(() => {
    localStorage.setItem('bookmarks', '[1]');
    localStorage.setItem('unsaved:999:article-1', JSON.stringify({ at: Date.now(), fields: [['title', 'Theirs']] }));
  });
  await writeArticle(page, 'Half a thought');
  expect((await draftKeys(page)).filter((key) => key.startsWith('unsaved:999:'))).toEqual([]);
  expect(await draftKeys(page)).toHaveLength(1);
  const other = await context.newPage();
  await other.goto(endpoints.dashboard);

  await logOut(page);
  const dialog = page.getByRole('dialog', { name: 'You have unsaved text' });
  await onPage(dialog).toBeVisible();
  expect(await violationsInState(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Stay signed in' }).click();
  await onPage(page).toHaveURL(/\/create\?unsaved=text-/);
  await logOut(page);
  const answer = page.waitForResponse(`**${endpoints.logout}`);
  await dialog.getByRole('button', { name: 'Discard it and log out' }).click();
  expect(await (await answer).headerValue('clear-site-data')).toBe('"cache"');
  await onPage(page).toHaveURL(endpoints.login);
  expect(await draftKeys(page)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('bookmarks'))).toBe('[1]');
  // Another window of the browser follows.
  await onPage(other).toHaveURL(/\/backend\/login/);

  await signIn(page);
  await page.goto(endpoints.articleCreate);
  await settle(page);
  await onPage(page.locator('[name="id.title"]')).toHaveValue('');
});

test('an expired session with script: the form keeps its text, and is sent after signing in in another tab', async () => {
  const { page, context } = await arrive();
  await page.goto(endpoints.signInPolicy);
  await page.goto(`${endpoints.passkeys}`);
  await settle(page);
  await page.getByLabel('Name').fill('Typed before the end');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Continue' }).click();
  await onPage(page.getByRole('alert').filter({ hasText: 'Your session has ended' })).toBeVisible();
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Sign in in a new tab' }).click(),
  ]);
  await signIn(tab);
  await page.getByLabel('Current password').fill(administrator.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await onPage(page.locator('[name="name"]')).toHaveValue('Typed before the end');
  await onPage(page).toHaveURL(endpoints.passkeyOptions);
});
