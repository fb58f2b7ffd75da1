import { describe, expect, test } from 'bun:test';
import type { BrowserContextOptions, Page } from 'playwright';
import { href, routes } from '../../src/routes.ts';
import { installFakeClock, resize, viewports } from '../support/browser.ts';
import { expectPage } from '../support/expect-page.ts';
import { sharedSite } from '../support/site.ts';

const address = href(routes.products.process, 'en');
const t = {
  bayerSteps: 'Steps of the Bayer process',
  play: 'Play',
  pause: 'Pause',
  step1: 'Milling',
  step2: 'Digestion',
  step3: 'Clarification',
  step4: 'Precipitation',
  step5: 'Calcination',
  step1Text: 'Bauxite is crushed and ground together with caustic liquor into a fine slurry.',
  step2Text: 'In pressure vessels hot caustic soda dissolves the alumina',
  step3Text: 'The residue settles in thickeners and is washed repeatedly',
  step4Text: 'The liquor is cooled and seeded with crystals.',
  step5Text: 'The hydrate is washed and heated in the calciner',
};

const site = sharedSite();

/** The production process with its five steps visible and hydrated, with a fake clock. */
async function watchBayer(options: BrowserContextOptions = {}) {
  const visitor = await site.visit({ reducedMotion: 'no-preference', ...options });
  const { page } = visitor;
  await installFakeClock(page);
  await page.goto(address);
  await page.locator('#bayer').scrollIntoViewIfNeeded();
  await page.locator('.bayer').scrollIntoViewIfNeeded();
  await expectPage(page.getByRole('tablist', { name: t.bayerSteps })).toBeVisible();
  return visitor;
}

/** The same while playing, shortly after the start of the first step. */
async function watchMovingBayer() {
  const visitor = await watchBayer();
  const { page } = visitor;
  // The fake clock starts when React has run its effects.
  await expectPage
    .poll(async () => {
      await page.clock.runFor(50);
      return passed(page);
    })
    .toBeGreaterThan(0);
  return visitor;
}

const chosenStep = (page: Page) => page.getByRole('tab', { selected: true });
const passed = (page: Page) =>
  page.locator('.bayer').evaluate((display) => Number(getComputedStyle(display).getPropertyValue('--passed') || 0));

