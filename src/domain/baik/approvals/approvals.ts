import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db, Transaction } from '../../../db/client.ts';
import { baikApprovals, baikCases } from '../../../db/schema/index.ts';
import { countsAsOneOfTwo } from '../../accounts/commands.ts';
import { type ActivityEntry, type Actor, event, recordActivity } from '../../activity/commands.ts';
import { isErasable } from '../cases/case-commands.ts';
import { withKeysLocked } from '../cases/case-keys.ts';
import { findCase, openCase } from '../cases/case-queries.ts';
import { recordInCase } from '../cases/history.ts';
import type { OpenCase } from '../cases/mailbox.ts';
import { enqueueNotices } from '../cases/notices.ts';
import type { ChannelStore } from '../cases/report-commands.ts';
import {
  type Act,
  type Approval,
  endOfNotice,
  endOfRecoveryUse,
  isConfirmed,
  isFingerprint,
  isFromMember,
  type ListMember,
  makeRequest,
  possibleConfirmers,
  type RequestAbout,
  type RequestBody,
  requestIn,
  signConfirmation,
} from '../recipients/approval-body.ts';
import { changeList, memberOf, membersInScope, readLists, signedMembers } from '../recipients/recipient-lists.ts';
import { presentRecipients, type Recipient, recipientOfAccount } from '../recipients/recipients.ts';
import { digestOf, parsedJson, type SignedText } from '../sealing/signatures.ts';
import { type ApprovalRow, acts, type Effect, type KeyHolder, listToReopen } from './acts.ts';

/**
 * An approval is asked for, and then confirmed by another person, or due when its notice is over. Either carries it out and ends it,
 * and so does canceling it. What is stored proves nothing by itself: signatures and members are checked at every step.
 */
export type OpenApproval = {
  id: number;
  act: Act;
  request: RequestBody;
  /** The recipient that it is about; undefined for a case. */
  member: ListMember | undefined;
  /** The case that it is about; undefined for a recipient. */
  opened: OpenCase | undefined;
  confirmers: readonly ListMember[];
  /** When it takes effect without a confirmation; undefined when another person has to confirm it. */
  effectAt: Date | undefined;
  /** A recovery key may be used. */
  isConfirmed: boolean;
  row: ApprovalRow;
};

export type Outcome =
  | Effect
  | { kind: 'requested'; approval: OpenApproval }
  /** It was asked for already, and this account cannot confirm it. */
  | { kind: 'pending' }
  | { kind: 'fingerprint' }
  /** The public key is one of a recipient already, or was. */
  | { kind: 'key-known' };

type Subject = { act: 'admit' | 'remove' | 'leave'; recipientId: number } | { act: 'erase'; caseId: number };

/** Approvals that wait, oldest first, without forged ones. Those about a case only if the key opens it. */
export async function openApprovals(db: Db | Transaction, identity?: string): Promise<OpenApproval[]> {
  const rows = await db.select().from(baikApprovals).orderBy(asc(baikApprovals.id));
  const found: OpenApproval[] = [];
  for (const row of rows) found.push(...(await judge(db, row, identity)));
  return found;
}

async function findApproval(tx: Transaction, id: number, identity: string | undefined) {
  return (await openApprovals(tx, identity)).find((one) => one.id === id);
}

async function judge(db: Db | Transaction, row: ApprovalRow, identity: string | undefined): Promise<OpenApproval[]> {
  const request = await requestIn(row);
  const { lists, refused } = await readLists(db);
  if (!request || refused.has(digestOf(row.body))) return [];
  const { about } = request;
  const { requestedBy, waitsOnly } = acts[about.act];
  if (about.act === 'recovery' && endOfRecoveryUse(request).getTime() <= Date.now()) return [];
  const isOfCase = about.act === 'erase' && about.case === row.caseId && identity !== undefined;
  const found = isOfCase ? await findCase(db, about.case) : undefined;
  const opened = isOfCase && found && !found.erasedOn ? await openCase(db, found, identity) : undefined;
  if (about.act === 'erase' && !opened) return [];
  const all = lists.at(-1)?.members ?? [];
  const members = opened ? membersInScope(all, opened.keyRecord) : all;
  if (requestedBy === 'member' && !isFromMember(members, request)) return [];
  const confirmers = about.act === 'reopen' ? [] : possibleConfirmers(members, request);
  return [
    {
      id: row.id,
      act: about.act,
      request,
      member: 'member' in about ? about.member : undefined,
      opened,
      confirmers,
      effectAt: waitsOnly || confirmers.length === 0 ? endOfNotice(request) : undefined,
      isConfirmed: await isConfirmed(members, request, approvalOf(row)),
      row,
    },
  ];
}

function approvalOf({ body, signature, confirmation }: ApprovalRow): Approval {
  return {
    request: { body, signature },
    confirmation: confirmation === null ? null : (parsedJson(confirmation) as SignedText | null),
  };
}

