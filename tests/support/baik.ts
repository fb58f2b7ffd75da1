import { eq } from 'drizzle-orm';
import { baikCaseKeys, baikCases, baikEntries, baikRecipients } from '../../src/db/schema/index.ts';
import type { Actor } from '../../src/domain/activity/commands.ts';
import { joinRecipients } from '../../src/domain/baik/approvals/recipient-commands.ts';
import { fingerprintOf } from '../../src/domain/baik/recipients/approval-body.ts';
import { makeOfflineKey } from '../../src/domain/baik/recipients/recipients.ts';
import { SealedFiles } from '../../src/domain/baik/sealing/sealed-files.ts';
import { type KeyPair, makeKeyPair, unseal } from '../../src/domain/baik/sealing/sealing.ts';
import type { Signer } from '../../src/domain/baik/sealing/signatures.ts';
import { FolderStore } from '../../src/domain/files/folder-store.ts';
import { filledForm, type Written, withToken } from './forms.ts';
import { only, type ParsedPage, parseHtml, textOf } from './html.ts';
import { editor, sessionOf, storedAccount } from './people.ts';
import type { World } from './world.ts';

/** A valid report. */
export const goodReport = {
  contact: '+62 812 0000 1111',
  report: 'Kuitansi solar untuk alat berat dipalsukan sejak Mei.',
  language: 'id',
};

/** A report as a browser sends it; undefined fields are omitted. */
export function reportForm(written: Written = {}, files: File[] = []): FormData {
  return filledForm({ ...goodReport, ...written }, files);
}

export const submitAddress = '/api/baik/submit';
export const mailboxAddress = { id: '/id/budaya-baik/nilai', en: '/en/baik-culture/values' } as const;
const asBrowser = { accept: 'text/html,application/xhtml+xml' };

/** Sends a report as the form with script or a program does. */
export async function submit(world: World, written: Written = {}, files: File[] = []): Promise<Response> {
  return world.handle(submitAddress, { method: 'POST', body: reportForm(await withToken(world, written), files) });
}

/** Sends a report as a browser without script does: to the page of the form. */
export async function post(world: World, written: Written = {}, files: File[] = []): Promise<Response> {
  const page = written.language === 'en' ? '/en/baik-culture' : '/id/budaya-baik';
  const body = reportForm(await withToken(world, written), files);
  return world.handle(page, { method: 'POST', body, headers: asBrowser });
}

/** Sends a report and returns its receipt. */
export async function receiptOf(answer: Response): Promise<string> {
  const { receipt } = (await answer.json()) as { receipt?: string };
  if (!receipt) throw new Error(`There is no receipt in an answer ${answer.status}.`);
  return receipt;
}

/** Sends a mailbox form as a browser without script does. */
export async function toMailbox(
  world: World,
  fields: Record<string, string>,
  files: File[] = [],
  language: 'id' | 'en' = 'id',
) {
  return world.handle(mailboxAddress[language], {
    method: 'POST',
    body: filledForm(fields, files),
    headers: asBrowser,
  });
}

export async function pageOf(answer: Response): Promise<ParsedPage> {
  return parseHtml(await answer.text());
}

/** The text of the main part of a page. */
export async function mainOf(answer: Response): Promise<string> {
  return textOf(only(await pageOf(answer), 'main'));
}

/** What a mailbox shows in English. */
export async function shownMailbox(world: World, fields: Record<string, string>): Promise<string> {
  return mainOf(await toMailbox(world, fields, [], 'en'));
}

/** The text of a screen of the channel, such as `/cases/1`. */
export async function shown(world: World, { cookie }: { cookie: string }, path = ''): Promise<string> {
  return mainOf(await screen(world, cookie, `/backend/baik${path}`));
}

/** A plain form of a case, such as `note`. */
export function inCase(
  world: World,
  { cookie }: { cookie: string },
  id: number,
  form: string,
  fields?: Record<string, string>,
) {
  return write(world, cookie, `/backend/baik/cases/${id}/${form}`, fields);
}

/** A recipient who has unlocked the reports, and a case. */
export async function openedCase(world: World, written: Written = {}, files: File[] = []) {
  const rini = await recipient(world);
  const receipt = await submit(world, written, files).then(receiptOf);
  await unlock(world, rini);
  return { rini, receipt, id: (await cases(world))[0]?.id ?? 0 };
}

