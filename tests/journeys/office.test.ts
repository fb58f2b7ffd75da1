import { describe, expect, test } from 'bun:test';
import { Secret, TOTP } from 'otpauth';
import { endpoints } from '../../src/routes.ts';
import { violationsInState } from '../support/accessibility.ts';
import { settle, viewports } from '../support/browser.ts';
import { expectPage as onPage } from '../support/expect-page.ts';
import { markupMistakes } from '../support/pages/markup.ts';
import { administrator, sharedOffice, signIn } from '../support/site.ts';

const site = sharedOffice();
const { visit, arrive } = site;
describe('signing in and out', () => {
  test('shows a toast, which is announced and can be closed by keyboard', async () => {
    const { page } = await visit();
    await signIn(page);
    const toast = page.locator('[data-toast]');
    await onPage(toast).toContainText('Login successful');
    await onPage(page.getByRole('status').filter({ hasText: 'Welcome to the CMS dashboard' })).toBeAttached();
    await page.keyboard.press('Escape');
    await onPage(toast).toHaveCount(0);
    await page.reload();
    await settle(page);
    await onPage(toast).toHaveCount(0);
  });

  test('reports a wrong password or an empty field and keeps the user name', async () => {
    const { page } = await visit();
    await page.goto(endpoints.login);
    await page.click('main button[type=submit]');
    await onPage(page.locator('[data-toast]')).toContainText('Validation error');
    await onPage(page.locator('[data-toast]')).toContainText('Please fill in all fields');
    await page.fill('#username', administrator.username);
    await page.fill('#password', 'something else');
    await page.click('main button[type=submit]');
    await onPage(page.locator('[data-toast]')).toContainText('Login failed');
    await onPage(page.locator('#password-error')).toHaveText('Invalid username or password');
    await onPage(page.locator('#username')).toHaveValue(administrator.username);
    await onPage(page.locator('#password')).toHaveValue('');
  });

  test('ends at the sign-in page even when the server does not respond', async () => {
    const { page } = await arrive();
    await page.goto(endpoints.dashboard);
    await page.route(`**${endpoints.logout}`, (route) => route.abort());
    await page.getByRole('button', { name: 'Log out' }).click();
    await onPage(page.getByRole('heading', { name: 'Sign in to the back-office' })).toBeVisible();
    await onPage(page.locator('[data-toast]')).toContainText('Logout failed');
    await page.unroute(`**${endpoints.logout}`);
    await page.getByRole('button', { name: 'Log out again' }).click();
    await onPage(page).toHaveURL(endpoints.login);
  });

  test('is checked when the window regains focus, and redirects to the sign-in when the session has ended', async () => {
    const { page, context } = await arrive();
    await page.goto(endpoints.dashboard);
    let answered = Promise.withResolvers<void>();
    await page.route(`**${endpoints.sessionStatus}`, async (route) => {
      await answered.promise;
      await route.continue();
    });
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await onPage(page.getByText('Checking authentication...')).toBeVisible();
    answered.resolve();
    await onPage(page.getByText('Checking authentication...')).toBeHidden();
    await onPage(page).toHaveURL(endpoints.dashboard);

    answered = Promise.withResolvers();
    answered.resolve();
    await context.clearCookies();
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await onPage(page).toHaveURL(/\/backend\/login\?to=/);
  });

  test('in another window is detected on the sign-in page', async () => {
    const { page, context } = await visit();
    await page.goto(endpoints.login);
    const other = await context.newPage();
    await signIn(other);
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await onPage(page).toHaveURL(endpoints.dashboard);
  });
});