/** Asks for an act, or confirms what another person has asked. Who admits a key types its fingerprint. */
export function requestOrConfirm(
  store: ChannelStore,
  holder: Actor & Partial<KeyHolder>,
  subject: Subject,
  typed = '',
): Promise<Outcome> {
  return settle(store, async (tx) => {
    const about = await aboutOf(tx, holder, subject);
    if (!about) return { kind: 'gone' };
    if (about.act === 'admit' && !isFingerprint(typed, about.member)) return { kind: 'fingerprint' };
    const acting = subject.act === 'remove' ? ['remove', 'leave'] : [subject.act];
    const known = (await openApprovals(tx, holder.identity)).find(
      ({ act, row }) =>
        acting.includes(act) &&
        (subject.act === 'erase' ? row.caseId === subject.caseId : row.recipientId === subject.recipientId),
    );
    if (known) return confirm(tx, holder, known);
    return request(tx, holder, about, subject);
  });
}

/** What can be asked now; undefined when its subject does not exist any more. */
async function aboutOf(tx: Transaction, { id }: Actor, subject: Subject): Promise<RequestAbout | undefined> {
  if (subject.act === 'erase') {
    return (await isErasable(tx, subject.caseId)) ? { act: 'erase', case: subject.caseId } : undefined;
  }
  const row = (await presentRecipients(tx)).find((one) => one.id === subject.recipientId);
  const isPossible =
    row?.status === (subject.act === 'admit' ? 'waiting' : 'active') &&
    (subject.act !== 'leave' || row.accountId === id);
  return isPossible ? { act: subject.act, member: memberOf(row) } : undefined;
}

/** Signs and stores a request, unless its signer may not ask for the act. */
export async function request(
  tx: Transaction,
  actor: Actor & Partial<KeyHolder>,
  about: RequestAbout,
  subject: { recipientId?: number; caseId?: number },
): Promise<Outcome> {
  const { signer, identity } = actor;
  const text = await makeRequest(actor, about, about.act === 'leave' ? undefined : signer);
  const body = await requestIn({ act: about.act, ...text });
  const preparedList = signer && body ? await listToReopen(tx, signer, text, body) : null;
  const values = {
    act: about.act,
    recipientId: null,
    caseId: null,
    confirmation: null,
    preparedList,
    ...subject,
    ...text,
  };
  const [asked] = await judge(tx, { id: 0, isNotified: false, ...values }, identity);
  if (!asked) return { kind: 'gone' };
  await tx.insert(baikApprovals).values(values);
  await noteStep(tx, actor, asked, 'erase_asked', acts[about.act].requestEntry?.(asked.member?.label ?? ''));
  return { kind: 'requested', approval: asked };
}

export function confirmApproval(store: ChannelStore, holder: KeyHolder, id: number, typed: string): Promise<Outcome> {
  return settle(store, async (tx) => {
    const found = await findApproval(tx, id, holder.identity);
    if (!found) return { kind: 'gone' };
    if (found.act === 'admit' && found.member && !isFingerprint(typed, found.member)) return { kind: 'fingerprint' };
    return confirm(tx, holder, found);
  });
}

async function confirm(tx: Transaction, holder: Actor & Partial<KeyHolder>, found: OpenApproval): Promise<Outcome> {
  const { id, signer, identity } = holder;
  // The session must be that of the owner: a key used by another account confirms nothing.
  const isAllowed = found.confirmers.some((one) => one.account === id && one.signingKey === signer?.publicKey);
  if (!isAllowed || !signer || identity === undefined) return { kind: 'pending' };
  return carryOut(tx, { ...holder, signer, identity }, found);
}

/** Signs the confirmation, with which the act is done. `own`: the recipient who confirms that the channel opens again. */
export async function carryOut(
  tx: Transaction,
  holder: KeyHolder,
  found: OpenApproval,
  own?: Recipient,
): Promise<Outcome> {
  const { request: asked } = approvalOf(found.row);
  const approval = { request: asked, confirmation: await signConfirmation(holder.signer, holder.id, asked) };
  return acts[found.act].carryOut(tx, { ...found, approval, holder, ...(own ? { own } : {}) });
}

/**
 * Takes a request back. A canceled request to admit a recipient is named in the next list, so that it takes effect no more even
 * when its row is put back.
 */
export function cancelApproval(
  { db }: ChannelStore,
  actor: Actor & Partial<KeyHolder>,
  approvalId: number,
): Promise<boolean> {
  return withKeysLocked(db, async (tx) => {
    const found = await findApproval(tx, approvalId, actor.identity);
    if (!found || !(await mayCancel(tx, actor, found))) return false;
    // Locks the case first, as a message of its reporter does.
    await noteStep(tx, actor, found, 'erase_canceled', event('report recipient.requestCanceled', { act: found.act }));
    await tx.delete(baikApprovals).where(eq(baikApprovals.id, approvalId));
    if (found.act === 'admit' && actor.signer) {
      await changeList(tx, actor.signer, { refused: [digestOf(found.row.body)] });
    }
    return true;
  });
}

/** Without a key: what one has asked without one, and the opening of a channel without keys. */
async function mayCancel(
  tx: Transaction,
  { id, signer }: Actor & Partial<KeyHolder>,
  { act, request: { account } }: OpenApproval,
): Promise<boolean> {
  if (act === 'leave' && account === id) return true;
  if (act === 'reopen') return (await recipientOfAccount(tx, id)) !== undefined;
  return (await signedMembers(tx)).some(({ signingKey }) => signingKey === signer?.publicKey);
}

