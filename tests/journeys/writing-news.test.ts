import { describe, expect, test } from 'bun:test';
import type { Page } from 'playwright';
import { endpoints, href, routes } from '../../src/routes.ts';
import { violationsInState } from '../support/accessibility.ts';
import { auditedDesks, resize, settle, viewports } from '../support/browser.ts';
import { expectPage as onPage } from '../support/expect-page.ts';
import { unusedWidth, uploads } from '../support/files/asset-files.ts';
import { longTest } from '../support/long-run.ts';
import { markupMistakes } from '../support/pages/markup.ts';
import type { Visitor } from '../support/pages/windows.ts';
import { contentSent, editor, editorsReady, handOver, paste, toastSays, withoutIds } from '../support/pages/writing.ts';
import { sharedOffice, signIn } from '../support/site.ts';

const site = sharedOffice();
const { arrive } = site;
/** Creates an article in both languages; returns its id. */
/** A draft: what is saved to a published article waits until it is published. */
async function article({ context }: Visitor, title: string): Promise<number> {
  const answer = await context.request.post('/api/backend/articles', {
    data: {
      article: { category: 'news', status: 'draft', published_at: '2026-01-31T02:00:00Z' },
      details: [
        { language: 'id', title: `${title} (id)`, content: '<p>Satu dua.</p>' },
        { language: 'en', title: `${title} (en)`, content: '<p>One two.</p>' },
      ],
    },
  });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}

/** Headers of another editor, who has just been invited. */
async function colleague({ context }: Visitor): Promise<Record<string, string>> {
  // A repeated attempt meets the account of the first one.
  const data = { username: `rekan-${crypto.randomUUID().slice(0, 8)}`, roles: ['editor'], language: 'en' };
  const invited = await context.request.post('/api/backend/users', { data });
  const { invitation_link: link } = (await invited.json()) as { invitation_link: string };
  const cookieOf = (answer: Response) => answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const cookie = cookieOf(await fetch(`${site.address}${new URL(link).pathname}`, { redirect: 'manual' }));
  const password = 'a good long password';
  const body = new URLSearchParams({ password, again: password });
  const invitation = `${site.address}/backend/invitation`;
  await fetch(invitation, { method: 'POST', headers: { cookie }, body, redirect: 'manual' });
  const json = { 'content-type': 'application/json' };
  const given = JSON.stringify({ username: data.username, password });
  const signedIn = await fetch(`${site.address}/api/backend/login`, { method: 'POST', headers: json, body: given });
  expect(signedIn.status).toBe(200);
  return { ...json, cookie: cookieOf(signedIn) };
}

async function read(visitor: Visitor, id: number, language: 'id' | 'en', text: string): Promise<void> {
  const reader = await visitor.context.browser()?.newContext({ baseURL: site.address });
  const page = await reader?.newPage();
  if (!page) throw new Error('There is no browser.');
  const address = href(routes.articles.show, language, { id });
  await onPage
    .poll(
      async () => {
        await page.goto(address);
        return page.locator('main').textContent();
      },
      { intervals: [200] },
    )
    .toContain(text);
  await reader?.close();
}

/** Processing a picture takes longer. */
const waiting = { timeout: 30_000 };

const edit = (page: Page, id: number) => page.goto(`${endpoints.articleEdit}/${id}`);
const idOfNewest = async ({ context }: Visitor, title: string): Promise<number> => {
  const answer = await context.request.get(`/api/backend/articles?q=${encodeURIComponent(title)}&limit=1`);
  const [found] = (await answer.json()) as { id: number }[];
  return found?.id ?? 0;
};

