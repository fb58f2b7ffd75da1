import { expect, test } from 'bun:test';
import type { BrowserContextOptions, Page } from 'playwright';
import { href, routes } from '../../src/routes.ts';
import { allLaidOut, installFakeClock, pointAt, resize } from '../support/browser.ts';
import { expectPage } from '../support/expect-page.ts';
import { sharedSite } from '../support/site.ts';

// The words of the site, as visitors read them.
const homeWords = {
  en: {
    pauseSlides: 'Pause the slides',
    playSlides: 'Play the slides',
    slidesTitle: 'Get to know us',
    nextSlide: 'Next',
    learnMore: 'Learn more',
  },
};
const navigationWords = {
  en: {
    profile: 'Company Profile',
    products: 'Products',
    governance: 'Governance',
  },
};

const home = href(routes.home.index, 'en');
const t = homeWords.en;
const { profile, products, governance } = navigationWords.en;

const site = sharedSite();

/** Four times ten seconds, not a whole number of rounds: a moving carousel would show another slide. */
const longInMilliseconds = 40_000;

/** The slides about the company, visible and hydrated, with a fake clock. */
async function watchSlides(options: BrowserContextOptions = {}, prepare?: (page: Page) => Promise<unknown>) {
  const visitor = await site.visit({ reducedMotion: 'no-preference', ...options });
  const { page } = visitor;
  await installFakeClock(page);
  await prepare?.(page);
  await page.goto(home);
  await allLaidOut(page);
  const slides = page.locator('#explore');
  await slides.evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
  const button = slides.locator('[data-play]');
  await expectPage(button).toBeVisible();
  // They fade in from below.
  await expectPage(slides.locator('[data-reveal]')).toHaveCSS('transform', 'none');
  return { ...visitor, slides, button, chosen: slides.locator('[data-dot][aria-current="true"]') };
}

/** Runs in the browser: horizontal distance in pixels between the text above the slides and the first slide. */
function distanceFromTitle(): number {
  const [title, slide] = ['explore-title', 'slide-profile'].map((id) => document.getElementById(id));
  return (slide?.getBoundingClientRect().left ?? Number.NaN) - (title?.getBoundingClientRect().left ?? Number.NaN);
}

const shown = (page: Page, slide: string) => expectPage(page.locator(`#slide-${slide}`)).toBeInViewport({ ratio: 0.6 });

test('the slides advance every ten seconds and loop, the one that leaves fades within 150 ms, a chosen one restarts the ten seconds, and the button pauses', async () => {
  const { page, slides, button, chosen, complaints } = await watchSlides();
  await expectPage(chosen).toHaveText(profile);
  let sinceChosen = 0;
  for (const [name, slide] of [
    [products, 'products'],
    [governance, 'governance'],
    [profile, 'profile'],
  ] as const) {
    await page.clock.runFor(9999 - sinceChosen);
    await expectPage(chosen).not.toHaveText(name);
    await page.clock.runFor(1);
    await expectPage(chosen).toHaveText(name);
    // The slide that leaves.
    const leaving = slides.locator('#slide-profile img');
    if (name === products) {
      await expectPage(slides.locator('[data-current]')).toHaveAttribute('id', 'slide-products');
      await expectPage(leaving).toHaveCSS('transition-duration', '0.15s');
      await expectPage(leaving).toHaveCSS('opacity', '0.45');
    }
    await page.clock.runFor(1500);
    await shown(page, slide);
    sinceChosen = 1500;
  }

  await page.clock.runFor(4500);
  await slides.getByRole('button', { name: governance, exact: true }).click();
  await expectPage(chosen).toHaveText(governance);
  await page.clock.runFor(1500);
  await shown(page, 'governance');
  await page.clock.runFor(8499);
  await expectPage(chosen).toHaveText(governance);
  await page.clock.runFor(1);
  await expectPage(chosen).toHaveText(profile);

  await expectPage(button).toHaveAccessibleName(t.pauseSlides);
  await button.click();
  await expectPage(button).toHaveAccessibleName(t.playSlides);
  await page.clock.runFor(longInMilliseconds);
  await expectPage(chosen).toHaveText(profile);
  await button.click();
  await page.clock.runFor(10_000);
  await expectPage(chosen).toHaveText(products);
  expect(complaints).toEqual([]);
});

