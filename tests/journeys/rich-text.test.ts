import { expect, test } from 'bun:test';
import type { Page } from 'playwright';
import { endpoints } from '../../src/routes.ts';
import { violationsInState } from '../support/accessibility.ts';
import { expectPage as onPage } from '../support/expect-page.ts';
import { uploads } from '../support/files/asset-files.ts';
import { pastings } from '../support/pages/clipboard-html.ts';
import type { Visitor } from '../support/pages/windows.ts';
import { contentSent, editor, editorsReady, handOver, paste, withoutIds } from '../support/pages/writing.ts';
import { sharedSite } from '../support/site.ts';

const site = sharedSite();

/** Opens the editor of a new article with this English content. */
async function write(content: string): Promise<Visitor> {
  const visitor = await site.arrive();
  const answer = await visitor.context.request.post('/api/backend/articles', {
    data: {
      article: { category: 'news', status: 'draft', published_at: '2026-01-31T02:00:00Z' },
      details: [{ language: 'en', title: 'Text', content }],
    },
  });
  expect(answer.status()).toBe(201);
  const { id } = (await answer.json()) as { id: number };
  await visitor.page.goto(`${endpoints.articleEdit}/${id}`);
  await editorsReady(visitor.page);
  return visitor;
}

const text = (page: Page) => editor(page, 'English');
const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Formatting: Content in English' });

test('text of other programs keeps its structure, and what is left out is named', async () => {
  const { page, complaints } = await write('<p>Start</p>');
  const notice = page.locator('[data-panel="en"] .editor-writing > .editor-notice [role="status"]');
  const results = [];
  for (const { from, html } of pastings) {
    await text(page).focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Delete');
    await paste(text(page), html);
    const says = ((await notice.textContent()) ?? '').replace(/^Not pasted: /, '');
    results.push({ from, text: withoutIds(await contentSent(page, 'en')), says });
  }
  expect(results).toEqual(pastings.map(({ from, text: expected, says }) => ({ from, text: expected, says })));
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  // The policy of the clipboard is out of reach, and that of the browser trusts no string that a script hands it.
  const made = page.evaluate(() => {
    const { trustedTypes } = window as unknown as {
      trustedTypes: { defaultPolicy: { createHTML: (html: string) => unknown } };
    };
    return String(trustedTypes.defaultPolicy.createHTML('<p>a</p>'));
  });
  await expect(made).rejects.toThrow('for the browser alone');
  expect(complaints).toEqual([]);
});

test('blocks and pictures that are pasted into a list item stay in it', async () => {
  const { page } = await write('<ul><li>One</li><li>Two</li></ul>');
  await text(page).getByText('One').click();
  await page.keyboard.press('End');
  await paste(text(page), '<h2>Head</h2><table><tr><td>1</td><td>2</td></tr></table><ol><li>a</li></ol><hr><p>End</p>');
  await handOver(text(page), 'paste', await uploads.png());
  await onPage
    .poll(async () => withoutIds(await contentSent(page, 'en')))
    .toMatch(
      /^<ul><li><p>One<\/p><h2>Head<\/h2><table><tbody><tr><td>1<\/td><td>2<\/td><\/tr><\/tbody><\/table><ol><li>a<\/li><\/ol><hr \/><p>End<\/p><figure><img [^>]+><\/figure><\/li><li>Two<\/li><\/ul>$/,
    );
});

test('the cursor is at the end of what was pasted, and a caption takes text only', async () => {
  const picture = '<figure><img src="/assets/news-01.webp" alt="A ship" /><figcaption>Ship</figcaption></figure>';
  const { page } = await write(`<p>One</p>${picture}`);
  await text(page).getByText('One').click();
  await page.keyboard.press('End');
  await paste(text(page), '<ol start="2"><li>two</li><li>three</li></ol>');
  await page.keyboard.type('!');
  expect(withoutIds(await contentSent(page, 'en'))).toBe(
    `<p>One</p><ol start="2"><li>two</li><li>three!</li></ol>${picture}`,
  );
  await text(page).getByText('Ship').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' ');
  await paste(text(page), '<p>of <b>iron</b></p><ul><li>new</li></ul>');
  await page.keyboard.type('.');
  expect(withoutIds(await contentSent(page, 'en'))).toEndWith(
    '<figcaption>Ship of <strong>iron</strong> new.</figcaption></figure>',
  );
});

