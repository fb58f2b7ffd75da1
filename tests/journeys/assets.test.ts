import { describe, expect, test } from 'bun:test';
import type { Locator, Page } from 'playwright';
import { endpoints } from '../../src/routes.ts';
import { violationsInState } from '../support/accessibility.ts';
import { auditedDesks, resize, settle } from '../support/browser.ts';
import { expectPage as onPage } from '../support/expect-page.ts';
import { unusedWidth, uploads } from '../support/files/asset-files.ts';
import { longTest } from '../support/long-run.ts';
import { markupMistakes } from '../support/pages/markup.ts';
import { journey, sharedOffice, signIn } from '../support/site.ts';

const social = `${endpoints.assetManager}?category=social`;

const site = sharedOffice();
const { arrive } = site;
const pictures = (page: Page) => page.locator('.asset-card');
const names = (page: Page) => page.locator('.asset-card h2, [data-asset] > p').allInnerTexts();
const firstNames = async (page: Page) => (await names(page)).slice(0, 3);
const toast = (page: Page) => page.locator('[data-toast]');

/** Drags in small steps, because the list starts dragging only after the first movement. */
async function drag(from: Locator, to: Locator): Promise<void> {
  const page = from.page();
  await from.hover();
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('Element not found');
  const middle = ({ x, y, width, height }: typeof start) => [x + width / 2, y + height / 2] as const;
  const before = await names(page);
  const [x, y] = middle(start);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 10, y);
  await onPage(page.locator('.asset-ghost')).toBeAttached();
  await page.mouse.move(...middle(end), { steps: 5 });
  await onPage.poll(() => names(page)).not.toEqual(before);
  await page.mouse.up();
}

/** Fails on duplicate ids in a dialog and the list behind it, with which labels would refer to the wrong field. */
const idsGivenTwice = (page: Page) =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  });

/** A file as selected in a browser. */
async function chosen(made: Promise<File>, mimeType: string) {
  const file = await made;
  return { name: file.name, mimeType, buffer: Buffer.from(await file.bytes()) };
}