describe('an editor publishes in two languages and a visitor reads it', () => {
  test('with script', async () => {
    const visitor = await arrive();
    const { page, complaints } = visitor;
    await page.goto(endpoints.articleManager);
    await page.getByRole('link', { name: 'Create Article' }).click();
    await editorsReady(page);
    await page.getByLabel('Status').selectOption('published');
    await page.getByRole('textbox', { name: 'Title' }).first().fill('Kapal pertama: tiba!');
    await onPage(page.locator('[name="id.slug"]')).toHaveValue('kapal-pertama-tiba');
    await editor(page, 'Indonesian').click();
    await page.keyboard.type('Muatan pertama.');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Bulleted list' }).first().click();
    await page.keyboard.type('alumina');
    await onPage
      .poll(async () => withoutIds(await contentSent(page, 'id')))
      .toBe('<p>Muatan pertama.</p><ul><li>alumina</li></ul>');

    await page.getByRole('checkbox', { name: 'English' }).check();
    await page.locator('[name="en.title"]').fill('The first ship arrives');
    await editor(page, 'English').click();
    await page.keyboard.type('First cargo of the year.');
    await page.getByRole('button', { name: 'Create Article' }).click();
    await onPage(page).toHaveURL(/\/backend\/articles\/edit\/\d+/);
    await toastSays(page, 'Article created');
    await toastSays(page, 'Article has been created successfully');
    await onPage(page.locator('main header')).toContainText('Indonesian, English');

    const id = await idOfNewest(visitor, 'The first ship arrives');
    await read(visitor, id, 'id', 'Muatan pertama.');
    await read(visitor, id, 'en', 'First cargo of the year.');
    expect(complaints).toEqual([]);
  });

  test('without script', async () => {
    const visitor = await arrive({ javaScriptEnabled: false });
    const { page } = visitor;
    await page.goto(endpoints.articleCreate);
    await page.getByLabel('Status').selectOption('published');
    await page.locator('[name="id.title"]').fill('Tanpa skrip');
    await page.locator('[name="id.content"]').fill('<p>Ditulis <em>tanpa</em> skrip.</p>');
    await onPage(page.locator('[name="en.title"]')).toBeHidden();
    await page.getByRole('checkbox', { name: 'English' }).check();
    await onPage(page.locator('[name="id.document"]')).toBeHidden();
    await page.locator('[name="en.title"]').fill('Without script');
    await page.getByRole('button', { name: 'Create Article' }).click();
    await onPage(page.getByRole('link', { name: 'Please fill in title and content for English' })).toBeVisible();
    await onPage(page.locator('[name="id.title"]')).toHaveValue('Tanpa skrip');
    await page.locator('[name="en.content"]').fill('<p>Written without script.</p>');
    await page.getByRole('button', { name: 'Create Article' }).click();
    await onPage(page.getByText('Article has been created successfully')).toBeVisible();
    await read(visitor, await idOfNewest(visitor, 'Without script'), 'en', 'Written without script.');
  });
});