test('a block gets its id when it is changed, and keeps it; copies get new ones', async () => {
  const { page, complaints } = await write('<p>One</p><p class="ql-align-center">Two</p><p>Three</p>');
  const ids = async () => [...(await contentSent(page, 'en')).matchAll(/data-block="(\w+)"/g)].map(([, id]) => id);
  await text(page).getByText('Two').click();
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  const [id] = await ids();
  expect(await contentSent(page, 'en')).toBe(
    `<p>One</p><p class="ql-align-center" data-block="${id}">Two!</p><p>Three</p>`,
  );
  await page.keyboard.press('Control+Z');
  expect(await contentSent(page, 'en')).toBe('<p>One</p><p class="ql-align-center">Two</p><p>Three</p>');
  await page.keyboard.press('Control+Y');
  await page.keyboard.press('Enter');
  await page.keyboard.type('New');
  const [kept, fresh] = await ids();
  expect(kept).toBe(id);
  expect(fresh).not.toBe(id);

  // Cut the last two blocks, and paste them at the start, twice.
  const before = await contentSent(page, 'en');
  await page.evaluate(() => {
    const state = { html: '' };
    Object.assign(window, { clipboard: state });
    for (const kind of ['cut', 'copy']) {
      document.addEventListener(
        kind,
        (event) => (state.html = (event as ClipboardEvent).clipboardData?.getData('text/html') ?? ''),
      );
    }
  });
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Control+X');
  const html = await page.evaluate(() => (window as unknown as { clipboard: { html: string } }).clipboard.html);
  expect(await contentSent(page, 'en')).toBe('');
  await paste(text(page), html);
  // The first and the last had none.
  expect(await ids()).toEqual([expect.any(String), id, fresh, expect.any(String)]);
  expect(withoutIds(await contentSent(page, 'en'))).toBe(withoutIds(before));
  await paste(text(page), html);
  const all = await ids();
  expect(new Set(all).size).toBe(all.length);
  expect(complaints).toEqual([]);
});

