import { afterEach, beforeEach, expect, setSystemTime, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import type { Page } from 'playwright';
import type { Db } from '../../src/db/client.ts';
import { baikRecipients } from '../../src/db/schema/index.ts';
import { createAccount } from '../../src/domain/accounts/commands.ts';
import { ask } from '../../src/domain/baik/approvals/approvals.ts';
import { fingerprintOf } from '../../src/domain/baik/approvals/fingerprints.ts';
import { joinRecipients } from '../../src/domain/baik/recipient-commands.ts';
import { makePassphraseKey, openPassphraseKey } from '../../src/domain/baik/recipient-keys.ts';
import { memberOf } from '../../src/domain/baik/recipient-lists/recipient-lists.ts';
import { SealedFiles } from '../../src/domain/baik/sealing/sealed-files.ts';
import { bringUpToDate } from '../../src/domain/baik/upkeep.ts';
import { FolderStore } from '../../src/domain/files/folder-store.ts';
import { expectPage as onPage } from '../support/expect-page.ts';
import { revealing } from '../support/files-with-metadata.ts';
import { fullAccessRoles } from '../support/people.ts';
import { filledIn } from '../support/proof.ts';
import { journey, openSite, type Site } from '../support/site.ts';

const password = 'a good long password';
const passphrase = 'lima kata acak yang panjang';
const phone = { javaScriptEnabled: false, viewport: { width: 390, height: 844 } };

let site: Site;
// A repeated attempt needs a site on which nothing has been confirmed yet.
beforeEach(async () => {
  const settings = { SEED: 'none', ADMIN_USERNAME: 'rini', ADMIN_PASSWORD: password };
  site = await openSite(settings, undefined, threeRecipients);
}, 2 * journey);
afterEach(() => site.close(), journey);

/** Rini, Budi and Sari; the two who came later were asked for 80 hours ago, while Rini was alone. */
async function threeRecipients(db: Db): Promise<void> {
  const key = await makePassphraseKey(passphrase);
  const rini = await join(db, 'rini', key);
  const [row] = await db.select().from(baikRecipients).where(eq(baikRecipients.accountId, rini.id));
  const identity = row && (await openPassphraseKey(row, passphrase));
  if (!row || !identity) throw new Error('Rini has no key.');
  const holder = { ...rini, identity, signer: key.signer };
  const store = { db, files: new SealedFiles(new FolderStore('')) };
  setSystemTime(new Date(Date.now() - 80 * 3_600_000));
  try {
    for (const name of ['budi', 'sari']) {
      const { id } = await join(db, name, await makePassphraseKey(passphrase));
      const [waiting] = await db.select().from(baikRecipients).where(eq(baikRecipients.accountId, id));
      if (!waiting) throw new Error(`${name} has no key.`);
      await ask(store, holder, { act: 'admit', recipientId: waiting.id }, fingerprintOf(memberOf(waiting)));
    }
  } finally {
    setSystemTime();
  }
  await bringUpToDate(store, holder);
  const waiting = await db.$count(baikRecipients, eq(baikRecipients.status, 'waiting'));
  // Budi is in, so Sari needs him as well.
  if (waiting !== 1) throw new Error(`${waiting} recipients wait.`);
}

async function join(db: Db, username: string, key: Awaited<ReturnType<typeof makePassphraseKey>>) {
  const { id } = await createAccount(db, username, password, fullAccessRoles);
  await joinRecipients(db, { id, username }, { kind: 'passphrase', noticeAddress: null, ...key });
  return { id, username };
}

async function signedIn(username: string): Promise<Page> {
  const { page } = await site.visit(phone);
  await page.goto('/backend/login');
  await page.fill('input[name="username"]', username);
  await page.fill('input[name="password"]', password);
  await page.locator('main form button[type="submit"]').first().click();
  return page;
}

async function unlocked(username: string): Promise<Page> {
  const page = await signedIn(username);
  await page.goto('/backend/baik');
  await page.fill('#passphrase', passphrase);
  await page.getByRole('button', { name: 'Unlock', exact: true }).click();
  return page;
}

async function attach(page: Page, selector: string, file: File): Promise<void> {
  const buffer = Buffer.from(await file.arrayBuffer());
  await page.setInputFiles(selector, { name: file.name, mimeType: 'application/octet-stream', buffer });
}

// Its steps are plain requests, which tests/backend and tests/pages send too.
test(
  'a report about a recipient goes from the form to its erasure by two others, on a phone without script',
  async () => {
    const budi = await unlocked('budi');
    const sari = await signedIn('sari');
    await sari.goto('/backend/baik/recipients');
    const digits = (await sari.locator('[data-fingerprint]').textContent()) ?? '';
    await budi.goto('/backend/baik/recipients');
    await budi.locator('#approvals').getByRole('link', { name: 'Confirm' }).click();
    await budi.fill('#fingerprint', digits);
    await budi.getByRole('button', { name: 'Confirm' }).click();
    await onPage(budi.locator('#key-changes')).toContainText('"sari" was let in');

    const { page: reporter } = await site.visit(phone);
    await reporter.goto('/en/baik-culture');
    await reporter.getByLabel('Without a name', { exact: true }).check();
    await reporter.fill('#baik-report', 'Sari signs receipts that nobody has');
    await reporter.locator('#baik-readers').locator('xpath=..').locator('summary').click();
    await reporter.getByLabel('Recipient 3').check();
    await attach(reporter, '#baik-attachments', await revealing.docx('Budi', 'receipts.docx'));
    await filledIn(await reporter.locator('#form [name="token"]').getAttribute('value'));
    await reporter.click('#form button[type="submit"]');
    await onPage(reporter.locator('#baik-files')).toContainText('receipts.docx');
    await reporter.getByLabel('Send the safe copy, and also the original').check();
    await reporter.click('#form button[type="submit"]');
    const receipt = (await reporter.locator('[data-code]').textContent()) ?? '';
    const openMailbox = async () => {
      await reporter.goto('/en/baik-culture/values');
      await reporter.fill('#baik-receipt', receipt);
      await reporter.locator('main form button[type="submit"]').click();
    };

    const rini = await unlocked('rini');
    await rini.locator('main tbody a').first().click();
    await onPage(rini.locator('main')).toContainText('Sari signs receipts that nobody has');
    const address = new URL(rini.url()).pathname;
    await rini.getByText('Show File 1.html').click();
    await onPage(rini.frameLocator('iframe').getByText('Isi surat')).toBeVisible();
    await rini.getByRole('link', { name: 'Open Original file 1.docx' }).click();
    await onPage(rini.locator('main')).toContainText('This file can show who the reporter is');
    await rini.fill('#reason', 'Evidence for the court');
    const original = rini.waitForEvent('download');
    await rini.getByRole('button', { name: 'Record it and download' }).click();
    expect((await original).suggestedFilename()).toBe('Original file 1.docx');
    await rini.goto(address);
    await onPage(rini.locator('main')).toContainText('Original file 1.docx: Evidence for the court');
    await rini.fill('#case-message', 'Is this the receipt that you mean?');
    await attach(rini, '#case-files', await revealing.pdf('Rini', 'receipt-may.pdf'));
    await rini.getByRole('button', { name: 'Send message' }).click();
    await rini.selectOption('#case-status', 'under_review');
    await rini.getByRole('button', { name: 'Save status' }).click();
    const excluded = await unlocked('sari');
    await onPage(excluded.locator('main')).not.toContainText('Sari signs');
    expect((await excluded.goto(address))?.status()).toBe(404);

    await openMailbox();
    await onPage(reporter.locator('main')).toContainText('Is this the receipt that you mean?');
    await onPage(reporter.locator('main')).toContainText('Under review');
    const saved = reporter.waitForEvent('download');
    await reporter.getByRole('button', { name: 'Download File 1.pdf' }).click();
    expect((await saved).suggestedFilename()).toBe('File 1.pdf');
    await reporter.fill('#baik-message', 'Yes, that one');
    await reporter.getByRole('button', { name: 'Send message' }).click();
    await onPage(reporter.locator('main')).toContainText('Yes, that one');

    await rini.goto(address);
    await onPage(rini.locator('main')).toContainText('Yes, that one');
    await rini.selectOption('#case-status', 'closed');
    await rini.selectOption('#case-reason', 'substantiated');
    await rini.getByRole('button', { name: 'Save status' }).click();
    await rini.getByRole('link', { name: 'Erase it now' }).click();
    await rini.getByRole('button', { name: 'Ask for the erasure' }).click();
    await onPage(rini.locator('#approvals')).toContainText('Waits for the confirmation of another recipient');
    await budi.goto('/backend/baik');
    await budi.getByRole('link', { name: 'See what was asked' }).click();
    await budi.locator('#approvals').getByRole('link', { name: 'Confirm' }).click();
    await budi.getByRole('button', { name: 'Confirm' }).click();
    await onPage(budi.locator('body')).toContainText('Case erased');

    await openMailbox();
    await onPage(reporter.locator('main')).toContainText(/It was erased on \w+ \d+, \d{4}/);
    await onPage(reporter.locator('main')).not.toContainText('Yes, that one');
  },
  2 * journey,
);
