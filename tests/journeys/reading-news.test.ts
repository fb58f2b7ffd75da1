import { afterAll, beforeAll, expect, test } from 'bun:test';
import { articleAddresses, journey, openSite, type Site } from '../support/site.ts';

let site: Site;
let article: string;
beforeAll(async () => {
  site = await openSite();
  [article = ''] = await articleAddresses(site.address, '/en/news');
}, journey);
afterAll(() => site.close(), journey);

test(
  'a bookmark is kept until it is taken back',
  async () => {
    const { page, context } = await site.visit();
    await page.goto(article);
    await page.locator('[data-awake]', { hasText: 'Bookmark' }).getByRole('button', { name: 'Bookmark' }).click();
    await page.getByRole('button', { name: 'Bookmarked' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Bookmarked' }).click();
    await page.getByRole('button', { name: 'Bookmark', exact: true }).waitFor();
    await page.reload();
    await page.locator('[data-awake]', { hasText: 'Bookmark' }).waitFor();
    expect(await page.getByRole('button', { name: 'Bookmarked' }).count()).toBe(0);
    await context.close();
  },
  journey,
);

test(
  'sharing copies the link where the system has no share sheet',
  async () => {
    const { page, context } = await site.visit({ permissions: ['clipboard-read', 'clipboard-write'] });
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await page.goto(article);
    await page.locator('[data-awake]', { hasText: 'Share' }).getByRole('link', { name: 'Share' }).click();
    await page.getByRole('status').filter({ hasText: 'Link copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toEndWith(article);
    await context.close();
  },
  journey,
);

test(
  'sharing opens the share sheet where the system has one',
  async () => {
    const { page, context } = await site.visit();
    await page.addInitScript(() => {
      const share = async (data: ShareData) => {
        document.documentElement.dataset.shared = data.url ?? '';
      };
      Object.defineProperty(navigator, 'share', { value: share });
    });
    await page.goto(article);
    await page.locator('[data-awake]', { hasText: 'Share' }).getByRole('link', { name: 'Share' }).click();
    expect(await page.locator('html').getAttribute('data-shared')).toEndWith(article);
    await context.close();
  },
  journey,
);

test(
  'without script an article is complete, can be shared by mail, and offers no bookmark',
  async () => {
    const { page, context } = await site.visit({ javaScriptEnabled: false });
    await page.goto(article);
    expect(await page.locator('.prose-article p').first().isVisible()).toBe(true);
    expect(await page.getByRole('heading', { name: 'Related News' }).isVisible()).toBe(true);
    expect(await page.getByRole('link', { name: 'Share' }).getAttribute('href')).toStartWith('mailto:');
    expect(await page.getByRole('button', { name: 'Bookmark' }).count()).toBe(0);
    await context.close();
  },
  journey,
);