describe('with script, an editor', () => {
  test('uploads several pictures with a result for each, keeps the rejected one in the form, shows the others in the list when it is closed, and reports an expired session', async () => {
    // A repeated attempt meets the picture of the first one.
    const name = `Bakau muda ${crypto.randomUUID().slice(0, 8)}`;
    const { page, context } = await arrive();
    await page.goto(`${endpoints.assetManager}?category=environment`);
    await settle(page);
    await page.getByRole('link', { name: 'Add Asset' }).click();
    const dialog = page.getByRole('dialog');
    const upload = dialog.getByRole('button', { name: 'Upload' });
    await onPage(upload).toBeDisabled();

    await dialog.getByLabel('Files').setInputFiles([await chosen(uploads.pdf(), 'application/pdf')]);
    await onPage(toast(page)).toContainText('Invalid file type');
    await onPage(toast(page)).toContainText('Please select a valid image file.');
    await onPage(upload).toBeDisabled();

    await dialog
      .getByLabel('Files')
      .setInputFiles([
        await chosen(uploads.png('Bakau.png', { width: unusedWidth() }), 'image/png'),
        await chosen(uploads.htmlNamedPng(), 'image/png'),
      ]);
    await dialog.getByLabel('Name').first().fill('');
    await onPage(upload).toBeDisabled();
    await dialog.getByLabel('Name').first().fill(name);
    await upload.click();
    await onPage(toast(page)).toContainText('Upload failed');
    await onPage(dialog.locator('li').first()).toContainText('Uploaded');
    await onPage(dialog.locator('li').last()).toContainText('Please select a valid image file.');
    await dialog.getByRole('link', { name: 'Cancel' }).click();
    await onPage(page.getByRole('link', { name, exact: true })).toBeVisible();

    await settle(page);
    await page.getByRole('link', { name: 'Add Asset' }).click();
    await onPage(upload).toBeDisabled();
    await dialog.getByLabel('Files').setInputFiles([await chosen(uploads.png(), 'image/png')]);
    await context.clearCookies();
    await upload.click();
    await onPage(dialog.locator('li')).toContainText('Your session has ended.');
  });

  test('uploads a picture, describes it in two languages, replaces its file, and a visitor sees the new one', async () => {
    // A repeated attempt meets the picture of the first one.
    const name = `Kilang senja ${crypto.randomUUID().slice(0, 8)}`;
    const { page, complaints } = await arrive();
    await page.goto(`${endpoints.assetManager}?category=home&sort=-added`);
    await settle(page);
    await page.getByRole('link', { name: 'Add Asset' }).click();
    const dialog = page.getByRole('dialog');
    await onPage(dialog.getByRole('button', { name: 'Upload' })).toBeDisabled();
    const picture = [await chosen(uploads.png(`${name}.png`, { width: unusedWidth() }), 'image/png')];
    await dialog.getByLabel('Files').setInputFiles(picture);
    await onPage(dialog.getByLabel('Name')).toHaveValue(name);
    await dialog.getByRole('button', { name: 'Upload' }).click();
    await onPage(toast(page)).toContainText('Upload successful');
    await onPage(page.getByRole('link', { name, exact: true })).toBeVisible();

    // The same file once more is offered as the asset that has it.
    await page.getByRole('link', { name: 'Add Asset' }).click();
    await dialog.getByLabel('Files').setInputFiles(picture);
    await dialog.getByRole('button', { name: 'Upload' }).click();
    await onPage(dialog).toContainText(`This file is stored already, as “${name}”.`);
    await dialog.getByRole('button', { name: 'Store it once more, as a file of its own' }).click();
    await dialog.getByRole('button', { name: 'Upload' }).click();
    await onPage(toast(page)).toContainText('Upload successful');
    await onPage(page.getByRole('link', { name, exact: true })).toHaveCount(2);

    await page.goto(`${endpoints.assetManager}?category=home`);
    await settle(page);
    await page.getByRole('link', { name: 'PROFIL', exact: true }).click();
    await onPage(dialog).toContainText('Used');
    await onPage(dialog).toContainText('/en/company-profile');
    await dialog.getByRole('link', { name: 'Edit' }).click();
    await dialog.getByLabel('Alternative text, Indonesian').fill('Tangki alumina');
    await dialog.getByLabel('Alternative text, English').fill('Alumina tanks');
    const focus = dialog.getByRole('button', { name: 'Focal point' });
    const box = await focus.boundingBox();
    await focus.click({ position: { x: (box?.width ?? 0) * 0.2, y: (box?.height ?? 0) * 0.75 } });
    await focus.press('Shift+ArrowRight');
    await onPage(dialog.getByLabel('From the left (%)')).toHaveValue('30');
    await onPage(dialog.getByLabel('From the top (%)')).toHaveValue('75');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await onPage(toast(page)).toContainText('Update successful');

    const shown = () => page.getByAltText('Alumina tanks').first().getAttribute('src');
    // The first visitor may get the previous page while it is rendered again.
    await onPage(async () => {
      await page.goto('/en/company-profile');
      expect(await page.getByAltText('Alumina tanks').count()).toBeGreaterThan(0);
      expect(await page.getByAltText('Alumina tanks').first().getAttribute('class')).toContain('[--focal-x:30%]');
    }).toPass({ timeout: 20_000 });
    const before = await shown();

    await page.goto(`${endpoints.assetManager}?category=home`);
    await page.getByRole('link', { name: 'PROFIL', exact: true }).click();
    await dialog.getByRole('link', { name: 'Replace file' }).click();
    await dialog
      .getByLabel('New file')
      .setInputFiles([await chosen(uploads.jpeg('baru.jpg', { width: unusedWidth() }), 'image/jpeg')]);
    await dialog.getByRole('button', { name: 'Replace' }).click();
    await onPage(toast(page)).toContainText('Update successful');
    await onPage(async () => {
      await page.goto('/en/company-profile');
      expect(await shown()).not.toBe(before);
    }).toPass({ timeout: 20_000 });
    expect(complaints).toEqual([]);
  });

  test('reorders by dragging, keyboard and position, the order is stored, and a failed move is undone', async () => {
    const { page } = await arrive();
    await page.goto(social);
    await settle(page);
    await page.getByRole('link', { name: 'Reorder Assets' }).click();
    await onPage(page.getByRole('link', { name: 'Done Reordering' })).toBeVisible();
    await settle(page);
    const before = await names(page);
    const [first = '', second = '', third = ''] = before;
    await page.route('**/api/backend/assets/reorder', (route) => route.abort());
    await page.getByRole('button', { name: `Move ${first} down` }).click();
    await onPage(toast(page)).toContainText('Reorder failed');
    await onPage.poll(() => names(page)).toEqual(before);
    await page.unroute('**/api/backend/assets/reorder');

    await drag(pictures(page).nth(0).locator('.asset-grip'), pictures(page).nth(1).locator('.asset-grip'));
    await onPage(toast(page)).toContainText('Reorder successful');
    await onPage.poll(() => firstNames(page)).toEqual([second, first, third]);
    await page.keyboard.press('Escape');

    const up = page.getByRole('button', { name: `Move ${third} up` });
    await up.focus();
    await page.keyboard.press('Enter');
    await onPage(page.getByRole('status').filter({ hasText: `${third} is now at position 2` })).toBeAttached();
    await onPage(up).toBeFocused();
    await page.keyboard.press('Enter');
    await onPage(page.getByRole('status').filter({ hasText: `${third} is now at position 1` })).toBeAttached();

    await page.getByLabel(`Position of ${third}`).fill('3');
    await page.keyboard.press('Enter');
    await onPage(page.getByRole('status').filter({ hasText: `${third} is now at position 3` })).toBeAttached();
    await onPage(page.getByLabel(`Position of ${third}`)).toBeFocused();
    await page.getByRole('link', { name: 'Done Reordering' }).click();
    await onPage(page.getByRole('link', { name: 'Reorder Assets' })).toBeVisible();
    await onPage.poll(() => firstNames(page)).toEqual([second, first, third]);
  });

  test('filters without a page load, and Back restores the list', async () => {
    const { page } = await arrive();
    await page.goto(social);
    await settle(page);
    await page.getByLabel('Subcategory').selectOption('header');
    await onPage(pictures(page)).toHaveCount(1);
    await page.getByRole('link', { name: 'Circularity' }).click();
    await onPage(page.getByRole('heading', { name: 'Circularity: Images' })).toBeVisible();
    await page.goBack();
    await onPage(page.getByRole('heading', { name: 'Social: Images' })).toBeVisible();
    await onPage(pictures(page)).toHaveCount(1);
    await onPage(page.getByLabel('Subcategory')).toHaveValue('header');
  });

  test('sees a placeholder for a missing picture', async () => {
    const { page } = await arrive();
    await page.route(/\/static\/pictures\/social-1/, (route) => route.abort());
    await page.goto(social);
    await onPage(page.locator('img[data-broken]')).toHaveCount(1);
  });
});