test('hovering a slide pauses, and keyboard focus stops the slides: the pause is the first control, and the controls come before the slides', async () => {
  const { page, slides, button, chosen } = await watchSlides();
  await pointAt(slides.locator('#slide-profile'));
  await page.clock.runFor(longInMilliseconds);
  await expectPage(chosen).toHaveText(profile);
  await pointAt(slides.getByRole('heading', { name: t.slidesTitle }));
  await page.clock.runFor(10_000);
  await expectPage(chosen).toHaveText(products);
  await button.focus();
  await page.keyboard.press('Tab');
  await expectPage(button).toHaveAccessibleName(t.playSlides);
  await page.clock.runFor(longInMilliseconds);
  await expectPage(chosen).toHaveText(products);
  await expectPage(slides.locator('button, a[href]').first()).toHaveAccessibleName(t.playSlides);
  await button.focus();
  for (const name of [profile, products, governance, 'Previous', t.nextSlide]) {
    await page.keyboard.press('Tab');
    await expectPage(slides.getByRole('button', { name, exact: true })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expectPage(chosen).toHaveText(governance);
  await page.keyboard.press('ArrowLeft');
  await expectPage(chosen).toHaveText(products);
  await expectPage(slides.locator('[aria-live]')).toHaveText('2 of 3: Products');
});

test('the line of "learn more" fills in two hundred steps of ten milliseconds on hover', async () => {
  const { page, slides } = await watchSlides();
  const more = slides.locator('#slide-profile').getByRole('link', { name: t.learnMore });
  const filled = () => more.evaluate((link) => Number(link.style.getPropertyValue('--filled') || 0));
  await pointAt(more);
  await page.clock.runFor(9);
  expect(await filled()).toBe(0);
  await page.clock.runFor(1);
  expect(await filled()).toBe(1 / 200);
  await page.clock.runFor(990);
  expect(await filled()).toBe(0.5);
  await page.clock.runFor(2000);
  expect(await filled()).toBe(1);
  await pointAt(slides.getByRole('heading', { name: t.slidesTitle }));
  await expectPage.poll(filled).toBe(0);
  await expectPage(more).toHaveAttribute('href', href(routes.profile.index, 'en'));
});

test('they do not play with reduced motion until started', async () => {
  const { page, slides, button, chosen } = await watchSlides({ reducedMotion: 'reduce' });
  await page.clock.runFor(longInMilliseconds);
  await expectPage(chosen).toHaveText(profile);
  await expectPage(button).toHaveAccessibleName(t.playSlides);
  await slides.getByRole('button', { name: products, exact: true }).click();
  await shown(page, 'products');
  await button.click();
  await page.clock.runFor(10_000);
  await expectPage(chosen).toHaveText(governance);
});

test('an unknown slide is logged as a warning and ignored', async () => {
  const { page, slides, chosen, complaints } = await watchSlides({}, (opened) =>
    opened.route(`**${home}`, async (route) => {
      const answer = await route.fetch();
      const html = await answer.text();
      await route.fulfill({ response: answer, body: html.replace('href="#slide-products"', 'href="#slide-none"') });
    }),
  );
  await slides.getByRole('button', { name: products, exact: true }).click();
  await page.clock.runFor(1000);
  await expectPage(chosen).toHaveText(profile);
  await expectPage.poll(() => complaints).toEqual(['console: Unknown carousel slide index: -1']);
});

test('they are aligned with the text above on all screens', async () => {
  const { page } = await site.visit();
  await page.goto(home);
  await allLaidOut(page);
  for (const width of [390, 820, 1180, 1440]) {
    await resize(page, { width, height: 900 });
    // The list restores its slide shortly after a change of the window size.
    await expectPage.poll(() => page.evaluate(distanceFromTitle)).toBeCloseTo(0, 0);
  }
});
