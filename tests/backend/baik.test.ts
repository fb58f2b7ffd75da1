import { afterEach, beforeEach, describe, expect, setSystemTime, test } from 'bun:test';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { armor, Decrypter } from 'age-encryption';
import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { ErasedRows, erasedCases } from '../../src/db/erased-rows.ts';
import {
  accounts,
  activityLogs,
  baikApprovals,
  baikCases,
  baikEntries,
  baikHistory,
  baikNotices,
  baikRecipients,
  baikRewrites,
  mails,
  sessions,
} from '../../src/db/schema/index.ts';
import { joinRecipients } from '../../src/domain/baik/approvals/recipient-commands.ts';
import { runMaintenance } from '../../src/domain/baik/approvals/upkeep.ts';
import { noticeRecipients } from '../../src/domain/baik/cases/notices.ts';
import { makeOfflineKey } from '../../src/domain/baik/recipients/recipients.ts';
import { makeKeyPair, unseal } from '../../src/domain/baik/sealing/sealing.ts';
import { Drafts } from '../../src/domain/baik/uploads/drafts.ts';
import { addDays, addMonths, today } from '../../src/domain/days.ts';
import { FolderStore } from '../../src/domain/files/folder-store.ts';
import { furtherRecipient, hoursAgo, secondRecipient, sweep } from '../support/accounts/baik-people.ts';
import {
  askToRemove,
  caseKeys,
  cases,
  entries,
  fingerprint,
  inCase,
  keyWith,
  mainOf,
  openedCase,
  opensCases,
  pageOf,
  receiptOf,
  recipient,
  recipientWithRecovery,
  screen,
  shown,
  shownMailbox,
  staff,
  storeOf,
  submit,
  toMailbox,
  unlock,
  write,
} from '../support/baik.ts';
import { revealing } from '../support/files/files-with-metadata.ts';
import { only, textOf } from '../support/html.ts';
import { freshWorld, type World } from '../support/world.ts';

const world = await freshWorld();
beforeEach(async () => {
  rmSync(join(world.place.dataDirectory, 'baik'), { recursive: true, force: true });
});

const join_ = '/backend/baik/recipients/join';
const passphrase = 'lima kata acak yang panjang';
async function withPassphrase() {
  const account = await staff(world, 'rini');
  await write(world, account.cookie, join_, keyWith(passphrase));
  return account;
}
const report = (text = 'Kuitansi palsu', files: File[] = []) => submit(world, { report: text }, files).then(receiptOf);

describe('setting up', () => {
  test('the first recipient creates a key with a passphrase of sixteen characters, sees a recovery key once, and opens the channel', async () => {
    const { cookie } = await staff(world, 'rini');
    expect(await shown(world, { cookie })).toContain('The channel is closed');
    const shortest = 'abcde fghij klmn';
    const fields = { ...keyWith(shortest), recovery: 'make', notice_address: '' };
    const answer = await write(world, cookie, join_, fields);
    expect(answer.status).toBe(200);
    const identity = /AGE-SECRET-KEY-1\w+/.exec(await answer.text())?.[0] ?? '';
    await report();
    expect(await opensCases(world, identity)).toEqual([true]);
    const stored = await world.db.select().from(baikRecipients);
    expect(stored).toHaveLength(2);
    expect(JSON.stringify(stored)).not.toContain('AGE-SECRET-KEY');
    expect(JSON.stringify(stored)).not.toContain(shortest);
  });

  test.each([
    ['a passphrase of fifteen characters', keyWith('abcde fghij klm'), 'passphrase'],
    ['a passphrase of 257 characters', keyWith('a'.repeat(257)), 'passphrase'],
    ['two passphrases that differ', keyWith(passphrase, 'x'), 'passphrase_again'],
    ['a key that is no key', { kind: 'offline', public_key: 'age1qqqq' }, 'public_key'],
    ['a private key', { kind: 'offline', public_key: `AGE-SECRET-KEY-1${'Q'.repeat(58)}` }, 'public_key'],
    ['a post-quantum key', { kind: 'offline', public_key: `age1pq1${'q'.repeat(100)}` }, 'public_key'],
    ['an invalid recovery key', { kind: 'offline', recovery: 'bring', recovery_key: 'x' }, 'recovery_key'],
    ['an invalid address', { kind: 'offline', notice_address: 'rini' }, 'notice_address'],
  ])('%s is refused beside its field', async (_what, fields, field) => {
    const { cookie } = await staff(world, 'rini');
    const answer = await write(world, cookie, join_, fields);
    expect(answer.status).toBe(422);
    expect(textOf(only(await pageOf(answer), `#join-${field}-error`))).not.toBe('');
    expect(await world.db.$count(baikRecipients)).toBe(0);
  });
});

