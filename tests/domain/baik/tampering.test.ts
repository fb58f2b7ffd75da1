import { beforeEach, describe, expect, test } from 'bun:test';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Decrypter } from 'age-encryption';
import { asc, eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import {
  baikCases,
  baikEntries,
  baikFiles,
  baikHistory,
  baikRecipientLists,
  baikRecipients,
} from '../../../src/db/schema/index.ts';
import { sealEntry } from '../../../src/domain/baik/cases/entries.ts';
import { makeOfflineKey } from '../../../src/domain/baik/recipients/recipients.ts';
import { makeKeyPair, sealRecord, unseal } from '../../../src/domain/baik/sealing/sealing.ts';
import { makeSigningKey, type Signer, signText } from '../../../src/domain/baik/sealing/signatures.ts';
import { today } from '../../../src/domain/days.ts';
import { secondRecipient } from '../../support/accounts/baik-people.ts';
import {
  caseKeys,
  cases,
  entries,
  inCase,
  pageOf,
  type RecipientInTest,
  receiptOf,
  recipient,
  screen,
  shown,
  shownMailbox,
  submit,
  toMailbox,
  unlock,
  write,
} from '../../support/baik.ts';
import { revealing } from '../../support/files/files-with-metadata.ts';
import { only, textOf } from '../../support/html.ts';
import { freshWorld } from '../../support/world.ts';

const world = await freshWorld();
let rini: RecipientInTest;
let receipt: string;
let id: number;
beforeEach(async () => {
  rini = await recipient(world);
  receipt = await submit(world, { report: 'Kuitansi palsu' }).then(receiptOf);
  [{ id } = { id: 0 }] = await cases(world);
  await unlock(world, rini);
  await say('Kapan itu terjadi?');
  await toMailbox(world, { receipt, action: 'reply', text: 'Pada bulan Mei' });
});

const shownCase = (number = id) => shown(world, rini, `/cases/${number}`);
const mailbox = () => shownMailbox(world, { receipt });
const say = (text: string) => inCase(world, rini, id, 'message', { text });
const stillReadable = /Kuitansi palsu.*Kapan itu terjadi\?.*Pada bulan Mei/s;

/** A row as an editor of the database can write it. */
async function plant(sealed: string): Promise<void> {
  const values = { caseId: id, author: 'reporter', writtenOn: today(), sealed, submissionKey: 'x' } as const;
  await world.db.insert(baikEntries).values(values);
}

const withdrawal = { kind: 'message' as const, text: 'Saya menarik laporan', files: [] };
/** The public key of the case is no secret. */
const publicKey = async () => (await cases(world))[0]?.publicKey ?? '';
/** In its place in the chain. */
async function plantSigned(signer: Signer): Promise<void> {
  const content = { case: id, position: 4, previous: '', author: 'reporter', on: today() } as const;
  await plant(await sealEntry(await publicKey(), signer, { ...content, record: withdrawal }));
}

async function changeEntry(index: number, change: Partial<typeof baikEntries.$inferInsert>): Promise<void> {
  await world.db
    .update(baikEntries)
    .set(change)
    .where(eq(baikEntries.id, (await entries(world))[index]?.id ?? 0));
}

async function deleteEntry(index: number): Promise<void> {
  await world.db.delete(baikEntries).where(eq(baikEntries.id, (await entries(world))[index]?.id ?? 0));
}

test('an untouched case reports nothing', async () => {
  expect(await shownCase()).toMatch(stillReadable);
  expect(await shownCase()).not.toMatch(/changed outside|Not signed|Not verified/);
  expect(await mailbox()).not.toContain('tampered');
});

describe('a forged "I withdraw"', () => {
  test('that is not signed is reported, to recipients and to the reporter, and its text is not shown', async () => {
    await plant(await sealRecord([await publicKey()], withdrawal));
    const shown = await shownCase();
    expect(shown).toMatch(stillReadable);
    expect(shown).toContain('is not signed by the author it names');
    expect(await mailbox()).toContain('tampered');
    for (const page of [shown, await mailbox()]) expect(page).not.toContain('Saya menarik laporan');
  });

  test('that is signed with another key, in its place in the chain, is reported', async () => {
    await plantSigned((await makeSigningKey()).signer);
    expect(await shownCase()).toContain('is not signed by the author it names');
    expect(await shownCase()).toMatch(stillReadable);
  });

  test('of a dishonest recipient is not one of the reporter', async () => {
    await plantSigned(rini.key.signer);
    expect(await shownCase()).toMatch(/Not signed by its author\s*Saya menarik laporan/);
    expect(await mailbox()).toMatch(/tampered.*Neither from our team nor from you\s*Saya menarik laporan/s);
  });
});

test('a changed author and a changed date are reported, and what was signed is shown', async () => {
  await changeEntry(0, { author: 'recipient', writtenOn: '2020-01-01' });
  const shown = await shownCase();
  expect(shown).toContain('The author or the date of an entry was changed in the table');
  expect(shown).toMatch(/Reporter · .*Kuitansi palsu/s);
  expect(shown).not.toContain('2020');
});

describe('a deleted entry is reported', () => {
  test.each([
    ['the first', 0],
    ['one in the middle', 1],
    ['the last', 2],
  ])('%s', async (_which, index) => {
    await deleteEntry(index);
    expect(await shownCase()).toContain('1 entry was deleted from this case');
  });

  test('also after something was written behind the last', async () => {
    await deleteEntry(2);
    await say('Masih di sana?');
    expect(await shownCase()).toContain('1 entry was deleted from this case');
  });

  test('also when the position of the last entry is taken away with it', async () => {
    await deleteEntry(2);
    await world.db.update(baikCases).set({ head: null });
    expect(await shownCase()).toContain('The record of the last entry is gone');
    await say('Masih di sana?');
    expect(await shownCase()).toContain('was deleted from this case');
  });
});

test('an entry moved from another case is reported in both', async () => {
  const other = await submit(world, { report: 'Limbah di sungai' }).then(receiptOf);
  await toMailbox(world, { receipt: other, action: 'reply', text: 'Di hulu' });
  const [, second] = await cases(world);
  await changeEntry(4, { caseId: id });
  const shown = await shownCase();
  expect(shown).toMatch(stillReadable);
  expect(shown).toContain('does not open with the keys of this case');
  expect(await shownCase(second?.id)).toContain('1 entry was deleted from this case');
});

test('a damaged entry is reported, and neither the case nor the list answers with an error', async () => {
  await changeEntry(0, { sealed: 'damaged' });
  expect(await shownCase()).toMatch(/does not open with the keys.*Kapan itu terjadi\?.*Pada bulan Mei/s);
  expect(await shown(world, rini)).toContain('The report is damaged or forged');
  expect(await mailbox()).toContain('Pada bulan Mei');
});

describe('a planted recovery key', () => {
  const plantKey = async () => {
    const { identity, publicKey } = await makeKeyPair();
    const { stored } = await makeOfflineKey(publicKey);
    const fixed = { label: 'Kunci cadangan', kind: 'recovery', status: 'active', addedOn: today() };
    await world.db.insert(baikRecipients).values({ ...stored, ...fixed });
    return identity;
  };

  test('gets neither new cases nor old ones, not even after a change of recipients, and is reported in every case', async () => {
    const identity = await plantKey();
    await submit(world, { report: 'Laporan kedua' });
    const budi = await secondRecipient(world, rini);
    for (const { sealed } of await caseKeys(world)) {
      expect(await unseal(identity, sealed)).toBeUndefined();
      expect(await unseal(budi.key.identity, sealed)).toBeDefined();
    }
    expect(await shownCase()).toContain('no recipient has ever signed: Kunci cadangan');
    expect(await shownCase()).toMatch(stillReadable);
  });

  test('with a list that it signed itself is reported and gets nothing', async () => {
    const identity = await plantKey();
    const planted = (await world.db.select().from(baikRecipients)).find(({ kind }) => kind === 'recovery');
    const { signer } = await makeSigningKey();
    const member = { account: null, publicKey: planted?.publicKey, signingKey: signer.publicKey };
    const forged = { position: 2, previous: '', on: today(), members: [{ ...member, label: 'x', kind: 'recovery' }] };
    await world.db.insert(baikRecipientLists).values(await signText(signer, 'recipient list', forged));
    await submit(world, { report: 'Laporan kedua' });
    for (const { sealed } of await caseKeys(world)) expect(await unseal(identity, sealed)).toBeUndefined();
    expect(await shownCase()).toContain('The signed lists of recipients are not intact');
  });

  test('is reported when all signed lists are taken away, and no report is taken for the keys in the table', async () => {
    await world.db.delete(baikRecipientLists);
    expect(await shownCase()).toContain('The signed lists of recipients are not intact');
    expect((await submit(world, { report: 'Laporan kedua' })).status).toBe(503);
    await unlock(world, rini);
    // They are not signed again, with the accounts that are in the table now.
    expect(await world.db.$count(baikRecipientLists)).toBe(0);
  });

  test('is not helped by putting another public key into the row of a case or of its receipt', async () => {
    const { identity, publicKey } = await makeKeyPair();
    await world.db.update(baikCases).set({ publicKey, receiptKey: publicKey });
    await toMailbox(world, { receipt, action: 'reply', text: 'Rahasia kedua' });
    await say('Rahasia ketiga');
    await secondRecipient(world, rini);
    for (const { sealed } of [...(await entries(world)), ...(await caseKeys(world))]) {
      expect(await unseal(identity, sealed)).toBeUndefined();
    }
    expect(await mailbox()).toMatch(/Rahasia kedua.*Rahasia ketiga/s);
  });
});

describe('a sealed file that was exchanged on the disk for another of the same case', () => {
  const path = `/backend/baik/cases/`;
  const swapped = async () => {
    const sent = [await revealing.pdf('x', 'kuitansi.pdf'), await revealing.pdf('y', 'kontrak.pdf')];
    await toMailbox(world, { receipt, action: 'reply', text: 'Dua berkas', files: 'copy' }, sent);
    const [one, other] = (await world.db.select().from(baikFiles)).map(({ id: name }) =>
      join(world.place.dataDirectory, 'baik', `${name}.age`),
    );
    const first = readFileSync(one ?? '');
    writeFileSync(one ?? '', readFileSync(other ?? ''));
    writeFileSync(other ?? '', first);
    return (await world.db.select().from(baikFiles)).map((file) => `${path}${id}/files/${file.id}`);
  };

  test('is not given out, and the case says why', async () => {
    for (const file of await swapped()) {
      const answer = await screen(world, rini.cookie, file);
      expect(answer.status).toBe(303);
      expect(answer.headers.get('location')).toBe(`${path}${id}`);
      const [, flash = ''] = /__Host-flash=([^;]+)/.exec(answer.headers.getSetCookie().join()) ?? [];
      expect(atob(flash)).toContain('This is not the file that was sent');
    }
    expect(await shownCase()).toMatch(stillReadable);
  });

  test('is not in an export either', async () => {
    await swapped();
    const answer = await write(world, rini.cookie, `${path}${id}/export`);
    const decrypter = new Decrypter();
    decrypter.addIdentity(rini.key.identity);
    const parts = unzipSync(await decrypter.decrypt(new Uint8Array(await answer.arrayBuffer())));
    const texts = Object.entries(parts).map(([name, bytes]) => `${name}: ${new TextDecoder().decode(bytes)}`);
    expect(texts.filter((text) => text.startsWith('files/'))).toEqual([
      expect.stringContaining('This is not the file that was sent'),
      expect.stringContaining('This is not the file that was sent'),
    ]);
    expect(texts.join()).toContain('Kuitansi palsu');
  });
});

test('an attacker who edits the database cannot add acts of a recipient to the history of a case', async () => {
  const position = await world.db.$count(baikHistory);
  const [last] = await world.db.select().from(baikHistory).orderBy(asc(baikHistory.id));
  const previous = new Bun.CryptoHasher('sha256').update(last?.sealed ?? '').digest('hex');
  const record = { case: id, position: position + 1, on: today(), by: 'rini', act: 'export', previous };
  const sealed = await sealRecord([rini.key.publicKey], record);
  await world.db.insert(baikHistory).values({ caseId: id, sealed });
  const page = await pageOf(await screen(world, rini.cookie, `/backend/baik/cases/${id}`));
  expect(textOf(only(page, '#history'))).toMatch(/Wrote to the reporter.*Exported the case.*not signed/s);
});
