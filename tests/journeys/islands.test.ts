import { expect, test } from 'bun:test';
import type { Page, Response } from 'playwright';
import { href, routes } from '../../src/routes.ts';
import { articleAddresses } from '../support/addresses.ts';
import { allLaidOut, pointAt, viewports } from '../support/browser.ts';
import { expectPage } from '../support/expect-page.ts';
import { sampled } from '../support/long-run.ts';
import { sharedSite } from '../support/site.ts';

const timeline = href(routes.journey.index, 'en');

const site = sharedSite();

/** Scripts fetched by the page from now on, with their transferred size. */
function watchScripts(page: Page) {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  return {
    count: () => scripts.length,
    names: () => scripts.map((script) => new URL(script.url()).pathname),
    async total(): Promise<number> {
      const sizes = await Promise.all(scripts.map((script) => script.headerValue('content-length')));
      return sizes.reduce((sum, size) => sum + Number(size), 0);
    },
  };
}

test('an island that throws during hydration keeps its server HTML', async () => {
  const { page, complaints } = await site.visit();
  // Removes an API that React needs, so that rendering fails in the browser only.
  await page.route(`**${timeline}`, async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    const broken = html.replace(/(data-prefix="journey-timeline-" data-props=")[^"]*"/, '$1{}"');
    expect(broken === html).toBe(false);
    await route.fulfill({ response: answer, body: broken });
  });
  await page.goto(timeline);
  await page.locator('.timeline').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
  await expectPage.poll(() => complaints.some((complaint) => complaint.startsWith('error:'))).toBe(true);
  await expectPage(page.locator('.milestone')).toHaveCount(6);
  for (const milestone of await page.locator('.milestone').all()) await expectPage(milestone).toBeVisible();
});

test.each(
  sampled(
    [
      ['desktop', viewports.desktop],
      ['phone', viewports.phone],
    ],
    1,
  ),
)(
  'on a %s no page fetches more than 5 KB of script before the first interaction; then React is loaded',
  async (_screen, viewport) => {
    const { page } = await site.visit({ viewport });
    const [article = ''] = await articleAddresses(site.address, href(routes.articles.index, 'en'));
    const { home, products, contact, baik } = routes;
    const others = [home.index, products.process, contact.index, baik.index].map((route) => href<string>(route, 'en'));
    for (const path of [article, ...others]) {
      const scripts = watchScripts(page);
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      const few = (await scripts.total()) <= 5000;
      expect({ path, few, fetched: few ? [] : scripts.names() }).toEqual({ path, few: true, fetched: [] });
      page.removeAllListeners('response');
    }
    // In the first view, where it plays by itself.
    const scripts = watchScripts(page);
    await page.goto(timeline);
    await expectPage(page.locator('[data-awake]')).toHaveCount(1);
    await expectPage.poll(scripts.total).toBeGreaterThan(50_000);
  },
);

test('the home page with all islands hydrated loads at most 90 KB of script', async () => {
  const { page } = await site.visit();
  const scripts = watchScripts(page);
  await page.goto(href(routes.home.index, 'en'));
  await allLaidOut(page);
  await page.locator('#explore').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
  await pointAt(page.locator('#explore [data-play="paused"]'));
  await expectPage(page.getByRole('tooltip')).toBeVisible();
  await page.keyboard.press('Control+k');
  await expectPage(page.locator('#search [data-awake]')).toHaveCount(1);
  await expectPage(page.locator('#search').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expectPage(page.locator('#search')).toBeHidden();
  await page.getByRole('contentinfo').locator('a[data-policy]').first().click();
  await expectPage(page.locator('dialog.policy')).toBeVisible();
  await expectPage.poll(scripts.count).toBeGreaterThan(3);
  expect(await scripts.total()).toBeLessThanOrEqual(90_000);
});