describe('staff who are not recipients', () => {
  test('see only numbers of past years and their months, none below five and none that follows from others', async () => {
    await recipient(world);
    const { cookie } = await staff(world, 'admin');
    await pastCases(world, 2024, 12, { acknowledgedOn: '2024-03-05', answeredOn: null });
    await pastCases(world, 2024, 5, { acknowledgedOn: '2024-09-05', answeredOn: '2024-05-30' });
    await pastCases(world, 2023, 4, { acknowledgedOn: '2023-03-02', answeredOn: null });
    for (const [month, number] of [
      ['01', 7],
      ['02', 4],
      ['03', 3],
    ] as const)
      await pastCases(world, 2022, number, { receivedOn: `2022-${month}-09`, answeredOn: `2022-${month}-10` });
    await pastCases(world, 2022, 2, { receivedOn: '2022-01-09' });
    // Closed to some recipients: not counted.
    await pastCases(world, 2024, 30, { acknowledgedOn: null, answeredOn: null, isLimited: true });
    const tables = (await pageOf(await screen(world, cookie, '/backend/baik'))).querySelectorAll('#counts table');
    const rows = tables.map((table) =>
      table
        .querySelectorAll('tbody tr')
        .map((row) =>
          row.querySelectorAll('td, th').map((cell) => textOf(cell).replace(/^[A-Z].*?(?=\d|few|not)/, '')),
        ),
    );
    const few = 'fewer than five';
    expect(rows[0]).toEqual([
      ['2024', '17', '12', '5', few],
      ['2023', few, few, few, few],
      // Two were not answered in time: they could be subtracted.
      ['2022', '16', few, 'not shown', few],
    ]);
    // Twelve months of 2024 and 2023 would give numbers below five.
    expect(rows).toHaveLength(2);
    expect(rows[1]?.slice(0, 4)).toEqual([
      ['January', '9'],
      ['February', few],
      ['March', few],
      ['April', few],
    ]);
  });

  test('see only counts at all addresses', async () => {
    await recipient(world);
    await report('Rahasia besar');
    const { cookie } = await staff(world, 'admin');
    const [{ id } = { id: 0 }] = await cases(world);
    // A year that still runs is left out, because a rising number would reveal when a report arrived.
    const counted = await shown(world, { cookie });
    expect(counted).toContain('No year is over yet.');
    expect(counted).not.toContain('unread');
    for (const path of ['', '/files/x', '/files/x/view', '/erase']) {
      expect((await screen(world, cookie, `/backend/baik/cases/${id}${path}`)).status).toBe(303);
    }
    expect((await write(world, cookie, `/backend/baik/cases/${id}/sealed`)).status).toBe(404);
    for (const path of ['/message', '/status', '/erase', '/export']) {
      const answer = await write(world, cookie, `/backend/baik/cases/${id}${path}`, { text: 'x', status: 'closed' });
      expect(answer.headers.get('location')).toBe('/backend/baik');
    }
    expect(await cases(world)).toMatchObject([{ status: 'received' }]);
  });

  test('can neither admit themselves nor remove recipients', async () => {
    const rini = await recipient(world);
    const outsider = await recipient(world, 'outsider');
    await report();
    const [, waiting] = await world.db.select().from(baikRecipients).orderBy(baikRecipients.id);
    expect(waiting?.status).toBe('waiting');
    expect(await opensCases(world, outsider.key.identity)).toEqual([false]);
    await write(world, outsider.cookie, `/backend/baik/recipients/${waiting?.id}/admit`);
    const unlocked = await write(world, outsider.cookie, '/backend/baik/unlock', { key: outsider.key.identity });
    expect(unlocked.status).toBe(422);
    const [first] = await world.db.select().from(baikRecipients).orderBy(baikRecipients.id);
    expect((await write(world, outsider.cookie, `/backend/baik/recipients/${first?.id}/remove`)).status).toBe(404);
    expect(await opensCases(world, outsider.key.identity)).toEqual([false]);
    expect(await opensCases(world, rini.key.identity)).toEqual([true]);
  });
});

