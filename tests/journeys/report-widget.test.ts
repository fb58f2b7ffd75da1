import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import type { BrowserContextOptions, Page } from 'playwright';
import { languageCodes } from '../../src/i18n/site/language.ts';
import { href, routes } from '../../src/routes.ts';
import { site as company } from '../../src/site.ts';
import { accessibilityViolations } from '../support/accessibility.ts';
import { resize, viewports } from '../support/browser.ts';
import { expectPage } from '../support/expect-page.ts';
import { journey, openSite, type Site } from '../support/site.ts';

// The words of the site, as visitors read them.
const reportWidgetWords = {
  id: {
    close: 'Tutup',
    move: 'Pindahkan tombol ini ke sudut lain',
    text: 'Laporkan dugaan pelanggaran di Khatulistiwa Alumina. Laporan Anda dirahasiakan dan boleh tanpa nama.',
    create: 'Buat laporan',
  },
  en: {
    close: 'Close',
    move: 'Move this button to another corner',
    text: 'Report suspected misconduct at Khatulistiwa Alumina. Your report is confidential and needs no name.',
    create: 'Create a report',
  },
};

const address = href(routes.governance.index, 'en');
const t = reportWidgetWords.en;

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, journey);
afterAll(() => site.close(), journey);

async function visit(options: BrowserContextOptions = {}, path = address) {
  const visitor = await site.visit(options);
  await visitor.page.goto(path);
  return { ...visitor, badge: badgeOf(visitor.page), card: visitor.page.locator('#report-card') };
}

const badgeOf = (page: Page) => page.getByRole('button', { name: /^BAIK/ });
const placeOf = async (page: Page) => {
  const { x, y } = (await badgeOf(page).boundingBox()) ?? { x: Number.NaN, y: Number.NaN };
  return { x: Math.round(x), y: Math.round(y) };
};
const kept = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('report-widget-position') ?? 'null'));

async function drag(page: Page, to: { x: number; y: number }): Promise<void> {
  const { x, y } = await placeOf(page);
  await page.mouse.move(x + 30, y + 30);
  await page.mouse.down();
  await page.mouse.move((x + to.x) / 2 + 30, (y + to.y) / 2 + 30, { steps: 3 });
  await page.mouse.move(to.x + 30, to.y + 30, { steps: 3 });
  await page.mouse.up();
}

describe.each([
  ['with script', true],
  ['without script', false],
])('the badge, %s', (_name, javaScriptEnabled) => {
  test.each(languageCodes)(
    'opens a card in %s with an explanation and links to the form and the mailbox, and its button closes it',
    async (language) => {
      const words = reportWidgetWords[language];
      const { page, context, badge, card, complaints } = await visit(
        { javaScriptEnabled },
        href(routes.home.index, language),
      );
      await expectPage(card).toBeHidden();
      await badge.click();
      await expectPage(card).toContainText(words.text);
      await expectPage(card.getByRole('link', { name: company.reportMailbox })).toHaveAttribute(
        'href',
        `mailto:${company.reportMailbox}`,
      );
      await card.getByRole('button', { name: words.close }).click();
      await expectPage(card).toBeHidden();
      await badge.click();
      await card.getByRole('link', { name: words.create }).click();
      await page.waitForURL(`**${href(routes.baik.index, language)}`);
      await expectPage(badge).toHaveCount(0);
      expect(complaints).toEqual([]);
      await context.close();
    },
    journey,
  );
});

test(
  'the card closes with Escape, which returns the focus to the badge',
  async () => {
    const { page, context, badge, card } = await visit();
    await badge.focus();
    await page.keyboard.press('Enter');
    await expectPage(card).toBeVisible();
    await page.keyboard.press('Tab');
    await expectPage(card.getByRole('button', { name: t.close })).toBeFocused();
    await page.keyboard.press('Escape');
    await expectPage(card).toBeHidden();
    await expectPage(badge).toBeFocused();
    await context.close();
  },
  journey,
);

