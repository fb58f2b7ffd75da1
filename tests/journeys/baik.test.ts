import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import type { BrowserContextOptions, Locator, Page } from 'playwright';
import { violationsInState } from '../support/accessibility.ts';
import { viewports } from '../support/browser.ts';
import { expectPage as onPage } from '../support/expect-page.ts';
import { fieldFile } from '../support/files/field-files.ts';
import { revealing, unreadable } from '../support/files/files-with-metadata.ts';
import { longTest, sampled } from '../support/long-run.ts';
import { filledIn } from '../support/requests/proof.ts';
import { administratorSettings, journey, ownSite } from '../support/site.ts';

setDefaultTimeout(2 * journey);

const passphrase = 'lima kata acak yang panjang';

const site = ownSite({ SEED: 'none', ...administratorSettings });
beforeAll(openChannel, 2 * journey);

const documents = ['glossary.docx', 'ole-package.docx', 'local-link.pdf'].map((name) => fieldFile(name));
const addresses = { id: '/id/budaya-baik', en: '/en/baik-culture' } as const;
const mailbox = '/en/baik-culture/values';
const submitAddress = '**/api/baik/submit*';

async function visit(options: BrowserContextOptions = {}): Promise<Page> {
  return (await site.visit(options)).page;
}

async function hydrated(page: Page): Promise<void> {
  await page.focus('#baik-report');
  await page.locator('[data-counter]').waitFor();
}

/** The form with its island hydrated. */
async function open(language: keyof typeof addresses = 'en', options: BrowserContextOptions = {}): Promise<Page> {
  const page = await visit(options);
  await page.goto(addresses[language]);
  await hydrated(page);
  return page;
}

/** Fills in a report with a name, and one without. */
async function writeNamed(page: Page, report: string): Promise<void> {
  await page.check('#baik-named');
  await page.fill('#baik-contact', '0812');
  await page.fill('#baik-report', report);
}

async function writeAnonymous(page: Page, report: string): Promise<void> {
  await page.getByLabel('Without a name', { exact: true }).check();
  await onPage(page.locator('#baik-contact')).toBeHidden();
  await page.fill('#baik-report', report);
}

async function openMailbox(page: Page, receipt: string): Promise<void> {
  await page.goto(mailbox);
  await page.fill('#baik-receipt', receipt);
  await page.locator('main form button[type="submit"]').click();
}

/** Sends the form as a browser without script does, because its script does not load; the page that is returned gets it. */
async function sendBeforeScript(page: Page, report: string, ...files: File[]): Promise<void> {
  await page.route('**/static/baik-form*', (route) => route.abort());
  await page.goto(addresses.en);
  await page.check('#baik-named');
  await page.fill('#baik-report', report);
  await choose(page, ...files);
  await onPage(page.locator('#form [data-failed]')).toBeAttached();
  await page.unroute('**/static/baik-form*');
  await page.locator('#form form').evaluate((form) => HTMLFormElement.prototype.submit.call(form));
}

/** Delays requests until the returned function is called. */
async function holdBack(page: Page, addresses: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Sets up the channel as its first recipient. */
async function openChannel(): Promise<void> {
  const { page } = await site.arrive();
  await page.goto('/backend/baik');
  await page.getByRole('link', { name: 'Set up the channel' }).click();
  await page.getByLabel('Passphrase', { exact: true }).fill(passphrase);
  await page.getByLabel('Passphrase again').fill(passphrase);
  expect(await violationsInState(page)).toEqual([]);
  await page.getByRole('button', { name: 'Open the channel' }).click();
  await onPage(page.locator('pre')).toContainText('AGE-SECRET-KEY-1');
  // A reload creates no second key, because the script has replaced the address.
  await page.waitForLoadState('load');
  await page.reload();
  await onPage(page.getByRole('heading', { name: 'Recipients', exact: true })).toBeVisible();
  await onPage(page.getByText('Recovery key, kept offline')).toHaveCount(1);
}

async function choose(page: Page, ...files: File[]): Promise<void> {
  const given = await Promise.all(
    files.map(async (file) => ({
      name: file.name,
      mimeType: 'application/octet-stream',
      buffer: Buffer.from(await file.arrayBuffer()),
    })),
  );
  await page.setInputFiles('#baik-attachments', given);
}

const send = (page: Page) => page.click('#form button[type="submit"]');
/** What a browser stores of a visit, except its history. */
async function keptBy(page: Page) {
  const storage = await page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }]);
  return { cookies: await page.context().cookies(), storage };
}

const toast = (page: Page) => page.locator('[data-toast]');
const code = (page: Page) => page.locator('[data-code]');