test('a second factor is set up and used by keyboard alone, and its screens are accessible', async () => {
  const { page } = await arrive({ viewport: viewports.phone });
  const clean = async (screen: string) => {
    await settle(page);
    expect({ screen, found: await violationsInState(page) }).toEqual({ screen, found: [] });
  };
  await page.goto(endpoints.secondFactor);
  const app = new TOTP({ secret: Secret.fromBase32(await page.locator('[name=secret]').inputValue()) });
  await page.getByRole('textbox', { name: 'Code' }).fill(app.generate());
  await page.keyboard.press('Tab');
  await page.keyboard.type(administrator.password);
  await page.keyboard.press('Enter');
  await onPage(page.getByRole('heading', { name: 'Recovery codes' })).toBeVisible();
  await clean('recovery codes');
  const [recovery = '', other = ''] = await page.locator('main ol code').allInnerTexts();

  const stranger = (await visit({ viewport: viewports.phone })).page;
  await stranger.goto(endpoints.login);
  await onPage(stranger.getByLabel('Username')).toBeFocused();
  await stranger.keyboard.type(administrator.username);
  await stranger.keyboard.press('Tab');
  await stranger.keyboard.type(administrator.password);
  await stranger.keyboard.press('Enter');
  await onPage(stranger.getByLabel('Code')).toBeFocused();
  await settle(stranger);
  expect(await violationsInState(stranger)).toEqual([]);
  await stranger.keyboard.type(recovery);
  await stranger.keyboard.press('Enter');
  await onPage(stranger).toHaveURL(endpoints.dashboard);

  await page.goto(endpoints.secondFactorRemoval);
  await page.getByLabel('Current password').fill(administrator.password);
  await page.getByLabel('Code').fill(other);
  await page.keyboard.press('Enter');
  await onPage(page.locator('[data-toast]')).toContainText('Second factor turned off');
  await clean('account');
});

test('the log is filtered without a page load, through its address, and Back works', async () => {
  const { page, complaints } = await arrive();
  await page.goto(endpoints.activityLogs);
  await page.evaluate(() => {
    document.documentElement.dataset.same = '';
  });
  await page.selectOption('#action', 'login');
  await onPage(page).toHaveURL(/action=login/);
  await page.fill('#search', 'nothing like it');
  await page.keyboard.press('Enter');
  await onPage(page.getByText('No activity logs found matching your criteria')).toBeVisible();
  expect(await page.evaluate(() => 'same' in document.documentElement.dataset)).toBe(true);
  await page.goBack();
  await onPage(page.locator('.desk-table tbody tr').first()).toContainText('login');
  expect(complaints).toEqual([]);
});

test('a list redirects to the sign-in when the session has ended', async () => {
  const { page, context } = await arrive();
  await page.goto(endpoints.activityLogs);
  await context.clearCookies();
  await page.selectOption('#action', 'login');
  await onPage(page).toHaveURL(/\/backend\/login\?to=%2Fbackend%2Flogs/);
});

describe('every screen', () => {
  const screens = [
    endpoints.dashboard,
    endpoints.activityLogs,
    `${endpoints.activityLogs}?search=nothing+like+it`,
    endpoints.account,
    endpoints.secondFactor,
    endpoints.secondFactorRemoval,
    `${endpoints.backend}/nothing-here`,
  ];

  test('is valid HTML, as is the sign-in page; sign-in page and menu have no accessibility violation', async () => {
    const { page } = await arrive({ viewport: viewports.phone });
    for (const screen of screens) {
      const answer = await page.request.get(screen);
      expect({ screen, mistakes: await markupMistakes(await answer.text()) }).toEqual({ screen, mistakes: [] });
    }
    await page.goto(endpoints.dashboard);
    await settle(page);
    await page.locator('summary').first().click();
    await onPage(page.locator('.desk-menu')).toBeVisible();
    expect(await violationsInState(page)).toEqual([]);
    const stranger = await visit();
    await stranger.page.goto(endpoints.login);
    await stranger.page.click('main button[type=submit]');
    await onPage(stranger.page.locator('[data-toast]')).toBeVisible();
    await settle(stranger.page);
    expect(await violationsInState(stranger.page)).toEqual([]);
    expect(await markupMistakes(await (await stranger.page.request.get(endpoints.login)).text())).toEqual([]);
  });
});