describe('a recipient', () => {
  test('unlocks only with the passphrase', async () => {
    const { cookie } = await withPassphrase();
    await report('Terbaca');
    await write(world, cookie, '/backend/baik/lock');
    expect(await shown(world, { cookie })).not.toContain('Terbaca');
    expect((await write(world, cookie, '/backend/baik/unlock', { passphrase: 'a wrong passphrase' })).status).toBe(422);
    expect((await write(world, cookie, '/backend/baik/unlock', { passphrase })).status).toBe(303);
    expect(await shown(world, { cookie })).toContain('Terbaca');
    // The key is bound to the session in which it was unlocked.
    const other = await staff(world, 'other');
    expect(await shown(world, other)).not.toContain('Terbaca');
  });

  test('is delayed after ten wrong passphrases', async () => {
    const { cookie } = await withPassphrase();
    await write(world, cookie, '/backend/baik/lock');
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await write(world, cookie, '/backend/baik/unlock', { passphrase: 'wrong' })).status).toBe(422);
    }
    await write(world, cookie, '/backend/baik/unlock', { passphrase });
    const { headers } = await write(world, cookie, '/backend/baik/recipients/passphrase', {});
    expect(headers.get('location')).toBe('/backend/baik');
  });

  test('must unlock the key again after signing out, even with a restored session', async () => {
    const { rini } = await openedCase(world);
    const lived = await world.db.select().from(sessions);
    await write(world, rini.cookie, '/backend/logout');
    await world.db.insert(sessions).values(lived.map(({ idHash, accountId }) => ({ idHash, accountId })));
    expect(await shown(world, rini)).toContain('Unlock the reports');
  });

  test('changes the passphrase, which invalidates the old one', async () => {
    const { cookie } = await withPassphrase();
    const next = 'enam kata lain yang panjang';
    const fields = { passphrase: next, passphrase_again: next };
    expect((await write(world, cookie, '/backend/baik/recipients/passphrase', fields)).status).toBe(303);
    await write(world, cookie, '/backend/baik/lock');
    expect((await write(world, cookie, '/backend/baik/unlock', { passphrase })).status).toBe(422);
    expect((await write(world, cookie, '/backend/baik/unlock', { passphrase: next })).status).toBe(303);
  });

  test('reads a report with its files as safe copies: their pages, and downloads under names that say nothing', async () => {
    const { rini, id } = await openedCase(world, { report: 'Lihat foto' }, [
      await revealing.jpeg('Budi', 'Budi.jpg'),
      await revealing.pdf('Budi', 'Budi.pdf'),
    ]);
    const page = await pageOf(await screen(world, rini.cookie, `/backend/baik/cases/${id}`));
    const text = textOf(only(page, 'main'));
    expect(text).toContain('Lihat foto');
    expect(text).toContain('Berkas 1.jpgsafe copy, 1 page, made from JPG · 1 KB');
    expect(text).toContain('Berkas 2.pdfsafe copy, 1 page, made from PDF · left out: 1 attached file');
    const [picture, pdf] = page.querySelectorAll('a[download]').map((link) => link.getAttribute('href') ?? '');
    const frames = page.querySelectorAll('iframe').map((frame) => frame.getAttribute('src'));
    expect(frames).toEqual([`${picture}/view`, `${pdf}/view`]);
    for (const address of frames) {
      const shown = await screen(world, rini.cookie, address ?? '');
      expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'; img-src data:;");
      expect(shown.headers.get('content-security-policy')).toContain('sandbox');
      expect(shown.headers.get('cache-control')).toBe('no-store');
      expect(await shown.text()).toContain('alt="Page 1 of 1"');
    }
    const downloaded = await screen(world, rini.cookie, pdf ?? '');
    expect(downloaded.headers.get('content-disposition')).toStartWith('attachment; filename="Berkas 2.pdf"');
    const bytes = Buffer.from(await downloaded.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.includes('Budi')).toBe(false);
    expect((await screen(world, rini.cookie, `${pdf}/original`)).status).toBe(404);
  });

  test('opens an original only after a warning and with a reason, which stands in the history of the case', async () => {
    const { rini, id } = await openedCase(world, { files: 'original' }, [await revealing.jpeg('Budi')]);
    const path = `/backend/baik/cases/${id}`;
    const page = await pageOf(await screen(world, rini.cookie, path));
    expect(textOf(only(page, 'main'))).toContain('Sealed original. It can identify the reporter');
    expect(textOf(only(page, 'main'))).toContain('the original of Berkas 1.jpg');
    const address = only(page, 'a[href$="/original"]').getAttribute('href') ?? '';
    const direct = address.replace(/\/original$/, '');
    for (const other of [direct, `${direct}/view`]) {
      expect((await screen(world, rini.cookie, other)).status).toBe(404);
    }
    const warning = await pageOf(await screen(world, rini.cookie, address));
    expect(textOf(only(warning, 'main'))).toContain('This file can show who the reporter is');
    const refused = await write(world, rini.cookie, address, { reason: ' ' });
    expect(refused.status).toBe(422);
    expect(textOf(only(await pageOf(refused), '#reason-error'))).toBe('Give a reason');
    const opened = await write(world, rini.cookie, address, { reason: 'Bukti untuk polisi' });
    expect(opened.status).toBe(200);
    expect(opened.headers.get('content-disposition')).toStartWith('attachment; filename="Berkas asli 1.jpg"');
    expect(Buffer.from(await opened.arrayBuffer()).includes('Budi')).toBe(true);
    const after = await mainOf(await screen(world, rini.cookie, path));
    expect(after).toContain('Opened an original fileBerkas asli 1.jpg: Bukti untuk polisi');
    expect(after.match(/Opened an original file/g)).toHaveLength(1);
  });

  test('replies and sees the remaining time', async () => {
    const { rini, id } = await openedCase(world);
    await world.db.update(baikCases).set({ receivedOn: addDays(today(), -9) });
    const list = async () => shown(world, rini);
    expect(await list()).toContain('First response: 2 days late');
    expect(await list()).toContain(`Overdue: case ${id}`);
    await world.db.update(baikCases).set({ receivedOn: addDays(today(), -100) });
    expect(await list()).toMatch(/First response: 93 days late.*Answer on the matter: \d+ days late/s);
    const page = await pageOf(await screen(world, rini.cookie, `/backend/baik/cases/${id}`));
    expect(textOf(only(page, '#deadlines')).match(/days late/g)).toHaveLength(2);
    const path = `/backend/baik/cases/${id}`;
    expect((await write(world, rini.cookie, `${path}/message`, { text: '' })).status).toBe(422);
    await write(world, rini.cookie, `${path}/message`, { text: 'Terima kasih', answer: '1' });
    expect(await cases(world)).toMatchObject([
      { acknowledgedOn: today(), answeredOn: today(), unreadByReporter: true },
    ]);
    expect(await list()).not.toContain('Overdue');
    expect(await world.db.$count(mails)).toBe(0);
  });
});

