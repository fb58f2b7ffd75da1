import { afterAll, beforeAll, expect, test } from 'bun:test';
import { and, asc, eq } from 'drizzle-orm';
import { openDatabase } from '../../../src/db/client.ts';
import { accounts, baikCaseKeys, baikEntries, baikRecipientLists } from '../../../src/db/schema/index.ts';
import { openSession } from '../../../src/domain/accounts/sessions.ts';
import { joinAudit } from '../../../src/domain/audit/open.ts';
import { sessionCookie } from '../../../src/web/sessions/session.ts';
import { type Application, openApplication } from '../../support/application.ts';
import { pageOf, screen, toMailbox, write } from '../../support/baik.ts';
import { type FreshDatabase, makeEmptyDatabase } from '../../support/databases.ts';
import { firstRelease, restoreFirstRelease } from '../../support/first-release.ts';
import { only, textOf } from '../../support/html.ts';
import { CollectedLog } from '../../support/log.ts';
import { slow } from '../../support/slow.ts';
import type { World } from '../../support/world.ts';

let place: FreshDatabase;
let database: Awaited<ReturnType<typeof openDatabase>>;
let application: Application;
let cookie: string;
let world: World;
beforeAll(async () => {
  place = await makeEmptyDatabase();
  await restoreFirstRelease(place);
  database = await openDatabase(place);
  const { db } = database;
  await joinAudit(db, { dataDirectory: place.dataDirectory, auditKey: undefined });
  application = await openApplication({ database, dataDirectory: place.dataDirectory, log: new CollectedLog() });
  const handle = (path: string, init?: RequestInit) =>
    Promise.resolve(application.site.answer(new Request(`http://localhost${path}`, init)));
  // What the helpers of this channel use of a world.
  world = { db, handle, get: handle } as unknown as World;
  const [rini] = await db.select().from(accounts).where(eq(accounts.username, 'rini'));
  if (!rini) throw new Error('The fixture has no account.');
  [cookie = ''] = sessionCookie(await openSession(db, rini)).split(';');
}, slow);
afterAll(async () => {
  await application.close();
  await database.close();
  await place.remove();
});

const [first, second] = firstRelease.receipts;
const caseOne = async () => textOf(only(await pageOf(await screen(world, cookie, '/backend/baik/cases/1')), 'main'));
const mailbox = async (fields: Record<string, string>) =>
  textOf(only(await pageOf(await toMailbox(world, fields)), 'main'));

test('reports of the first release stay readable, and are linked into the chain when a recipient unlocks', async () => {
  const { db } = database;
  // Before anybody unlocks: a receipt of twenty digits opens its mailbox, and the reporter can write.
  expect(first).toMatch(/^\d{4}( \d{4}){4}$/);
  expect(await mailbox({ receipt: first })).toMatch(/Kuitansi solar dipalsukan.*kapan itu terjadi\?.*Pada bulan Mei/s);
  expect(await mailbox({ receipt: first, action: 'reply', text: 'Saya ingat: tanggal 4' })).toContain('tanggal 4');

  expect(await db.$count(baikRecipientLists)).toBe(0);
  const unlocked = await write(world, cookie, '/backend/baik/unlock', { passphrase: firstRelease.passphrase });
  expect(unlocked.status).toBe(303);
  // The two who could read are in the first signed list, and every case is sealed to it with a new key.
  const [list] = await db.select().from(baikRecipientLists);
  expect(
    (JSON.parse(list?.body ?? '{}') as { members: { label: string }[] }).members.map(({ label }) => label),
  ).toEqual(['rini', 'Recovery key']);
  expect(await db.$count(baikCaseKeys)).toBe(2);

  const shown = await caseOne();
  expect(shown).toMatch(/Kuitansi solar dipalsukan.*kapan itu terjadi\?.*Pada bulan Mei.*tanggal 4/s);
  expect(shown.match(/Not verified \(before \d+ \w+ \d{4}\)/g)).toHaveLength(3);
  expect(shown).not.toContain('changed outside');

  // What is written afterwards is signed, by both.
  await write(world, cookie, '/backend/baik/cases/1/message', { text: 'Kami periksa' });
  expect(await mailbox({ receipt: first, action: 'reply', text: 'Terima kasih' })).toMatch(
    /Kami periksa.*Terima kasih/s,
  );
  const later = await caseOne();
  expect(later).not.toContain('changed outside');
  expect(later.match(/Not verified/g)).toHaveLength(3);

  // Unlocking again links nothing twice.
  const count = await db.$count(baikEntries);
  await write(world, cookie, '/backend/baik/unlock', { passphrase: firstRelease.passphrase });
  expect(await db.$count(baikEntries)).toBe(count);
  expect(await mailbox({ receipt: second })).toContain('Limbah dibuang ke sungai');
});

test('a file of the first release still opens, and an entry from before that is deleted is reported', async () => {
  const { db } = database;
  const page = await pageOf(await screen(world, cookie, '/backend/baik/cases/1'));
  const href = only(page, 'main a[href$="/original"]').getAttribute('href') ?? '';
  const file = Buffer.from(await (await write(world, cookie, href, { reason: 'Bukti' })).arrayBuffer());
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');

  const [, answer] = await db
    .select()
    .from(baikEntries)
    .where(and(eq(baikEntries.caseId, 1)))
    .orderBy(asc(baikEntries.id));
  await db.delete(baikEntries).where(eq(baikEntries.id, answer?.id ?? 0));
  expect(await caseOne()).toMatch(/1 entry was deleted from this case.*Kuitansi solar dipalsukan/s);
});
