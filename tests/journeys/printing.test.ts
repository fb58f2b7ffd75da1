import { expect, test } from 'bun:test';
import { PDFDocument } from '@cantoo/pdf-lib';
import { articleAddresses } from '../support/addresses.ts';
import { expectPage } from '../support/expect-page.ts';
import { sampled } from '../support/long-run.ts';
import { sharedSite } from '../support/site.ts';

const site = sharedSite();

const pages = [
  'an article',
  '/id/direksi-dan-komisaris',
  '/en/annual-reports',
  '/en/annual-reports/2024',
  '/id/kebijakan-privasi',
];

test.each(sampled(pages, 0, 3))(
  '%s is printed with letterhead, address and date, without navigation, badge and consent banner',
  async (name) => {
    const path = name === 'an article' ? (await articleAddresses(site.address, '/en/news'))[0] : name;
    const { page, context } = await site.visit();
    await context.clearCookies();
    await page.goto(`${path}`);
    await expectPage(page.locator('.consent')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));

    const letterhead = page.locator('.letterhead');
    await expectPage(letterhead).toBeVisible();
    await expectPage(letterhead).toContainText('PT Khatulistiwa Alumina');
    await expectPage(letterhead).toContainText(`${path}`);
    await expectPage(letterhead.locator('.letterhead-date')).toHaveText(/(\w+ \d{1,2}, \d{4}|\d{1,2} \w+ \d{4})$/);
    await expectPage(page.locator('h1')).toBeVisible();
    if (name === 'an article') await expectPage(page.locator('article figure img').first()).toBeVisible();
    for (const hidden of ['.bar', '.footer', '.report', '.consent', '.closing', 'main nav', 'main button']) {
      await expectPage(page.locator(hidden).filter({ visible: true })).toHaveCount(0);
    }
  },
);

test('a printed link names its target', async () => {
  const { page } = await site.visit({ javaScriptEnabled: false });
  await page.emulateMedia({ media: 'print' });
  // Complete: on a busy machine the list of reports may follow later, which needs script.
  await page.goto('/en/annual-reports?complete=1');
  const link = page.locator('main a[href$="laporan-tahunan-2024.pdf"]').first();
  const target = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  // As the browser serialises the three parts of the generated text.
  expect(target.replaceAll(/"\s*"/g, '')).toContain('(/assets/laporan-tahunan-2024.pdf)');
});

test('all slides of a carousel are printed', async () => {
  const { page } = await site.visit({ viewport: { width: 720, height: 1000 } });
  await page.goto('/id/produk-kami');
  const carousel = page.locator('.carousel').first();
  await carousel.scrollIntoViewIfNeeded();
  await expectPage(carousel).toHaveAttribute('data-moves');
  await page.emulateMedia({ media: 'print' });
  const places = await carousel.locator('.carousel-slide').evaluateAll((slides) =>
    slides.map((slide) => {
      const { left, right } = slide.getBoundingClientRect();
      return left >= 0 && right <= innerWidth;
    }),
  );
  expect(places).toEqual([true, true, true, true, true, true, true]);
});

test('the texts of the printed home page do not overlap, also while the question about cookies is open', async () => {
  const { page, context } = await site.visit({ viewport: { width: 673, height: 960 } });
  await context.clearCookies();
  await page.goto('/en');
  await expectPage(page.locator('.consent')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const overlaps = await page.evaluate(() => {
    const texts = [...document.querySelectorAll('.letterhead p, main :is(h1, h2, h3, p, dt, dd)')].flatMap(
      (element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const { left, top, right, bottom } = range.getBoundingClientRect();
        return right > left ? [{ text: element.textContent, left, top: top + 4, right, bottom: bottom - 4 }] : [];
      },
    );
    return texts.flatMap((one, index) =>
      texts
        .slice(index + 1)
        .filter(
          (other) =>
            one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
        )
        .map((other) => `${one.text} / ${other.text}`),
    );
  });
  expect(overlaps).toEqual([]);
  // An address printed after a link would cover the picture of its card.
  const places = await page
    .locator('main .cover-link')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').position));
  expect(new Set(places)).toEqual(new Set(['static']));
});

test('the parts of a page follow each other on paper, without a page that is left half empty', async () => {
  const { page } = await site.visit();
  const sheets = async (path: string) => {
    await page.goto(path);
    return (await PDFDocument.load(await page.pdf({ format: 'A4' }))).getPageCount();
  };
  expect(await sheets('/en/vendor-help')).toBe(3);
  // The addresses and the ways to complain and to visit, without the form and what belongs to it.
  expect(await sheets('/en/contact')).toBe(2);
});
