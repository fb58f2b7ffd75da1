import { describe, expect, test } from 'bun:test';
import type { BrowserContextOptions, Page } from 'playwright';
import { href, routes } from '../../src/routes.ts';
import { violationsInState } from '../support/accessibility.ts';
import { auditedLanguages, resize, viewports } from '../support/browser.ts';
import { expectPage } from '../support/expect-page.ts';
import { sampled } from '../support/long-run.ts';
import { coveredByBadge } from '../support/pages/covered.ts';
import { sharedSite } from '../support/site.ts';

// The words of the site, as visitors read them.
const reportWidgetWords = {
  id: {
    close: 'Tutup',
    move: 'Pindahkan tombol ini ke sudut lain',
    text: 'Laporkan hal yang salah di Khatulistiwa Alumina. Laporan dikunci, dan Anda tidak perlu menulis nama.',
    create: 'Buat laporan',
  },
  en: {
    close: 'Close',
    move: 'Move this button to another corner',
    text: 'Report what is wrong at Khatulistiwa Alumina. Reports are locked, and you do not have to give your name.',
    create: 'Create a report',
  },
};

const address = href(routes.governance.index, 'en');
const t = reportWidgetWords.en;

const site = sharedSite();

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

/** Moves the pointer, which loads the script of the badge, and waits for it. */
const movable = (page: Page) =>
  expectPage
    .poll(async () => {
      await page.mouse.move(1, 1);
      await page.mouse.move(2, 2);
      return badgeOf(page).getAttribute('aria-describedby');
    })
    .toBe('report-hint');

/** Drags the badge by that distance, once it rests. Returns where the pointer took hold of it: its middle. */
async function drag(page: Page, across: number, down: number): Promise<{ x: number; y: number }> {
  let last = '';
  await expectPage
    .poll(async () => {
      const before = last;
      last = JSON.stringify(await badgeOf(page).boundingBox());
      return last === before;
    })
    .toBe(true);
  const box = await badgeOf(page).boundingBox();
  if (!box) throw new Error('There is no badge');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + across / 2, y + down / 2, { steps: 3 });
  await page.mouse.move(x + across, y + down, { steps: 3 });
  await page.mouse.up();
  return { x, y };
}

describe.each(auditedLanguages)('the badge, in %s', (language) => {
  test('opens a card with an explanation and links to the form and the mailbox, and its button closes it', async () => {
    const words = reportWidgetWords[language];
    const { page, badge, card, complaints } = await visit({}, href(routes.home.index, language));
    await expectPage(card).toBeHidden();
    await badge.click();
    await expectPage(card).toContainText(words.text);
    await expectPage(card.getByRole('link', { name: 'baik@khatulistiwa-alumina.example' })).toHaveAttribute(
      'href',
      'mailto:baik@khatulistiwa-alumina.example',
    );
    await card.getByRole('button', { name: words.close }).click();
    await expectPage(card).toBeHidden();
    await badge.click();
    await card.getByRole('link', { name: words.create }).click();
    await page.waitForURL(`**${href(routes.baik.index, language)}`);
    await expectPage(badge).toHaveCount(0);
    expect(complaints).toEqual([]);
  });
});

test('the card closes with Escape, which returns the focus to the badge', async () => {
  const { page, badge, card } = await visit();
  await badge.focus();
  await page.keyboard.press('Enter');
  await expectPage(card).toBeVisible();
  await page.keyboard.press('Tab');
  await expectPage(card.getByRole('button', { name: t.close })).toBeFocused();
  await page.keyboard.press('Escape');
  await expectPage(card).toBeHidden();
  await expectPage(badge).toBeFocused();
});

const screens = [
  ['phone', viewports.phone, 80],
  ['tablet', viewports.tablet, 96],
] as const;