describe('the Bayer process', () => {
  test('cycles through five steps of five seconds, the last fifth of each a transition', async () => {
    const { page, complaints } = await watchMovingBayer();
    // Until the first step starts again.
    await page.clock.runFor(Math.round((5 - (await passed(page))) * 5000));
    for (const title of [t.step1, t.step2, t.step3, t.step4, t.step5, t.step1]) {
      await page.clock.runFor(2000);
      await expectPage(chosenStep(page)).toContainText(title);
      await expectPage(page.getByRole('tabpanel')).toContainText(title);
      await expectPage(page.locator('[data-state="coming"]')).toHaveCount(0);
      expect(await passed(page)).toBeGreaterThan(0.35);
      expect(await passed(page)).toBeLessThan(0.45);
      await page.clock.runFor(2500);
      await expectPage(chosenStep(page)).toContainText(title);
      await expectPage(page.locator('[data-state="coming"]')).toHaveCount(1);
      await page.clock.runFor(500);
    }
    expect(complaints).toEqual([]);
  });

  test('can be paused and resumed, and shows a chosen step and stops', async () => {
    const { page } = await watchMovingBayer();
    await page.getByRole('button', { name: t.pause, exact: true }).click();
    await expectPage(page.getByRole('button', { name: t.play, exact: true })).toBeVisible();
    const share = await passed(page);
    await page.clock.runFor(60_000);
    await expectPage(chosenStep(page)).toContainText(t.step1);
    expect(await passed(page)).toBe(share);
    await page.getByRole('button', { name: t.play, exact: true }).click();
    await expectPage(page.getByRole('button', { name: t.pause, exact: true })).toBeVisible();
    await page.clock.runFor(5000);
    await expectPage(chosenStep(page)).toContainText(t.step2);
    expect(await passed(page)).toBeCloseTo(share, 2);

    await page.getByRole('tab', { name: t.step3 }).click();
    expect(await passed(page)).toBe(1);
    await page.clock.runFor(60_000);
    await expectPage(chosenStep(page)).toContainText(t.step3);
    expect(await passed(page)).toBe(1);
    expect(new URL(page.url()).hash).toBe('');
    await expectPage(page.getByRole('tabpanel')).toContainText(t.step3Text);
    await expectPage(page.getByRole('button', { name: t.play, exact: true })).toHaveCount(0);
  });

  test('pauses while the keyboard focus is inside', async () => {
    const { page } = await watchMovingBayer();
    await page.getByRole('button', { name: t.pause, exact: true }).focus();
    await page.keyboard.press('Shift+Tab');
    await expectPage(page.getByRole('tabpanel')).toBeFocused();
    const share = await passed(page);
    await page.clock.runFor(12_000);
    await expectPage(chosenStep(page)).toContainText(t.step1);
    expect(await passed(page)).toBe(share);
    await page.getByRole('main').focus();
    await page.clock.runFor(5000);
    await expectPage(chosenStep(page)).toContainText(t.step2);
  });

  test('does not play with reduced motion, and is led by arrow keys', async () => {
    const { page } = await watchBayer({ reducedMotion: 'reduce' });
    await page.clock.runFor(60_000);
    await expectPage(chosenStep(page)).toContainText(t.step1);
    await expectPage(page.getByRole('button', { name: t.pause, exact: true })).toHaveCount(0);
    await page.getByRole('tab', { name: t.step1 }).focus();
    await page.keyboard.press('ArrowRight');
    await expectPage(chosenStep(page)).toContainText(t.step2);
    await expectPage(chosenStep(page)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expectPage(chosenStep(page)).toContainText(t.step5);
    await page.keyboard.press('Home');
    await expectPage(chosenStep(page)).toContainText(t.step1);
    await page.keyboard.press('End');
    await expectPage(chosenStep(page)).toContainText(t.step5);
    await page.keyboard.press('ArrowRight');
    await expectPage(chosenStep(page)).toContainText(t.step1);
    await page.keyboard.press('ArrowDown');
    await expectPage(chosenStep(page)).toContainText(t.step1);
    await page.getByRole('tab', { name: t.step4 }).focus();
    await page.keyboard.press('Space');
    await expectPage(chosenStep(page)).toContainText(t.step1);
  });

  test('is a list of tabs, one of which is chosen and in reach of the Tab key, and each of which names its panel', async () => {
    const { page } = await watchBayer({ reducedMotion: 'reduce' });
    await page.getByRole('tab', { name: t.step2 }).click();
    const tabs = await page
      .locator('.bayer [role="tab"]')
      .evaluateAll((all) =>
        all.map((tab) =>
          [tab.id, tab.ariaSelected, tab.getAttribute('tabindex'), tab.getAttribute('aria-controls')].join(' '),
        ),
      );
    expect(tabs).toEqual([
      'bayer-number-1 false -1 bayer-1',
      'bayer-number-2 true 0 bayer-2',
      'bayer-number-3 false -1 bayer-3',
      'bayer-number-4 false -1 bayer-4',
      'bayer-number-5 false -1 bayer-5',
    ]);
    const panels = await page
      .locator('.bayer-panel')
      .evaluateAll((all) =>
        all.map((panel) =>
          [
            ...[panel.id, panel.role, panel.getAttribute('aria-labelledby'), panel.ariaHidden ?? 'shown'],
            ...[panel.getAttribute('tabindex'), panel.getAttribute('data-state')],
          ].join(' '),
        ),
      );
    expect(panels).toEqual([
      'bayer-1 tabpanel bayer-number-1 true -1 away',
      'bayer-2 tabpanel bayer-number-2 shown 0 shown',
      'bayer-3 tabpanel bayer-number-3 true -1 away',
      'bayer-4 tabpanel bayer-number-4 true -1 away',
      'bayer-5 tabpanel bayer-number-5 true -1 away',
    ]);
    await expectPage(page.locator('.bayer [data-current]')).toHaveAttribute('id', 'bayer-number-2');
  });

  test('is a list of all five steps without script', async () => {
    const { page } = await site.visit({ javaScriptEnabled: false });
    await page.goto(address);
    for (const text of [t.step1Text, t.step2Text, t.step3Text, t.step4Text, t.step5Text]) {
      await expectPage(page.getByText(text)).toBeVisible();
    }
  });
});

test('facilities are aligned with the text above, extend to the edge of the screen or the rail of the navigator, and are as wide as the screen allows, four on a desktop', async () => {
  const { page } = await site.visit();
  await page.goto(address);
  const edges = (selector: string) =>
    page
      .locator(`#facilities ${selector}`)
      .first()
      .evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        return { left, right };
      });
  const shareOfCarousel = () =>
    page.locator('#facility-1').evaluate((slide) => {
      const carousel = slide.closest('.carousel') ?? slide;
      const gap = Number.parseFloat(getComputedStyle(slide).paddingRight);
      return slide.getBoundingClientRect().width / (carousel.clientWidth + gap);
    });
  for (const [viewport, share] of [
    [viewports.phone, 0.75],
    [viewports.tablet, 0.45],
    [{ width: 1180, height: 900 }, 0.25],
    [viewports.desktop, 0.25],
  ] as const) {
    await resize(page, viewport);
    await expectPage.poll(shareOfCarousel).toBeCloseTo(share, 2);
    // The list restores its slide shortly after a change of the window size.
    await expectPage
      .poll(async () => (await edges('#facility-1 img')).left - (await edges('h2')).left)
      .toBeCloseTo(0, 0);
    const rail = viewport.width < 1024 ? 0 : 72;
    expect((await edges('.carousel-viewport')).right).toBeGreaterThanOrEqual(viewport.width - rail);
  }
  const content = await page.locator('#facilities .wrap').evaluate((wrap) => {
    const { right } = wrap.getBoundingClientRect();
    return right - Number.parseFloat(getComputedStyle(wrap).paddingRight);
  });
  expect((await edges('#facility-4 img')).right).toBeCloseTo(content, 0);
});

test('carousels have dots on small screens, and on all screens without script', async () => {
  const { page } = await site.visit();
  await page.goto(href(routes.products.alumina, 'en'));
  const dot = page.locator('#applications .carousel-dot').first();
  for (const [screen, isShown] of [
    ['phone', true],
    ['tablet', true],
    ['desktop', false],
  ] as const) {
    await resize(page, viewports[screen]);
    await expectPage(dot).toBeVisible({ visible: isShown });
  }
  const withoutScript = (await site.visit({ javaScriptEnabled: false })).page;
  await withoutScript.goto(href(routes.products.alumina, 'en'));
  await expectPage(withoutScript.locator('#applications .carousel-dot').first()).toBeVisible();
});
