import { describe, expect, test } from 'bun:test';
import type { Locator, Page } from 'playwright';
import { endpoints } from '../../src/routes.ts';
import { resize, viewports } from '../support/browser.ts';
import { expectPage as onPage } from '../support/expect-page.ts';
import type { Visitor } from '../support/pages/windows.ts';
import { editor, editorsReady, paste, visibleText } from '../support/pages/writing.ts';
import { sharedSite } from '../support/site.ts';

const site = sharedSite();

const paragraphs = 40;
const long = Array.from(
  { length: paragraphs },
  (_, index) => `<p>Paragraph ${index + 1}: the refinery takes in bauxite, and alumina leaves it by ship.</p>`,
).join('\n');

type Languages = readonly ('id' | 'en')[];
type Size = { width: number; height: number };

/** Opens the form of a new article with a long text. */
async function open(viewport: Size, languages: Languages, arrange?: (visitor: Visitor, id: number) => Promise<void>) {
  const visitor = await site.arrive({ viewport });
  const answer = await visitor.context.request.post('/api/backend/articles', {
    data: {
      article: { category: 'news', status: 'draft', published_at: '2026-01-31T02:00:00Z' },
      details: languages.map((language) => ({ language, title: 'A long article', content: long })),
    },
  });
  expect(answer.status()).toBe(201);
  const { id } = (await answer.json()) as { id: number };
  await arrange?.(visitor, id);
  await visitor.page.goto(`${endpoints.articleEdit}/${id}`);
  await editorsReady(visitor.page);
  return visitor;
}

/** The article is open in another window, which has text that was not saved. */
async function leaveUnsavedText({ context }: Visitor, id: number): Promise<void> {
  const other = await context.newPage();
  await other.goto(`${endpoints.articleEdit}/${id}`);
  await editorsReady(other);
  await other.locator('[name$=".title"]:visible').first().pressSequentially('!');
  await onPage(other.locator('[data-autosave-state]')).toContainText('Saved automatically');
}

/** What covers the caret, once the browser has painted it. */
const coveringCaret = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    const selection = getSelection();
    const node = selection?.focusNode;
    if (!selection || !node) return ['no caret'];
    const range = document.createRange();
    range.setStart(node, selection.focusOffset);
    const element = node instanceof Element ? node : node.parentElement;
    const block = element?.closest('p, li, td, h2, h3');
    const caret = [range.getBoundingClientRect(), block?.getBoundingClientRect()].find((rect) => rect?.height);
    if (!caret) return ['no caret'];
    const bars = ['.desk-save', '.desk-rail', '.article-side', '.editor-toolbars', '.editor-notice'].flatMap((bar) =>
      [...document.querySelectorAll(bar)].map((found) => [bar, found.getBoundingClientRect()] as const),
    );
    const covering = bars.filter(
      ([, { top, bottom, left, right }]) =>
        caret.top < bottom && caret.bottom > top && caret.left < right && caret.left >= left,
    );
    const isOutside = caret.top < 0 || caret.bottom > innerHeight;
    return [...covering.map(([bar]) => bar), ...(isOutside ? ['window'] : [])];
  });

/** CSS pixels between the line of the caret and a notice. */
const distanceFromCaret = (notice: Locator) =>
  notice.evaluate((element) => {
    const node = getSelection()?.focusNode;
    const block = node instanceof Element ? node : node?.parentElement;
    if (!block) return Number.POSITIVE_INFINITY;
    const line = block.getBoundingClientRect();
    const { top, bottom } = element.getBoundingClientRect();
    return Math.max(top - line.bottom, line.top - bottom);
  });