/** The receipt shown on the page. */
async function receiptOn(page: Page): Promise<string> {
  await onPage(code(page)).toHaveText(/^[\dA-HJKMNP-TV-Z]{3}( [\dA-HJKMNP-TV-Z]{3}){5}$/);
  return (await code(page).textContent()) ?? '';
}

/** Height in pixels that two elements share. */
async function overlap(one: Locator, other: Locator): Promise<number> {
  const [first, second] = [await one.boundingBox(), await other.boundingBox()];
  if (!first || !second) throw new Error('An element is not visible.');
  const bottom = Math.min(first.y + first.height, second.y + second.height);
  return Math.max(0, bottom - Math.max(first.y, second.y));
}

/** Waits until the script of the quick exit has been loaded after the page. */
async function exitReady(page: Page): Promise<void> {
  const status = page.locator('.quick-exit [role="status"]');
  await onPage(async () => {
    await page.keyboard.press('Shift');
    expect(await status.textContent()).not.toBe('');
  }).toPass({ timeout: 20_000 });
  // Typing resets the counter.
  await page.keyboard.press('ArrowLeft');
  await onPage(status).toBeEmpty();
}

describe('with script', () => {
  test('an anonymous report with the safe copy of a photograph ends with a receipt and leaves no data in the browser', async () => {
    const page = await open();
    const before = await keptBy(page);
    await writeAnonymous(page, 'Falsified fuel receipts');
    await onPage(page.locator('[data-counter]')).toHaveText('Characters left: 2,146');
    await choose(page, await revealing.jpeg('Budi'), await unreadable.protectedPdf());
    await onPage(page.locator('#baik-files li').first()).toContainText('Safe copy: 1 page.');
    await onPage(page.locator('#baik-files li').last()).toContainText('because the file has a password');
    await onPage(copyOn(page)).toBeVisible();
    await onPage(page.getByLabel('Send only the safe copy')).toBeChecked();
    await onPage(page.getByLabel('Send the original')).not.toBeChecked();
    expect(await violationsInState(page)).toEqual([]);
    await send(page);
    await onPage(page.locator('#baik-attachments-error')).toContainText('protected.pdf');
    await page.getByRole('button', { name: 'Remove protected.pdf' }).click();
    await send(page);
    await receiptOn(page);
    await onPage(toast(page)).toContainText('Report Submitted');
    await onPage(page.locator('#baik-receipt-title')).toBeFocused();
    expect(await violationsInState(page)).toEqual([]);
    await page.getByRole('link', { name: 'I have kept it' }).click();
    await onPage(page.locator('#baik-report')).toHaveValue('');
    expect(await keptBy(page)).toEqual(before);
    const thanks = page.locator('#form p:focus');
    await onPage(thanks).toHaveText('Thank you. Read our answer in the mailbox.');
    await onPage(page.locator('#baik-files')).toHaveCount(0);
    await onPage(page.locator('[name="drafts"]')).toHaveValue('');
    await onPage(page.getByLabel('Without a name', { exact: true })).toBeChecked();
    // The next attempt is about another report.
    await send(page);
    await onPage(page.getByText('Read our answer in the mailbox.')).toHaveCount(0);
  });

  test.each(
    sampled(
      [
        [
          'en',
          'desktop',
          'Safe copies of your files',
          'What to do with',
          'Look at the copy of',
          ['Send only the safe copy', 'Send the safe copy, and also the original'],
        ],
        [
          'id',
          'phone',
          'Salinan aman berkas Anda',
          'Apa yang dilakukan dengan',
          'Lihat salinan',
          ['Kirim salinan aman saja', 'Kirim salinan aman, dan juga berkas asli'],
        ],
      ] as const,
      0,
    ),
  )(
    'copies are seen and chosen by keyboard, and each choice says of which file it is, in %s',
    async (language, screen, title, choices, look, [copy, both]) => {
      const page = await open(language, { viewport: viewports[screen] });
      const names = documents.map(({ name }) => name);
      await choose(page, ...documents);
      const region = page.getByRole('region', { name: title });
      for (const name of names) {
        const group = region.getByRole('group', { name: `${choices} ${name}` });
        await onPage(group.getByRole('radio', { name: copy })).toBeChecked();
        await group.getByRole('radio', { name: copy }).press('ArrowDown');
        await onPage(group.getByRole('radio', { name: both })).toBeChecked();
        await page.keyboard.press('ArrowUp');
        await onPage(group.getByRole('radio', { name: copy })).toBeChecked();
        await onPage(page.locator(`iframe[title="${look} ${name}"]`)).toBeVisible();
        await group.getByText(`${look} ${name}`).press('Enter');
        await onPage(page.locator(`iframe[title="${look} ${name}"]`)).toBeHidden();
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      expect(await violationsInState(page)).toEqual([]);
    },
  );

  test('a receipt can be copied and printed, and says when copying fails', async () => {
    const page = await open('en', { viewport: { width: 360, height: 640 } });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await writeNamed(page, 'To be kept');
    await send(page);
    const receipt = await receiptOn(page);
    await onPage(toast(page)).toContainText('Report Submitted');
    for (const shown of [code(page), page.locator('[data-code-words]')])
      expect(await overlap(toast(page), shown)).toBe(0);
    const status = page.locator('[data-receipt] [role="status"]');
    await page.getByRole('button', { name: 'Copy code' }).click();
    await onPage(status).toHaveText('Code copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(receipt);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('Not allowed'));
    });
    await page.getByRole('button', { name: 'Copy code' }).click();
    await onPage(status).toHaveText('Copying failed. Please write it down.');
    // Pages that are not sent over https have no clipboard.
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await status.evaluate((element) => element.replaceChildren());
    await page.getByRole('button', { name: 'Copy code' }).click();
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    await onPage(page.locator('body[data-printed]')).toBeAttached();
    await onPage(page.getByRole('link', { name: 'Open the mailbox' }).first()).toHaveAttribute('href', mailbox);
  });

  const tooLong = [
    ['#baik-contact', 'a'.repeat(255), 'Contact must have at most 254 characters'],
    ['#baik-name', 'a'.repeat(121), 'Name must have at most 120 characters'],
    ['#baik-category', 'a'.repeat(201), '“What is it about?” must have at most 200 characters'],
    ['#baik-report', 'a'.repeat(2170), 'Report must have at most 2,169 characters'],
  ] as const;

  test('overlong and missing fields are reported in form order, and nothing is sent', async () => {
    const page = await open();
    let submissions = 0;
    await page.route(submitAddress, (route) => {
      submissions += 1;
      return route.abort();
    });
    await page.check('#baik-named');
    for (const [field, text] of tooLong) await page.fill(field, text);
    await send(page);
    const links = page.locator('#form section[aria-labelledby="error-summary-title"] a');
    await onPage(links).toHaveText(['Contact', 'Name', 'What is it about?', 'Report']);
    await onPage(toast(page)).toContainText('Contact must have at most 254 characters');
    await links.last().click();
    await onPage(page.locator('#baik-report')).toBeFocused();
    // An anonymous report has no name and contact, even if the fields are filled in.
    await page.getByLabel('Without a name', { exact: true }).check();
    await send(page);
    await onPage(links).toHaveText(['What is it about?', 'Report']);
    await page.fill('#baik-category', 'a'.repeat(200));
    await page.fill('#baik-report', ' ');
    await send(page);
    await onPage(links).toHaveText(['Report']);
    await onPage(toast(page)).toContainText('Write your report');

    // With a name, a contact needs a report and a report a contact.
    await page.fill('#baik-category', '');
    await page.check('#baik-named');
    await page.fill('#baik-contact', 'a'.repeat(254));
    await page.fill('#baik-name', 'a'.repeat(120));
    await send(page);
    await onPage(links).toHaveText(['Report']);
    await onPage(toast(page)).toContainText('Contact information and report details are required.');
    await page.fill('#baik-contact', ' ');
    await page.fill('#baik-report', 'a'.repeat(2169));
    await send(page);
    await onPage(links).toHaveText(['Contact']);
    expect(submissions).toBe(0);
  });

  test('a file can be removed; a file that could not be sent is reported until another one is chosen', async () => {
    const page = await open();
    const error = page.locator('#baik-attachments-error');
    await page.route('**/api/baik/files*', (route) => route.abort());
    await choose(page, await revealing.jpeg('Budi'));
    await onPage(error).toHaveText('Failed to submit your report. Please try again.');
    await onPage(toast(page)).toContainText('Error');
    await onPage(page.locator('#baik-files')).toHaveCount(0);
    await onPage(page.locator('#form button[type="submit"]')).toHaveText('Submit report');
    await page.unroute('**/api/baik/files*');
    await choose(page, await revealing.jpeg('Budi'));
    await onPage(page.locator('#baik-files')).toContainText('Safe copy');
    await onPage(error).toHaveCount(0);
    const said = (text: RegExp) => page.locator('#form [role="status"]', { hasText: text });
    await onPage(said(/^Copy of \S+ made$/)).toHaveCount(1);
    await choose(page, new File(['x'], 'notes.txt'));
    await onPage(error).toHaveText('File notes.txt is not a supported format');
    await choose(page, await revealing.docx('Sari'));
    await onPage(page.locator('#baik-files li')).toHaveCount(2);
    await page.getByRole('button', { name: /^Remove .*docx$/ }).click();
    await onPage(page.locator('#baik-files li')).toHaveCount(1);
    await onPage(page.locator('#baik-files')).toContainText('.jpg');
    await onPage(said(/docx removed$/)).toHaveCount(1);
    await onPage(page.locator('#baik-attachments')).toBeFocused();
    await onPage(page.locator('[name="drafts"]')).toHaveValue(/^\S+$/);
  });

  longTest('ten files are the most, those that are being copied among them', async () => {
    const page = await open();
    await page.route('**/api/baik/files*', (route) => new Promise(() => void route));
    const file = await revealing.jpeg('Budi');
    await choose(page, ...Array.from({ length: 9 }, () => file));
    await onPage(page.locator('progress')).toHaveAttribute('max', '100');
    await choose(page, file, file);
    await onPage(toast(page)).toContainText('Maximum 10 files allowed');
  });

  test('a file that was chosen before the script was there is copied too', async () => {
    const page = await visit();
    const release = await holdBack(page, '**/static/baik-form*');
    await page.goto(addresses.en);
    await page.focus('#baik-report');
    await choose(page, await revealing.jpeg('Budi'));
    release();
    await onPage(page.locator('#baik-files li')).toHaveCount(1);
  });

  test('of two files that were sent before the script was there one can be left out; the sent report is removed from the form that the server had returned', async () => {
    const page = await visit();
    const files = [await revealing.jpeg('Budi'), await revealing.docx('Sari')];
    await sendBeforeScript(page, 'Two files, one of them by mistake', ...files);
    await onPage(page.locator('#baik-files li')).toHaveCount(2);
    await onPage(page.locator('#baik-contact')).toHaveAttribute('aria-invalid', 'true');
    await hydrated(page);
    await page.getByRole('button', { name: /^Remove .*docx$/ }).click();
    await onPage(page.locator('#baik-files li')).toHaveCount(1);
    await onPage(page.locator('input[type="hidden"][value="remove"]')).toHaveAttribute('name', /^file-\w{24}\.2$/);
    await page.check('#baik-named');
    await page.fill('#baik-contact', '0812');
    await send(page);
    const receipt = await receiptOn(page);
    await page.getByRole('link', { name: 'I have kept it' }).click();
    await onPage(page.locator('#baik-report')).toHaveValue('');
    await onPage(page.locator('#baik-contact')).toHaveValue('');
    await onPage(page.locator('[data-counter]')).toHaveText('Characters left: 2,169');
    await openMailbox(page, receipt);
    await onPage(page.locator('main')).toContainText('.jpg');
    await onPage(page.locator('main')).not.toContainText('.docx');
  });

  test('a report is not sent before its files are copied, including files added meanwhile', async () => {
    const page = await open();
    const release = await holdBack(page, '**/api/baik/files*');
    let submissions = 0;
    // A form that is filled in within two seconds has to wait and is then sent again by itself.
    let accepted = 0;
    await page.route(submitAddress, async (route) => {
      submissions += 1;
      const response = await route.fetch();
      if (response.ok()) accepted += 1;
      await route.fulfill({ response });
    });
    await writeAnonymous(page, 'With two photographs');
    await choose(page, await revealing.jpeg('Budi'));
    const button = page.locator('#form button[type="submit"]');
    await onPage(button).toBeDisabled();
    await onPage(button).toContainText('Making copies');
    await choose(page, await revealing.docx('Sari'));
    await page.evaluate(() => document.querySelector<HTMLFormElement>('#form form')?.requestSubmit());
    release();
    await onPage(page.locator('#baik-files')).toContainText('.jpg');
    await onPage(page.locator('#baik-files')).toContainText('.docx');
    expect(submissions).toBe(0);
    await onPage(button).toHaveText('Submit report');
    await send(page);
    await onPage(code(page)).toBeVisible();
    expect(accepted).toBe(1);
  });
});

