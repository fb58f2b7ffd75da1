import { afterAll, beforeEach, describe, expect, test } from 'bun:test';
import { readFile } from 'node:fs/promises';
import type { BrowserContextOptions, Page } from 'playwright';
import { violationsInState } from '../support/accessibility.ts';
import { auditedDesks, resize, settle, viewports } from '../support/browser.ts';
import { expectPage as onPage } from '../support/expect-page.ts';
import { contactForm, files } from '../support/forms.ts';
import { answers, graphSettings, startGraph } from '../support/graph/graph.ts';
import { filledIn, readyFields } from '../support/requests/proof.ts';
import { administratorSettings, journey, ownSite } from '../support/site.ts';

const graph = startGraph();
const site = ownSite({ ...graphSettings(graph), ...administratorSettings }, { expected: 'mail_failed' });
beforeEach(() => graph.reset());
afterAll(() => graph.stop());

/** Without the notices that the administrator gets of each new browser. */
const sentMails = () =>
  graph.messages.filter((message) => !JSON.stringify(message).includes('security of the account'));

const toast = (page: Page) => page.locator('[data-toast]');
const summary = (page: Page) => page.getByRole('region', { name: 'The email has not been sent' });
const send = (page: Page) => page.click('#compose button.btn-primary');

async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const visitor = await site.arrive(options);
  const { page } = visitor;
  await page.goto(path);
  await settle(page);
  return page;
}

async function write(page: Page, subject = 'Delivery in May'): Promise<void> {
  await page.fill('#email-to-0', 'sari@example.com');
  await page.fill('#email-subject', subject);
  await page.fill('#email-body', 'The ship leaves on Monday.');
}

/** Submits the contact form as a visitor whose name, the link text in the list, and address no other attempt has. */
async function visitorWrites(person: string): Promise<{ name: string; email: string; mark: string }> {
  const mark = crypto.randomUUID().slice(0, 8);
  const name = `${person} ${mark}`;
  const email = `visitor-${mark}@subsidiary.example.com`;
  const send = (fields: Record<string, string>, attached: File[] = []) =>
    fetch(`${site.address}/api/contact/submit`, {
      method: 'POST',
      body: contactForm({ name, email, language: 'en', ...fields }, attached),
    });
  const answer = await send(await readyFields(send), [files.pdf('drawing.pdf')]);
  expect(answer.status).toBe(200);
  return { name, email, mark };
}

async function expectAccessible(page: Page): Promise<void> {
  for (const [name, size] of Object.entries(auditedDesks)) {
    await resize(page, size);
    expect({ name, violations: await violationsInState(page) }).toEqual({ name, violations: [] });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect({ name, width }).toEqual({ name, width: Math.min(width, size.width) });
  }
}