test.each([[['en']], [['id', 'en']]] as const)(
  'an article in %p that is opened shows at least 480 pixels of its text on a desktop and a tablet and 300 on a phone, below notices too',
  async (languages) => {
    const { page, complaints } = await open(viewports.desktop, languages, leaveUnsavedText);
    await onPage(page.getByText('you, in another window')).toBeVisible();
    await onPage(page.getByText('This form holds your unsaved text from')).toBeVisible();
    for (const [device, least] of [
      ['desktop', 480],
      ['tablet', 480],
      ['phone', 300],
    ] as const) {
      await resize(page, viewports[device]);
      await onPage.poll(async () => Math.min(...(await visibleText(page)))).toBeGreaterThanOrEqual(least);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
    expect(complaints).toEqual([]);
  },
);

describe('no bar covers the caret', () => {
  test.each([
    ['desktop', ['id', 'en']],
    ['phone', ['en']],
  ] as const)('on a %s, by keyboard, by pointer and while typing', async (device, languages) => {
    const { page, complaints } = await open(viewports[device], languages);
    const text = editor(page, 'English');
    const covered: Record<string, string[]> = {};
    const note = async (step: string) => {
      const found = await coveringCaret(page);
      if (found.length > 0) covered[step] = found;
    };

    // A line that the bar covers half.
    const place = await text.evaluate((root) => {
      const bar = document.querySelector('.desk-save')?.getBoundingClientRect().top ?? 0;
      const line = [...root.children].map((one) => one.getBoundingClientRect()).find(({ bottom }) => bottom > bar);
      if (!line) throw new Error('The text ends above the bar.');
      scrollBy({ top: line.top + 8 - bar, behavior: 'instant' });
      return { x: line.left + 60, y: bar - 4 };
    });
    await page.mouse.click(place.x, place.y);
    await note('a click at the edge of the save bar');
    for (let line = 0; line < 12; line += 1) {
      await page.keyboard.type('More ');
      await page.keyboard.press('Enter');
      await note(`typing line ${line}`);
    }
    for (const key of ['Control+End', 'Control+Home', 'PageDown', 'PageDown', 'PageUp', 'Control+End']) {
      await page.keyboard.press(key);
      await note(key);
    }
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press('ArrowUp');
      await note(`ArrowUp ${step}`);
    }
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press('ArrowDown');
      await note(`ArrowDown ${step}`);
    }
    await page.keyboard.press('Enter');
    await note('Enter at the end');
    await page.keyboard.type('The end');
    await note('typing at the end');
    expect(covered).toEqual({});
    // What was not pasted is said beside the cursor.
    await paste(text, '<p>Pasted <img src="https://pictures.example/a.png" alt="Logo"> text</p>');
    const notice = page.locator('[data-panel="en"] [role="status"]', { hasText: 'Not pasted: picture “Logo”.' });
    for (const key of ['Enter', 'Control+Home', 'ArrowDown', 'Control+End']) {
      await onPage(notice).toBeInViewport({ ratio: 1 });
      expect(await coveringCaret(page)).toEqual([]);
      expect(await distanceFromCaret(notice)).toBeLessThan(40);
      await page.keyboard.press(key);
    }
    // What is found is between the bars too.
    await page.keyboard.press('Control+F');
    for (const found of ['Paragraph 3:', 'Paragraph 30:']) {
      await page.getByLabel('Find', { exact: true }).fill(found);
      const match = page.locator('.editor-match-current', { hasText: found });
      await onPage(match).toBeInViewport({ ratio: 1 });
      expect(
        await match.evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          const [tools, save] = ['.editor-toolbars', '.desk-save'].map((bar) =>
            document.querySelector(bar)?.getBoundingClientRect(),
          );
          return top >= (tools?.bottom ?? 0) && bottom <= (save?.top ?? 0);
        }),
      ).toBe(true);
    }
    expect(complaints).toEqual([]);
  });
});

test('the focus is in the title, Enter and Tab lead to the excerpt, and Tab to the text; links of the navigation have names in its narrow form', async () => {
  const { page } = await open(viewports.desktop, ['en']);
  await onPage(page.locator('[name="en.title"]')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' of ships');
  await page.keyboard.press('Enter');
  await onPage(page.locator('[name="en.excerpt"]')).toBeFocused();
  await page.keyboard.press('Tab');
  await onPage(editor(page, 'English')).toBeFocused();
  await onPage(page.locator('[name="en.title"]')).toHaveValue('A long article of ships');
  await onPage(page.locator('[name="en.slug"]')).toHaveValue('a-long-article-of-ships');
  await onPage(page.getByRole('link', { name: 'Articles' })).toBeVisible();
  expect(await page.locator('.desk-rail').evaluate((rail) => rail.clientWidth)).toBeLessThan(80);
});

/** Upper edges of the first line of each block of the text. */
const tops = (page: Page, language: 'Indonesian' | 'English') =>
  editor(page, language).evaluate((root) =>
    [...root.children].map((block) => {
      const range = document.createRange();
      range.selectNodeContents(block);
      return Math.round(range.getClientRects()[0]?.top ?? 0);
    }),
  );