describe('changing who can read', () => {
  test('an admitted recipient can read existing cases; a removed one cannot', async () => {
    const rini = await recipient(world);
    await report('Satu', [await revealing.pdf('x')]);
    await report('Dua');
    const budi = await secondRecipient(world, rini);
    const sari = await furtherRecipient(world, [rini, budi], 'sari');
    expect(await opensCases(world, budi.key.identity)).toEqual([true, true]);
    expect(await shown(world, budi)).toContain('Dua');
    await unlock(world, sari);
    await askToRemove(world, rini, budi);
    expect(await opensCases(world, budi.key.identity)).toEqual([true, true]);
    await askToRemove(world, sari, budi);
    expect(await opensCases(world, budi.key.identity)).toEqual([false, false]);
    expect(await shown(world, budi)).not.toContain('Dua');
    expect(await opensCases(world, rini.key.identity)).toEqual([true, true]);
  });

  test('a removed recipient who kept the keys of a case can open nothing that is written afterwards', async () => {
    const rini = await recipient(world);
    const receipt = await report('Sebelum');
    const budi = await secondRecipient(world, rini);
    const [before] = await caseKeys(world);
    const bytes = await unseal(budi.key.identity, before?.sealed ?? '');
    const copied = /AGE-SECRET-KEY-1\w+/g;
    const stolen = new TextDecoder().decode(bytes).match(copied) ?? [];
    // Budi leaves with his key, which needs no confirmation.
    await askToRemove(world, budi, budi);
    await toMailbox(world, { receipt, action: 'reply', text: 'Sesudah' });
    const [{ id } = { id: 0 }] = await cases(world);
    await inCase(world, rini, id, 'message', { text: 'Jawaban' });
    const opened = (await entries(world)).map(async ({ sealed }) => (await unseal(stolen, sealed)) !== undefined);
    expect(await Promise.all(opened)).toEqual([true, false, false]);
    expect(await opensCases(world, budi.key.identity)).toEqual([false]);
    expect(await shown(world, rini, `/cases/${id}`)).toMatch(/Sebelum.*Sesudah.*Jawaban/s);
  });

  test('a recipient who leaves without the key is taken out when the next one unlocks', async () => {
    const rini = await recipient(world);
    await report('Sebelum');
    const budi = await secondRecipient(world, rini);
    await write(world, budi.cookie, '/backend/baik/lock');
    await hoursAgo(80, () => askToRemove(world, budi, budi));
    await unlock(world, rini);
    expect(await opensCases(world, budi.key.identity)).toEqual([true]);
    const [before] = await cases(world);
    await sweep(world);
    await unlock(world, rini);
    expect(await opensCases(world, budi.key.identity)).toEqual([false]);
    expect((await cases(world))[0]?.publicKey).not.toBe(before?.publicKey ?? '');
  });

  test('a closed channel is not opened at once with an account that was made for it, which confirms or asks', async () => {
    const rini = await recipient(world);
    await hoursAgo(240, () => askToRemove(world, rini, rini));
    await sweep(world);
    const joining = async (username: string, createdAt: Date, fingerprint: string) => {
      const { actor } = await staff(world, username);
      await world.db.update(accounts).set({ createdAt }).where(eq(accounts.id, actor.id));
      const key = await makeOfflineKey((await makeKeyPair()).publicKey);
      return joinRecipients(world.db, actor, { kind: 'offline', noticeAddress: null, ...key, fingerprint });
    };
    const [isNew, isOld] = [new Date(Date.now() - 71 * 3_600_000), new Date(Date.now() - 73 * 3_600_000)];
    const budi = await recipient(world, 'budi');
    const digits = await fingerprint(world, budi);
    expect(await joining('baru', isNew, digits)).toBe('reopening');
    expect(await joining('citra', isOld, digits)).toBe('active');
  });

  test('with a lost passphrase she leaves, makes a new key, and the recovery key unlocks, each after its notice', async () => {
    const { rini, recovery } = await recipientWithRecovery(world);
    await report('Belum hilang');
    await hoursAgo(240, () => askToRemove(world, rini, rini));
    await sweep(world);
    expect(await shown(world, rini)).toContain('The channel is closed');
    await hoursAgo(160, () => write(world, rini.cookie, join_, keyWith(passphrase)));
    expect(await shown(world, rini)).toContain('opens again when the notice is');
    await hoursAgo(80, async () => {
      await sweep(world);
      await write(world, rini.cookie, '/backend/baik/unlock', { passphrase });
      expect(await shown(world, rini)).toContain('Not sealed to your key');
      await write(world, rini.cookie, '/backend/baik/lock');
      await write(world, rini.cookie, '/backend/baik/unlock', { key: recovery.identity });
      expect(await shown(world, rini)).not.toContain('Belum hilang');
    });
    await write(world, rini.cookie, '/backend/baik/unlock', { key: recovery.identity });
    expect(await shown(world, rini)).toContain('Belum hilang');
  });
});