describe('an email', () => {
  test('is validated, sent and cleared from the form', async () => {
    const page = await open('/backend/email');
    const steps: [text: string, mend: () => Promise<void>][] = [
      ['At least one recipient is required', () => page.fill('#email-to-0', 'sari@example.com')],
      ['Subject is required', () => page.fill('#email-subject', 'Delivery in May')],
      ['Email body is required', () => page.fill('#email-body', 'On Monday.')],
    ];
    for (const [text, mend] of steps) {
      await send(page);
      await onPage(toast(page)).toContainText('Validation Error');
      await onPage(toast(page)).toContainText(text);
      await mend();
    }
    await page.getByRole('button', { name: 'Add recipient' }).click();
    await onPage(page.locator('#email-to-1')).toBeFocused();
    await page.keyboard.type('budi@example');
    await onPage(page.locator('#email-cc-0')).toBeHidden();
    await page.getByRole('switch', { name: 'Cc', exact: true }).check();
    await page.fill('#email-cc-0', 'tono@example.com');
    await send(page);
    await onPage(toast(page)).toContainText('To: address 2 is not a valid email address');
    await page.click('#compose a[href="#email-to-1"]');
    await onPage(page.locator('#email-to-1')).toBeFocused();
    await page.fill('#email-to-1', 'budi@example.com');
    await send(page);
    await onPage(toast(page)).toContainText('Email sent successfully');
    await onPage(toast(page)).toContainText('Email delivered to 3 recipient(s)');
    await onPage(page.locator('[name="to"]')).toHaveCount(1);
    for (const field of ['#email-to-0', '#email-subject', '#email-body']) {
      await onPage(page.locator(field)).toHaveValue('');
    }
    await onPage(page.locator('#recent')).toContainText('Delivery in May');
    expect(sentMails()).toHaveLength(1);
  });

  test('rejected by the mailbox stays in the form and is sent once after correction', async () => {
    // A repeated attempt meets the email of the first one.
    const unique = crypto.randomUUID().slice(0, 8);
    const page = await open('/backend/email');
    graph.answerTo(unique, answers.forbidden);
    await write(page, `Refused at first ${unique}`);
    await send(page);
    await onPage(toast(page)).toContainText('Failed to send email');
    await onPage(toast(page)).toContainText('Graph answered 403: ErrorAccessDenied Access is denied.');
    await onPage(summary(page)).toBeFocused();
    await onPage(page.locator('#email-body')).toHaveValue('The ship leaves on Monday.');
    await send(page);
    await onPage(toast(page)).toContainText('Email sent successfully');
    await page.goto(`/backend/email/sent?search=${unique}`);
    await onPage(page.locator('tbody tr')).toHaveCount(1);
    await onPage(page.locator('tbody tr')).toContainText('Sent');
  });

  test('is not lost when the connection fails, the session ends or the window is reloaded', async () => {
    const page = await open('/backend/email');
    await write(page, 'Do not lose me');
    await page.route('**/api/backend/email/send', (route) => route.abort('connectionreset'));
    await send(page);
    await onPage(toast(page)).toContainText('Failed to send email');
    await page.unroute('**/api/backend/email/send');
    await page.route('**/api/backend/email/send', (route) => route.fulfill({ status: 500, body: 'oops' }));
    await send(page);
    await onPage(toast(page)).toContainText('An error occurred while sending the email');
    await page.unroute('**/api/backend/email/send');
    await page.context().clearCookies();
    await send(page);
    await onPage(toast(page)).toContainText('Your session has ended');
    await page.reload();
    await onPage(page).toHaveURL('/backend/login?to=%2Fbackend%2Femail');
    await page.fill('[name="username"]', administratorSettings.ADMIN_USERNAME);
    await page.fill('[name="password"]', administratorSettings.ADMIN_PASSWORD);
    await page.click('main button[type="submit"]');
    await page.waitForURL('**/backend/email');
    await onPage(page.locator('#email-subject')).toHaveValue('Do not lose me');
    await onPage(page.locator('#email-to-0')).toHaveValue('sari@example.com');
    await send(page);
    // The greeting of the sign-in may still be there.
    await onPage(toast(page).filter({ hasText: 'Email sent successfully' })).toBeVisible();
    await page.reload();
    await settle(page);
    await onPage(page.locator('#email-subject')).toHaveValue('');
    expect(sentMails()).toHaveLength(1);
  });

  test('takes a pasted list of addresses apart; submitted twice in quick succession it is sent once, also with Enter in a field', async () => {
    const page = await open('/backend/email');
    await page.locator('#email-to-0').evaluate((input) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', 'a@example.com; b@example.com,\nc@example.com');
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await onPage(page.locator('[name="to"]')).toHaveCount(3);
    await onPage(page.locator('#email-to-2')).toHaveValue('c@example.com');
    await page.getByRole('button', { name: 'Remove address 2 from To' }).click();
    await onPage(page.locator('[name="to"]')).toHaveCount(2);
    await onPage(page.locator('#email-to-1')).toHaveValue('c@example.com');

    await write(page);
    await page.evaluate(() => {
      const form = document.querySelector<HTMLFormElement>('#compose form');
      form?.requestSubmit();
      form?.requestSubmit();
    });
    await onPage(toast(page)).toContainText('Email sent successfully');
    expect(sentMails()).toHaveLength(1);
    await write(page, 'By keyboard');
    await page.press('#email-subject', 'Enter');
    await onPage(page.locator('#recent')).toContainText('By keyboard');
  });

  test('screens have no accessibility violation at every audited width', async () => {
    const page = await open('/backend/email');
    await page.click('text=Test connection');
    await onPage(page.locator('#connection')).toContainText('Connected');
    await page.getByRole('switch', { name: 'Cc', exact: true }).check();
    await send(page);
    await onPage(toast(page)).toHaveCount(1);
    await expectAccessible(page);
    graph.answerTo('A subject without', answers.invalid);
    await write(page, `A subject without ${'end '.repeat(20)}`);
    await send(page);
    await onPage(toast(page)).toContainText('Failed to send email');
    await page.goto('/backend/email/sent?status=failed');
    await settle(page);
    await expectAccessible(page);
    await resize(page, viewports.desktop);
    await page.click('tbody a >> nth=0');
    await onPage(page.locator('dialog')).toContainText('Try again now');
    await expectAccessible(page);
    await page.click('dialog >> text=Cancel this email');
    await onPage(page.locator('main')).toContainText('Canceled');
  });
});

describe('a message', () => {
  test('is found, replied to and erased', async () => {
    const { name, email, mark } = await visitorWrites('Wayan Ardana');
    const page = await open('/backend/messages');
    await page.fill('#search', mark);
    await page.press('#search', 'Enter');
    await onPage(page).toHaveURL(new RegExp(`search=${mark}`));
    await onPage(page.locator('tbody tr')).toHaveCount(1);
    await page.getByRole('link', { name }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'drawing.pdf' }).click();
    expect((await download).suggestedFilename()).toBe('drawing.pdf');
    await page.fill('#reply-body', 'Gladly.');
    await page.click('text=Send reply');
    await onPage(toast(page)).toContainText('Reply sent');
    await onPage(page.locator('#status')).toContainText('Answered');
    await onPage(page.locator('#conversation')).toContainText('> Kami ingin membahas pasokan');
    await settle(page);
    await expectAccessible(page);
    await resize(page, viewports.desktop);
    await page.click("text=Erase this person's data");
    await onPage(page.locator('dialog')).toContainText(email);
    await expectAccessible(page);
    await page.click('dialog >> text=Cancel');
    await onPage(page.locator('dialog')).toHaveCount(0);
    await page.click("text=Erase this person's data");
    await page.click('dialog button.btn-primary');
    await onPage(toast(page)).toContainText(
      'Removed: 1 message, 1 file, 0 other emails, 0 mentions elsewhere and 0 versions of content',
    );
    await onPage(page.locator('main')).not.toContainText(name);
  });

  test('keeps a typed reply when the session ends, until it is sent', async () => {
    const { name } = await visitorWrites('Dewi Anggraini');
    const page = await open('/backend/messages');
    await page.getByRole('link', { name }).click();
    await onPage(page.locator('#reply-body')).toBeVisible();
    await settle(page);
    const message = page.url();
    await page.locator('#reply-body').pressSequentially('We will call you.');
    await page.context().clearCookies();
    await page.click('text=Send reply');
    await onPage(page.getByRole('alert').filter({ hasText: 'Your session has ended' })).toBeVisible();
    await onPage(page.locator('#reply-body')).toHaveValue('We will call you.');
    await page.reload();
    await onPage(page).toHaveURL(/\/backend\/login\?to=/);
    await page.fill('[name="username"]', administratorSettings.ADMIN_USERNAME);
    await page.fill('[name="password"]', administratorSettings.ADMIN_PASSWORD);
    await page.click('main button[type="submit"]');
    await page.waitForURL(message);
    await onPage(page.locator('#reply-body')).toHaveValue('We will call you.');
    await onPage(page.locator('#reply')).toContainText('This form holds your unsaved text from');
    await page.click('text=Send reply');
    await onPage(toast(page)).toContainText('Reply sent');
    await onPage(page).toHaveURL(message);
    await onPage(page.locator('#reply-body')).toHaveValue('');
    await page.reload();
    await onPage(page.locator('#reply-body')).toHaveValue('');
  });

  test('lists and the erasure have no accessibility violation at every audited width', async () => {
    await visitorWrites('A person with a rather long name of many words and syllables');
    const page = await open('/backend/messages');
    await expectAccessible(page);
    await page.goto('/backend/messages/erase');
    await page.click('text=Look for it');
    await onPage(page.locator('#erase-email')).toHaveAttribute('aria-invalid', 'true');
    await settle(page);
    await expectAccessible(page);
  });
});

