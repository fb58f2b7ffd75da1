import { afterAll, beforeAll, expect, test } from 'bun:test';
import { expect as expectPage } from '@playwright/test';
import type { Page } from 'playwright';
import { href, routes } from '../../src/routes.ts';
import { articleAddresses, journey, openSite, type Site } from '../support/site.ts';

const timeline = href(routes.journey.index, 'en');

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, journey);
afterAll(() => site.close(), journey);

/** Every script that the page fetches from now on, with its size as it was sent. */
function watchScripts(page: Page) {
  const scripts: { path: string; size: Promise<number> }[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const size = response.headerValue('content-length').then(Number);
    scripts.push({ path: new URL(response.url()).pathname, size });
  });
  return {
    paths: () => scripts.map(({ path }) => path),
    total: async () => (await Promise.all(scripts.map(({ size }) => size))).reduce((sum, size) => sum + size, 0),
  };
}

test(
  'an island that throws while it wakes leaves its HTML working',
  async () => {
    const { page, context, complaints } = await site.visit();
    // What React asks for is missing, so that its render throws in the browser and nowhere else.
    await page.route(`**${timeline}`, async (route) => {
      const answer = await route.fetch();
      const html = await answer.text();
      const broken = html.replace(/(data-prefix="journey-timeline-" data-props=")[^"]*"/, '$1{}"');
      expect(broken === html).toBe(false);
      await route.fulfill({ response: answer, body: broken });
    });
    await page.goto(timeline);
    await page.mouse.wheel(0, 400);
    await expectPage.poll(() => complaints.some((complaint) => complaint.startsWith('error:'))).toBe(true);
    await expectPage(page.locator('.milestone')).toHaveCount(6);
    for (const milestone of await page.locator('.milestone').all()) await expectPage(milestone).toBeVisible();
    await context.close();
  },
  journey,
);

test(
  'React comes when the first island comes into view; until then no page fetches more than 5 KB of script',
  async () => {
    const { page, context } = await site.visit();
    const [article = ''] = await articleAddresses(site.address, href(routes.articles.index, 'en'));
    const home = href(routes.home.index, 'en');
    const without: string[] = [];
    for (const path of [home, article, href(routes.products.process, 'en'), timeline]) {
      const scripts = watchScripts(page);
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      if ((await page.locator('[data-awake]').count()) > 0) {
        expect(scripts.paths().some((script) => script.startsWith('/static/chunk.'))).toBe(true);
      } else {
        without.push(path);
        expect({ path, few: (await scripts.total()) <= 5000 }).toEqual({ path, few: true });
      }
      page.removeAllListeners('response');
    }
    expect(without).toEqual([home, article, href(routes.products.process, 'en')]);
    await context.close();
  },
  journey,
);

test(
  'the whole home page with everything awake takes at most 90 KB of script',
  async () => {
    const { page, context } = await site.visit();
    const scripts = watchScripts(page);
    await page.goto(href(routes.home.index, 'en'));
    await page.locator('#explore').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
    await page.locator('#explore [data-play]').hover();
    await expectPage(page.getByRole('tooltip')).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('Escape');
    await page.getByRole('contentinfo').locator('a[data-policy]').first().click();
    await expectPage(page.locator('dialog.policy')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(scripts.paths().length).toBeGreaterThan(3);
    expect(await scripts.total()).toBeLessThanOrEqual(90_000);
    await context.close();
  },
  journey,
);
