import { describe, expect, test } from 'bun:test';
import type { Locator, Page } from 'playwright';
import { otherLanguage } from '../../src/i18n/site/language.ts';
import { href, routes } from '../../src/routes.ts';
import { allLaidOut, auditedLanguages, installFakeClock, pointAt, viewports } from '../support/browser.ts';
import { expectPage } from '../support/expect-page.ts';
import { longTest } from '../support/long-run.ts';
import { sharedSite } from '../support/site.ts';

// The words of the site, as visitors read them.
const navigationWords = {
  id: {
    about: 'Tentang',
    profile: 'Profil Perusahaan',
    products: 'Produk',
    skip: 'Langsung ke isi',
    sustainability: 'Keberlanjutan',
    menu: 'Menu',
    contact: 'Kontak',
  },
  en: {
    about: 'About',
    profile: 'Company Profile',
    products: 'Products',
    skip: 'Skip to content',
    sustainability: 'Sustainability',
    menu: 'Menu',
    contact: 'Contact',
  },
};

const site = sharedSite();

function menu(page: Page, name: string): { part: Locator; opener: Locator; panel: Locator } {
  const part = page.locator('header details').filter({ has: page.locator('summary:visible', { hasText: name }) });
  return { part, opener: part.locator('> summary'), panel: part.locator('> ul') };
}