/** What is asked about a case is in its history only. */
async function noteStep(
  tx: Transaction,
  actor: Actor & Partial<KeyHolder>,
  { opened }: OpenApproval,
  act: 'erase_asked' | 'erase_canceled',
  entry: ActivityEntry | undefined,
): Promise<void> {
  if (opened) await recordInCase(tx, actor, opened.id, act, { scopes: [opened.keyRecord] });
  else if (entry) await recordActivity(tx, actor, entry);
}

/**
 * Carries out what has waited for its notice: with a key what only its holder can do, without one the rest. Returns whether cases
 * were erased.
 */
export async function carryOutDue(store: ChannelStore, holder?: KeyHolder): Promise<boolean> {
  const at = new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000).toISOString();
  let hasErased = false;
  for (const { id } of await store.db.select({ id: baikApprovals.id }).from(baikApprovals).orderBy(baikApprovals.id)) {
    const outcome = await settle(store, async (tx) => {
      const found = await findApproval(tx, id, holder?.identity);
      const isDue = found?.effectAt && found.effectAt.getTime() <= Date.now();
      if (!isDue || acts[found.act].needsKey !== (holder !== undefined)) return { kind: 'gone' };
      return acts[found.act].carryOut(tx, { ...found, approval: approvalOf(found.row), holder, at });
    });
    hasErased ||= outcome.kind === 'done' && outcome.erasedFiles !== undefined;
  }
  return hasErased;
}

/** A step of an approval. Files of an erased case are removed after it: they can no longer be decrypted. */
export async function settle(
  { db, files }: ChannelStore,
  step: (tx: Transaction) => Promise<Outcome>,
): Promise<Outcome> {
  const outcome = await withKeysLocked(db, step);
  if (outcome.kind === 'done' && outcome.erasedFiles) await files.remove(outcome.erasedFiles);
  return outcome;
}

/**
 * Whether a recovery key may be used: after the confirmation of a recipient for the person who asks, or after its notice. The first
 * time it is asked for here. Returns when it may be used otherwise; undefined for a key that is in no list.
 */
export function admitRecoveryKey(
  { db }: ChannelStore,
  holder: KeyHolder,
  key: Recipient,
): Promise<'allowed' | { waitsUntil: Date } | undefined> {
  return withKeysLocked(db, async (tx) => {
    const known = (await openApprovals(tx)).find(
      ({ act, row, request: { signer, account } }) =>
        act === 'recovery' && row.recipientId === key.id && signer === holder.signer.publicKey && account === holder.id,
    );
    if (known?.effectAt) {
      const isAllowed = known.isConfirmed || known.effectAt.getTime() <= Date.now();
      return isAllowed ? 'allowed' : { waitsUntil: known.effectAt };
    }
    const asked = await request(tx, holder, { act: 'recovery', member: memberOf(key) }, { recipientId: key.id });
    const effectAt = asked.kind === 'requested' ? asked.approval.effectAt : undefined;
    return effectAt && { waitsUntil: effectAt };
  });
}

/** The request of another account to open the channel again, which this one may confirm. */
export async function reopeningBy(db: Db | Transaction, { id }: Pick<Actor, 'id'>): Promise<OpenApproval | undefined> {
  if (!(await countsAsOneOfTwo(db, id))) return undefined;
  for (const one of await openApprovals(db)) {
    const { act, member, request: asked } = one;
    if (act !== 'reopen' || asked.account === id || member?.account === id) continue;
    if (await countsAsOneOfTwo(db, asked.account)) return one;
  }
  return undefined;
}

/** What needs no key: notices, acts whose notice is over, and permissions that have expired. Returns whether there is mail. */
export async function sweepApprovals(store: ChannelStore, screen: string): Promise<boolean> {
  const { db } = store;
  for (const row of await db.select().from(baikApprovals).where(eq(baikApprovals.act, 'recovery'))) {
    const request = await requestIn(row);
    const isOver = !request || endOfRecoveryUse(request).getTime() <= Date.now();
    if (isOver) await db.delete(baikApprovals).where(eq(baikApprovals.id, row.id));
  }
  await carryOutDue(store);
  return notifyRecipients(db, screen);
}

/**
 * Tells every recipient by mail that there is something to read. A case that is closed to some of them causes no mail, because
 * that would tell those of it.
 */
function notifyRecipients(db: Db, screen: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const fresh = await tx
      .update(baikApprovals)
      .set({ isNotified: true })
      .where(eq(baikApprovals.isNotified, false))
      .returning({ caseId: baikApprovals.caseId });
    const ids = fresh.flatMap(({ caseId }) => (caseId === null ? [] : [caseId]));
    const open = await tx.$count(baikCases, and(inArray(baikCases.id, ids), eq(baikCases.isLimited, false)));
    return fresh.length - ids.length + open > 0 && enqueueNotices(tx, screen);
  });
}
