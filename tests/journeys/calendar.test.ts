import { beforeAll, expect, test } from 'bun:test';
import { endpoints } from '../../src/routes.ts';
import { violationsInState } from '../support/accessibility.ts';
import { settle, viewports } from '../support/browser.ts';
import { expectPage as onPage } from '../support/expect-page.ts';
import type { Visitor } from '../support/pages/windows.ts';
import { sharedSite } from '../support/site.ts';

const site = sharedSite();
let visitor: Visitor;
beforeAll(async () => {
  visitor = await site.arrive({ viewport: { width: 1440, height: 1000 } });
});

/** A month in which nothing but the article of the test happens. */
const month = `${endpoints.calendar}?month=2090-03`;

test('a scheduled article is moved by keys, by dragging and, on a phone, from the list', async () => {
  const { page } = visitor;
  // A repeated attempt begins on the phone with which the first one ended.
  await page.setViewportSize(viewports.desktop);
  const title = `Shipment ${crypto.randomUUID().slice(0, 8)}`;
  const created = await page.request.post('/api/backend/articles', {
    data: {
      article: { category: 'news', status: 'published', published_at: '2090-03-14T02:00:00.000Z' },
      details: [{ language: 'en', title, slug: '', content: '<p>Soon.</p>' }],
    },
  });
  expect(created.status()).toBe(201);
  const { id } = await created.json();
  // A repeated attempt meets the article of the first one.
  const item = page.locator(`[data-item$="-${id}"]`);
  const day = (date: string) => page.locator(`td[data-day="${date}"]`);
  await page.goto(month);
  await settle(page);
  expect(await violationsInState(page)).toEqual([]);

  // Two days on and a week back; nothing is sent before Enter.
  await item.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowUp');
  await onPage(page.locator('[data-calendar-status]')).toContainText('Thursday, March 9, 2090');
  await page.keyboard.press('Escape');
  await onPage(page.locator('[data-calendar-status]')).toHaveText('Not moved.');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Enter');
  await onPage(day('2090-03-15').locator(item)).toContainText('09:00');
  await onPage(item).toBeFocused();
  await settle(page);

  // Out of the item, and from day to day.
  await page.keyboard.press('Escape');
  await onPage(day('2090-03-15')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await onPage(day('2090-03-22')).toBeFocused();

  await item.dragTo(day('2090-03-24'));
  await onPage(day('2090-03-24').locator(item)).toBeVisible();

  await page.setViewportSize({ width: 390, height: 800 });
  await onPage(page.locator('[data-calendar-grid]')).toBeHidden();
  await page.getByRole('link', { name: `Move "${title}"` }).click();
  await page.getByLabel('New date and time').fill('2090-03-30T13:30');
  await page.getByRole('button', { name: 'Save' }).click();
  await onPage(page.locator(`[data-listed$="-${id}"]`).locator('..')).toContainText('13:30 WIB');
  expect(await violationsInState(page)).toEqual([]);
});
