import { and, eq, ne } from 'drizzle-orm';
import type { Db, Transaction } from '../../../db/client.ts';
import { baikRecipients, baikRequests } from '../../../db/schema/index.ts';
import { type Actor, recordActivity } from '../../activity/commands.ts';
import { today } from '../../days.ts';
import { lockKeys, type Resealed, resealCases } from '../case-keys.ts';
import type { ListMember } from '../recipient-lists/list-member.ts';
import { changeList, memberOf, readLists, signedMembers } from '../recipient-lists/recipient-lists.ts';
import {
  endOfNotice,
  isFromMember,
  possibleConfirmers,
  type RequestAbout,
  type RequestBody,
  signConfirmation,
  signRequest,
} from '../recipient-lists/request-body.ts';
import type { Recipient } from '../recipient-queries.ts';
import { removedFields } from '../removed-fields.ts';
import { digestOf, type SignedText } from '../sealing/signatures.ts';
import type { UnlockedKey } from '../sealing/unlocked-keys.ts';
import { isFingerprint } from './fingerprints.ts';
import { findRequest, groundOf, isDue, type RequestRow, readLeaving, requestIn } from './request-queries.ts';

/** The parts of an unlocked key that are needed to make or confirm a request. */
export type ActingKey = Pick<UnlockedKey, 'identity' | 'signer'>;

export type AskOutcome =
  /** `effectAt`: no other recipient could confirm it, so it takes effect when its notice is over. */
  | { kind: 'asked'; effectAt: Date | undefined }
  | { kind: 'done'; resealed: Resealed; removed?: number | undefined }
  /** A recovery key may be used now. */
  | { kind: 'allowed' }
  /** It was asked for already, and this account cannot confirm it. */
  | { kind: 'known' }
  | { kind: 'fingerprint' }
  /** It does not exist any more, or its signature does not fit. */
  | { kind: 'gone' };

const gone: AskOutcome = { kind: 'gone' };

/** Asks to admit a waiting recipient whose fingerprint was compared, or confirms what another recipient has asked. */
export function askToAdmit(db: Db, actor: Actor, key: ActingKey, id: number, typed: string): Promise<AskOutcome> {
  return db.transaction(async (tx) => {
    await lockKeys(tx);
    const row = await presentRow(tx, id);
    if (row?.status !== 'waiting') return gone;
    const member = memberOf(row);
    if (!isFingerprint(typed, member)) return { kind: 'fingerprint' };
    const known = await requestFor(tx, 'admit', id);
    if (known) return confirm(tx, actor, key, known);
    const outcome = await ask(tx, actor, key, { act: 'admit', member }, { recipientId: id });
    if (outcome.kind === 'asked')
      await note(tx, actor, `Asked to let "${row.label}" in as a report recipient`, row.label);
    return outcome;
  });
}

/** Asks to remove a recipient, or confirms it. */
export function askToRemove(db: Db, actor: Actor, key: ActingKey, id: number): Promise<AskOutcome> {
  return db.transaction(async (tx) => {
    await lockKeys(tx);
    const row = await presentRow(tx, id);
    if (row?.status !== 'active') return gone;
    const known = (await requestFor(tx, 'remove', id)) ?? (await requestFor(tx, 'leave', id));
    if (known) return confirm(tx, actor, key, known);
    const outcome = await ask(tx, actor, key, { act: 'remove', member: memberOf(row) }, { recipientId: id });
    if (outcome.kind === 'asked')
      await note(tx, actor, `Asked to remove the report recipient "${row.label}"`, row.label);
    return outcome;
  });
}

/** Asks to be removed without a key, as a recipient who has lost the passphrase does. */
export function askToLeave(db: Db, actor: Actor, { id, label }: Recipient): Promise<AskOutcome> {
  return db.transaction(async (tx) => {
    await lockKeys(tx);
    if (await requestFor(tx, 'leave', id)) return { kind: 'known' };
    const at = new Date().toISOString();
    const body = JSON.stringify({ at, account: actor.id, name: actor.username });
    await tx.insert(baikRequests).values({ act: 'leave', recipientId: id, body, signature: '' });
    await note(tx, actor, `Asked to be removed as the report recipient "${label}"`, label);
    return { kind: 'asked', effectAt: endOfNotice({ at }) };
  });
}

