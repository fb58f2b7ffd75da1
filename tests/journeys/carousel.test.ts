import { expect, test } from 'bun:test';
import type { BrowserContextOptions, Locator } from 'playwright';
import { href, routes } from '../../src/routes.ts';
import { violationsInState } from '../support/accessibility.ts';
import { allLaidOut, viewports } from '../support/browser.ts';
import { expectPage } from '../support/expect-page.ts';
import { sharedSite } from '../support/site.ts';

const address = href(routes.products.alumina, 'en');

const site = sharedSite();

/** The seven applications of alumina, in view and movable. */
async function watchApplications(options: BrowserContextOptions = {}) {
  const visitor = await site.visit({ viewport: viewports.phone, ...options });
  const { page } = visitor;
  await page.goto(address);
  await allLaidOut(page);
  const carousel = page.locator('#applications .carousel');
  await carousel.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }));
  await expectPage(carousel).toHaveAttribute('data-moves', '');
  const slide = (number: number) => page.locator(`#application-${number}`);
  const button = (name: string) => carousel.getByRole('button', { name, exact: true });
  return { ...visitor, carousel, slide, button, status: carousel.locator('[aria-live]') };
}

const isShown = (slide: Locator) => expectPage(slide).toBeInViewport({ ratio: 0.9 });

test('arrows lead round both ends, arrow keys from dot to dot, and the slide they choose is announced', async () => {
  const { page, slide, button, status, complaints } = await watchApplications();
  await button('Previous').click();
  await isShown(slide(7));
  await expectPage(status).toHaveText('7 of 7: Adsorbent');
  await button('Next').click();
  await isShown(slide(1));
  await expectPage(status).toHaveText('1 of 7: Smelting');

  await button('1 of 7: Smelting').focus();
  await page.keyboard.press('ArrowLeft');
  await isShown(slide(7));
  await expectPage(button('7 of 7: Adsorbent')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await isShown(slide(1));
  await expectPage(button('1 of 7: Smelting')).toHaveAttribute('aria-current', 'true');
  await expectPage(button('7 of 7: Adsorbent')).not.toHaveAttribute('aria-current');
  expect(complaints).toEqual([]);
});

test('its roles are those of the ARIA Authoring Practices, and its controls precede the slides', async () => {
  const { page, carousel } = await watchApplications();
  await expectPage(page.getByRole('group', { name: 'Applications' })).toHaveClass('carousel');
  await expectPage(carousel).toHaveAttribute('aria-roledescription', 'carousel');
  const first = carousel.getByRole('listitem', { name: '1 of 7: Smelting' });
  await expectPage(first).toHaveAttribute('aria-roledescription', 'slide');
  await expectPage(carousel.getByRole('list')).toHaveCount(2);
  // Items of a list may have no other role.
  await expectPage(carousel.locator('li[role]')).toHaveCount(0);
  await expectPage(carousel.getByRole('button')).toHaveCount(9);
  const order = await carousel.evaluate((element) =>
    [...element.querySelectorAll('button, [aria-roledescription="slide"]')].map(({ tagName }) => tagName),
  );
  expect(order.lastIndexOf('BUTTON')).toBeLessThan(order.indexOf('LI'));
  expect(await violationsInState(page, '#applications')).toEqual([]);
});

test('dragging to the right shows the last slide, with and without motion', async () => {
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    const { page, slide } = await watchApplications({ reducedMotion, viewport: viewports.tablet });
    await isShown(slide(1));
    const box = await slide(1).boundingBox();
    const { x, y } = box ?? { x: 0, y: 0 };
    await page.mouse.move(x + 100, y + 100);
    await page.mouse.down();
    await page.mouse.move(x + 250, y + 104, { steps: 5 });
    await page.mouse.move(x + 420, y + 104, { steps: 5 });
    await page.mouse.up();
    await isShown(slide(7));
  }
});

test('a horizontal gesture on a trackpad moves one slide, however many events it sends', async () => {
  const { page, carousel, status } = await watchApplications({ viewport: viewports.desktop });
  await carousel.locator('.carousel-viewport').hover();
  // At once: on a busy machine, events that wait for each other are several gestures.
  await Promise.all(Array.from({ length: 6 }, () => page.mouse.wheel(40, 0)));
  await expectPage(status).toHaveText('2 of 7: Refractory');
  await expectPage(page.locator('#application-2')).toHaveAttribute('data-current', '');
});

test('it continues with the slide that was scrolled to before the script ran, or that the address names', async () => {
  const { page } = await site.visit({ viewport: viewports.phone });
  await page.goto(`${address}#application-3`);
  await allLaidOut(page);
  await expectPage(page.locator('#applications [data-moves]')).toHaveCount(1);
  await isShown(page.locator('#application-3'));
  await expectPage(page.locator('#application-3')).toHaveAttribute('data-current', '');
});

test('without script, it is a list that scrolls, with a link to each slide', async () => {
  const { page } = await site.visit({ viewport: viewports.phone, javaScriptEnabled: false });
  await page.goto(address);
  const list = page.getByRole('list', { name: 'Applications' });
  await expectPage(list.getByRole('listitem')).toHaveCount(7);
  await page.getByRole('link', { name: '5 of 7: Catalyst' }).click();
  await isShown(page.locator('#application-5'));
  await expectPage(page.locator('#applications [data-step]').first()).toBeHidden();
});