describe('the end of a case', () => {
  test('leaves a tombstone without content, immediately or after the retention period', async () => {
    const rini = await recipient(world);
    const file = await revealing.pdf('x');
    const receipts = [await report('Satu', [file]), await report('Dua', [file])];
    const budi = await secondRecipient(world, rini);
    const [first = 0, second = 0] = (await cases(world)).map(({ id }) => id);
    for (const id of [first, second]) {
      await inCase(world, rini, id, 'note', { note: 'Sari, gudang 4' });
      await inCase(world, rini, id, 'status', { status: 'closed', reason: 'duplicate' });
    }
    for (const who of [budi, rini]) await inCase(world, who, first, 'erase');
    await world.db.update(baikCases).set({ eraseOn: today() }).where(eq(baikCases.id, second));
    const drafts = new Drafts(new FolderStore(world.place.dataDirectory));
    const erased = new ErasedRows(world.database, erasedCases, () => {});
    await runMaintenance({ store: storeOf(world), erased, drafts, screen: '', wakeOutbox: () => {} });
    const left = { publicKey: null, head: null, status: 'closed', reason: 'duplicate', erasedOn: today() };
    expect(await cases(world)).toMatchObject([left, left]);
    expect(await world.db.$count(baikEntries)).toBe(0);
    // Who erased it early, and nothing of what was noted before.
    const history = await world.db.select({ id: baikHistory.caseId }).from(baikHistory);
    expect(history).toEqual([{ id: first }]);
    expect(await caseKeys(world)).toEqual([]);
    const folder = join(world.place.dataDirectory, 'baik');
    expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);
    expect(await shown(world, rini, '?status=erased')).toContain('Dealt with in another');
    for (const receipt of receipts) {
      const mailbox = await shownMailbox(world, { receipt });
      expect(mailbox).toMatch(/Your report has been erased\s*It was erased on \w+ \d+, \d{4}\./);
      expect(mailbox).not.toMatch(/Status|Dealt with|Write a message/);
    }
  });

  test('is announced thirty days in advance', async () => {
    const { rini, id } = await openedCase(world);
    await inCase(world, rini, id, 'status', { status: 'closed', reason: 'duplicate' });
    await world.db.update(baikCases).set({ eraseOn: addDays(today(), 31) });
    expect(await shown(world, rini)).not.toContain('Will be erased soon');
    await world.db.update(baikCases).set({ eraseOn: addDays(today(), 30) });
    expect(await shown(world, rini)).toContain(`Will be erased soon: case ${id}`);
  });

  test('is postponed by a message of the reporter: history, list and deadlines say so, and what was asked is canceled', async () => {
    const { rini, id, receipt } = await openedCase(world);
    const path = `/backend/baik/cases/${id}`;
    const list = async () => shown(world, rini);
    await write(world, rini.cookie, `${path}/status`, { status: 'closed', reason: 'duplicate' });
    await write(world, rini.cookie, `${path}/erase`);
    await world.db.update(baikCases).set({ closedOn: addMonths(today(), -2), eraseOn: addMonths(today(), 1) });
    expect(await list()).toContain('1 request waits for the recipients');
    await toMailbox(world, { receipt, action: 'reply', text: 'Satu hal lagi' });
    expect(await cases(world)).toMatchObject([{ status: 'closed', eraseOn: addMonths(today(), 3) }]);
    expect(await list()).not.toContain('waits for the recipients');
    expect(await list()).toContain('Erasure postponed: the reporter wrote after the case was closed');
    const page = await pageOf(await screen(world, rini.cookie, path));
    expect(textOf(only(page, '#deadlines'))).toContain('Erasure postponed');
    expect(textOf(only(page, '#history'))).toMatch(/Asked to erase.*The reporter wrote: erasure postponed\s*Reporter/s);
    expect(textOf(only(page, '#history'))).not.toMatch(/not signed|was changed/);
  });
});