describe('a dialog', () => {
  test('focuses its first field, and asks before discarding typed text', async () => {
    const { page } = await arrive();
    await page.goto(social);
    await settle(page);
    // The response arrives after both clicks.
    const clickedTwice = Promise.withResolvers<void>();
    await page.route('**/edit?*', async (route) => {
      await clickedTwice.promise;
      await route.continue();
    });
    await page.getByRole('link', { name: 'Edit Social_Header' }).dblclick();
    clickedTwice.resolve();
    const dialog = page.getByRole('dialog');
    await onPage(dialog.getByLabel('Subcategory')).toBeFocused();
    await onPage(dialog).toHaveCount(1);
    await page.mouse.move(5, 5);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await onPage(dialog).toHaveCount(1);
    await page.mouse.click(5, 5);
    await onPage(dialog).toHaveCount(0);

    await page.getByRole('link', { name: 'Edit Social_Header' }).click();
    const field = dialog.getByLabel('Alternative text, English');
    await field.fill('A house on stilts');
    const box = await field.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 30, (box?.y ?? 0) + 15);
    await page.mouse.down();
    await page.mouse.move(5, 5);
    await page.mouse.up();
    await page.mouse.click(5, 5);
    await onPage(field).toHaveValue('A house on stilts');

    const questions: string[] = [];
    let isMeant = false;
    page.on('dialog', (question) => {
      questions.push(question.message());
      return isMeant ? question.accept() : question.dismiss();
    });
    await page.keyboard.press('Escape');
    await onPage(field).toHaveValue('A house on stilts');
    isMeant = true;
    await page.keyboard.press('Escape');
    await onPage(dialog).toHaveCount(0);
    expect(questions).toEqual(Array(2).fill('Close without saving what you have entered?'));
  });

  test('keeps typed text when the session ends, and saves it after signing in again', async () => {
    // A repeated attempt meets the text of the first one, which would be no change.
    const text = `A terrace in the morning ${crypto.randomUUID().slice(0, 8)}`;
    const { page, context } = await arrive();
    await page.goto(social);
    await settle(page);
    await page.getByRole('link', { name: 'Edit Social_Stack_4' }).click();
    const dialog = page.getByRole('dialog');
    const field = dialog.getByLabel('Alternative text, English');
    await field.fill(text);
    await context.clearCookies();
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await onPage(dialog.getByRole('alert')).toContainText('Your session has ended.');
    // A session check answered after the next sign-in would submit the form.
    const refused = page.waitForResponse(`**${endpoints.sessionStatus}`);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await (await refused).finished();
    await onPage(page.getByText('Checking authentication...')).toBeHidden();
    await onPage(field).toHaveValue(text);
    expect(await violationsInState(page)).toEqual([]);

    await signIn(await context.newPage());
    await dialog.getByRole('button', { name: 'Save' }).click();
    await onPage(toast(page)).toContainText('Update successful');
    await page.getByRole('link', { name: 'Social_Stack_4', exact: true }).click();
    await onPage(dialog).toContainText(text);
  });
});