test('tables are made, given header cells and left by keyboard', async () => {
  const { page, complaints } = await write('<p>One</p>');
  await text(page).getByText('One').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Alt+F10');
  await onPage(toolbar(page).getByRole('button', { name: 'Heading 2' })).toBeFocused();
  await page.keyboard.press('End');
  await onPage(toolbar(page).getByRole('button', { name: 'Table', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await onPage(text(page)).toBeFocused();
  // The toolbar has no such button within a table, and stays in reach.
  await page.keyboard.press('Alt+F10');
  await onPage(toolbar(page).getByRole('button', { name: 'Heading 2' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.type('Year');
  expect(
    await text(page)
      .locator('tr')
      .first()
      .evaluate((row) => getComputedStyle(row).display),
  ).toBe('table-row');
  const tools = page.getByRole('toolbar', { name: 'Table tools' });
  await tools.getByRole('button', { name: 'Delete row' }).click();
  await tools.getByRole('button', { name: 'Delete column' }).click();
  await page.keyboard.type('2025');
  await tools.getByRole('button', { name: 'Header row' }).click();
  expect(withoutIds(await contentSent(page, 'en'))).toBe(
    '<p>One</p><table><thead><tr><th scope="col">2025</th><th scope="col"></th></tr></thead><tbody><tr><td></td><td></td></tr></tbody></table>',
  );
  await tools.getByRole('button', { name: 'Table caption' }).click();
  await page.keyboard.type('Output');
  await page.keyboard.press('Enter');
  await onPage.poll(() => contentSent(page, 'en')).toContain('<caption>Output</caption><thead>');
  await onPage(text(page)).toBeFocused();
  // Between the cells, and out of the last one.
  await page.keyboard.press('Tab');
  await page.keyboard.type('2026');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('b');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('a');
  await onPage
    .poll(() => contentSent(page, 'en'))
    .toContain('>2026</th></tr></thead><tbody><tr><td>a</td><td>b</td></tr>');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await onPage(page.getByRole('link', { name: 'Live preview' })).toBeFocused();
  expect(complaints).toEqual([]);
});

test('composed text is not torn: a new block gets its id afterwards', async () => {
  const { page, context } = await write('<p>One</p>');
  await text(page).getByText('One').click();
  await page.keyboard.press('End');
  const keyboard = await context.newCDPSession(page);
  for (const composed of ['h', 'he', 'hel', 'hell', 'hello']) {
    await keyboard.send('Input.imeSetComposition', {
      text: composed,
      selectionStart: composed.length,
      selectionEnd: composed.length,
    });
  }
  await keyboard.send('Input.insertText', { text: 'hello' });
  await page.keyboard.press('Enter');
  for (const composed of ['ｄ', 'だ']) {
    await keyboard.send('Input.imeSetComposition', { text: composed, selectionStart: 1, selectionEnd: 1 });
  }
  await keyboard.send('Input.insertText', { text: 'だ' });
  await onPage.poll(async () => withoutIds(await contentSent(page, 'en'))).toBe('<p>Onehello</p><p>だ</p>');
  const ids = [...(await contentSent(page, 'en')).matchAll(/data-block="(\w+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(2);
});

test('signs at the start of a line or around words become formatting, and Backspace or Ctrl+Z brings the signs back', async () => {
  const { page, complaints } = await write('<p>One</p>');
  await text(page).getByText('One').click();
  await page.keyboard.press('End');
  const sent = async () => withoutIds(await contentSent(page, 'en'));
  for (const line of [
    '## Head',
    '- item',
    '',
    '1. first',
    '',
    '> quoted',
    '',
    'a **bold** and _slanted_ word',
    '2*3*4',
  ]) {
    await page.keyboard.press('Enter');
    await page.keyboard.type(line);
  }
  await onPage
    .poll(sent)
    .toBe(
      '<p>One</p><h2>Head</h2><ul><li>item</li></ul><ol><li>first</li></ol><blockquote>quoted</blockquote>' +
        '<p>a <strong>bold</strong> and <em>slanted</em> word</p><p>2*3*4</p>',
    );
  await page.keyboard.press('Enter');
  await page.keyboard.type('---');
  await onPage.poll(sent).toContain('<hr />');
  await page.keyboard.press('Control+Z');
  await onPage.poll(sent).toMatch(/<p>---<\/p>$/);
  await page.keyboard.press('Enter');
  await page.keyboard.type('## ');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('no head');
  await onPage.poll(sent).toMatch(/<p>---<\/p><p>## no head<\/p>$/);
  expect(complaints).toEqual([]);
});

test('text is found literally, counted, and replaced in one step that is undone at once', async () => {
  const { page, complaints } = await write(
    '<h2>A.B</h2><p>a.b <strong>A.b</strong> axb</p><ul><li>a.b</li></ul><table><tr><td>a.b</td></tr></table>',
  );
  await text(page).click();
  await page.keyboard.press('Control+Home');
  const before = await contentSent(page, 'en');
  await page.keyboard.press('Control+F');
  const bar = page.getByRole('group', { name: 'Find and replace: Content in English' });
  await onPage(bar.getByLabel('Find')).toBeFocused();
  await page.keyboard.type('a.b');
  await onPage(bar.getByRole('status')).toHaveText('1 of 5');
  await page.keyboard.press('Enter');
  await onPage(bar.getByRole('status')).toHaveText('2 of 5');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.press('Shift+Enter');
  await onPage(bar.getByRole('status')).toHaveText('5 of 5');
  await bar.getByLabel('Match case').check();
  await onPage(bar.getByRole('status')).toContainText('of 3');
  await bar.getByLabel('Match case').uncheck();
  expect(await violationsInState(page)).toEqual([]);
  await bar.getByLabel('Replace with').fill('$& c');
  await bar.getByRole('button', { name: 'Replace all' }).click();
  await onPage(bar.getByRole('status')).toHaveText('5 replaced');
  expect(withoutIds(await contentSent(page, 'en'))).toBe(
    '<h2>$&amp; c</h2><p>$&amp; c <strong>$&amp; c</strong> axb</p><ul><li>$&amp; c</li></ul>' +
      '<table><tbody><tr><td>$&amp; c</td></tr></tbody></table>',
  );
  await bar.getByLabel('Find').fill('nowhere');
  await onPage(bar.getByRole('status')).toHaveText('No matches');
  await page.keyboard.press('Escape');
  await onPage(bar).toBeHidden();
  await onPage(text(page)).toBeFocused();
  await page.keyboard.press('Control+Z');
  expect(withoutIds(await contentSent(page, 'en'))).toBe(withoutIds(before));
  expect(complaints).toEqual([]);
});

test('focus mode leaves nothing but the text, Escape ends it, and words are counted while they are typed', async () => {
  const { page, complaints } = await write('<p>One two</p>');
  await onPage(page.locator('[data-panel="en"]')).toContainText('2 words · 1 min read');
  await text(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' three four');
  await onPage(page.locator('[data-panel="en"]')).toContainText('4 words · 1 min read');
  await page.getByRole('button', { name: 'Focus mode' }).click();
  await onPage(text(page)).toBeFocused();
  for (const hidden of [
    '.desk-rail',
    '.article-header',
    '#settings',
    '[name="en.title"]',
    '.editor-toolbars',
    '.desk-save',
  ])
    await onPage(page.locator(hidden)).toBeHidden();
  await page.keyboard.type(' five');
  expect(await violationsInState(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await onPage(page.locator('[name="en.title"]')).toBeVisible();
  await onPage(text(page)).toBeFocused();
  await onPage.poll(async () => withoutIds(await contentSent(page, 'en'))).toBe('<p>One two three four five</p>');
  await page.getByRole('button', { name: 'Focus mode' }).click();
  await page.getByRole('button', { name: 'Leave focus mode' }).click();
  await onPage(page.locator('.desk-save')).toBeVisible();
  expect(complaints).toEqual([]);
});