describe.each(auditedLanguages)('in %s, on a wide screen', (language) => {
  const t = navigationWords[language];
  const home = href(routes.home.index, language);

  test('navigation menus open on hover, and their links work', async () => {
    const { page, complaints } = await site.visit();
    await installFakeClock(page);
    await page.goto(home);
    const about = menu(page, t.about);
    await expectPage(about.panel).toBeHidden();
    await pointAt(about.opener);
    await expectPage(about.panel).toBeVisible();
    await pointAt(page.locator('h1'));
    await page.clock.runFor(1000);
    await expectPage(about.panel).toBeHidden();
    await pointAt(about.opener);
    await expectPage(about.panel).toBeVisible();
    await about.panel.getByRole('link', { name: t.profile }).click();
    await page.waitForURL(`**${href(routes.profile.index, language)}`);
    expect(complaints).toEqual([]);
  });

  test('they open on a click, and close on a second click, an outside click and Escape', async () => {
    const { page } = await site.visit();
    await installFakeClock(page);
    await page.goto(home);
    const products = menu(page, t.products);
    await products.opener.click();
    await pointAt(page.locator('h1'));
    await page.clock.runFor(1000);
    await expectPage(products.panel).toBeVisible();
    await page.locator('h1').click();
    await expectPage(products.panel).toBeHidden();

    await products.opener.click();
    await expectPage(products.panel).toBeVisible();
    await products.opener.click();
    await expectPage(products.panel).toBeHidden();

    await page.locator('h1').hover();
    await products.opener.click();
    await expectPage(products.panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expectPage(products.panel).toBeHidden();
  });

  test('everything is reachable by keyboard, the skip link skips the navigation, and only one menu is open at a time', async () => {
    const { page } = await site.visit();
    await page.goto(home);
    await page.keyboard.press('Tab');
    await expectPage(page.getByRole('link', { name: t.skip })).toBeFocused();
    await page.keyboard.press('Enter');
    await expectPage(page.locator('#main')).toBeFocused();

    await menu(page, t.about).opener.focus();
    await page.keyboard.press('Enter');
    await expectPage(menu(page, t.about).panel).toBeVisible();
    await menu(page, t.products).opener.focus();
    await page.keyboard.press('Enter');
    await expectPage(menu(page, t.products).panel).toBeVisible();
    await expectPage(menu(page, t.about).panel).toBeHidden();

    const sustainability = menu(page, t.sustainability);
    await sustainability.opener.focus();
    await page.keyboard.press('Enter');
    await expectPage(sustainability.panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expectPage(sustainability.panel).toBeHidden();
    await expectPage(sustainability.opener).toBeFocused();

    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expectPage(sustainability.panel.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${href(routes.sustainability.index, language)}`);
  });

  test('the language switch links to the same page', async () => {
    const { page } = await site.visit();
    await page.goto(`${href(routes.articles.index, language, {}, { category: 'sustainability' })}`);
    await page.locator('header a[hreflang]:visible').click();
    const there = otherLanguage(language);
    await page.waitForURL(`**${href(routes.articles.index, there, {}, { category: 'sustainability' })}`);
    await expectPage(page.locator('html')).toHaveAttribute('lang', there === 'id' ? 'id-ID' : 'en-US');
  });

  test('on a phone, a button opens the whole navigation', async () => {
    const { page, complaints } = await site.visit({
      viewport: viewports.phone,
      hasTouch: true,
      isMobile: true,
    });
    await page.goto(home);
    const { opener } = menu(page, t.menu);
    await opener.tap();
    const contact = page.getByRole('navigation', { name: t.menu }).getByRole('link', { name: t.contact });
    await expectPage(contact).toBeVisible();
    await page.keyboard.press('Escape');
    await expectPage(contact).toBeHidden();
    await opener.tap();
    await contact.tap();
    await page.waitForURL(`**${href(routes.contact.index, language)}`);
    expect(complaints).toEqual([]);
  });
});

test('the menu of a phone closes when the focus leaves it', async () => {
  const { page } = await site.visit({ viewport: viewports.phone });
  await page.goto(href(routes.home.index, 'en'));
  const { part, opener } = menu(page, 'Menu');
  await opener.focus();
  await page.keyboard.press('Enter');
  await part.getByRole('link', { name: 'Bahasa Indonesia' }).focus();
  await expectPage(part).toHaveAttribute('open');
  await page.keyboard.press('Tab');
  await expectPage(page.getByRole('main').getByRole('link').first()).toBeFocused();
  await expectPage(part).not.toHaveAttribute('open');
});

test('without script, nothing behind the open menu of a phone can be focused', async () => {
  const { page } = await site.visit({ viewport: viewports.phone, javaScriptEnabled: false });
  await page.goto(href(routes.home.index, 'en'));
  const { opener } = menu(page, 'Menu');
  await opener.click();
  await expectPage(page.getByRole('link', { name: 'Bahasa Indonesia' })).toBeVisible();
  for (const part of ['main h1', 'footer a >> nth=0', '.report']) await expectPage(page.locator(part)).toBeHidden();
  await opener.click();
  await expectPage(page.locator('main h1')).toBeVisible();
});

test('no two parts of a page have the same name in a view transition, which would then not take place', async () => {
  const { page } = await site.visit();
  for (const route of [routes.home.index, routes.about.index, routes.articles.index]) {
    await page.goto(href<string>(route, 'en'));
    const names = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .map((element) => getComputedStyle(element).viewTransitionName)
        .filter((name) => name !== 'none'),
    );
    expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
  }
});

test('the picture of a followed card becomes the picture of its page in a view transition', async () => {
  const { page } = await site.visit({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      const { viewTransition } = event as PageRevealEvent;
      viewTransition?.ready.then(() => {
        const parts = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
        document.documentElement.dataset.parts = parts.join(' ');
      });
    });
  });
  const parts = page.locator('html[data-parts]');
  // On a busy machine a page is sometimes revealed before its picture has been parsed.
  await expectPage(async () => {
    await page.goto(href(routes.articles.index, 'en'));
    await page.locator('main article a').first().click();
    await page.waitForURL('**/read-news/*');
    await expectPage(parts).toHaveAttribute('data-parts', /::view-transition-old\(hero\)/, { timeout: 2000 });
    await expectPage(parts).toHaveAttribute('data-parts', /::view-transition-new\(hero\)/, { timeout: 1 });
  }).toPass({ timeout: 50_000 });
});

longTest('single wheel steps scroll from the hero to the footer', async () => {
  const { page } = await site.visit();
  await page.goto(href(routes.home.index, 'id'));
  await allLaidOut(page);
  const position = () => page.evaluate(() => scrollY);
  for (let notch = 0; notch < 100; notch += 1) {
    const before = await position();
    await page.mouse.wheel(0, 120);
    await page.waitForFunction((y) => scrollY !== y || scrollY + innerHeight >= document.body.scrollHeight - 1, before);
    if (await page.locator('footer').evaluate((footer) => footer.getBoundingClientRect().top < innerHeight / 2)) break;
  }
  await expectPage(page.locator('footer')).toBeInViewport();
});
