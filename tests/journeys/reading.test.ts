import { describe, expect, test } from 'bun:test';
import { href, routes } from '../../src/routes.ts';
import { articleAddresses } from '../support/addresses.ts';
import { auditedLanguages, settle, viewports } from '../support/browser.ts';
import { expectPage } from '../support/expect-page.ts';
import { sharedSite } from '../support/site.ts';

// The words of the site, as visitors read them.
const articleWords = {
  id: {
    latest: 'TERBARU',
    readTime: 'Waktu baca',
    relatedNews: 'Berita Terkait',
    backToNews: 'Kembali ke Berita',
    pages: 'Halaman berita',
    nextPage: 'Halaman berikutnya',
    chooseCategory: 'Kategori berita',
    bookmark: 'Simpan',
    bookmarked: 'Tersimpan',
    share: 'Bagikan',
    linkCopied: 'Tautan disalin',
  },
  en: {
    latest: 'LATEST',
    readTime: 'Read time',
    relatedNews: 'Related News',
    backToNews: 'Back to News',
    pages: 'News pages',
    nextPage: 'Next page',
    chooseCategory: 'News category',
    bookmark: 'Bookmark',
    bookmarked: 'Bookmarked',
    share: 'Share',
    linkCopied: 'Link copied',
  },
};
const topicWords = {
  id: {
    sustainability: 'Keberlanjutan',
  },
  en: {
    sustainability: 'Sustainability',
  },
};
const navigationWords = {
  id: {
    menu: 'Menu',
    about: 'Tentang',
    governance: 'Tata Kelola',
    publications: 'Publikasi',
    news: 'Berita',
  },
  en: {
    menu: 'Menu',
    about: 'About',
    governance: 'Governance',
    publications: 'Publications',
    news: 'News',
  },
};

const site = sharedSite();