describe('notices', () => {
  // A Wednesday: on Mondays and Thursdays all recipients are asked to look.
  const morning = new Date('2026-06-17T05:00:00Z');
  let receipt: string;
  beforeEach(async () => {
    setSystemTime(morning);
    await recipient(world);
    await world.db.update(baikRecipients).set({ noticeAddress: 'rini.private@example.com' });
    receipt = await report('Rahasia');
  });
  afterEach(() => void setSystemTime());
  const isSent = (at = morning) => noticeRecipients(world.db, 'https://site.test/backend/baik', at);

  test('only announce something to read, once a day, and not on the day it arrived, and their addresses are in no list of mails', async () => {
    expect(await isSent()).toBe(false);
    await world.db.update(baikEntries).set({ writtenOn: addDays(today(), -1) });
    expect(await isSent()).toBe(true);
    expect(await isSent()).toBe(false);
    const [mail] = await world.db.select().from(mails);
    expect(mail).toMatchObject({
      recipients: ['rini.private@example.com'],
      subject: 'Ada yang perlu dibaca / There is something to read',
    });
    expect(mail?.body).not.toContain('Rahasia');
    expect(mail?.body).toContain('https://site.test/backend/baik');
    expect(await world.db.$count(baikNotices)).toBe(1);
    const { cookie } = await staff(world, 'admin');
    for (const path of ['/backend/email/history', `/backend/email/history/${mail?.id}`]) {
      expect(await (await screen(world, cookie, path)).text()).not.toContain('rini.private');
    }
  });

  test('are sent thirty days, a week and a day before a case is erased, and on no other day', async () => {
    const closed = { unreadByRecipients: false, status: 'closed', reason: 'duplicate' } as const;
    for (const [days, isTold] of [
      [31, false],
      [30, true],
      [20, false],
      [7, true],
      [1, true],
    ] as const) {
      await world.db.delete(baikNotices);
      await world.db.update(baikCases).set({ ...closed, eraseOn: addDays(today(), days) });
      expect(await isSent()).toBe(isTold);
    }
  });

  test('are not sent on the day a reporter adds to a case that has been read', async () => {
    await world.db.update(baikEntries).set({ writtenOn: addDays(today(), -4) });
    await world.db.update(baikCases).set({ unreadByRecipients: false });
    await toMailbox(world, { receipt, action: 'reply', text: 'Satu hal lagi' });
    expect(await isSent()).toBe(false);
    expect(await isSent(new Date(morning.getTime() + 24 * 3_600_000))).toBe(true);
  });

  test('are sent before a first answer and before the result are due, until recipients answered', async () => {
    const acknowledgedOn = '2026-04-02';
    for (const [receivedOn, known, isDue] of [
      ['2026-06-13', {}, true],
      ['2026-06-11', {}, true],
      ['2026-06-12', {}, false],
      ['2026-06-13', { acknowledgedOn: '2026-06-14' }, false],
      ['2026-04-01', { acknowledgedOn }, true],
      ['2026-03-20', { acknowledgedOn }, true],
      ['2026-04-01', { acknowledgedOn, answeredOn: '2026-05-02' }, false],
    ] as const) {
      await world.db.delete(baikNotices);
      const unknown = { acknowledgedOn: null, answeredOn: null };
      await world.db.update(baikCases).set({ unreadByRecipients: false, receivedOn, ...unknown, ...known });
      expect(await isSent()).toBe(isDue);
    }
  });
});