/** Confirms what another recipient has asked about recipients, which carries it out. */
export function confirmRequest(db: Db, actor: Actor, key: ActingKey, id: number, typed: string): Promise<AskOutcome> {
  return db.transaction(async (tx) => {
    await lockKeys(tx);
    const row = await findRequest(tx, id);
    if (!row || row.act === 'erase') return gone;
    const request = await requestIn(row);
    if (request?.about.act === 'admit' && !isFingerprint(typed, request.about.member)) return { kind: 'fingerprint' };
    return confirm(tx, actor, key, row);
  });
}

/**
 * Takes a request back. A canceled request to admit a recipient is named in the next list, so that it takes effect no more even
 * when its row is put back.
 */
export function cancelRequest(db: Db, actor: Actor, key: ActingKey | undefined, id: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockKeys(tx);
    const row = await findRequest(tx, id);
    if (!row || !(await mayCancel(tx, actor, key, row))) return false;
    await tx.delete(baikRequests).where(eq(baikRequests.id, id));
    if (row.act === 'admit' && key) await changeList(tx, key.signer, { refused: [digestOf(row.body)] });
    if (row.act !== 'erase') await note(tx, actor, `Canceled a request about report recipients (${row.act})`);
    return true;
  });
}

/** Without a key: what one has asked without one, and the opening of a channel without keys. */
async function mayCancel(tx: Transaction, actor: Actor, key: ActingKey | undefined, row: RequestRow): Promise<boolean> {
  if (row.act === 'leave' && readLeaving(row)?.account === actor.id) return true;
  if (row.act === 'reopen') {
    const [own] = await tx
      .select({ id: baikRecipients.id })
      .from(baikRecipients)
      .where(and(eq(baikRecipients.accountId, actor.id), ne(baikRecipients.status, 'removed')));
    return own !== undefined;
  }
  const members = await signedMembers(tx);
  return key !== undefined && members.some(({ signingKey }) => signingKey === key.signer.publicKey);
}

/** Carries out, when a recipient unlocks, what no other recipient could have confirmed and whose notice is over. */
export async function carryOutDueRequests(tx: Transaction, actor: Actor, key: ActingKey): Promise<void> {
  const at = new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000).toISOString();
  const { refused } = await readLists(tx);
  for (const row of await tx.select().from(baikRequests).orderBy(baikRequests.id)) {
    const request = await requestIn(row);
    if (!request || refused.has(digestOf(row.body))) continue;
    if (isDue(await signedMembers(tx), request)) await carryOut(tx, actor, key, { row, request, at });
  }
}

/** Signs and stores a request, unless the key is in no list. */
export async function ask(
  tx: Transaction,
  actor: Actor,
  { signer }: Pick<ActingKey, 'signer'>,
  about: RequestAbout,
  { members, ...row }: { recipientId?: number; caseId?: number; members?: readonly ListMember[] },
): Promise<AskOutcome> {
  const signed = await signRequest(signer, actor, about);
  const values = { act: about.act, ...row, ...signed };
  const request = await requestIn(values);
  const known = members ?? (await signedMembers(tx));
  if (!request || !isFromMember(known, request)) return gone;
  await tx.insert(baikRequests).values(values);
  const isAlone = possibleConfirmers(known, request).length === 0;
  return { kind: 'asked', effectAt: isAlone ? endOfNotice(request) : undefined };
}

/** The confirmation of a request by the owner of this key; undefined when they may not confirm it. */
export async function confirmationOf(
  { id }: Actor,
  { signer }: Pick<ActingKey, 'signer'>,
  row: RequestRow,
  members: readonly ListMember[],
): Promise<SignedText | undefined> {
  const request = await requestIn(row);
  if (!request || !isFromMember(members, request)) return undefined;
  // The session must be that of the owner: a key used by another account confirms nothing.
  const isAllowed = possibleConfirmers(members, request).some(
    ({ account, signingKey }) => account === id && signingKey === signer.publicKey,
  );
  return isAllowed ? signConfirmation(signer, id, groundOf(row).request) : undefined;
}

async function confirm(tx: Transaction, actor: Actor, key: ActingKey, row: RequestRow): Promise<AskOutcome> {
  const members = await signedMembers(tx);
  if (row.act === 'leave') return confirmLeaving(tx, actor, key, row, members);
  const request = await requestIn(row);
  const confirmation = await confirmationOf(actor, key, row, members);
  if (!request || !confirmation) return { kind: 'known' };
  if (request.about.act === 'recovery') {
    await tx
      .update(baikRequests)
      .set({ confirmation: JSON.stringify(confirmation) })
      .where(eq(baikRequests.id, row.id));
    await note(tx, actor, `Allowed ${request.name} to use the recovery key for reports`);
    return { kind: 'allowed' };
  }
  if ((await readLists(tx)).refused.has(digestOf(row.body))) return gone;
  return carryOut(tx, actor, key, { row, request, confirmation });
}