describe.each(sampled(screens, 0))('on a %s', (_screen, viewport, size) => {
  const furthest = { x: viewport.width - size - 32, y: viewport.height - size - 32 };

  test("the badge is moved by dragging, below the header and within 16 pixels of the window's edges, and keeps its position", async () => {
    const { page, card } = await visit({ viewport });
    await movable(page);
    const { x } = await drag(page, -100, -200);
    await expectPage.poll(() => kept(page)).toEqual({ x: x - 100 - size / 2 - 16, y: furthest.y - 200 });
    await expectPage(card).toBeHidden();
    await drag(page, -2000, -3000);
    await expectPage.poll(() => kept(page)).toEqual({ x: 0, y: 56 });
    await drag(page, 3000, 3000);
    await expectPage.poll(() => kept(page)).toEqual(furthest);
    await drag(page, 0, -200);
    await expectPage.poll(() => kept(page)).toEqual({ x: furthest.x, y: furthest.y - 200 });
    await page.goto(href(routes.organization.index, 'en'));
    await movable(page);
    expect(await kept(page)).toEqual({ x: furthest.x, y: furthest.y - 200 });
  });

  test('it is shown whole while it is dragged, and is a tab at the nearest edge where it would cover text', async () => {
    const { page, badge } = await visit({ viewport }, href(routes.policies.privacy, 'en'));
    await movable(page);
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
    const box = await badge.boundingBox();
    if (!box) throw new Error('There is no badge');
    await page.mouse.move(box.x + 8, box.y + 40);
    await page.mouse.down();
    await page.mouse.move(200, 400, { steps: 3 });
    await expectPage(badge).toHaveAttribute('data-whole');
    await page.mouse.move(240, 400, { steps: 3 });
    await expectPage.poll(async () => (await placeOf(page)).x).toBe(240 - size / 2);
    await page.mouse.up();
    // Right of the middle of the phone it stays at the right, and left of it at the left.
    await page.evaluate(() => scrollBy({ top: 20, behavior: 'instant' }));
    await expectPage(badge).not.toHaveAttribute('data-whole');
    await expectPage
      .poll(async () => Math.round((await placeOf(page)).x / viewport.width))
      .toBe(240 < viewport.width / 2 ? 0 : 1);
    const tab = await placeOf(page);
    await page.mouse.move(tab.x + 10, tab.y + 40);
    await page.mouse.down();
    await page.mouse.move(80, 400, { steps: 3 });
    await page.mouse.up();
    // Where it was dropped, until the page scrolls.
    await expectPage.poll(async () => (await placeOf(page)).x).toBe(80 - size / 2);
    await page.evaluate(() => scrollBy({ top: 20, behavior: 'instant' }));
    await expectPage(badge).not.toHaveAttribute('data-whole');
    await expectPage.poll(async () => (await placeOf(page)).x).toBe(0);
  });

  test('the first touch on a page drags it', async () => {
    const { page, context, badge } = await visit({ viewport, hasTouch: true, isMobile: true });
    await page.waitForLoadState('networkidle');
    const box = await badge.boundingBox();
    if (!box) throw new Error('There is no badge');
    const touch = await context.newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints });
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await send('touchStart', { x, y });
    for (const part of [0.25, 0.5, 0.75, 1]) await send('touchMove', { x: x - 100 * part, y: y - 200 * part });
    await send('touchEnd');
    await expectPage.poll(() => kept(page)).toEqual({ x: x - 100 - size / 2 - 16, y: furthest.y - 200 });
  });

  test('it is moved by the arrow keys, and by a button to the next corner', async () => {
    const { page, badge, card } = await visit({ viewport });
    await movable(page);
    await badge.focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowUp');
    await expectPage.poll(() => kept(page)).toEqual({ x: furthest.x - 16, y: furthest.y - 16 });
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
  });
});

test.each(
  sampled(
    [
      [320, 640],
      [1440, 900],
    ],
    0,
  ),
)(
  'on a page of %i by %i pixels the badge covers no control and no text, wherever the page is scrolled',
  async (width, height) => {
    const { page } = await visit({ viewport: { width, height } }, href(routes.profile.index, 'id'));
    await page.waitForLoadState('networkidle');
    expect(await coveredByBadge(page)).toEqual([]);
  },
);

test('the tab gives way to a focused control', async () => {
  const { page, badge } = await visit({ viewport: viewports.phone }, href(routes.contact.index, 'en'));
  await movable(page);
  const link = page.getByRole('contentinfo').getByRole('link').first();
  await link.focus();
  // Across the whole window, at the height of the tab.
  await link.evaluate(({ style }) => {
    style.position = 'fixed';
    style.inset = '760px 0 auto';
    style.height = '40px';
  });
  await page.evaluate(() => dispatchEvent(new Event('scroll')));
  await expectPage.poll(async () => (await placeOf(page)).y).toBeLessThanOrEqual(760 - 80);
  await expectPage(badge).toBeInViewport({ ratio: 1 });
});

test('a smaller window moves the badge inside, and a wide one returns it to its corner', async () => {
  const { page, badge } = await visit({ viewport: viewports.tablet });
  await movable(page);
  await drag(page, -100, -100);
  await resize(page, viewports.phone);
  await expectPage(badge).toBeInViewport({ ratio: 1 });
  const before = await kept(page);
  await resize(page, viewports.desktop);
  const top = viewports.desktop.height - 96 - 16;
  await expectPage.poll(async () => (await placeOf(page)).y).toBe(top);
  await drag(page, -300, -300);
  await badge.focus();
  await page.keyboard.press('ArrowLeft');
  expect((await placeOf(page)).y).toBe(top);
  expect(await kept(page)).toEqual(before);
});

test.each(sampled(['nonsense', '{"x":"1","y":null}', '[]', 'null'], 0))(
  'an invalid stored position (%p) is ignored',
  async (value) => {
    const { page, complaints } = await visit({ viewport: viewports.phone });
    await movable(page);
    const usual = await placeOf(page);
    await page.evaluate((text) => localStorage.setItem('report-widget-position', text), value);
    await page.reload();
    await movable(page);
    expect(await placeOf(page)).toEqual(usual);
    expect(complaints).toEqual([]);
  },
);

test.each(sampled(Object.entries(viewports), 0, 2))(
  'on a %s the open card is accessible at every position and does not cover the back-to-top button',
  async (screen, viewport) => {
    const { page, badge, card } = await visit({ viewport }, href(routes.policies.privacy, 'en'));
    if (screen !== 'desktop') {
      await movable(page);
      await drag(page, -viewport.width / 2, -viewport.height / 3);
    }
    await badge.click();
    await expectPage(card).toBeInViewport({ ratio: 1 });
    expect(await violationsInState(page, '#report-card')).toEqual([]);
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
  },
);
