import { afterAll, beforeAll, expect, test } from 'bun:test';
import { expect as expectPage } from '@playwright/test';
import { articleWords } from '../../src/i18n/articles.ts';
import { href, routes } from '../../src/routes.ts';
import { settle } from '../support/browser.ts';
import { articleAddresses, journey, openSite, type Site } from '../support/site.ts';

const { share, bookmark, bookmarked } = articleWords('en');

let site: Site;
let article: string;
beforeAll(async () => {
  site = await openSite();
  [article = ''] = await articleAddresses(site.address, href(routes.articles.index, 'en'));
}, journey);
afterAll(() => site.close(), journey);

test(
  'an island whose script never comes leaves its HTML working',
  async () => {
    const { page, context } = await site.visit();
    await page.route('**/static/share-article.*.js', (route) => route.abort());
    await page.goto(article);
    await page.waitForLoadState('networkidle');
    await expectPage(page.getByRole('link', { name: share })).toHaveAttribute('href', /^mailto:/);
    // The island beside it does not suffer.
    await page.getByRole('button', { name: bookmark, exact: true }).click();
    await expectPage(page.getByRole('button', { name: bookmarked })).toBeVisible();
    await context.close();
  },
  journey,
);

test(
  'an island that throws while it wakes leaves its HTML working',
  async () => {
    const { page, context, complaints } = await site.visit();
    // What React asks for is missing, so that its render throws in the browser and nowhere else.
    await page.route(`**${article}`, async (route) => {
      const answer = await route.fetch();
      const html = await answer.text();
      const broken = html.replace(/(data-prefix="share-article-" data-props=")[^"]*"/, '$1{}"');
      expect(broken === html).toBe(false);
      await route.fulfill({ response: answer, body: broken });
    });
    await page.goto(article);
    await settle(page);
    await expectPage.poll(() => complaints.some((complaint) => complaint.startsWith('error:'))).toBe(true);
    await expectPage(page.getByRole('link', { name: share })).toHaveAttribute('href', /^mailto:/);
    await page.getByRole('button', { name: bookmark, exact: true }).click();
    await expectPage(page.getByRole('button', { name: bookmarked })).toBeVisible();
    await context.close();
  },
  journey,
);

test(
  'React comes when the first island wakes, and not before',
  async () => {
    const { page, context } = await site.visit();
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await page.goto(href(routes.policies.privacy, 'en'));
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([expect.stringMatching(/^\/static\/main\./)]);

    await page.goto(article);
    await settle(page);
    expect(scripts.some((script) => script.includes('/chunk.'))).toBe(true);
    expect(new Set(scripts.filter((script) => script.includes('/chunk.'))).size).toBeLessThanOrEqual(2);
    await context.close();
  },
  journey,
);

test(
  'no island changes what the server drew',
  async () => {
    const { page, context, complaints } = await site.visit();
    const served = await context.newPage();
    await served.route('**/static/*.js', (route) => route.abort());
    await served.goto(article);
    await page.goto(article);
    await settle(page);
    const islands = (of: typeof page) =>
      of.locator('[data-prefix]').evaluateAll((all) => all.map((one) => one.innerHTML));
    expect(await islands(page)).toEqual(await islands(served));
    expect(complaints.filter((complaint) => !complaint.includes('ERR_FAILED'))).toEqual([]);
    await context.close();
  },
  journey,
);
