import { and, eq } from 'drizzle-orm';
import type { Db, Transaction } from '../../../db/client.ts';
import { baikApprovals, baikRecipients } from '../../../db/schema/index.ts';
import { type Actor, event, recordActivity } from '../../activity/commands.ts';
import { today } from '../../days.ts';
import { withKeysLocked } from '../cases/case-keys.ts';
import type { ChannelStore } from '../cases/report-commands.ts';
import { isFingerprint } from '../recipients/approval-body.ts';
import { memberOf, readLists, signedMembers, startLists, wasListed } from '../recipients/recipient-lists.ts';
import {
  isChannelOpen,
  makeOfflineKey,
  type NewKey,
  presentRecipients,
  type Recipient,
  removedFields,
  type StoredKey,
  wrapWithPassphrase,
} from '../recipients/recipients.ts';
import { type KeyHolder, removeRecipient } from './acts.ts';
import { carryOut, type Outcome, reopeningBy, request, requestOrConfirm, settle } from './approvals.ts';

export async function changePassphrase(db: Db, actor: KeyHolder, { id }: Recipient, next: string) {
  const wrapped = await wrapWithPassphrase(actor.identity, next);
  await db.transaction(async (tx) => {
    await tx.update(baikRecipients).set(wrapped).where(eq(baikRecipients.id, id));
    await recordActivity(tx, actor, event('report recipient.passphraseChanged', { name: actor.username }));
  });
}

type Joining = Pick<Recipient, 'kind' | 'noticeAddress'> & {
  isDemo?: boolean;
  /** The public key of the recovery key that the first recipient makes. */
  recovery?: string;
  /** Fingerprint of the person who asked to open the channel again. */
  fingerprint?: string;
} & NewKey;

/** `reopening`: the channel had recipients before and is closed; it opens when the notice is over. */
export type Joined = 'active' | 'waiting' | 'reopening' | 'already' | 'key-known' | 'fingerprint';

/**
 * Makes an account a recipient. The first one opens the channel, together with a recovery key; later ones wait until two
 * recipients admit them. A channel that had recipients before is not opened by one person at once.
 */
export async function joinRecipients(
  db: Db,
  actor: Actor,
  { kind, noticeAddress, isDemo = false, recovery, fingerprint = '', stored, signer }: Joining,
): Promise<Joined> {
  return withKeysLocked(db, async (tx): Promise<Joined> => {
    const present = await presentRecipients(tx);
    if (present.some(({ accountId }) => accountId === actor.id)) return 'already';
    for (const key of [stored.publicKey, ...(recovery ? [recovery] : [])]) {
      if (present.some(({ publicKey }) => publicKey === key) || (await wasListed(tx, key))) return 'key-known';
    }
    const isOpen = await isChannelOpen(tx);
    const isFirst = !isOpen && (await readLists(tx)).lists.length === 0;
    const reopening = isOpen || isFirst ? undefined : await reopeningBy(tx, actor);
    if (reopening?.member && fingerprint && !isFingerprint(fingerprint, reopening.member)) return 'fingerprint';
    const status = isFirst ? 'active' : 'waiting';
    const label = actor.username;
    const row = await insert(tx, { ...stored, kind, noticeAddress, isDemo, label, accountId: actor.id, status });
    await recordActivity(tx, actor, event('report recipient.joined', { name: label, state: status }));
    if (isFirst) {
      if (recovery) await insertRecovery(tx, actor, recovery, 'active');
      await startLists(tx, signer);
      return 'active';
    }
    if (isOpen) return 'waiting';
    // No case is sealed to this key yet.
    const holder = { ...actor, signer, identity: '' };
    if (!reopening) await request(tx, holder, { act: 'reopen', member: memberOf(row) }, { recipientId: row.id });
    if (!reopening || fingerprint === '') return 'reopening';
    await carryOut(tx, holder, reopening, row);
    return 'active';
  });
}

/** Asks to admit a recovery key, for the loss of all others. It opens nothing until another recipient has confirmed it. */
export function addRecoveryKey(store: ChannelStore, holder: KeyHolder, publicKey: string): Promise<Outcome> {
  return settle(store, async (tx) => {
    const isPresent = (await presentRecipients(tx)).some((one) => one.publicKey === publicKey);
    if (isPresent || (await wasListed(tx, publicKey))) return { kind: 'key-known' };
    const row = await insertRecovery(tx, holder, publicKey, 'waiting');
    return request(tx, holder, { act: 'admit', member: memberOf(row) }, { recipientId: row.id });
  });
}

/**
 * A recipient leaves with their key: at once while another person stays, whom the cases are left to. The last one closes the
 * channel, and so has to wait.
 */
export async function leaveRecipients(store: ChannelStore, holder: KeyHolder, recipientId: number): Promise<Outcome> {
  const others = (await signedMembers(store.db)).filter(({ account }) => account !== null && account !== holder.id);
  if (others.length === 0) return requestOrConfirm(store, holder, { act: 'remove', recipientId });
  return settle(store, async (tx) => {
    const own = (await presentRecipients(tx)).find(({ id }) => id === recipientId);
    return own ? removeRecipient(tx, holder, own) : { kind: 'gone' };
  });
}

/** Turns down a waiting recipient, or takes one's own key back that nothing was sealed to yet. Needs no second person. */
export async function turnDownRecipient(db: Db, actor: Actor, id: number): Promise<boolean> {
  return withKeysLocked(db, async (tx) => {
    const [removed] = await tx
      .update(baikRecipients)
      .set(removedFields)
      .where(and(eq(baikRecipients.id, id), eq(baikRecipients.status, 'waiting')))
      .returning({ label: baikRecipients.label });
    if (!removed) return false;
    await tx.delete(baikApprovals).where(eq(baikApprovals.recipientId, id));
    await recordActivity(tx, actor, event('report recipient.turnedDown', { name: removed.label }));
    return true;
  });
}

async function insertRecovery(
  tx: Transaction,
  actor: Actor,
  publicKey: string,
  status: 'active' | 'waiting',
): Promise<Recipient> {
  const { stored } = await makeOfflineKey(publicKey);
  const fixed = { kind: 'recovery', label: 'Recovery key', accountId: null, noticeAddress: null } as const;
  const row = await insert(tx, { ...stored, ...fixed, status });
  await recordActivity(tx, actor, event('report recipient.recoveryAdded', { name: row.label, state: status }));
  return row;
}

async function insert(
  tx: Transaction,
  joining: StoredKey &
    Pick<Recipient, 'label' | 'kind' | 'noticeAddress' | 'accountId' | 'status'> & { isDemo?: boolean },
): Promise<Recipient> {
  const [row] = await tx
    .insert(baikRecipients)
    .values({ ...joining, addedOn: today() })
    .returning();
  if (!row) throw new Error('The new recipient was not stored.');
  return row;
}
