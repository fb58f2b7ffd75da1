import { expect, test } from 'bun:test';
import type { Page } from 'playwright';
import { endpoints } from '../../src/routes.ts';
import { settle } from '../support/browser.ts';
import { expectPage as onPage } from '../support/expect-page.ts';
import type { Visitor } from '../support/pages/windows.ts';
import { editorsReady, toastSays } from '../support/pages/writing.ts';
import { sharedOffice } from '../support/site.ts';

const { arrive } = sharedOffice();

async function article({ context }: Visitor): Promise<string> {
  const answer = await context.request.post('/api/backend/articles', {
    data: {
      article: { category: 'news', status: 'draft', published_at: '2026-01-31T02:00:00Z' },
      details: [
        { language: 'id', title: 'Tungku', content: '<p>Satu dua.</p>' },
        { language: 'en', title: 'Kiln', content: '<p>One two.</p>' },
      ],
    },
  });
  const { id } = (await answer.json()) as { id: number };
  return `${endpoints.articleEdit}/${id}`;
}

const title = (page: Page) => page.locator('[name="en.title"]');
const stored = (page: Page) => onPage(page.getByText('Saved automatically at')).toBeVisible();
/** What the server has of a form. */
const listed = async ({ context }: Visitor, place: string) =>
  (await (await context.request.get(`${endpoints.apiUnsaved}?place=${place}`)).json()) as { fields: string[][] }[];
const titles = (texts: { fields: string[][] }[]) =>
  texts.map(({ fields }) => fields.find(([name]) => name === 'en.title')?.[1]);

async function open(visitor: Visitor): Promise<string> {
  const place = await article(visitor);
  await visitor.page.goto(place);
  await editorsReady(visitor.page);
  return place;
}

test('a page that is left while its text is sent continues with the newest, as one text', async () => {
  const visitor = await arrive();
  const { page } = visitor;
  const place = await open(visitor);
  let arrived = false;
  await page.route(`**${endpoints.apiUnsaved}/**`, async (route) => {
    // Stored, but its answer never comes back.
    if (arrived) return route.abort();
    await route.fetch();
    arrived = true;
  });
  await title(page).fill('Half');
  await onPage.poll(() => arrived).toBe(true);
  await title(page).fill('Half and more');
  await onPage.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain('Half and more');
  await page.unroute(`**${endpoints.apiUnsaved}/**`);
  await page.reload();
  await onPage(title(page)).toHaveValue('Half and more');
  await onPage.poll(async () => titles(await listed(visitor, place))).toEqual(['Half and more']);
  await editorsReady(page);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await toastSays(page, 'Article updated');
  expect(await listed(visitor, place)).toEqual([]);
  // The cache of the browser brings a page back with what was typed into it.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await page.waitForEvent('load');
  await settle(page);
  await onPage(page.locator('[data-unsaved]')).toHaveCount(0);
});

test('the live preview in its own tab follows what is typed into a new article, as do search result and social card', async () => {
  const { page, context } = await arrive();
  await page.goto(endpoints.articleCreate);
  await editorsReady(page);
  const link = page.getByRole('link', { name: 'Live preview' });
  await onPage(link).toBeHidden();
  await page.locator('[name="id.title"]').fill('Tungku baru');
  const result = page.locator('[data-settings="id"] figure').first();
  await result.scrollIntoViewIfNeeded();
  await onPage(result).toContainText('tungku-baru');
  await onPage(result).toContainText('Tungku baru · Khatulistiwa Alumina');
  await onPage(page.locator('[data-settings="id"]')).toContainText('Title: 11 of about 60 characters');
  const [preview] = await Promise.all([context.waitForEvent('page'), link.click()]);
  const heading = preview.frameLocator('iframe').getByRole('heading', { level: 1 });
  await onPage(heading).toHaveText('Tungku baru');
  await preview.getByLabel('Phone').check();
  await onPage(preview.locator('iframe')).toHaveCSS('width', '390px');
  await page.locator('[name="id.title"]').fill('Tungku yang lebih baru');
  await onPage(heading).toHaveText('Tungku yang lebih baru');
  const english = preview.getByRole('navigation').getByRole('link', { name: 'English' });
  await onPage(english).toHaveAttribute('aria-current', 'false');
  await english.click();
  await onPage(english).toHaveAttribute('aria-current', 'true');
  await preview.close();
});

test('an answer that is lost is no other window', async () => {
  const visitor = await arrive();
  const { page } = visitor;
  const place = await open(visitor);
  let lost = 0;
  await page.route(`**${endpoints.apiUnsaved}/**`, async (route) => {
    if (lost > 0) return route.continue();
    await route.fetch();
    lost += 1;
    return route.abort();
  });
  await title(page).fill('First');
  await onPage.poll(() => lost).toBe(1);
  await title(page).fill('Second');
  await stored(page);
  await onPage(page.getByText('kept as a text of its own')).toHaveCount(0);
  expect(titles(await listed(visitor, place))).toEqual(['Second']);
});

test('a browser that stores nothing does not say that it keeps the text', async () => {
  const visitor = await arrive();
  const { page, context } = visitor;
  await open(visitor);
  await page.evaluate(() => {
    const full = 'x'.repeat(1024);
    try {
      for (let number = 0; ; number += 1) localStorage.setItem(`full-${number}`, full.repeat(number < 1000 ? 4 : 1));
    } catch {
      // It is full.
    }
  });
  await context.clearCookies();
  await title(page).fill(`Kiln ${'and kiln '.repeat(300)}`);
  await onPage(page.getByText('Neither the server nor this browser can keep what you type now.')).toBeVisible();
});

test('text of a window whose account has signed out is not there for the next account of the browser', async () => {
  const visitor = await arrive();
  const { page, context } = visitor;
  const data = { username: `rekan-${crypto.randomUUID().slice(0, 8)}`, roles: ['editor'], language: 'en' };
  const invited = await context.request.post('/api/backend/users', { data });
  const { invitation_link: link } = (await invited.json()) as { invitation_link: string };
  const place = await open(visitor);
  await page.route(`**${endpoints.apiUnsaved}/**`, (route) => route.abort());
  await title(page).fill('Secret of the first');
  await onPage(page.getByText('No connection. What you type is kept in this browser')).toBeVisible();

  await context.clearCookies();
  const next = await context.newPage();
  await next.goto(new URL(link).pathname);
  await next.fill('[name="password"]', 'a good long password');
  await next.fill('[name="again"]', 'a good long password');
  await next.click('main button[type="submit"]');
  await next.fill('[name="username"]', data.username);
  await next.fill('[name="password"]', 'a good long password');
  await next.click('main button[type="submit"]');
  await onPage(next).toHaveURL(endpoints.dashboard);
  await page.unroute(`**${endpoints.apiUnsaved}/**`);
  const refused = page.waitForResponse((answer) => answer.url().includes(endpoints.apiUnsaved));
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  expect((await refused).status()).toBe(401);
  await onPage(title(page)).toHaveValue('Kiln');
  expect(await listed(visitor, place)).toEqual([]);
  await next.goto(place);
  await onPage(title(next)).toHaveValue('Kiln');
  expect(await next.evaluate(() => Object.values(localStorage).join())).not.toContain('Secret of the first');
});
