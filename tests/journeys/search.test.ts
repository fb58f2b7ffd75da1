import { describe, expect, test } from 'bun:test';
import type { Page } from 'playwright';
import type { Language } from '../../src/i18n/site/language.ts';
import { endpoints, href, routes } from '../../src/routes.ts';
import { violationsInState } from '../support/accessibility.ts';
import { allLaidOut, auditedLanguages, installFakeClock, resize, viewports } from '../support/browser.ts';
import { expectPage } from '../support/expect-page.ts';
import { longTest } from '../support/long-run.ts';
import { sharedSite } from '../support/site.ts';

// The words of the site, as visitors read them.
const searchBoxWords = {
  id: {
    label: 'Cari di situs ini',
    noResults: 'Tidak ada hasil ditemukan.',
    failed: 'Pencarian tidak berhasil. Periksa koneksi Anda, lalu coba lagi.',
    retry: 'Coba lagi',
    close: 'Tutup pencarian',
  },
  en: {
    label: 'Search this site',
    noResults: 'No results found.',
    failed: 'The search did not work. Check your connection and try again.',
    retry: 'Try again',
    close: 'Close search',
  },
};
const searchWords = {
  id: {
    top: 'Paling sesuai',
    news: 'Artikel berita',
    pages: 'Halaman',
    products: 'Produk',
    leadership: 'Kepemimpinan',
    media: 'Aset media',
    noResults: 'Tidak ada hasil ditemukan.',
  },
  en: {
    top: 'Best matches',
    news: 'News articles',
    pages: 'Pages',
    products: 'Products',
    leadership: 'Leadership',
    media: 'Media assets',
    noResults: 'No results found.',
  },
};
const navigationWords = {
  id: {
    menu: 'Menu',
  },
};

const site = sharedSite();

const calls = `**${endpoints.search}?**`;
const island = '**/static/search-box.*.js';
const ore = { id: 'bauksit', en: 'bauxite' } as const;

function search(page: Page, language: Language) {
  const t = searchBoxWords[language];
  const dialog = page.getByRole('dialog', { name: t.label });
  return {
    dialog,
    field: dialog.getByRole('combobox', { name: t.label }),
    options: dialog.getByRole('option'),
    status: dialog.getByRole('status'),
    button: page.locator('header [data-search]:visible'),
  };
}

/** Opens the search for the first time on a page, and waits until the script of the dialog has loaded. */
async function opening(page: Page, open: () => Promise<void>): Promise<void> {
  const [script] = await Promise.all([
    page.waitForResponse(
      async (answer) => answer.url().includes('/static/chunk.') && (await answer.text()).includes('closeSearch'),
    ),
    open(),
  ]);
  await page.evaluate((source) => import(source), script.url());
}

/** The accessible name of the active option. */
async function activeTitle(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const id = document.querySelector('#search [role="combobox"]')?.getAttribute('aria-activedescendant');
    const option = id ? document.getElementById(id) : null;
    return option?.getAttribute('aria-selected') === 'true'
      ? option.querySelector('.search-title')?.textContent
      : undefined;
  });
}