async function confirmLeaving(
  tx: Transaction,
  actor: Actor,
  key: ActingKey,
  row: RequestRow,
  members: readonly ListMember[],
): Promise<AskOutcome> {
  const leaver = row.recipientId === null ? undefined : await presentRow(tx, row.recipientId);
  const isOther = members.some(
    ({ account, signingKey }) =>
      account === actor.id && account !== leaver?.accountId && signingKey === key.signer.publicKey,
  );
  if (!leaver) return gone;
  return isOther ? remove(tx, actor, key, leaver) : { kind: 'known' };
}

type Granted = { row: RequestRow; request: RequestBody; confirmation?: SignedText; at?: string };

async function carryOut(
  tx: Transaction,
  actor: Actor,
  key: ActingKey,
  { row, request, confirmation, at }: Granted,
): Promise<AskOutcome> {
  const { about, name } = request;
  const found = row.recipientId === null ? undefined : await presentRow(tx, row.recipientId);
  if (about.act === 'remove') {
    const isMeant = found?.publicKey === about.member.publicKey;
    return found && isMeant ? remove(tx, actor, key, found, `, as ${name} had asked`) : dropped(tx, row);
  }
  if (about.act !== 'admit') return gone;
  const { member } = about;
  // What was compared and signed counts, not the present content of the table.
  if (found?.status !== 'waiting' || !isSameKey(memberOf(found), member)) return dropped(tx, row);
  await tx.delete(baikRequests).where(eq(baikRequests.id, row.id));
  await tx.update(baikRecipients).set({ status: 'active' }).where(eq(baikRecipients.id, found.id));
  const grounds = [{ request: groundOf(row).request, confirmation: confirmation ?? null }];
  await changeList(tx, key.signer, { add: member, grounds, ...(at === undefined ? {} : { at }) });
  const resealed = await resealCases(tx, key.identity, { rotate: false });
  await note(tx, actor, `Let "${found.label}" in as a report recipient, as ${name} had asked`, found.label);
  return { kind: 'done', resealed };
}

/** The subject of a request does not exist any more. */
async function dropped(tx: Transaction, { id }: RequestRow): Promise<AskOutcome> {
  await tx.delete(baikRequests).where(eq(baikRequests.id, id));
  return gone;
}

/** Removes a recipient: the list is signed without them, and every case gets a new key. */
export async function remove(
  tx: Transaction,
  actor: Actor,
  key: ActingKey,
  { id, label, publicKey }: Recipient,
  why = '',
): Promise<AskOutcome> {
  await tx.delete(baikRequests).where(eq(baikRequests.recipientId, id));
  await tx
    .update(baikRecipients)
    .set({ ...removedFields, removedOn: today() })
    .where(eq(baikRecipients.id, id));
  await changeList(tx, key.signer, { remove: [publicKey] });
  const resealed = await resealCases(tx, key.identity, { rotate: true });
  await note(tx, actor, `Removed the report recipient "${label}"${why}`, label, 'delete');
  return { kind: 'done', resealed, removed: id };
}

function isSameKey(one: ListMember, other: ListMember): boolean {
  return one.publicKey === other.publicKey && one.signingKey === other.signingKey && one.account === other.account;
}

async function requestFor(tx: Transaction, act: string, recipientId: number): Promise<RequestRow | undefined> {
  const [row] = await tx
    .select()
    .from(baikRequests)
    .where(and(eq(baikRequests.act, act), eq(baikRequests.recipientId, recipientId)));
  return row;
}

async function presentRow(tx: Transaction, id: number): Promise<Recipient | undefined> {
  const [row] = await tx
    .select()
    .from(baikRecipients)
    .where(and(eq(baikRecipients.id, id), ne(baikRecipients.status, 'removed')));
  return row;
}

export function note(
  tx: Transaction,
  actor: Actor | undefined,
  description: string,
  name?: string,
  action: 'update' | 'delete' = 'update',
) {
  const resource = name === undefined ? { type: 'report recipient' } : { type: 'report recipient', name };
  return recordActivity(tx, actor, { action, description, resource });
}