export type RecipientInTest = { actor: Actor; key: KeyPair & { signer: Signer }; cookie: string };

/** A recipient whose key pair the test knows, with a session; the first one opens the channel. */
export async function recipient(world: World, username = 'rini', recovery?: string): Promise<RecipientInTest> {
  const account = await staff(world, username);
  return { ...account, key: await joinAs(world, account.actor, recovery) };
}

/** Fields with which staff make a key that opens with a passphrase. */
export function keyWith(passphrase: string, again = passphrase) {
  return { kind: 'passphrase', passphrase, passphrase_again: again };
}

/** Makes an account a recipient with an offline key. */
export async function joinAs(
  { db }: Pick<World, 'db'>,
  actor: Actor,
  recovery?: string,
): Promise<RecipientInTest['key']> {
  const key = await makeKeyPair();
  const made = await makeOfflineKey(key.publicKey);
  const joining = { kind: 'offline', noticeAddress: null, ...made, ...(recovery ? { recovery } : {}) };
  await joinRecipients(db, actor, joining);
  return { ...key, signer: made.signer };
}

/** The first recipient, and the recovery key with which the channel was set up. */
export async function recipientWithRecovery(world: World, username = 'rini') {
  const recovery = await makeKeyPair();
  return { rini: await recipient(world, username, recovery.publicKey), recovery };
}

export async function rowOf(world: World, { actor }: RecipientInTest) {
  const [row] = await world.db.select().from(baikRecipients).where(eq(baikRecipients.accountId, actor.id));
  if (!row) throw new Error(`${actor.username} is no recipient.`);
  return row;
}

/** What a new recipient reads out to those who let them in. */
export async function fingerprint(world: World, who: RecipientInTest): Promise<string> {
  return fingerprintOf({ ...(await rowOf(world, who)), account: who.actor.id });
}

/** One recipient asks to admit another, or confirms it. */
export async function askToAdmit(world: World, by: RecipientInTest, newcomer: RecipientInTest): Promise<Response> {
  const path = `/backend/baik/recipients/${(await rowOf(world, newcomer)).id}/admit`;
  return write(world, by.cookie, path, { fingerprint: await fingerprint(world, newcomer) });
}

/** One recipient asks to remove another, or confirms it, or leaves. */
export async function askToRemove(world: World, by: RecipientInTest, removed: RecipientInTest): Promise<Response> {
  return write(world, by.cookie, `/backend/baik/recipients/${(await rowOf(world, removed)).id}/remove`);
}

/** A member of staff, with the headers of a session. */
export async function staff(world: World, username: string): Promise<{ actor: Actor; cookie: string }> {
  const actor = await storedAccount(world.db, { ...editor, username });
  return { actor, ...(await sessionOf(world.db, actor)) };
}

/** A screen of the back-office. */
export function screen(world: World, cookie: string, path: string): Promise<Response> {
  return world.handle(path, { headers: { cookie, ...asBrowser } });
}

/** A plain form of the back-office. */
export function write(world: World, cookie: string, path: string, fields: Record<string, string> = {}) {
  const headers = { cookie, ...asBrowser, 'content-type': 'application/x-www-form-urlencoded' };
  return world.handle(path, { method: 'POST', headers, body: new URLSearchParams(fields).toString() });
}

/** Unlocks the reports with a private key, as recipients with an offline key do. */
export async function unlock(world: World, { cookie, key }: RecipientInTest): Promise<void> {
  const answer = await write(world, cookie, '/backend/baik/unlock', { key: key.identity });
  if (answer.status !== 303) throw new Error(`The reports could not be unlocked: ${answer.status}`);
}

/** Whether a private key opens the keys of the cases, in their order. */
export async function opensCases(world: World, identity: string): Promise<boolean[]> {
  const rows = await caseKeys(world);
  return Promise.all(rows.map(async ({ sealed }) => (await unseal(identity, sealed)) !== undefined));
}

/** What the clock of the channel works with. */
export function storeOf({ db, place }: Pick<World, 'db' | 'place'>) {
  return { db, files: new SealedFiles(new FolderStore(place.dataDirectory)) };
}

export const cases = (world: World) => world.db.select().from(baikCases).orderBy(baikCases.id);
export const caseKeys = (world: World) => world.db.select().from(baikCaseKeys).orderBy(baikCaseKeys.caseId);
export const entries = (world: World) => world.db.select().from(baikEntries).orderBy(baikEntries.id);