describe.each(auditedLanguages)('in %s', (language) => {
  const t = searchBoxWords[language];
  const home = href(routes.home.index, language);

  test('it can be opened and used by keyboard alone; the groups are named and ordered; an empty result has a message, and Enter still opens the results page', async () => {
    const { page, complaints } = await site.visit();
    await page.goto(home);
    const { dialog, field, options, status } = search(page, language);
    const text = language === 'id' ? 'produk' : 'product';
    await page.keyboard.press('Control+k');
    await expectPage(field).toBeFocused();
    await expectPage(field).toHaveAttribute('placeholder', /Ctrl\+K/);
    await expectPage(options).toHaveCount(6);

    await page.keyboard.type(ore[language]);
    await expectPage(status).toHaveText(new RegExp(`^\\d+ .*“${ore[language]}”$`));
    await expectPage(field).toHaveAttribute('aria-expanded', 'true');
    expect(await activeTitle(page)).toBeUndefined();

    const titles = await page.locator('#search .search-title').allTextContents();
    const best = await options.first().getAttribute('href');
    await page.keyboard.press('ArrowDown');
    await expectPage.poll(() => activeTitle(page)).toBe(titles[0] ?? '');
    await page.keyboard.press('End');
    await expectPage.poll(() => activeTitle(page)).toBe(titles.at(-1) ?? '');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Home');
    await expectPage.poll(() => activeTitle(page)).toBe(titles[0] ?? '');
    // Left and right move the caret in the text.
    await page.keyboard.press('ArrowLeft');
    await expectPage.poll(() => activeTitle(page)).toBeUndefined();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${best}`);

    await page.keyboard.press('Meta+k');
    await field.fill(text);
    await expectPage(status).toContainText(`“${text}”`);
    const words = searchWords[language];
    await expectPage(dialog.getByRole('group', { name: words.news })).toBeVisible();
    const names = await dialog
      .getByRole('group')
      .evaluateAll((groups) =>
        groups.map((group) => document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent ?? ''),
      );
    const [first, ...kinds] = names;
    expect(first).toBe(words.top);
    const known: string[] = [words.pages, words.products, words.leadership, words.news, words.media];
    expect(known).toEqual(expect.arrayContaining(kinds));
    expect(new Set(kinds).size).toBe(kinds.length);

    await field.fill('zzqqxx');
    await expectPage(status).toHaveText(searchWords[language].noResults);
    await expectPage(options).toHaveCount(0);
    await expectPage(field).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${href(routes.search.index, language, {}, { q: 'zzqqxx' })}`);
    expect(complaints).toEqual([]);
  });

  longTest('it is accessible while it is open, at every width', async () => {
    const { page } = await site.visit();
    const { field, status } = search(page, language);
    for (const viewport of Object.values(viewports)) {
      await resize(page, viewport);
      await page.goto(home);
      await page.keyboard.press('Control+k');
      await field.fill(ore[language]);
      await expectPage(status).toContainText(ore[language]);
      await page.keyboard.press('ArrowDown');
      // The pages below it: every-page.test.ts.
      expect(await violationsInState(page, '#search')).toEqual([]);
      await field.fill('zzqqxx');
      await expectPage(status).toHaveText(t.noResults);
      expect(await violationsInState(page, '#search')).toEqual([]);
      await allLaidOut(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
  });
});

test('text typed before hydration is kept and searched for', async () => {
  const { page } = await site.visit();
  const arrived = Promise.withResolvers<void>();
  await page.route(island, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.goto('/en');
  const { field, status } = search(page, 'en');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('bauxite');
  arrived.resolve();
  await expectPage(status).toContainText('“bauxite”');
  await expectPage(field).toHaveValue('bauxite');
  await expectPage(field).toBeFocused();
});

test('Escape, the button and an outside click close it; focus and scroll position are restored', async () => {
  const { page } = await site.visit();
  await page.goto('/en');
  await allLaidOut(page);
  const { dialog, field, button } = search(page, 'en');
  const place = () => page.locator('h1').boundingBox();
  const before = await place();
  const isOpen = async () => {
    await expectPage(field).toBeFocused();
    expect(await place()).toEqual(before);
    await expectPage(page.locator('html')).toHaveCSS('overflow', 'hidden');
  };
  const isClosed = async () => {
    await expectPage(dialog).toBeHidden();
    await expectPage(button).toBeFocused();
    expect(await place()).toEqual(before);
  };

  await opening(page, () => button.click());
  await isOpen();
  await field.fill('alu');
  await page.keyboard.press('Escape');
  await isClosed();

  await page.keyboard.press('Enter');
  await isOpen();
  await expectPage(field).toHaveValue('alu');
  await dialog.getByRole('button', { name: searchBoxWords.en.close }).click();
  await isClosed();

  await button.click();
  await isOpen();
  // A text selection that ends outside does not close it.
  await field.hover();
  await page.mouse.down();
  await page.mouse.move(700, 880);
  await page.mouse.up();
  await isOpen();
  await page.mouse.click(700, 880);
  await isClosed();
});

test('choosing a result on the current page closes it and scrolls there', async () => {
  const { page } = await site.visit();
  await page.goto(href(routes.leadership.index, 'en'));
  const { dialog, field, options } = search(page, 'en');
  await opening(page, () => page.keyboard.press('Control+k'));
  await field.fill('sekadau');
  await options.filter({ hasText: 'Rinjani Sekadau' }).first().click();
  await expectPage(dialog).toBeHidden();
  await expectPage(page).toHaveURL(/#leader-4$/);
  await expectPage(page.getByRole('heading', { name: 'Rinjani Sekadau' })).toBeInViewport();
});

test('on a phone it opens from the menu, and Escape returns to the menu', async () => {
  const { page, complaints } = await site.visit({
    viewport: viewports.phone,
    isMobile: true,
    hasTouch: true,
  });
  await page.goto('/id');
  await page.getByText(navigationWords.id.menu, { exact: true }).tap();
  const { dialog, field, options, status, button } = search(page, 'id');
  await opening(page, () => button.tap());
  await expectPage(field).toBeFocused();
  await expectPage.poll(() => dialog.boundingBox()).toMatchObject({ width: 390, height: 844 });
  await field.fill('bauksit');
  await expectPage(status).toContainText('“bauksit”');
  await expectPage(options.first()).toContainText('bauksit');
  await page.keyboard.press('Escape');
  await expectPage(dialog).toBeHidden();
  await expectPage(button).toBeFocused();
  await button.tap();
  await options.first().tap();
  await page.waitForURL(`**${href(routes.products.process, 'id')}`);
  expect(complaints).toEqual([]);
});

test('an outdated response never replaces a newer one', async () => {
  const { page } = await site.visit();
  const asked = Promise.withResolvers<void>();
  const allowed = Promise.withResolvers<void>();
  const isOld = (url: string) => new URL(url).searchParams.get('q') === 'ba';
  await page.route(calls, async (route) => {
    const answer = await route.fetch();
    if (isOld(route.request().url())) {
      asked.resolve();
      await allowed.promise;
    }
    // The browser has aborted the old request; its response is ignored.
    await route.fulfill({ response: answer }).catch(() => {});
  });
  await page.goto('/en');
  const { field, status } = search(page, 'en');
  await page.keyboard.press('Control+k');
  await field.fill('ba');
  await asked.promise;
  const givenUp = page.waitForEvent('requestfailed', (request) => isOld(request.url()));
  await field.fill('bauxite');
  await givenUp;
  await expectPage(status).toContainText('“bauxite”');
  allowed.resolve();
  await page.unrouteAll({ behavior: 'wait' });
  await expectPage(status).toContainText('“bauxite”');
});

test('keys pressed in quick succession cause one request', async () => {
  const { page } = await site.visit();
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === endpoints.search) asked.push(searchParams.get('q'));
  });
  await page.goto('/en');
  const { field, options, status } = search(page, 'en');
  await page.keyboard.press('Control+k');
  await expectPage(options).toHaveCount(6);
  expect(asked).toEqual(['']);
  await installFakeClock(page);
  await field.pressSequentially('bauxite');
  expect(asked).toEqual(['']);
  await page.clock.runFor(1000);
  await expectPage(status).toContainText('“bauxite”');
  expect(asked).toEqual(['', 'bauxite']);
  await field.clear();
  await expectPage(options).toHaveCount(6);
  expect(asked).toEqual(['', 'bauxite']);
});

test('a failed search shows an error and can be retried', async () => {
  const { page } = await site.visit();
  await page.goto('/en');
  const t = searchBoxWords.en;
  const { dialog, field, options, status } = search(page, 'en');
  await page.route(calls, (route) => route.abort());
  await page.keyboard.press('Control+k');
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('bauxite'));
  await field.fill('bauxite');
  await failed;
  await expectPage(status).toHaveText(t.failed);
  await expectPage(options).toHaveCount(0);
  await page.route(calls, (route) => route.fulfill({ status: 500, body: '{}' }));
  const refused = page.waitForResponse((answer) => answer.status() === 500);
  await dialog.getByRole('button', { name: t.retry }).click();
  await refused;
  await expectPage(status).toHaveText(t.failed);
  await page.unroute(calls);
  await dialog.getByRole('button', { name: t.retry }).click();
  await expectPage(status).toContainText('“bauxite”');
  await expectPage(field).toHaveValue('bauxite');
});