test('a session that keeps erased rows from being taken out of the files keeps no notice from being sent', async () => {
  const rini = await recipient(world);
  await world.db.update(baikRecipients).set({ noticeAddress: 'rini@example.com' });
  await unlock(world, rini);
  await askToRemove(world, rini, rini);
  await world.db.insert(baikRewrites).values({ day: today() });
  const failures: string[] = [];
  const alone = () => Promise.reject(new Error('A session still reads what was erased.'));
  const erased = new ErasedRows({ ...world.database, alone }, erasedCases, (error) => failures.push(String(error)));
  const drafts = new Drafts(new FolderStore(world.place.dataDirectory));
  let woken = 0;
  const wakeOutbox = () => {
    woken += 1;
  };
  await runMaintenance({ store: storeOf(world), erased, drafts, screen: '', wakeOutbox });
  expect(woken).toBe(1);
  expect(failures).toEqual(['Error: A session still reads what was erased.']);
  expect(await world.db.$count(baikRewrites)).toBe(1);
});

test('a status that is saved as it is changes nothing and counts as no answer', async () => {
  const { rini, id } = await openedCase(world);
  const save = (fields: Record<string, string>) => inCase(world, rini, id, 'status', fields);
  await save({ status: 'received' });
  const untouched = { acknowledgedOn: null, answeredOn: null, unreadByReporter: false };
  expect(await cases(world)).toMatchObject([untouched]);
  expect(await world.db.$count(baikHistory)).toBe(0);
  await save({ status: 'closed', reason: 'duplicate' });
  const days = { closedOn: '2026-01-05', eraseOn: '2026-04-05', answeredOn: '2026-01-05', unreadByReporter: false };
  await world.db.update(baikCases).set(days);
  await save({ status: 'closed', reason: 'duplicate' });
  expect(await cases(world)).toMatchObject([days]);
  expect(await world.db.$count(baikHistory)).toBe(1);
});

describe('an export', () => {
  test('is an age file that standard tools decrypt with a recovery key', async () => {
    const { rini, recovery } = await recipientWithRecovery(world);
    await report('Untuk penyidik', [await revealing.pdf('x', '../../bukti.pdf')]);
    await unlock(world, rini);
    const [{ id } = { id: 0 }] = await cases(world);
    const answer = await inCase(world, rini, id, 'export');
    const clear = await openWithAge(recovery.identity, new Uint8Array(await answer.arrayBuffer()));
    const parts = unzipSync(clear);
    expect(Object.keys(parts)).toEqual(['report.txt', 'files/01-Berkas 1.pdf']);
    const said = new TextDecoder().decode(parts['report.txt']);
    expect(said).toContain('Untuk penyidik');
    expect(said).toContain('[file] Berkas 1.pdf (safe copy, pages: 1, made from PDF; left out: 1 attachments)');
  });

  test('is not needed by a recipient with an offline key: the encrypted case is downloaded and decrypted with age', async () => {
    const rini = await recipient(world);
    await report('Untuk penyidik', [await revealing.pdf('x', 'bukti.pdf')]);
    const [{ id } = { id: 0 }] = await cases(world);
    const page = await pageOf(await screen(world, rini.cookie, '/backend/baik'));
    const action = only(page, 'form[action$="/sealed"][method="post"]').getAttribute('action') ?? '';
    expect(action).toBe(`/backend/baik/cases/${id}/sealed`);
    const answer = await write(world, rini.cookie, action);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const parts = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
    const part = (start: string) =>
      Object.entries(parts).find(([name]) => name.startsWith(start))?.[1] ?? new Uint8Array();
    expect(text(part('READ ME'))).toContain('age -d -i');
    const [caseKey = ''] =
      /AGE-SECRET-KEY-1[0-9A-Z]*/.exec(text(await openWithAge(rini.key.identity, part('case-key')))) ?? [];
    expect(text(await openWithAge(caseKey, part('entries/01-reporter')))).toContain('Untuk penyidik');
    expect(text(await openWithAge(caseKey, part('files/')))).toStartWith('%PDF-');
    expect(await cases(world)).toMatchObject([{ unreadByRecipients: false }]);
  });

  test('may be encrypted to another key, but not to an invalid one', async () => {
    const { rini, id } = await openedCase(world);
    const { key: outside } = await recipient(world, 'outside');
    const path = `/backend/baik/cases/${id}/export`;
    const head = await (await write(world, rini.cookie, path, { to: outside.publicKey })).text();
    expect(head.match(/-> X25519/g)).toHaveLength(1);
    expect((await write(world, rini.cookie, path, { to: 'age1x' })).status).toBe(303);
  });
});