test('two languages stand beside each other, corresponding blocks at the same height, also after typing; one can be read alone', async () => {
  const words = 'The refinery takes in bauxite, and alumina leaves it by ship. ';
  const text = (lengths: readonly number[], last: string) =>
    [
      '<h2>One</h2>',
      ...lengths.map((length) => `<p>${words.repeat(length)}</p>`),
      '<blockquote>Two</blockquote>',
      `<p>${last}</p>`,
    ].join('');
  const { page, complaints } = await open(viewports.desktop, ['id', 'en'], async ({ context }, id) => {
    for (const [language, content] of [
      ['id', text([1, 6, 1], 'Akhir')],
      // A paragraph more: what follows the quotation corresponds nevertheless.
      ['en', text([4, 1, 1, 2], 'The end')],
    ]) {
      const data = { language, title: 'Beside each other', content };
      const answer = await context.request.put(`/api/backend/articles/${id}/details/${language}`, { data });
      expect(answer.status()).toBe(200);
    }
  });
  const apart = async () => {
    const [left, right] = [await tops(page, 'Indonesian'), await tops(page, 'English')];
    const pairs = [
      ...[0, 1, 2, 3].map((at) => [left[at], right[at]]),
      [left.at(-2), right.at(-2)],
      [left.at(-1), right.at(-1)],
    ];
    return Math.max(...pairs.map(([one = 0, other = 1000]) => Math.abs(one - other)));
  };
  await onPage.poll(apart).toBeLessThanOrEqual(1);
  await editor(page, 'English').locator('p').first().click();
  await page.keyboard.press('End');
  await page.keyboard.type(words.repeat(4));
  await onPage.poll(apart).toBeLessThanOrEqual(1);
  const form = page.locator('form[data-article-form]');
  const sent = await form.evaluate((element: HTMLFormElement) => String(new FormData(element).get('en.content')));
  expect(sent).toContain(words);
  expect(sent).not.toContain('style');

  await page.getByRole('checkbox', { name: 'Both languages side by side' }).uncheck();
  await onPage(editor(page, 'Indonesian')).toBeHidden();
  await page.getByRole('radio', { name: 'Indonesian' }).check();
  await onPage(editor(page, 'English')).toBeHidden();
  await onPage(page.getByRole('toolbar')).toHaveAccessibleName('Formatting: Content in Indonesian');
  await onPage.poll(() => page.locator('.editor-spaced').count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('on a phone, settings are a sheet, which errors open too; without script they follow the text', async () => {
  const { page, complaints } = await open(viewports.phone, ['en']);
  const sheet = page.getByRole('dialog', { name: 'Settings' });
  await onPage(page.getByLabel('Author')).toBeHidden();
  await page.getByRole('link', { name: 'Settings' }).click();
  await sheet.getByLabel('Author').fill('Sari');
  await page.keyboard.press('Escape');
  await onPage(sheet).toBeHidden();
  await onPage(page.getByRole('link', { name: 'Settings' })).toBeFocused();
  await page.locator('[name="published_at"]').evaluate((field) => Object.assign(field, { value: '' }));
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('link', { name: 'Please select a Published date' }).click();
  await onPage(sheet.getByLabel('Published date')).toBeFocused();
  await onPage(sheet.getByLabel('Author')).toHaveValue('Sari');
  await sheet.getByRole('button', { name: 'Close settings' }).click();
  await onPage(sheet).toBeHidden();
  await page.getByRole('link', { name: 'Settings' }).click();
  await sheet.getByLabel('Published date').fill('2026-01-31T09:00');
  await page.keyboard.press('Control+S');
  await onPage(page.getByText('Article updated', { exact: true })).toBeVisible();
  await onPage(sheet).toBeHidden();
  const beforeScript = await page.context().newPage();
  await beforeScript.setViewportSize(viewports.phone);
  await beforeScript.goto(`${page.url()}#published-at`);
  await onPage(beforeScript.getByRole('dialog').getByLabel('Published date')).toBeFocused();
  expect(complaints.filter((complaint) => !complaint.includes('422'))).toEqual([]);

  const plain = await site.arrive({ viewport: viewports.phone, javaScriptEnabled: false });
  await plain.page.goto(endpoints.articleCreate);
  await onPage(plain.page.getByLabel('Author')).toBeVisible();
  expect(
    await plain.page.locator('[name="id.content"]').evaluate((text) => {
      const author = document.querySelector('[name="author"]');
      return author !== null && text.getBoundingClientRect().bottom <= author.getBoundingClientRect().top;
    }),
  ).toBe(true);
});

test('a comparison marks added words in a heading by a color and a line that is not cut off, as heavy as the words beside them', async () => {
  const visitor = await site.arrive({ viewport: viewports.desktop });
  const { page, context } = visitor;
  const detail = (content: string) => ({ language: 'en', title: 'A compared article', slug: '', content });
  const answer = await context.request.post('/api/backend/articles', {
    data: {
      article: { category: 'news', status: 'draft', published_at: '2026-01-31T02:00:00Z' },
      details: [detail('<h2>Alumina</h2>')],
    },
  });
  const { id } = (await answer.json()) as { id: number };
  const changed = await context.request.put(`/api/backend/articles/${id}/details/en`, {
    data: detail('<h2>White alumina</h2>'),
  });
  expect(changed.status()).toBe(200);
  await page.goto(`/backend/versions/articles/${id}/compare?from=1&to=2`);
  const added = await page
    .locator('ins')
    .first()
    .evaluate((words) => {
      const own = getComputedStyle(words);
      const heading = words.closest('h2') ?? words;
      const box = words.closest('.diff-rich') ?? words;
      return {
        isColored: own.backgroundColor !== 'rgba(0, 0, 0, 0)',
        isAsHeavy: Number(own.fontWeight) >= Number(getComputedStyle(heading).fontWeight),
        roomForLine: box.getBoundingClientRect().bottom - words.getBoundingClientRect().bottom,
      };
    });
  expect(added).toMatchObject({ isColored: true, isAsHeavy: true });
  expect(added.roomForLine).toBeGreaterThanOrEqual(4);
});