describe.each([
  ['phone', viewports.phone, 80],
  ['tablet', viewports.tablet, 96],
] as const)('on a %s', (_screen, viewport, size) => {
  const furthest = { x: viewport.width - size - 32, y: viewport.height - size - 32 };

  test(
    "the badge is moved by dragging, within 32 pixels of the window's edges, and keeps its position",
    async () => {
      const { page, context, card } = await visit({ viewport });
      await drag(page, { x: 116, y: 216 });
      await expectPage.poll(() => placeOf(page)).toEqual({ x: 116, y: 216 });
      await expectPage.poll(() => kept(page)).toEqual({ x: 100, y: 200 });
      await expectPage(card).toBeHidden();
      await drag(page, { x: -500, y: -500 });
      await expectPage.poll(() => kept(page)).toEqual({ x: 0, y: 0 });
      await drag(page, { x: 3000, y: 3000 });
      await expectPage.poll(() => kept(page)).toEqual(furthest);
      await drag(page, { x: 116, y: 316 });
      await expectPage.poll(() => kept(page)).toEqual({ x: 100, y: 300 });
      await page.goto(href(routes.organization.index, 'en'));
      await expectPage.poll(() => placeOf(page)).toEqual({ x: 116, y: 316 });
      await context.close();
    },
    journey,
  );

  test(
    'it is moved by the arrow keys, and by a button to the next corner',
    async () => {
      const { page, context, badge, card } = await visit({ viewport });
      const { x, y } = await placeOf(page);
      await badge.focus();
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowUp');
      await expectPage.poll(() => placeOf(page)).toEqual({ x: x - 16, y: y - 16 });
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await expectPage.poll(() => kept(page)).toEqual({ x: furthest.x - 16, y: furthest.y });
      expect(await page.evaluate(() => scrollY)).toBe(0);

      await badge.click();
      const move = card.getByRole('button', { name: t.move });
      for (const corner of [{ x: 0, y: furthest.y }, { x: 0, y: 56 }, { x: furthest.x, y: 56 }, furthest]) {
        await move.click();
        await expectPage.poll(() => kept(page)).toEqual(corner);
      }
      await context.close();
    },
    journey,
  );
});

test(
  'a smaller window moves the badge inside, and a wide one returns it to its corner',
  async () => {
    const { page, context, badge } = await visit({ viewport: viewports.tablet });
    await drag(page, { x: 600, y: 900 });
    await resize(page, viewports.phone);
    await expectPage(badge).toBeInViewport({ ratio: 1 });
    await resize(page, viewports.desktop);
    const corner = { x: viewports.desktop.width - 96 - 16, y: viewports.desktop.height - 96 - 16 };
    await expectPage.poll(() => placeOf(page)).toEqual(corner);
    await drag(page, { x: 300, y: 300 });
    expect(await placeOf(page)).toEqual(corner);
    await badge.focus();
    await page.keyboard.press('ArrowLeft');
    expect(await placeOf(page)).toEqual(corner);
    await context.close();
  },
  journey,
);

test.each(['nonsense', '{"x":"1","y":null}', '[]', 'null'])(
  'an invalid stored position (%p) is ignored',
  async (value) => {
    const { page, context, complaints } = await visit({ viewport: viewports.phone });
    await page.evaluate((text) => localStorage.setItem('report-widget-position', text), value);
    await page.reload();
    await expectPage.poll(() => placeOf(page)).toEqual({ x: 294, y: 748 });
    expect(complaints).toEqual([]);
    await context.close();
  },
  journey,
);

test.each(Object.entries(viewports))(
  'on a %s the open card is accessible at every position and does not cover the back-to-top button',
  async (screen, viewport) => {
    const { page, context, badge, card } = await visit({ viewport });
    if (screen !== 'desktop') await drag(page, { x: viewport.width / 2 - 50, y: viewport.height / 3 });
    await badge.click();
    await expectPage(card).toBeInViewport({ ratio: 1 });
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expectPage(card).toBeHidden();
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await page.evaluate(() => scrollTo({ top: 1000, behavior: 'instant' }));
    await expectPage(page.locator('.to-top')).toBeVisible();
    const [one, other] = [await badge.boundingBox(), await page.locator('.to-top').boundingBox()];
    if (!one || !other) throw new Error('Element not found');
    const apart =
      one.x >= other.x + other.width ||
      other.x >= one.x + one.width ||
      one.y >= other.y + other.height ||
      other.y >= one.y + one.height;
    expect(apart).toBe(true);
    await context.close();
  },
  journey,
);