/** The picture of the first page of a copy. */
const copyOn = (page: Page) => page.frameLocator('#baik-files iframe').first().getByAltText('Page 1 of 1');

test('without script a report with a file passes the review of its copy, shows a receipt, and its mailbox opens', async () => {
  const page = await visit({ javaScriptEnabled: false, viewport: viewports.phone });
  await page.goto(addresses.en);
  await writeAnonymous(page, 'Without any script');
  await choose(page, await revealing.docx('Budi'));
  await filledIn(await page.locator('#form [name="token"]').getAttribute('value'));
  await send(page);
  await onPage(page.locator('section[aria-labelledby="baik-review"]')).toBeFocused();
  await onPage(page.frameLocator('#baik-files iframe').getByText('Isi surat')).toBeVisible();
  await onPage(page.locator('#baik-report')).toHaveValue('Without any script');
  await send(page);
  await onPage(page.locator('#baik-receipt-title')).toBeFocused();
  const receipt = await receiptOn(page);
  // The history must not reveal that a report was sent.
  const history = await (await page.context().newCDPSession(page)).send('Page.getNavigationHistory');
  for (const { url } of history.entries.slice(1)) expect(url).toMatch(/\/en\/baik-culture$/);
  await openMailbox(page, receipt);
  await onPage(page.locator('main')).toContainText('Without any script');
  await page.fill('#baik-message', 'And one more thing');
  await choose(page, await revealing.doc('Budi'));
  await page.getByRole('button', { name: 'Send message' }).click();
  await onPage(page.locator('section[aria-labelledby="baik-review"]')).toBeFocused();
  await page.getByRole('button', { name: 'Send message' }).click();
  await onPage(page.locator('p:focus')).toHaveText('Your message has been sent and locked.');
  await onPage(page.locator('main')).toContainText('Your message has been sent and locked.');
  await onPage(page.locator('main')).toContainText('And one more thing');
  expect(page.url()).toMatch(/\/en\/baik-culture\/values$/);
});