/** The link that the site has sent to an address. */
async function linkSentTo(address: string): Promise<string> {
  const isToIt = (message: unknown) => [address, 'code='].every((text) => JSON.stringify(message).includes(text));
  await onPage(async () => expect(graph.messages.some(isToIt)).toBe(true)).toPass();
  const text = JSON.stringify(graph.messages.find(isToIt));
  const link = /https?:[^\s"\\]+code=[\w-]+/.exec(text)?.[0] ?? '';
  return link.replace(/^https?:\/\/[^/]*/, '');
}

async function download(page: Page, name: string): Promise<string> {
  const saved = page.waitForEvent('download');
  // What is recorded is a button, everything else a link.
  await page.getByRole('button', { name }).or(page.getByRole('link', { name })).click();
  return readFile(await (await saved).path(), 'latin1');
}

test(
  'a data request goes from the public form to the evidence file: confirmed by link, exported, erased, certified',
  async () => {
    const { name, email } = await visitorWrites('Sari Dewi');

    const { page: visitor } = await site.visit({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    await visitor.goto('/en/personal-data-request');
    await visitor.selectOption('#data-request-kind', 'erasure');
    await visitor.fill('#data-request-email', email);
    await visitor.fill('#data-request-name', name);
    await filledIn(await visitor.locator('#form [name="token"]').getAttribute('value'));
    await visitor.getByRole('button', { name: 'Send request' }).click();
    await onPage(visitor.locator('main [role="status"]')).toContainText('We have received your request.');
    await visitor.goto(await linkSentTo(email));
    await visitor.getByRole('button', { name: 'Yes, this is my request' }).click();
    await onPage(visitor.locator('main')).toContainText('Thank you. We will answer to your email address');

    const { page: desk } = await site.arrive();
    await desk.goto('/backend/privacy');
    await desk.locator('main tbody a').first().click();
    await onPage(desk.locator('main')).toContainText('Identity confirmed with the link');
    expect(await violationsInState(desk)).toEqual([]);
    const exported = await download(desk, 'Download as JSON');
    expect(JSON.parse(exported)).toMatchObject({ messages: [expect.objectContaining({ name })] });
    expect(await download(desk, 'Download as PDF')).toStartWith('%PDF-');
    await desk.getByRole('link', { name: 'Erase the data' }).click();
    await desk.getByRole('button', { name: 'Erase' }).click();
    await onPage(desk).toHaveURL(/\/certificate$/);
    expect(await violationsInState(desk)).toEqual([]);
    await desk.goto(desk.url().replace('/certificate', ''));
    const evidence = await download(desk, 'Download the evidence file');
    expect(evidence).toContain('certificate');
    expect(evidence).not.toContain(name);
    await desk.goto('/backend/messages');
    await onPage(desk.locator('main')).not.toContainText(email);
  },
  2 * journey,
);
