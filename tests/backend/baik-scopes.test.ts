import { beforeEach, describe, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { activityLogs, baikCaseKeys, baikCases, baikNotices, baikRecipients } from '../../src/db/schema/index.ts';
import { eraseDueCases } from '../../src/domain/baik/cases/case-commands.ts';
import { noticeRecipients } from '../../src/domain/baik/cases/notices.ts';
import type { KeyPair } from '../../src/domain/baik/sealing/sealing.ts';
import { unseal } from '../../src/domain/baik/sealing/sealing.ts';
import { furtherRecipient, secondRecipient } from '../support/accounts/baik-people.ts';
import {
  cases,
  entries,
  inCase,
  pageOf,
  post,
  type RecipientInTest,
  receiptOf,
  recipientWithRecovery,
  rowOf,
  screen,
  shown,
  storeOf,
  submit,
  submitAddress,
  toMailbox,
  unlock,
  write,
} from '../support/baik.ts';
import { withToken } from '../support/forms.ts';
import { only, textOf } from '../support/html.ts';
import { freshWorld } from '../support/world.ts';

const world = await freshWorld();
let rini: RecipientInTest;
let budi: RecipientInTest;
let recovery: KeyPair;
beforeEach(async () => {
  ({ rini, recovery } = await recipientWithRecovery(world));
  budi = await secondRecipient(world, rini);
});

const exclude = async (who: RecipientInTest) => `exclude-${(await rowOf(world, who)).id}`;

/** A report that its reporter closed to Budi, by the API as by the form. Returns the case and the receipt. */
async function aboutBudi(): Promise<{ id: number; receipt: string }> {
  const receipt = await submit(world, { report: 'Budi memalsukan kuitansi', [await exclude(budi)]: '1' }).then(
    receiptOf,
  );
  const [row] = await world.db.select().from(baikCases).where(eq(baikCases.isLimited, true));
  return { id: row?.id ?? 0, receipt };
}

const opens = async (identity: string, id: number) => {
  const [row] = await world.db.select().from(baikCaseKeys).where(eq(baikCaseKeys.caseId, id));
  return (await unseal(identity, row?.sealed ?? '')) !== undefined;
};

describe('a report that is closed to a recipient', () => {
  test('is sealed to the others and to no recovery key', async () => {
    const { id } = await aboutBudi();
    expect(await opens(rini.key.identity, id)).toBe(true);
    expect(await opens(budi.key.identity, id)).toBe(false);
    expect(await opens(recovery.identity, id)).toBe(false);
    expect(await shown(world, rini, `/cases/${id}`)).toContain('Budi memalsukan kuitansi');
  });

  test('appears in none of the lists, numbers and files of that recipient', async () => {
    const { id } = await aboutBudi();
    expect(await shown(world, rini)).toContain(`Case ${id}`);
    const list = await shown(world, budi);
    expect(list).not.toContain(`Case ${id}`);
    expect(list).toContain('Everything has been read.');
    expect(list).toContain('Received (0)');
    for (const path of ['', '/erase', '/files/x']) {
      expect((await screen(world, budi.cookie, `/backend/baik/cases/${id}${path}`)).status).toBe(404);
    }
    for (const form of 'message status note assign hand-over hold erase export sealed'.split(' ')) {
      const fields = { text: 'x', note: 'x', reason: 'x', status: 'closed', hold: '1', [`to-${budi.actor.id}`]: '1' };
      expect((await inCase(world, budi, id, form, fields)).status).toBe(404);
    }
    await write(world, budi.cookie, '/backend/baik/lock');
    expect(await shown(world, budi)).not.toContain(`Case ${id}`);
  });

  test('causes no notice that others do not get on the same days anyway', async () => {
    await world.db.update(baikRecipients).set({ noticeAddress: 'both@example.com' });
    await aboutBudi();
    await world.db.update(baikCases).set({ receivedOn: '2026-06-11' });
    const isTold = async (day: string) => {
      await world.db.delete(baikNotices);
      return noticeRecipients(world.db, 'https://site.test/backend/baik', new Date(`${day}T05:00:00Z`));
    };
    // Wednesday and Friday; then Monday and Thursday.
    expect([await isTold('2026-06-17'), await isTold('2026-06-19')]).toEqual([false, false]);
    expect([await isTold('2026-06-15'), await isTold('2026-06-18')]).toEqual([true, true]);
    await world.db.delete(baikCaseKeys);
    await world.db.delete(baikCases);
    expect(await isTold('2026-06-15')).toBe(true);
  });

  test('stays closed when recipients change, and cannot be handed over to that recipient', async () => {
    const { id, receipt } = await aboutBudi();
    const sari = await furtherRecipient(world, [rini, budi], 'sari');
    // Who comes later gets it by a hand-over only.
    for (const other of [budi, sari]) expect(await opens(other.key.identity, id)).toBe(false);
    const to = (who: RecipientInTest) => ({ [`to-${who.actor.id}`]: '1', reason: 'Saya mengenal pelapor' });
    await inCase(world, rini, id, 'hand-over', to(budi));
    expect(await opens(rini.key.identity, id)).toBe(true);
    expect(await opens(budi.key.identity, id)).toBe(false);
    // Nor does anybody keep it for themselves alone, to erase it alone later.
    const before = await world.db.select().from(baikCaseKeys);
    await inCase(world, rini, id, 'hand-over', to(rini));
    expect(await world.db.select().from(baikCaseKeys)).toEqual(before);
    await inCase(world, rini, id, 'hand-over', to(sari));
    expect(await opens(rini.key.identity, id)).toBe(false);
    expect(await opens(sari.key.identity, id)).toBe(true);
    await unlock(world, sari);
    expect(await shown(world, sari, `/cases/${id}`)).toContain('Saya mengenal pelapor');
    expect((await screen(world, rini.cookie, `/backend/baik/cases/${id}`)).status).toBe(404);
    expect(await (await toMailbox(world, { receipt })).text()).toContain('Budi memalsukan kuitansi');
  });

  test('has a number from which its existence does not follow', async () => {
    for (let report = 0; report < 24; report += 1) await submit(world, { report: `Laporan ${report}` });
    const ids = (await cases(world)).map(({ id }) => id);
    const steps = ids.slice(1).map((id, index) => id - (ids[index] ?? 0));
    // Any step has a gap with a chance of four fifths.
    expect(steps.some((step) => step > 1)).toBe(true);
    expect(Math.max(...steps)).toBeLessThanOrEqual(5);
  });
});

describe('the form', () => {
  test('offers the recipients by the names they chose, and works without script', async () => {
    const names = { name: ' Rini, Audit Internal ', group: 'Audit Internal' };
    await write(world, rini.cookie, '/backend/baik/recipients/public-name', names);
    const form = await world.html('/id/budaya-baik');
    const text = textOf(only(form, '#baik-readers'));
    expect(text).toContain('Rini, Audit Internal');
    expect(text).toContain('Penerima 2');
    expect(text).not.toContain('budi');
    const groups = form.querySelectorAll('#baik-group option').map((one) => [one.getAttribute('value'), textOf(one)]);
    expect(groups).toEqual([
      ['', 'Semua penerima'],
      ['Audit Internal', 'Audit Internal'],
    ]);
    const sent = await post(world, { anonymous: '1', contact: undefined, group: 'Audit Internal' });
    expect(sent.status).toBe(200);
    const [row] = await cases(world);
    expect(row?.isLimited).toBe(true);
    expect(await opens(rini.key.identity, row?.id ?? 0)).toBe(true);
    expect(await opens(budi.key.identity, row?.id ?? 0)).toBe(false);
  });

  test('keeps the choice when it comes back, and refuses to exclude all recipients', async () => {
    const everybody = { [await exclude(rini)]: '1', [await exclude(budi)]: '1' };
    const page = await pageOf(await post(world, { ...everybody, language: 'en' }));
    expect(textOf(only(page, '#baik-readers-error'))).toBe('Leave at least one recipient');
    expect(page.querySelectorAll('#baik-readers input[checked]')).toHaveLength(2);
    expect((await submit(world, { group: 'Nobody has this name' })).status).toBe(400);
    expect(await cases(world)).toEqual([]);
  });

  const sendJson = async (more: object) => {
    const report = { report: 'Budi memalsukan kuitansi', anonymous: true, ...(await withToken(world, {})), ...more };
    return world.call('POST', submitAddress, report);
  };

  test.each([true, 1, 'on', 'true', [1]])('as JSON excludes a recipient with the value %p too', async (value) => {
    expect((await sendJson({ [await exclude(budi)]: value })).status).toBe(200);
    const [row] = await cases(world);
    expect(row?.isLimited).toBe(true);
    expect(await opens(budi.key.identity, row?.id ?? 0)).toBe(false);
  });

  test.each([[['Audit']], [{ name: 'Audit' }], [7]])('as JSON with the group %j is refused', async (group) => {
    expect((await sendJson({ group })).status).toBe(400);
    expect(await cases(world)).toEqual([]);
  });

  test('asks nothing when one recipient reads all', async () => {
    await world.db.update(baikRecipients).set({ status: 'waiting' }).where(eq(baikRecipients.accountId, budi.actor.id));
    expect((await world.html('/id/budaya-baik')).querySelector('#baik-readers')).toBeNull();
  });
});

describe('what recipients do among themselves', () => {
  let id: number;
  let receipt: string;
  beforeEach(async () => {
    receipt = await submit(world).then(receiptOf);
    [{ id } = { id: 0 }] = await cases(world);
  });
  const form = (name: string, fields: Record<string, string>) => inCase(world, rini, id, name, fields);

  test('is in the history of the case only: the reporter and the activity log learn nothing', async () => {
    const before = await world.db.select().from(activityLogs);
    await form('note', { note: 'Tanyakan kepada gudang' });
    await form('assign', { to: 'budi' });
    await form('hold', { hold: '1', reason: 'Diminta pengadilan' });
    const page = await pageOf(await screen(world, budi.cookie, `/backend/baik/cases/${id}`));
    const history = textOf(only(page, '#history'));
    expect(history).toMatch(
      /Tanyakan kepada gudang.*Assigned: budi.*Held the case.*Diminta pengadilan.*Read the case/s,
    );
    expect(only(page, '#assign option[selected]').getAttribute('value')).toBe('budi');
    expect(await world.db.select().from(activityLogs)).toEqual(before);
    expect(await entries(world)).toHaveLength(1);
    expect(await cases(world)).toMatchObject([{ acknowledgedOn: null, answeredOn: null, unreadByReporter: false }]);
    const mailbox = await (await toMailbox(world, { receipt })).text();
    expect(mailbox).not.toMatch(/gudang|pengadilan/);
  });

  test('reading is noted once a day for each recipient', async () => {
    for (const who of [rini, rini, budi]) await screen(world, who.cookie, `/backend/baik/cases/${id}`);
    const history = await shown(world, rini, `/cases/${id}`);
    expect(history.match(/Read the case/g)).toHaveLength(2);
  });

  test('a case under legal hold is erased neither by hand nor when its time has come', async () => {
    await form('status', { status: 'closed', reason: 'duplicate' });
    await form('hold', { hold: '1', reason: 'Diminta pengadilan' });
    await form('erase', { confirm: '1' });
    await world.db.update(baikCases).set({ eraseOn: '2026-01-01' });
    expect(await eraseDueCases(storeOf(world))).toBe(0);
    expect(await cases(world)).toMatchObject([{ erasedOn: null }]);
    await form('hold', { hold: '0', reason: 'Perkara selesai' });
    expect(await eraseDueCases(storeOf(world))).toBe(1);
  });

  test.each([
    ['note', { note: ' ' }],
    ['hold', { hold: '1', reason: '' }],
    ['hand-over', { reason: 'Tanpa penerima' }],
    ['hand-over', { 'to-1': '1', reason: '' }],
  ])('%s with %j is refused', async (name, fields) => {
    const before = await world.db.select().from(baikCases);
    await form(name, fields);
    expect(await world.db.select().from(baikCases)).toEqual(before);
  });
});