describe('the editor', () => {
  test('does not trap the Tab key, and its link dialog is usable by keyboard', async () => {
    const visitor = await arrive();
    const { page } = visitor;
    await edit(page, await article(visitor, 'Keyboard'));
    await editorsReady(page);
    const text = editor(page, 'English');
    await text.focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Control+B');
    const toolbar = page.getByRole('toolbar', { name: 'Formatting: Content in English' });
    await onPage(toolbar.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Alt+F10');
    await onPage(toolbar.getByRole('button', { name: 'Heading 2' })).toBeFocused();
    await page.keyboard.press('End');
    await onPage(toolbar.getByRole('button', { name: 'Table', exact: true })).toBeFocused();
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowLeft');
    await onPage(toolbar.getByRole('button', { name: 'Link', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByLabel('Address').fill('javascript:alert(1)');
    await page.keyboard.press('Enter');
    await onPage(page.getByText('Please enter a web address')).toBeVisible();
    await page.getByLabel('Address').fill('example.com/report');
    await page.keyboard.press('Enter');
    await onPage(text).toBeFocused();
    await onPage
      .poll(async () => withoutIds(await contentSent(page, 'en')))
      .toBe('<p><a href="https://example.com/report"><strong>One two.</strong></a></p>');
    // The selection can be formatted where it is.
    const bubble = page.getByRole('toolbar', { name: 'Format selection: Content in English' });
    await page.keyboard.press('Tab');
    await onPage(bubble.getByRole('button', { name: 'Heading 2' })).toBeFocused();
    await page.keyboard.press('Escape');
    await onPage(text).toBeFocused();
    await page.keyboard.press('End');
    await onPage(bubble).toBeHidden();
    await page.keyboard.press('Tab');
    await onPage(page.getByRole('link', { name: 'Live preview' })).toBeFocused();
  });

  test('links to another article with three clicks, warns of what readers do not find, and takes arrow keys', async () => {
    const visitor = await arrive();
    const { page } = visitor;
    const title = `Dermaga ${crypto.randomUUID().slice(0, 4)}`;
    const target = await article(visitor, title);
    const option = page.getByRole('dialog').getByRole('option');
    await edit(page, await article(visitor, 'Linking'));
    await editorsReady(page);
    const text = editor(page, 'English');
    await text.focus();
    await page.keyboard.press('Control+A');
    // A draft: what readers would not find is said before it is linked.
    const field = page.getByRole('combobox', { name: 'Article, page, document or address' });
    await page.keyboard.press('Control+K');
    await field.fill(title);
    await option.filter({ hasText: title }).click();
    const warning = page.getByRole('dialog').getByRole('alert');
    await onPage(warning).toHaveText(`Readers will not find "${title} (en)" as it is: draft.`);
    await onPage(field).toBeFocused();
    await page.keyboard.press('Enter');
    const linked = (address: string) => `<p><a href="${address}">One two.</a></p>`;
    const sent = async () => withoutIds(await contentSent(page, 'en'));
    await onPage.poll(sent).toBe(linked(`/en/read-news/${target}-${title.toLowerCase().replace(' ', '-')}-en`));
    // A page, by keyboard alone.
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Control+K');
    const status = page.getByRole('dialog').getByRole('status');
    await field.fill('nothing has these words');
    await onPage(status).toHaveText('Nothing matches; an address can still be typed.');
    await field.fill('governance');
    await onPage(option.first()).toContainText('Governance');
    await onPage(status).toHaveText(`Targets found: ${await option.count()}`);
    await page.keyboard.press('ArrowDown');
    await onPage(option.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await onPage.poll(sent).toBe(linked('/en/governance'));
    await onPage(text).toBeFocused();
  });

  test('inserts a picture of the asset manager into both languages with their texts, swaps and resizes it, and undoes that', async () => {
    const visitor = await arrive();
    const { page } = visitor;
    const file = await uploads.jpeg('newest.jpg', { width: unusedWidth() });
    const uploaded = await visitor.context.request.post('/api/backend/assets', {
      multipart: {
        file: { name: file.name, mimeType: 'image/jpeg', buffer: Buffer.from(await file.arrayBuffer()) },
        name: 'The newest',
        category: 'news',
        media_type: 'image',
        sort_order: '99999',
      },
    });
    expect(uploaded.status()).toBe(201);
    await edit(page, await article(visitor, 'Picture'));
    await editorsReady(page);
    const requests: string[] = [];
    page.on('request', (request) => void requests.push(new URL(request.url()).pathname));
    await editor(page, 'English').click();
    await page.getByRole('button', { name: 'Picture', exact: true }).click();
    const picker = page.getByRole('dialog', { name: 'Choose an image' });
    await onPage(picker.locator('.asset-choice').first()).toContainText('The newest');
    await picker.locator('.asset-choice').first().click();
    await onPage(picker).toHaveCount(0);
    expect(requests).toContain('/api/backend/assets');
    const sent = async (language: 'id' | 'en') => withoutIds(await contentSent(page, language));
    await onPage.poll(() => sent('en')).toMatch(/<img src="\/assets\/[\w.-]+"/);
    await onPage(editor(page, 'English').locator('img')).toBeVisible();

    const panel = page.getByRole('group', { name: 'Texts of the picture' });
    await onPage(panel.getByLabel('Alternative text English')).toBeFocused();
    // By pointer: a field that is not painted can still be filled.
    await panel.getByLabel('Caption Indonesian').click();
    await panel.getByLabel('Alternative text English').fill('A ship');
    await panel.getByLabel('Caption English').fill('Arrival');
    await panel.getByLabel('Alternative text Indonesian').fill('Sebuah kapal');
    await panel.getByLabel('Caption Indonesian').fill('Kedatangan');
    await panel.getByLabel('Keep these alternative texts in the asset manager too').check();
    expect(await violationsInState(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await onPage(panel).toHaveCount(0);
    const figure = (alt: string, caption: string, name = '') =>
      new RegExp(
        `<figure${name}><img src="/assets/[\\w.-]+" alt="${alt}" /><figcaption>${caption}</figcaption></figure>$`,
      );
    await onPage.poll(() => sent('en')).toMatch(figure('A ship', 'Arrival'));
    await onPage.poll(() => sent('id')).toMatch(figure('Sebuah kapal', 'Kedatangan'));
    const stored = await visitor.context.request.get('/api/backend/assets?search=The%20newest&sort=-added&limit=1');
    expect(await stored.json()).toMatchObject([{ alt_text: 'Sebuah kapal', alt_text_en: 'A ship' }]);

    // Two clicks: the button at the picture, and another picture.
    await editor(page, 'English').locator('figure img').hover();
    const tools = page.getByRole('toolbar', { name: 'Picture tools' });
    await tools.getByRole('button', { name: 'Replace picture' }).click();
    await picker.locator('.asset-choice').nth(2).click();
    await onPage.poll(() => sent('en')).toMatch(figure('[^"]+', 'Arrival(?: <small>[^<]+</small>)?'));
    expect(await sent('en')).not.toContain('A ship');
    await tools.getByRole('button', { name: 'Small' }).click();
    await tools.getByRole('button', { name: 'On the right' }).click();
    await onPage.poll(() => sent('id')).toMatch(/<figure class="figure-small ql-align-right">/);
    await page.keyboard.press('Escape');
    for (let undone = 0; (await sent('en')).includes('<figure') && undone < 9; undone += 1) {
      await page.keyboard.press('Control+z');
      await onPage(editor(page, 'English')).toBeFocused();
    }
    await onPage.poll(() => sent('id')).toBe('<p>Satu dua.</p>');
    await page.keyboard.press('Control+y');
    await onPage.poll(() => sent('en')).toMatch(/<figure>/);

    await page.getByRole('button', { name: 'Choose picture: Featured image' }).click();
    await picker.locator('.asset-choice').nth(1).click();
    await onPage(page.getByRole('button', { name: 'Change picture: Featured image' })).toBeFocused();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await toastSays(page, 'Successfully updated article and 2 language versions');
    const id = await idOfNewest(visitor, 'Picture (en)');
    const answer = await visitor.context.request.get(`/api/articles/${id}`);
    expect(await answer.json()).toMatchObject({
      featured_image: expect.stringMatching(/^\/assets\//),
      details: [{ content: '<p>Satu dua.</p>' }, { content: expect.stringContaining('<img src="/assets/') }],
    });
  });

  test('stores pasted and dropped pictures, also those within pasted HTML, as assets, never inline, and asks for alternative texts', async () => {
    const visitor = await arrive();
    const { page } = visitor;
    await edit(page, await article(visitor, 'Pasted'));
    await editorsReady(page);
    const text = editor(page, 'English');
    const sent = async () => withoutIds(await contentSent(page, 'en'));
    await text.click();
    await page.keyboard.press('Control+End');
    // The editor has seen where the cursor is when it has what is typed there.
    await page.keyboard.type('.');
    await onPage.poll(sent, waiting).toBe('<p>One two..</p>');
    await page.keyboard.press('Enter');
    await paste(text, await Bun.file('tests/fixtures/pasted/data-image.html.txt').text());
    const figure = '<figure><img src="/assets/[\\w.-]+" alt="" /></figure>';
    const within = `<p>One two..</p><p>Sebelum sesudah</p>${figure}`;
    await onPage.poll(sent, waiting).toMatch(new RegExp(`^${within}$`));
    // Asked for beside the picture, while what is typed goes on in the text.
    await onPage(page.getByRole('group', { name: 'Texts of the picture' })).toBeVisible();
    await onPage(text).toBeFocused();
    await handOver(text, 'paste', await uploads.png());
    await onPage.poll(sent, waiting).toMatch(new RegExp(`^${within}${figure}$`));
    await handOver(text, 'drop', await uploads.jpeg());
    await onPage.poll(async () => (await sent()).match(/<img /g)?.length, waiting).toBe(3);
    await handOver(text, 'paste', await uploads.htmlNamedPng());
    const failed = page.locator('.editor-upload', { hasText: 'Upload failed: Please select a valid image file.' });
    await failed.getByRole('button', { name: 'Try again' }).click();
    await onPage(failed).toBeVisible();
    await failed.getByRole('button', { name: 'Close' }).click();
    await onPage(failed).toHaveCount(0);

    const texts = page.getByRole('group', { name: 'Texts of the picture' });
    expect(await violationsInState(page)).toEqual([]);
    await texts.getByLabel('Alternative text English').fill('A ship at the pier');
    await texts.getByLabel('Caption English').fill('Arrival');
    await texts.getByLabel('Credit English').fill('Photo: Sari');
    await page.keyboard.press('Enter');
    await onPage(texts).toHaveCount(0);
    await onPage(text).toBeFocused();
    const content = await contentSent(page, 'en');
    expect(content).not.toContain('data:');
    expect(content.match(/alt="[^"]*"/g)?.sort()).toEqual(['alt=""', 'alt=""', 'alt="A ship at the pier"']);
    expect(content).toContain('<figcaption>Arrival <small>Photo: Sari</small></figcaption></figure>');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await toastSays(page, 'Article updated');
  });

  test('changes nothing in content that is opened and saved, nor a non-breaking space when adjacent text changes', async () => {
    const visitor = await arrive();
    const { page } = visitor;
    const id = await article(visitor, 'Figure');
    const given =
      '<h4>Words</h4><p lang="la">Finis</p>\n<ol><li class="ql-indent-1"><p>a</p><ul><li>b</li></ul></li></ol><ul><p>Odd</p></ul><table><tr><td>1</td></tr></table><p>5&nbsp;000 of 10\u00a0000.</p>';
    const content =
      '<h4>Words</h4><p lang="la">Finis</p><ol><li class="ql-indent-1">a<ul><li>b</li></ul></li></ol><ul><li>Odd</li></ul><table><tbody><tr><td>1</td></tr></tbody></table><p>5\u00a0000 of 10\u00a0000.</p>';
    await visitor.context.request.put(`/api/backend/articles/${id}/details/en`, {
      data: { language: 'en', title: 'Figure (en)', slug: 'figure-en', content: given },
    });
    await edit(page, id);
    await editorsReady(page);
    await onPage(page.locator('[name="en.content"]')).toHaveValue(content);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await toastSays(page, 'Article updated');
    const answer = await visitor.context.request.get(`/api/articles/${id}`);
    expect(await answer.json()).toMatchObject({ details: [{}, { content }] });
    const listed = await visitor.context.request.get('/api/backend/articles?q=Figure&limit=1');
    // Without changes, no draft was stored.
    expect(await listed.json()).toMatchObject([{ id, version: 2 }]);

    await editor(page, 'English').click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' Yes.');
    await onPage
      .poll(async () => withoutIds(await contentSent(page, 'en')))
      .toMatch(/<p>5\u00a0000 of 10\u00a0000\. Yes\.<\/p>$/);
  });
});

describe('nothing is lost', () => {
  test('when two editors save: the second sees the changes of the first', async () => {
    const visitor = await arrive();
    const id = await article(visitor, 'Conflict');
    const { page } = visitor;
    await edit(page, id);
    await editorsReady(page);
    const headers = await colleague(visitor);
    const put = (path: string, body: object) =>
      fetch(`${site.address}/api/backend/articles/${id}${path}`, {
        method: 'PUT',
        headers,
        body: JSON.stringify(body),
      });
    expect((await put('', { author: 'The other one' })).status).toBe(200);
    const theirs = { language: 'en', title: 'Theirs', slug: 'conflict-en', content: '<p>One two.</p>' };
    expect((await put('/details/en', theirs)).status).toBe(200);

    await page.locator('[name="en.title"]').fill('Mine');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await onPage(page.getByRole('heading', { name: '1 difference to decide' })).toBeVisible();
    const difference = page.locator('[data-merge-form] .desk-panel');
    await onPage(difference).toContainText('Title (English)');
    await onPage(difference).toContainText('Theirs');
    await settle(page);
    expect(await violationsInState(page)).toEqual([]);
    await difference.getByRole('radio', { name: 'Yours' }).check();
    await page.getByRole('button', { name: 'Save with these choices' }).click();
    await toastSays(page, 'What others changed since you opened the form has been merged.');
    const answer = await visitor.context.request.get(`/api/articles/${id}`);
    expect(await answer.json()).toMatchObject({ author: 'The other one', details: [{}, { title: 'Mine' }] });
  });

  test('when the session ends: typed text is kept and saved after signing in', async () => {
    const visitor = await arrive();
    const { page, context } = visitor;
    const id = await article(visitor, 'Session');
    await edit(page, id);
    await editorsReady(page);
    await page.locator('[name="en.title"]').fill('Typed before the end');
    await context.clearCookies();
    await page.getByRole('button', { name: 'Save changes' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    await onPage(dialog).toBeVisible();
    expect(await violationsInState(page)).toEqual([]);
    const tab = await context.newPage();
    await signIn(tab);
    await tab.close();
    await dialog.getByRole('button', { name: 'Save again' }).click();
    await toastSays(page, 'Article updated');
    await onPage(page.locator('[name="en.title"]')).toHaveValue('Typed before the end');
    const answer = await context.request.get(`/api/articles/${id}`);
    expect(await answer.json()).toMatchObject({ details: [{}, { title: 'Typed before the end' }] });
  });

  test('after F5, a crash, Back and in a second tab: the newest text is in the form, until it is saved', async () => {
    const visitor = await arrive();
    const { page, context } = visitor;
    const id = await article(visitor, 'Crash');
    await edit(page, id);
    await editorsReady(page);
    const title = (tab: Page) => tab.locator('[name="en.title"]');
    // Before the server, or even this browser, has stored it.
    await title(page).fill('Kept title');
    await page.reload();
    await onPage(title(page)).toHaveValue('Kept title');
    await onPage(page.getByText('This form holds your unsaved text from')).toBeVisible();
    await editorsReady(page);
    await editor(page, 'English').click();
    await page.keyboard.type('Kept text. ');
    await onPage(page.getByText('Saved automatically at')).toBeVisible();
    await page.goto(endpoints.articleManager);
    await page.goBack();
    await editorsReady(page);
    await onPage(editor(page, 'English')).toContainText('Kept text.');

    const second = await context.newPage();
    await edit(second, id);
    await editorsReady(second);
    await onPage(editor(second, 'English')).toContainText('Kept text.');
    await title(second).fill('Title of the second tab');
    await onPage(second.getByText('Saved automatically at')).toBeVisible();
    await page.bringToFront();
    await onPage(title(page)).toHaveValue('Title of the second tab');
    await page.close({ runBeforeUnload: false });

    await editorsReady(second);
    await second.getByRole('button', { name: 'Save changes' }).click();
    await toastSays(second, 'Article updated');
    await edit(second, id);
    await editorsReady(second);
    await onPage(title(second)).toHaveValue('Title of the second tab');
    await onPage(editor(second, 'English')).toContainText('Kept text.');
    await onPage(second.locator('[data-unsaved]')).toHaveCount(0);
    expect(await second.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('text-')))).toEqual([]);
  });

  test('of two new articles that were never saved: both are in the list by their titles', async () => {
    const { page } = await arrive();
    // A second attempt meets what the first has left.
    const [one, two] = [`Kiln ${crypto.randomUUID()}`, `Kiln ${crypto.randomUUID()}`];
    for (const title of [one, two]) {
      await page.goto(endpoints.articleCreate);
      await editorsReady(page);
      await page.locator('[name="id.title"]').fill(title);
      await onPage(page.getByText('Saved automatically at')).toBeVisible();
      await page.reload();
      await onPage(page.locator('[name="id.title"]')).toHaveValue(title);
    }
    await page.goto(endpoints.articleManager);
    await page.getByRole('link', { name: one }).click();
    await onPage(page.locator('[name="id.title"]')).toHaveValue(one);
    await page.getByRole('button', { name: 'Discard it' }).click();
    await onPage(page.getByRole('link', { name: one })).toHaveCount(0);
    await page.goto(endpoints.dashboard);
    await onPage(page.getByRole('link', { name: two })).toBeVisible();
  });

  test('without a connection: the page says so at once, stays when saving, and sends the text when it is back', async () => {
    const visitor = await arrive();
    const { page, context } = visitor;
    const id = await article(visitor, 'Offline');
    await edit(page, id);
    await editorsReady(page);
    await context.setOffline(true);
    await onPage(page.getByText('No connection. What you type is kept in this browser')).toBeVisible();
    await page.locator('[name="en.title"]').fill('Typed offline');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await onPage(page.getByText('Not saved: the server cannot be reached')).toBeVisible();
    await onPage(page.locator('[name="en.title"]')).toHaveValue('Typed offline');
    expect(await page.evaluate(() => Object.values(localStorage).join())).toContain('Typed offline');
    await context.setOffline(false);
    await onPage(page.getByText('The connection is back. Save now.')).toBeVisible();
    await onPage(page.getByText('Saved automatically at')).toBeVisible();
    await page.getByRole('button', { name: 'Save again' }).click();
    await toastSays(page, 'Article updated');
    const answer = await context.request.get(`/api/articles/${id}`);
    expect(await answer.json()).toMatchObject({ details: [{}, { title: 'Typed offline' }] });
  });

  test('when Ctrl+S saves again and again: the form stays, with its focus and what was typed meanwhile, and a refused save is sent and logged once', async () => {
    const visitor = await arrive();
    const { page, context } = visitor;
    const id = await article(visitor, 'Keys');
    await edit(page, id);
    await editorsReady(page);
    const title = page.locator('[name="en.title"]');
    const stored = async () => {
      const { details } = await (await context.request.get(`/api/articles/${id}`)).json();
      return details[1].title as string;
    };
    for (const typed of ['First', 'Second']) {
      await title.fill(typed);
      await page.keyboard.press('Control+S');
      await title.pressSequentially(' more');
      await onPage.poll(stored).toBe(typed);
      await onPage(title).toBeFocused();
      await onPage(title).toHaveValue(`${typed} more`);
      await onPage(page.getByText('Saved automatically at')).toBeVisible();
    }
    await page.keyboard.press('Control+S');
    await toastSays(page, 'Article updated');
    await onPage.poll(stored).toBe('Second more');
    await onPage(page.getByText(/^Saved at /)).toBeVisible();
    const windowKey = async () => {
      const answer = await page.waitForResponse((one) => one.url().includes('/presence?window='));
      return new URL(answer.url()).searchParams.get('window');
    };
    const beforeRefusal = windowKey();
    await page.reload();
    await editorsReady(page);
    await onPage(title).toHaveValue('Second more');
    // A reloaded window does not count as another one.
    await beforeRefusal;
    await onPage(page.locator('.article-presence')).toHaveCount(0);

    const refusals = async () => {
      const log = await context.request.get('/api/backend/logs?status=failed&search=article');
      return ((await log.json()) as unknown[]).length;
    };
    const before = await refusals();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes(endpoints.articleEdit)) sent.push(request.url());
    });
    await page.locator('[name="en.title"]').fill('');
    await editor(page, 'English').click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' Three.');
    const afterRefusal = windowKey();
    await page.keyboard.press('Control+S');
    await onPage(page.locator('[aria-labelledby="error-summary-title"]')).toBeFocused();
    // Nor does the form that is shown again.
    expect(await afterRefusal).toBe(await beforeRefusal);
    await onPage(page).toHaveTitle(/^Error/);
    await editorsReady(page);
    await onPage(editor(page, 'English')).toContainText('One two. Three.');
    expect(sent).toHaveLength(1);
    expect(await refusals()).toBe(before + 1);

    await page.locator('[name="en.title"]').fill('Accepted');
    await page.keyboard.press('Control+S');
    await toastSays(page, 'Successfully updated article and 2 language versions');
    expect(sent).toHaveLength(2);
    expect(await idOfNewest(visitor, 'Accepted')).toBe(id);
  });

  test('when another editor opens the article: both see it', async () => {
    const visitor = await arrive();
    const { page } = visitor;
    const id = await article(visitor, 'Presence');
    await edit(page, id);
    await editorsReady(page);
    const other = await visitor.context.newPage();
    await edit(other, id);
    await onPage(page.locator('.article-presence')).toContainText('Also open: you, in another window');
    await onPage(other.locator('.article-presence')).toContainText('you, in another window');
    // A window in the background has no stream whose end the server notices.
    const asked = other.waitForResponse((answer) => answer.url().endsWith('next=55'));
    await other.evaluate(() => {
      Object.defineProperty(document, 'hidden', { get: () => true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await asked;
    await other.goto(endpoints.articleManager);
    await onPage(page.locator('.article-presence')).toHaveCount(0, waiting);
  });

  test('when removing the last language', async () => {
    const visitor = await arrive();
    const { page } = visitor;
    await edit(page, await article(visitor, 'Languages'));
    await editorsReady(page);
    await page.getByRole('checkbox', { name: 'Indonesian' }).uncheck();
    await onPage(page.locator('[data-panel="id"]')).toBeHidden();
    // Not a Playwright click, because the checkbox is checked again immediately.
    await page.getByRole('checkbox', { name: 'English' }).dispatchEvent('click');
    await toastSays(page, 'Cannot remove language');
    await toastSays(page, 'At least one language is required');
    await onPage(page.getByRole('checkbox', { name: 'English' })).toBeChecked();
    await page.getByRole('checkbox', { name: 'Indonesian' }).check();
    await onPage(page.locator('[name="id.title"]')).toHaveValue('Languages (id)');
  });
});

test('articles are searched, previewed and deleted without leaving the list', async () => {
  const visitor = await arrive();
  const { page, complaints } = visitor;
  await article(visitor, 'Unwanted');
  await page.goto(endpoints.articleManager);
  await page.getByLabel('Search').fill('Unwanted');
  await page.keyboard.press('Enter');
  await onPage(page.getByRole('heading', { name: 'Articles (1)' })).toBeVisible();
  await onPage(page).toHaveURL(/search=Unwanted/);
  await page.getByRole('link', { name: 'View "Unwanted (id)"' }).click();
  const preview = page.getByRole('dialog');
  await onPage(preview).toContainText('Satu dua.');
  await preview.getByLabel('English').check();
  await onPage(preview.getByText('One two.')).toBeVisible();
  await onPage(preview.getByText('Satu dua.')).toBeHidden();
  await onPage(page).toHaveURL(/\/preview\/\d+\?search=Unwanted&language=en$/);
  await page.goBack();
  await onPage(preview).toHaveCount(0);
  await onPage(page).toHaveURL(/\/articles\?search=Unwanted/);
  await onPage(page.getByRole('link', { name: 'View "Unwanted (id)"' })).toBeFocused();
  await page.goForward();
  await onPage(page.getByText('One two.')).toBeVisible();
  await settle(page);
  await page.goBack();
  await onPage(page.getByRole('heading', { name: 'Articles (1)' })).toBeVisible();
  await settle(page);
  await page.getByRole('link', { name: 'View "Unwanted (id)"' }).click();
  await onPage(preview).toContainText('Satu dua.');
  await preview.getByLabel('English').check();
  await page.keyboard.press('Escape');
  await onPage(preview).toHaveCount(0);
  await onPage(page).toHaveURL(/\/articles\?search=Unwanted/);
  await page.getByRole('link', { name: 'View "Unwanted (id)"' }).click();
  await preview.getByRole('link', { name: 'Delete' }).click();
  await onPage(page.getByText('Are you sure you want to delete "Unwanted (id)"?')).toBeVisible();
  await onPage(page).toHaveURL(/\/articles\?search=Unwanted/);
  await page.getByRole('button', { name: 'Delete' }).click();
  await toastSays(page, 'Article has been deleted successfully');
  await onPage(page).toHaveURL(/search=Unwanted/);
  await onPage(page.getByText('No articles found matching your criteria')).toBeVisible();
  await page.getByRole('link', { name: 'Clear' }).click();
  await onPage(page.getByLabel('Search')).toHaveValue('');
  await onPage(page.getByText(/Showing 1-15 of/)).toBeVisible();
  await settle(page);
  await page.getByRole('link', { name: 'Next' }).click();
  await onPage(page).toHaveURL(/page=2/);
  await page.goBack();
  await onPage(page.getByText(/Showing 1-15 of/)).toBeVisible();
  expect(complaints).toEqual([]);
});

test('every screen is valid HTML', async () => {
  const visitor = await arrive({ javaScriptEnabled: false });
  const id = await article(visitor, 'Markup');
  const { articleManager, articleCreate, articleEdit, articlePreview, articleDelete } = endpoints;
  const rows = [articleEdit, articlePreview, articleDelete].map((screen) => `${screen}/${id}`);
  for (const screen of [articleManager, articleCreate, ...rows]) {
    const html = await (await visitor.context.request.get(screen)).text();
    expect({ screen, mistakes: await markupMistakes(html) }).toEqual({ screen, mistakes: [] });
  }
});

longTest('all screens and dialogs are accessible at every audited width', async () => {
  const visitor = await arrive();
  const { page } = visitor;
  // A repeated attempt meets the article of the first one.
  const title = `Access ${crypto.randomUUID().slice(0, 8)}`;
  const id = await article(visitor, title);
  const clean = async (what: string, within?: string) => {
    for (const [name, size] of Object.entries(auditedDesks)) {
      await resize(page, size);
      const violations = await violationsInState(page, within);
      expect({ what, name, violations }).toEqual({ what, name, violations: [] });
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await onPage.poll(overflow).toBeLessThanOrEqual(0);
    }
  };
  await page.goto(endpoints.articleManager);
  await settle(page);
  await clean('list');
  for (const dialog of ['View', 'Delete']) {
    await page.getByRole('link', { name: `${dialog} "${title} (id)"` }).click();
    await onPage(page.getByRole('dialog')).toBeVisible();
    await clean(dialog, 'dialog[open]');
    await page.keyboard.press('Escape');
    await onPage(page.getByRole('dialog')).toHaveCount(0);
    await onPage(page).toHaveURL(endpoints.articleManager);
  }
  await page.goto(endpoints.articleCreate);
  await editorsReady(page);
  await clean('create');
  await edit(page, id);
  await editorsReady(page);
  await clean('edit');
  await page.getByRole('button', { name: 'Link', exact: true }).first().click();
  await onPage(page.getByRole('dialog')).toBeVisible();
  await clean('link', 'dialog[open]');
  await page.keyboard.press('Escape');
  await onPage(page.getByRole('dialog')).toHaveCount(0);
  // On a phone the button is in the sheet of the settings.
  await resize(page, viewports.desktop);
  await page.getByRole('button', { name: 'Choose picture: Featured image' }).click();
  await onPage(page.locator('.asset-choice').first()).toBeVisible();
  await clean('picker', 'dialog[open]');
});
