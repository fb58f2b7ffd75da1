import { beforeEach, describe, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { accounts, baikApprovals, baikRecipientLists, baikRecipients, mails } from '../../src/db/schema/index.ts';
import { makeRequest } from '../../src/domain/baik/recipients/approval-body.ts';
import { type KeyPair, unseal } from '../../src/domain/baik/sealing/sealing.ts';
import { signText } from '../../src/domain/baik/sealing/signatures.ts';
import { today } from '../../src/domain/days.ts';
import { furtherRecipient, hoursAgo, secondRecipient, sweep } from '../support/accounts/baik-people.ts';
import { loggedEntries } from '../support/application/command-site.ts';
import {
  askToAdmit,
  askToRemove,
  caseKeys,
  cases,
  fingerprint,
  inCase,
  keyWith,
  opensCases,
  pageOf,
  type RecipientInTest,
  recipient,
  recipientWithRecovery,
  rowOf,
  shown,
  staff,
  submit,
  unlock,
  write,
} from '../support/baik.ts';
import { only, textOf } from '../support/html.ts';
import { freshWorld } from '../support/world.ts';

const root = '/backend/baik';

const world = await freshWorld();
let rini: RecipientInTest;
let recovery: KeyPair;
beforeEach(async () => {
  ({ rini, recovery } = await recipientWithRecovery(world));
  await submit(world, { report: 'Kuitansi palsu' });
});

const statusOf = async (who: RecipientInTest) => (await rowOf(world, who)).status;
const opens = async (identity: string) => (await opensCases(world, identity))[0];
const requests = () => world.db.select().from(baikApprovals).orderBy(baikApprovals.id);
const requestPath = async (index = 0) => `${root}/approvals/${(await requests())[index]?.id}`;
const closeCase = (who: RecipientInTest, id: number) =>
  inCase(world, who, id, 'status', { status: 'closed', reason: 'duplicate' });
const cancel = async (who: { cookie: string }) => write(world, who.cookie, `${await requestPath()}/cancel`);
const caseId = async () => (await cases(world))[0]?.id ?? 0;

/** What takes 72 hours when one person asks. It is carried out when Rini unlocks, unless something else does it. */
type Act = {
  ask: () => Promise<unknown>;
  isDone: () => Promise<boolean | undefined>;
  carryOut?: () => Promise<unknown>;
  canceler?: RecipientInTest;
};
const acts: Record<string, () => Promise<Act>> = {
  'Let "budi" in': async () => {
    const budi = await recipient(world, 'budi');
    const isDone = async () => (await statusOf(budi)) === 'active' && opens(budi.key.identity);
    return { ask: () => askToAdmit(world, rini, budi), isDone };
  },
  'Take "budi" out': async () => {
    const budi = await secondRecipient(world, rini);
    const isDone = async () => (await statusOf(budi)) === 'removed' && !(await opens(budi.key.identity));
    return { ask: () => askToRemove(world, rini, budi), isDone, canceler: budi };
  },
  'Erase case': async () => {
    const id = await caseId();
    await closeCase(rini, id);
    const isDone = async () => (await cases(world))[0]?.erasedOn === today();
    return { ask: () => inCase(world, rini, id, 'erase'), isDone };
  },
  'Use the recovery key': async () => {
    const other = await staff(world, 'operator');
    const open = () => write(world, other.cookie, `${root}/unlock`, { key: recovery.identity });
    return { ask: open, carryOut: open, isDone: async () => (await shown(world, other)).includes('Kuitansi palsu') };
  },
};

test.each(Object.entries(acts))(
  '"%s" is shown as asked, is not done after 71 hours, nor when a recipient canceled it, but after 72 hours',
  async (name, prepare) => {
    await unlock(world, rini);
    const { ask, isDone, carryOut = () => unlock(world, rini), canceler = rini } = await prepare();
    await hoursAgo(71, ask);
    await carryOut();
    expect(await isDone()).toBe(false);
    expect(await shown(world, rini, '/recipients')).toMatch(new RegExp(`${name}.*Asked by .*Takes effect`));
    await cancel(canceler);
    await hoursAgo(80, ask);
    await cancel(canceler);
    expect(await requests()).toEqual([]);
    await carryOut();
    expect(await isDone()).toBe(false);
    if (name.startsWith('Use')) await cancel(canceler);
    await hoursAgo(80, ask);
    await carryOut();
    expect(await isDone()).toBe(true);
  },
);

describe('while there is one recipient', () => {
  test('a second person is asked for at once, until one is let in, signed by the one who asked', async () => {
    await unlock(world, rini);
    expect(await shown(world, rini, '/recipients')).toContain('Ask a second person now');
    const budi = await secondRecipient(world, rini);
    const page = await shown(world, budi, '/recipients');
    expect(page).toMatch(/Key changes.*"budi" was let in.*signed by rini/s);
    expect(page).not.toContain('Ask a second person now');
    expect(page).not.toContain('changed outside');
  });

  test('what was asked is canceled by any recipient, and is not carried out when its row is put back', async () => {
    const budi = await recipient(world, 'budi');
    await hoursAgo(80, async () => {
      await unlock(world, rini);
      await askToAdmit(world, rini, budi);
    });
    const [row] = await requests();
    const { id: _, ...kept } = row ?? { id: 0, act: '', body: '', signature: '' };
    await cancel(rini);
    expect(await requests()).toEqual([]);
    await world.db.insert(baikApprovals).values(kept);
    await unlock(world, rini);
    expect(await statusOf(budi)).toBe('waiting');
    expect(await shown(world, rini, '/recipients')).toContain('A request was canceled');
  });
});

describe('two recipients', () => {
  let budi: RecipientInTest;
  beforeEach(async () => {
    budi = await secondRecipient(world, rini);
  });

  test('admit a third: one asks, the other confirms, and both type the fingerprint', async () => {
    const sari = await recipient(world, 'sari');
    const path = `${root}/recipients/${(await rowOf(world, sari)).id}/admit`;
    expect((await write(world, rini.cookie, path, { fingerprint: '00000 '.repeat(6) })).status).toBe(422);
    expect(await requests()).toEqual([]);
    await hoursAgo(1000, () => askToAdmit(world, rini, sari));
    const confirm = await requestPath();
    // Neither who asks nor who asked long ago can do without the other.
    await askToAdmit(world, rini, sari);
    await write(world, rini.cookie, confirm, { fingerprint: await fingerprint(world, sari) });
    await unlock(world, rini);
    expect(await statusOf(sari)).toBe('waiting');
    expect((await write(world, budi.cookie, confirm, { fingerprint: '1' })).status).toBe(422);
    expect(await statusOf(sari)).toBe('waiting');
    await write(world, budi.cookie, confirm, { fingerprint: await fingerprint(world, sari) });
    expect(await statusOf(sari)).toBe('active');
    expect(await opens(sari.key.identity)).toBe(true);
    expect(await shown(world, rini, '/recipients')).toMatch(/"sari" was let in.*signed by rini, budi/s);
    const logged = (await loggedEntries(world.db)).map(({ description }) => description);
    expect(logged).toContain('Asked to let "sari" in as a report recipient');
    expect(logged).toContain('Let "sari" in as a report recipient, as rini had asked');
  });

  test('a key in the hands of another account confirms nothing', async () => {
    const sari = await recipient(world, 'sari');
    await askToAdmit(world, rini, sari);
    // Rini has got hold of Budi's key.
    await write(world, rini.cookie, `${root}/unlock`, { key: budi.key.identity });
    await write(world, rini.cookie, await requestPath(), { fingerprint: await fingerprint(world, sari) });
    expect(await statusOf(sari)).toBe('waiting');
  });

  test('a key that was exchanged in the table is not the one whose fingerprint was read out', async () => {
    const sari = await recipient(world, 'sari');
    const spoken = await fingerprint(world, sari);
    const other = await recipient(world, 'other');
    const { publicKey } = await rowOf(world, other);
    await world.db.delete(baikRecipients).where(eq(baikRecipients.accountId, other.actor.id));
    await world.db.update(baikRecipients).set({ publicKey }).where(eq(baikRecipients.accountId, sari.actor.id));
    const path = `${root}/recipients/${(await rowOf(world, sari)).id}/admit`;
    expect((await write(world, rini.cookie, path, { fingerprint: spoken })).status).toBe(422);
  });

  test('erase a case early together, and none alone', async () => {
    const id = await caseId();
    await closeCase(rini, id);
    await inCase(world, rini, id, 'erase');
    await inCase(world, rini, id, 'erase');
    expect((await cases(world))[0]?.erasedOn).toBeNull();
    expect(await shown(world, budi)).toContain('1 request waits for the recipients');
    expect(await shown(world, budi, `/cases/${id}`)).toContain(`Erase case ${id} early`);
    await inCase(world, budi, id, 'erase');
    expect((await cases(world))[0]?.erasedOn).toBe(today());
    const log = JSON.stringify(await loggedEntries(world.db));
    expect(log).not.toMatch(new RegExp(`[Cc]ase ${id}|cases/${id}`));
  });

  test('a case that is opened again is not erased by what was asked before', async () => {
    const id = await caseId();
    await closeCase(rini, id);
    await inCase(world, rini, id, 'erase');
    await inCase(world, budi, id, 'status', { status: 'under_review' });
    expect(await requests()).toEqual([]);
  });

  test('a lost key leaves when another recipient confirms it', async () => {
    await write(world, budi.cookie, `${root}/lock`);
    await askToRemove(world, budi, budi);
    expect(await statusOf(budi)).toBe('active');
    await write(world, rini.cookie, await requestPath());
    expect(await statusOf(budi)).toBe('removed');
  });

  test('are told by mail of what waits, without content, and once', async () => {
    await world.db.update(baikRecipients).set({ noticeAddress: 'budi@example.com' });
    const sari = await recipient(world, 'sari');
    await askToAdmit(world, rini, sari);
    expect(await sweep(world)).toBe(true);
    expect(await sweep(world)).toBe(false);
    const [mail] = await world.db.select().from(mails);
    expect(mail).toMatchObject({ isPrivate: true, subject: 'Ada yang perlu dibaca / There is something to read' });
    expect(mail?.body).not.toContain('sari');
  });

  test('whom a report excludes is asked nothing about it, and cannot confirm its erasure', async () => {
    await submit(world, { report: 'Tentang Budi', [`exclude-${(await rowOf(world, budi)).id}`]: '1' });
    const sari = await furtherRecipient(world, [rini, budi], 'sari');
    await unlock(world, sari);
    const id = (await cases(world)).find(({ isLimited }) => isLimited)?.id ?? 0;
    await closeCase(rini, id);
    await inCase(world, rini, id, 'erase');
    for (const who of [budi, sari]) {
      expect(await shown(world, who)).not.toContain('waits for the recipients');
      expect(await shown(world, who, '/recipients')).not.toContain('early');
      expect((await inCase(world, who, id, 'erase')).status).toBe(404);
      for (const step of ['', '/cancel'])
        expect((await write(world, who.cookie, `${await requestPath()}${step}`)).status).toBe(404);
    }
    expect((await cases(world)).find((one) => one.id === id)?.erasedOn).toBeNull();
  });
});

describe('the recovery key', () => {
  test('is named in the language of the reader', async () => {
    expect(await shown(world, rini, '/recipients')).toMatch(/Recovery key\s*Recovery key, kept offline/);
    await world.db.update(accounts).set({ language: 'id' }).where(eq(accounts.id, rini.actor.id));
    const indonesian = await shown(world, rini, '/recipients');
    expect(indonesian).toMatch(/Kunci pemulihan\s*Kunci pemulihan, disimpan luring/);
    expect(indonesian).not.toContain('Recovery key');
  });

  test.each([
    ['/id/budaya-baik', ['Ada juga kunci cadangan', 'dua orang harus setuju', 'semua penerima diberi tahu', '72 jam']],
    [
      '/en/baik-culture',
      ['There is also a spare key', 'two people have to agree', 'all recipients are told', '72 hours'],
    ],
  ])('is named at %s with what its use takes, as long as there is one', async (path, said) => {
    const text = async () => textOf(only(await world.html(path), 'main'));
    for (const part of said) expect(await text()).toContain(part);
    await world.db.update(baikRecipients).set({ status: 'removed' }).where(eq(baikRecipients.kind, 'recovery'));
    for (const part of said) expect(await text()).not.toContain(part);
  });

  const open = (cookie: string) => write(world, cookie, `${root}/unlock`, { key: recovery.identity });

  test('opens the reports for a day when a recipient has confirmed it', async () => {
    const other = await staff(world, 'operator');
    await hoursAgo(71, () => open(other.cookie));
    await open(other.cookie);
    expect(await shown(world, other)).not.toContain('Kuitansi palsu');
    expect(await requests()).toHaveLength(1);
    await unlock(world, rini);
    expect(await shown(world, rini, '/recipients')).toMatch(/Use the recovery key\s*Asked by operator\./);
    await write(world, rini.cookie, await requestPath());
    await open(other.cookie);
    expect(await shown(world, other)).toContain('Kuitansi palsu');
    await write(world, other.cookie, `${root}/lock`);
    await hoursAgo(-60, async () => {
      await open(other.cookie);
      expect(await shown(world, other)).not.toContain('Kuitansi palsu');
    });
  });

  test('is not opened by its confirmation for another person, nor by that of the one who asks', async () => {
    await open(rini.cookie);
    await unlock(world, rini);
    await write(world, rini.cookie, await requestPath());
    await write(world, rini.cookie, `${root}/lock`);
    await open(rini.cookie);
    expect(await shown(world, rini)).not.toContain('Kuitansi palsu');
    const other = await staff(world, 'operator');
    await open(other.cookie);
    await unlock(world, rini);
    await write(world, rini.cookie, await requestPath(1));
    const third = await staff(world, 'third');
    await open(third.cookie);
    expect(await shown(world, third)).not.toContain('Kuitansi palsu');
  });

  test('confirms nothing: its holder may be the person who asked', async () => {
    const budi = await secondRecipient(world, rini);
    const sari = await recipient(world, 'sari');
    const other = await staff(world, 'operator');
    await hoursAgo(80, () => open(other.cookie));
    await open(other.cookie);
    await askToAdmit(world, budi, sari);
    await askToAdmit(world, other as RecipientInTest, sari);
    expect(await statusOf(sari)).toBe('waiting');
  });
});

describe('a channel that had recipients before', () => {
  const join = (cookie: string, fields: Record<string, string> = {}) => {
    return write(world, cookie, `${root}/recipients/join`, { ...keyWith('lima kata acak yang panjang'), ...fields });
  };
  beforeEach(async () => {
    await unlock(world, rini);
    await hoursAgo(80, () => askToRemove(world, rini, rini));
    await unlock(world, rini);
  });

  test('is not opened again by one person at once, but 72 hours later', async () => {
    const budi = await staff(world, 'budi');
    await hoursAgo(71, () => join(budi.cookie));
    await sweep(world);
    expect((await submit(world)).status).toBe(503);
    await cancel(budi);
    const row = await rowOf(world, budi as RecipientInTest);
    await write(world, budi.cookie, `${root}/recipients/${row.id}/remove`);
    await hoursAgo(80, () => join(budi.cookie));
    await sweep(world);
    expect((await submit(world)).status).toBe(200);
    await write(world, budi.cookie, `${root}/unlock`, { passphrase: 'lima kata acak yang panjang' });
    expect(await shown(world, budi, '/recipients')).toContain('The channel was opened again');
    expect(await shown(world, budi, '/recipients')).not.toContain('changed outside');
  });

  test('is opened at once by a second person who types the fingerprint of the first', async () => {
    const budi = await staff(world, 'budi');
    const page = await pageOf(await join(budi.cookie));
    const digits = textOf(only(page, '[data-fingerprint]'));
    expect(digits).toMatch(/^\d{5}( \d{5}){5}$/);
    const sari = await staff(world, 'sari');
    expect((await join(sari.cookie, { fingerprint: '1'.repeat(30) })).status).toBe(422);
    expect((await submit(world)).status).toBe(503);
    await join(sari.cookie, { fingerprint: digits });
    expect((await submit(world)).status).toBe(200);
  });
});

describe('an attacker who edits the database', () => {
  test('cannot forge the confirmation of a second person', async () => {
    const budi = await secondRecipient(world, rini);
    const sari = await recipient(world, 'sari');
    await askToAdmit(world, rini, sari);
    const [row] = await requests();
    const request = { body: row?.body ?? '', signature: row?.signature ?? '' };
    const digest = new Bun.CryptoHasher('sha256').update(request.body).digest('hex');
    // Rini, who has a key and edits the tables, signs in Budi's name, and the list herself.
    const confirmation = await signText(rini.key.signer, 'confirmation', { request: digest, account: budi.actor.id });
    const lists = await world.db.select().from(baikRecipientLists).orderBy(baikRecipientLists.id);
    const last = lists.at(-1)?.body ?? '';
    const before = JSON.parse(last);
    const { id: account } = sari.actor;
    const { publicKey, signingKey } = await rowOf(world, sari);
    const member = { account, publicKey, signingKey, label: 'sari', kind: 'offline' };
    const forged = {
      position: before.position + 1,
      previous: new Bun.CryptoHasher('sha256').update(last).digest('hex'),
      on: today(),
      members: [...before.members, member],
      approvals: [{ request, confirmation }],
      at: '2026-01-01T00:00:00.000Z',
    };
    await world.db.insert(baikRecipientLists).values(await signText(rini.key.signer, 'recipient list', forged));
    await world.db.update(baikRecipients).set({ status: 'active' });
    await submit(world, { report: 'Sesudah' });
    await unlock(world, budi);
    for (const { sealed } of await caseKeys(world)) expect(await unseal(sari.key.identity, sealed)).toBeUndefined();
    expect(await shown(world, budi, '/recipients')).toContain('changed outside the application');
  });

  test('cannot shorten the 72 hours, nor ask in the name of a recipient', async () => {
    const budi = await recipient(world, 'budi');
    await unlock(world, rini);
    await askToAdmit(world, rini, budi);
    const [row] = await requests();
    const earlier = row?.body.replace(/"at":"\d{4}/, '"at":"2020') ?? '';
    expect(earlier).not.toBe(row?.body);
    await world.db.update(baikApprovals).set({ body: earlier });
    await unlock(world, rini);
    expect(await statusOf(budi)).toBe('waiting');
    const { id: account } = budi.actor;
    const { id, publicKey } = await rowOf(world, budi);
    const signingKey = budi.key.signer.publicKey;
    const member = { account, publicKey, signingKey, label: 'budi', kind: 'offline' } as const;
    const own = await hoursAgo(80, () => makeRequest(rini.actor, { act: 'admit', member }, budi.key.signer));
    await world.db.insert(baikApprovals).values({ act: 'admit', recipientId: id, ...own });
    await unlock(world, rini);
    expect(await statusOf(budi)).toBe('waiting');
    expect(await shown(world, rini, '/recipients')).not.toContain('Asked by');
  });
});

test('names for reporters count only when their owner has signed them', async () => {
  const budi = await secondRecipient(world, rini);
  await write(world, rini.cookie, `${root}/recipients/public-name`, { name: 'Rini, Audit', group: 'Audit' });
  await write(world, budi.cookie, `${root}/recipients/public-name`, { name: 'Budi, Hukum', group: 'Hukum' });
  const form = async () => textOf(only(await world.html('/id/budaya-baik'), '#baik-readers'));
  expect(await form()).toMatch(/Rini, Audit.*Budi, Hukum/s);
  const [first, second] = [await rowOf(world, rini), await rowOf(world, budi)];
  await world.db.update(baikRecipients).set({ signedName: second.signedName }).where(eq(baikRecipients.id, first.id));
  await world.db.update(baikRecipients).set({ signedName: first.signedName }).where(eq(baikRecipients.id, second.id));
  expect(await form()).not.toMatch(/Audit|Hukum/);
  expect(await form()).toMatch(/Penerima 1.*Penerima 2/s);
});