longTest(
  'no screen and no dialog has accessibility violations or invalid markup at every audited width',
  async () => {
    const { page } = await arrive();
    const audit = async (what: string, within?: string, mistakes: () => Promise<string[]> = async () => []) => {
      for (const [name, size] of Object.entries(auditedDesks)) {
        await resize(page, size);
        await settle(page);
        const found = [...(await violationsInState(page, within)), ...(await mistakes())];
        expect({ what, name, found }).toEqual({ what, name, found: [] });
      }
    };
    const screens = [
      ...['', '&order=1', '&search=nothing'].map((query) => `${social}${query}`),
      `${endpoints.assetManager}?alt=missing`,
    ];
    for (const address of screens) {
      await page.goto(address);
      await audit(address);
      const html = await (await page.request.get(address)).text();
      expect({ address, found: await markupMistakes(html) }).toEqual({ address, found: [] });
    }
    await page.goto(social);
    await settle(page);
    const dialog = page.getByRole('dialog');
    const openDialog = 'dialog[open]';
    for (const opener of ['Social_Header', 'Edit Social_Header', 'Delete Social_Header', 'Add Asset']) {
      await page.getByRole('link', { name: opener, exact: true }).click();
      await onPage(dialog).toBeVisible();
      await audit(opener, openDialog, () => idsGivenTwice(page));
      await page.keyboard.press('Escape');
      await onPage(dialog).toHaveCount(0);
    }

    await page.getByRole('link', { name: 'Social_Header', exact: true }).click();
    await dialog.getByRole('link', { name: 'Replace file' }).click();
    await onPage(dialog.getByLabel('New file')).toBeVisible();
    await audit('replacing the file', openDialog);
    await dialog.getByLabel('New file').setInputFiles([await chosen(uploads.htmlNamedPng(), 'image/png')]);
    await dialog.getByRole('button', { name: 'Replace' }).click();
    await onPage(page.getByRole('heading', { name: 'Update failed' })).toBeVisible();
    await audit('a refused file');

    await page.goto(social);
    await page.getByRole('link', { name: 'Delete Social_Header' }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await onPage(page.getByRole('heading', { name: 'Social_Header is in use' })).toBeVisible();
    await audit('an asset in use');
  },
  2 * journey,
);
