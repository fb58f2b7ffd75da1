import { eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { baikApprovals, baikRecipients } from '../../../db/schema/index.ts';
import { type ActivityEntry, type Actor, event, recordActivity } from '../../activity/commands.ts';
import { eraseClosedCase } from '../cases/case-commands.ts';
import { type Resealed, resealCases } from '../cases/case-keys.ts';
import type { OpenCase } from '../cases/mailbox.ts';
import {
  type Act,
  type Approval,
  endOfNotice,
  type ListMember,
  type RequestBody,
} from '../recipients/approval-body.ts';
import { changeList, memberOf, signedMembers, signRestart, storeList } from '../recipients/recipient-lists.ts';
import {
  activeRecipients,
  isChannelOpen,
  presentRecipients,
  type Recipient,
  removedFields,
} from '../recipients/recipients.ts';
import { parsedJson, type SignedText, type Signer } from '../sealing/signatures.ts';
import type { UnlockedKey } from '../sealing/unlocked-keys.ts';

export type ApprovalRow = typeof baikApprovals.$inferSelect;

export type KeyHolder = Actor & Pick<UnlockedKey, 'identity' | 'signer'>;

export type Effect =
  | { kind: 'done'; resealed?: Resealed; removed?: number; erasedFiles?: string[] }
  /** A recovery key may be used now. */
  | { kind: 'allowed' }
  /** It does not exist any more, or its signature does not fit. */
  | { kind: 'gone' };

const gone: Effect = { kind: 'gone' };

type Granted = {
  row: ApprovalRow;
  request: RequestBody;
  approval: Approval;
  /** The full hour at which its notice was over; undefined when it was confirmed. */
  at?: string;
  /** Who confirms it, or has unlocked a key after its notice. */
  holder: KeyHolder | undefined;
  opened: OpenCase | undefined;
  /** The recipient who confirms that the channel opens again. */
  own?: Recipient;
};

type Definition = {
  /** Whose request counts: a member of the last signed list, or a person who is in none. */
  requestedBy: 'member' | 'other';
  /** Whether it takes effect after its notice although another person could have confirmed it. */
  waitsOnly: boolean;
  /** What takes effect after its notice waits for the next unlocking. */
  needsKey: boolean;
  /** For the activity log; undefined for what is in the history of a case only. */
  requestEntry: ((name: string) => ActivityEntry) | undefined;
  carryOut: (tx: Transaction, granted: Granted) => Promise<Effect>;
};

const amongMembers = { requestedBy: 'member', waitsOnly: false, needsKey: true } as const;
const fromOutside = { requestedBy: 'other', waitsOnly: true, needsKey: false } as const;

/** All acts that need two people, or 72 hours. */
export const acts: Record<Act, Definition> = {
  admit: {
    ...amongMembers,
    requestEntry: (name) => event('report recipient.admissionRequested', { name }),
    carryOut: admit,
  },
  remove: {
    ...amongMembers,
    requestEntry: (name) => event('report recipient.removalRequested', { name }),
    carryOut: removing((name, { request }) => event('report recipient.removedByTwo', { name, other: request.name })),
  },
  leave: {
    ...fromOutside,
    requestEntry: (name) => event('report recipient.leaveRequested', { name }),
    carryOut: removing((name, { holder }) =>
      event(holder ? 'report recipient.removed' : 'report recipient.left', { name }),
    ),
  },
  reopen: {
    ...fromOutside,
    requestEntry: (name) => event('report recipient.reopeningRequested', { name }),
    carryOut: reopen,
  },
  recovery: {
    requestedBy: 'member',
    waitsOnly: true,
    needsKey: false,
    requestEntry: (name) => event('report recipient.recoveryRequested', { name }),
    carryOut: async (tx, { row, request, approval: { confirmation }, holder }) => {
      if (!confirmation) return gone;
      await tx
        .update(baikApprovals)
        .set({ confirmation: JSON.stringify(confirmation) })
        .where(eq(baikApprovals.id, row.id));
      await recordActivity(tx, holder, event('report recipient.recoveryAllowed', { other: request.name }));
      return { kind: 'allowed' };
    },
  },
  erase: {
    ...amongMembers,
    requestEntry: undefined,
    carryOut: async (tx, { request, holder, opened }) => {
      const erasedFiles = holder && opened && (await eraseClosedCase(tx, holder, opened, request.name));
      return erasedFiles ? { kind: 'done', erasedFiles } : gone;
    },
  },
};

async function admit(tx: Transaction, granted: Granted): Promise<Effect> {
  const { row, request, approval, at, holder } = granted;
  const found = await subjectOf(tx, granted);
  if (found?.status !== 'waiting' || !holder || request.about.act !== 'admit') return gone;
  await tx.delete(baikApprovals).where(eq(baikApprovals.id, row.id));
  await tx.update(baikRecipients).set({ status: 'active' }).where(eq(baikRecipients.id, found.id));
  const why = { approvals: [approval], ...(at === undefined ? {} : { at }) };
  await changeList(tx, holder.signer, { add: request.about.member, ...why });
  const resealed = await resealCases(tx, holder.identity);
  await recordActivity(tx, holder, event('report recipient.admitted', { name: found.label, other: request.name }));
  return { kind: 'done', resealed };
}

function removing(entryOf: (name: string, granted: Granted) => ActivityEntry): Definition['carryOut'] {
  return async (tx, granted) => {
    const found = await subjectOf(tx, granted);
    return found ? removeRecipient(tx, granted.holder, found, entryOf(found.label, granted)) : gone;
  };
}

/** The recipient that a request is about. What was compared and signed counts, not the present content of the table. */
async function subjectOf(tx: Transaction, { row, request: { about } }: Granted): Promise<Recipient | undefined> {
  const found = (await presentRecipients(tx)).find(({ id }) => id === row.recipientId);
  if (found && 'member' in about) {
    const { publicKey, signingKey, account } = about.member;
    const isOwner = found.signingKey === signingKey && found.accountId === account;
    if (found.publicKey === publicKey && (about.act !== 'admit' || isOwner)) return found;
  }
  await tx.delete(baikApprovals).where(eq(baikApprovals.id, row.id));
  return undefined;
}

/**
 * Removes a recipient. With a key the list is signed without them, and their cases get new keys; without one the next
 * recipient who unlocks does that.
 */
export async function removeRecipient(
  tx: Transaction,
  holder: KeyHolder | undefined,
  { id, label, publicKey }: Recipient,
  entry = event('report recipient.removed', { name: label }),
): Promise<Effect> {
  await tx.delete(baikApprovals).where(eq(baikApprovals.recipientId, id));
  await tx.update(baikRecipients).set(removedFields).where(eq(baikRecipients.id, id));
  await recordActivity(tx, holder, entry);
  if (!holder) return { kind: 'done', removed: id };
  await changeList(tx, holder.signer, { remove: [publicKey] });
  return { kind: 'done', resealed: await resealCases(tx, holder.identity), removed: id };
}

/** Opens the channel with the one who asked, and the one who confirms and has compared the fingerprint. */
async function reopen(tx: Transaction, { row, request, approval, holder, own }: Granted): Promise<Effect> {
  if (request.about.act !== 'reopen' || row.recipientId === null || (await isChannelOpen(tx))) return gone;
  const isConfirmed = holder !== undefined && own !== undefined;
  const list = isConfirmed
    ? await signRestart(tx, holder.signer, [request.about.member, memberOf(own), ...(await recoveryMembers(tx))], {
        approvals: [approval],
      })
    : (parsedJson(row.preparedList ?? '') as SignedText | undefined);
  if (!list) return gone;
  await storeList(tx, list);
  const ids = isConfirmed ? [row.recipientId, own.id] : [row.recipientId];
  await tx.update(baikRecipients).set({ status: 'active' }).where(inArray(baikRecipients.id, ids));
  await tx.delete(baikApprovals).where(eq(baikApprovals.act, 'reopen'));
  const opened = isConfirmed ? 'report recipient.channelReopened' : 'report recipient.channelOpen';
  await recordActivity(tx, holder, event(opened, { name: own?.label ?? null, other: request.name }));
  return { kind: 'done' };
}

/**
 * The list with which the channel opens again when the notice of a request is over: no key holder is left then who could sign
 * it, so the new recipient signs it beforehand.
 */
export async function listToReopen(tx: Transaction, signer: Signer, signed: SignedText, request: RequestBody) {
  if (request.about.act !== 'reopen') return null;
  const why = { approvals: [{ request: signed, confirmation: null }], at: endOfNotice(request).toISOString() };
  const members = [request.about.member, ...(await recoveryMembers(tx))];
  return JSON.stringify(await signRestart(tx, signer, members, why));
}

/** Recovery keys of before stay. */
async function recoveryMembers(tx: Transaction): Promise<ListMember[]> {
  const keys = (await activeRecipients(tx)).filter(({ kind }) => kind === 'recovery');
  return (await signedMembers(tx)).filter((one) => keys.some(({ publicKey }) => publicKey === one.publicKey));
}