test('a case goes through its states: it is closed with a reason only, and its erasure is asked for when it is closed', async () => {
  const { rini, id } = await openedCase(world, { report: 'Sangat rahasia' });
  const step = (form: string, fields?: Record<string, string>) => inCase(world, rini, id, form, fields);
  await step('status', { status: 'closed' });
  await step('erase');
  expect(await cases(world)).toMatchObject([{ status: 'received' }]);
  expect(await world.db.$count(baikApprovals)).toBe(0);
  await step('status', { status: 'under_review' });
  const open = { closedOn: null, eraseOn: null, reason: null, unreadByReporter: true };
  expect(await cases(world)).toMatchObject([{ ...open, acknowledgedOn: today(), answeredOn: null }]);
  await step('status', { status: 'closed', reason: 'duplicate' });
  const closed = { closedOn: today(), answeredOn: today(), reason: 'duplicate', eraseOn: expect.any(String) };
  expect(await cases(world)).toMatchObject([{ ...closed, status: 'closed', unreadByReporter: true }]);
  await step('status', { status: 'under_review' });
  expect(await cases(world)).toMatchObject([{ ...open, status: 'under_review', answeredOn: today() }]);
  await step('status', { status: 'closed', reason: 'duplicate' });
  await step('erase');
  expect(await cases(world)).toMatchObject([{ erasedOn: null }]);
  expect(await world.db.$count(baikApprovals)).toBe(1);
  expect(await world.db.$count(baikHistory)).toBe(5);
});

test('what recipients do in a case is in its own history, which only they can read, and in no other log', async () => {
  const { rini, id } = await openedCase(world, { report: 'Sangat rahasia' });
  const before = await world.db.select().from(activityLogs);
  await inCase(world, rini, id, 'message', { text: 'Balasan rahasia' });
  await inCase(world, rini, id, 'status', { status: 'under_review' });
  await inCase(world, rini, id, 'export');
  expect(await world.db.select().from(activityLogs)).toEqual(before);
  const history = async () =>
    textOf(only(await pageOf(await screen(world, rini.cookie, `/backend/baik/cases/${id}`)), '#history'));
  expect(await history()).toMatch(/Wrote to the reporter.*Status: under review.*Exported the case/s);
  expect(await history()).not.toContain('was changed');
  const stored = JSON.stringify(await world.db.select().from(baikHistory));
  expect(stored).not.toMatch(/rahasia|under_review/);

  const [first] = await world.db.select().from(baikHistory).orderBy(baikHistory.id);
  await world.db.delete(baikHistory).where(eq(baikHistory.id, first?.id ?? 0));
  expect(await history()).toContain('This history was changed: from record 1 on');
});

/** Erased cases of a year, of which only days are left. */
async function pastCases({ db }: World, year: number, number: number, days: Partial<typeof baikCases.$inferInsert>) {
  const row = { receivedOn: `${year}-03-01`, erasedOn: `${year}-12-01`, ...days };
  await db.insert(baikCases).values(Array.from({ length: number }, () => row));
}

/** Decrypts with the age library, and with the age command where it is available or required. */
async function openWithAge(identity: string, sealed: Uint8Array): Promise<Uint8Array> {
  const library = new Decrypter();
  library.addIdentity(identity);
  const clear = await library.decrypt(isArmored(sealed) ? armor.decode(new TextDecoder().decode(sealed)) : sealed);
  if (Bun.which('age') || process.env.TEST_AGE === 'required') expect(openWithCommand(identity, sealed)).toEqual(clear);
  return clear;
}

const isArmored = (sealed: Uint8Array) => new TextDecoder().decode(sealed.subarray(0, 5)) === '-----';

function openWithCommand(identity: string, sealed: Uint8Array): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'alumina-age-'));
  try {
    writeFileSync(join(folder, 'key.txt'), `${identity}\n`, { mode: 0o600 });
    writeFileSync(join(folder, 'sealed.age'), sealed);
    const age = Bun.spawnSync(['age', '-d', '-i', 'key.txt', '-o', 'clear', 'sealed.age'], { cwd: folder });
    expect(age.stderr.toString()).toBe('');
    return new Uint8Array(readFileSync(join(folder, 'clear')));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