describe('the quick exit', () => {
  const elsewhere = 'https://www.bmkg.go.id/';

  async function openWithExit(): Promise<Page> {
    const page = await open();
    await page.context().route(`${elsewhere}**`, (route) => route.fulfill({ body: 'The weather' }));
    await exitReady(page);
    return page;
  }

  test.each(sampled(['Shift', 'Escape'], 0))('leaves when %s is pressed three times', async (key) => {
    const page = await openWithExit();
    for (let press = 0; press < 3; press += 1) await page.keyboard.press(key);
    await page.waitForURL(elsewhere);
  });

  test('leaves by its button, but not while typing capitals; Back does not return to the form', async () => {
    const page = await openWithExit();
    for (const letter of 'ABCDE') await page.keyboard.press(`Shift+${letter}`);
    await onPage(page.locator('#baik-report')).toHaveValue('ABCDE');
    await page.getByRole('link', { name: 'Exit this page' }).click();
    await page.waitForURL(elsewhere);
    await page.goBack().catch(() => {});
    expect(new URL(page.url()).pathname).not.toBe(addresses.en);
  });
});

test('a recipient unlocks, reads and replies; the reporter finds the reply', async () => {
  const reporter = await open();
  await reporter.getByLabel('Without a name', { exact: true }).check();
  await reporter.fill('#baik-category', 'Safety');
  await reporter.fill('#baik-report', 'The valve was never checked');
  await send(reporter);
  const receipt = await receiptOn(reporter);

  const { page } = await site.arrive({ viewport: viewports.phone });
  await page.goto('/backend/baik');
  expect(await violationsInState(page)).toEqual([]);
  await page.locator('#passphrase').fill(passphrase);
  await page.getByRole('button', { name: 'Unlock', exact: true }).click();
  // The newest of them: a repeated attempt meets the case of the first one.
  const opened = page.getByRole('link', { name: /Safety/ }).first();
  await opened.waitFor();
  expect(await violationsInState(page)).toEqual([]);
  await opened.click();
  await onPage(page.locator('main')).toContainText('The valve was never checked');
  expect(await violationsInState(page)).toEqual([]);
  await page.locator('#case-message').fill('Which valve?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await onPage(page.locator('main')).toContainText('Which valve?');

  await openMailbox(reporter, receipt);
  await onPage(reporter.locator('main')).toContainText('Which valve?');
  expect(await violationsInState(reporter)).toEqual([]);
  // The next user of the device sees only the receipt form.
  await exitReady(reporter);
  await reporter.getByRole('link', { name: 'Close the mailbox' }).click();
  // Receipt form and mailbox have the same address.
  await onPage(reporter.locator('#baik-receipt')).toBeVisible();
  await reporter.waitForLoadState('load');
  await reporter.goBack();
  await onPage(reporter.locator('main')).not.toContainText('Which valve?');
  await onPage(reporter.locator('#baik-receipt')).toHaveValue('');
});