describe.each(auditedLanguages)('in %s', (language) => {
  const t = articleWords[language];

  test('a visitor goes from the home page to the news and reads an article', async () => {
    const { page, complaints } = await site.visit();
    await page.goto(href(routes.home.index, language));
    const publications = page.locator('header summary:visible', { hasText: navigationWords[language].publications });
    await publications.click();
    await page.locator('header a:visible', { hasText: navigationWords[language].news }).first().click();
    await page.waitForURL(`**${href(routes.articles.index, language)}`);
    await expectPage(page.getByText(t.latest, { exact: true })).toBeVisible();

    const first = page.locator('main h3 a').first();
    const title = (await first.textContent()) ?? '';
    await first.click();
    await page.waitForURL(/\/(baca-berita|read-news)\//);
    await expectPage(page.locator('h1')).toHaveText(title);
    await expectPage(page.locator('article p').first()).toBeVisible();
    await expectPage(page.getByText(t.readTime).first()).toBeVisible();
    const related = page.getByRole('region', { name: t.relatedNews }).getByRole('listitem');
    await expectPage(related).toHaveCount(2);

    await page.getByRole('link', { name: t.backToNews }).click();
    await page.waitForURL(`**${href(routes.articles.index, language)}`);
    expect(complaints).toEqual([]);
  });

  test('a visitor chooses a category and pages through the news', async () => {
    const { page, complaints } = await site.visit();
    await page.goto(href(routes.articles.index, language));
    const titles = async () => {
      await expectPage(page.locator('#list h3').first()).toBeVisible();
      return page.locator('#list h3').allTextContents();
    };
    const all = await titles();

    await page.getByRole('navigation', { name: t.pages }).getByRole('link', { name: t.nextPage }).click();
    await page.waitForURL('**page=2*');
    const second = await titles();
    expect(second.filter((title) => all.includes(title))).toEqual([]);

    const categories = page.getByRole('navigation', { name: t.chooseCategory });
    await categories.getByRole('link', { name: topicWords[language].sustainability }).click();
    await page.waitForURL('**category=sustainability*');
    expect(page.url()).not.toContain('page=');
    expect(await titles()).not.toEqual(all);
    const chosen = categories.locator('[aria-current]');
    await expectPage(chosen).toContainText(topicWords[language].sustainability);

    await page.goBack();
    await page.waitForURL('**page=2*');
    expect(await titles()).toEqual(second);
    expect(complaints).toEqual([]);
  });
});

describe('a bookmark', () => {
  const { bookmark, bookmarked } = articleWords.en;

  test('is stored for the article in this browser until it is removed', async () => {
    const [one, other] = await articleAddresses(site.address, href(routes.articles.index, 'en'));
    if (!one || !other) throw new Error('no news');
    const { page, complaints } = await site.visit();
    await page.goto(one);
    await settle(page);
    await page.getByRole('button', { name: bookmark, exact: true }).click();
    await expectPage(page.getByRole('button', { name: bookmarked })).toBeVisible();
    await page.reload();
    await expectPage(page.getByRole('button', { name: bookmarked })).toBeVisible();
    await page.goto(other);
    await settle(page);
    await expectPage(page.getByRole('button', { name: bookmark, exact: true })).toBeVisible();
    await page.goto(one);
    await settle(page);
    await page.getByRole('button', { name: bookmarked }).click();
    await page.reload();
    await settle(page);
    await expectPage(page.getByRole('button', { name: bookmark, exact: true })).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('leads to the list of all bookmarked articles, where it can be removed and restored', async () => {
    const [one, other] = await articleAddresses(site.address, href(routes.articles.index, 'en'));
    if (!one || !other) throw new Error('no news');
    const { page, complaints } = await site.visit();
    await page.goto('/en/saved-news');
    await expectPage(page.getByRole('heading', { name: 'No Saved Articles Yet' })).toBeVisible();
    const saved: string[] = [];
    for (const address of [one, other]) {
      await page.goto(address);
      await settle(page);
      await page.getByRole('button', { name: 'Bookmark', exact: true }).click();
      saved.unshift((await page.locator('h1').textContent()) ?? '');
    }
    await page.getByRole('link', { name: 'Saved news', exact: true }).click();
    const titles = page.locator('main h3');
    await expectPage(titles).toHaveText(saved);
    const [last = ''] = saved;
    await page.getByRole('button', { name: `Bookmarked ${last}` }).click();
    await page.getByRole('button', { name: `Bookmark ${last}` }).click();
    await page.getByRole('button', { name: `Bookmarked ${last}` }).click();
    await page.reload();
    await expectPage(titles).toHaveText(saved.slice(1));
    await expectPage(page.getByRole('heading', { name: 'No Saved Articles Yet' })).toBeHidden();
    expect(complaints).toEqual([]);
  });

  test('of an article that is no longer there can be removed from the list', async () => {
    const { page, complaints } = await site.visit();
    await page.addInitScript(() => {
      localStorage['bookmarked-articles'] ??= JSON.stringify(Array.from({ length: 30 }, (_, index) => 900_000 + index));
    });
    await page.goto('/en/saved-news');
    await page.getByRole('button', { name: 'Remove them from the list' }).click();
    await expectPage(page.getByRole('heading', { name: 'No Saved Articles Yet' })).toBeVisible();
    expect(await page.evaluate(() => localStorage['bookmarked-articles'])).toBe('[]');
    expect(complaints).toEqual([]);
  });
});

describe('sharing', () => {
  const { share, linkCopied } = articleWords.en;

  test("opens the system's share sheet with title and address", async () => {
    const [one = ''] = await articleAddresses(site.address, href(routes.articles.index, 'en'));
    const { page } = await site.visit();
    await page.addInitScript(() => {
      // Chromium on Linux has no share sheet.
      navigator.share = async (shared) => void Object.assign(globalThis, { shared });
    });
    await page.goto(one);
    await page.getByRole('link', { name: share }).click();
    const shared = () => page.evaluate(() => (globalThis as { shared?: ShareData }).shared);
    await expectPage.poll(async () => (await shared())?.title).toBe((await page.locator('h1').textContent()) ?? '');
    expect((await shared())?.url).toEndWith(one);
  });

  test('copies the link if there is no share sheet, with a message', async () => {
    const [one = ''] = await articleAddresses(site.address, href(routes.articles.index, 'en'));
    const { page } = await site.visit({ permissions: ['clipboard-read', 'clipboard-write'] });
    await page.goto(one);
    await page.getByRole('link', { name: share }).click();
    await expectPage(page.getByRole('status').filter({ hasText: linkCopied })).toHaveCount(1);
    await expectPage(page.getByRole('link', { name: linkCopied })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toEndWith(one);
  });

  test('copies the link if the share sheet fails to open', async () => {
    const [one = ''] = await articleAddresses(site.address, href(routes.articles.index, 'en'));
    const { page } = await site.visit({ permissions: ['clipboard-read', 'clipboard-write'] });
    await page.addInitScript(() => {
      navigator.share = () => Promise.reject(new DOMException('No application can take it', 'DataError'));
    });
    await page.goto(one);
    await page.getByRole('link', { name: share }).click();
    await expectPage(page.getByRole('link', { name: linkCopied })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toEndWith(one);
  });
});

test('a missing picture is replaced by the company logo', async () => {
  const { page } = await site.visit();
  await page.route(/\.(avif|webp|jpe?g|png)$/, (route) => route.abort());
  const [one = ''] = await articleAddresses(site.address, href(routes.articles.index, 'en'));
  await page.goto(one);
  const picture = page.locator('article figure img').first();
  await expectPage(picture).toHaveAttribute('src', /logo.*\.svg/);
  await expectPage
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
});

test('a blurred placeholder is shown until a picture has loaded', async () => {
  const { page, complaints } = await site.visit({ viewport: viewports.phone });
  let asked = 0;
  const come = Promise.withResolvers<void>();
  await page.route('**/static/pictures/chapter-journey*', async (route) => {
    asked += 1;
    await come.promise;
    await route.continue();
  });
  await page.goto(href(routes.about.index, 'en'), { waitUntil: 'domcontentloaded' });
  const picture = page.locator('.chapter img').nth(1);
  await picture.scrollIntoViewIfNeeded();
  await expectPage(picture).toHaveCSS('background-image', /^url\("data:image\/webp/);
  await expectPage.poll(() => asked).toBeGreaterThan(0);
  come.resolve();
  await expectPage(picture).toHaveCSS('background-image', 'none');
  expect(complaints).toEqual([]);
});
