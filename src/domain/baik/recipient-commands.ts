import { and, eq } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import { baikRecipients, baikRequests } from '../../db/schema/index.ts';
import { type Actor, recordActivity } from '../activity/commands.ts';
import { today } from '../days.ts';
import { lockKeys } from './case-keys.ts';
import { makeOfflineKey, type NewKey, type StoredKey, wrapWithPassphrase } from './recipient-keys.ts';
import { memberOf, readLists, signedMembers, startLists, wasListed } from './recipient-lists/recipient-lists.ts';
import { isChannelOpen, presentRecipients, type Recipient } from './recipient-queries.ts';
import { removedFields } from './removed-fields.ts';
import { isFingerprint } from './requests/fingerprints.ts';
import { askToReopen, confirmReopening, reopeningBy } from './requests/reopening.ts';
import { type ActingKey, type AskOutcome, ask, askToRemove, remove } from './requests/request-commands.ts';
import type { UnlockedKey } from './sealing/unlocked-keys.ts';

export async function changePassphrase(db: Db, actor: Actor, { id }: Recipient, identity: string, next: string) {
  const wrapped = await wrapWithPassphrase(identity, next);
  await db.transaction(async (tx) => {
    await tx.update(baikRecipients).set(wrapped).where(eq(baikRecipients.id, id));
    await note(tx, actor, 'update', 'Changed the passphrase of a report recipient', actor.username);
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
  return db.transaction(async (tx): Promise<Joined> => {
    await lockKeys(tx);
    const present = await presentRecipients(tx);
    if (present.some(({ accountId }) => accountId === actor.id)) return 'already';
    for (const key of [stored.publicKey, ...(recovery ? [recovery] : [])]) {
      if (present.some(({ publicKey }) => publicKey === key) || (await wasListed(tx, key))) return 'key-known';
    }
    const isOpen = await isChannelOpen(tx);
    const isFirst = !isOpen && (await readLists(tx)).lists.length === 0;
    const reopening = isOpen || isFirst ? undefined : await reopeningBy(tx, actor);
    if (reopening && fingerprint && !isFingerprint(fingerprint, reopening.member)) return 'fingerprint';
    const status = isFirst ? 'active' : 'waiting';
    const label = actor.username;
    const row = await insert(tx, { ...stored, kind, noticeAddress, isDemo, label, accountId: actor.id, status });
    await note(tx, actor, 'create', `Became a report recipient (${status})`, label);
    if (isFirst) {
      if (recovery) await insertRecovery(tx, actor, recovery, 'active');
      await startLists(tx, signer);
      return 'active';
    }
    if (isOpen) return 'waiting';
    if (!reopening) await askToReopen(tx, actor, signer, row);
    if (!reopening || fingerprint === '') return 'reopening';
    await confirmReopening(tx, actor, signer, row, reopening);
    return 'active';
  });
}

/** Asks to admit a recovery key, for the loss of all others. It opens nothing until another recipient has confirmed it. */
export async function addRecoveryKey(
  db: Db,
  actor: Actor,
  key: Pick<ActingKey, 'signer'>,
  publicKey: string,
): Promise<AskOutcome | 'key-known'> {
  return db.transaction(async (tx) => {
    await lockKeys(tx);
    if ((await presentRecipients(tx)).some((one) => one.publicKey === publicKey)) return 'key-known';
    if (await wasListed(tx, publicKey)) return 'key-known';
    const row = await insertRecovery(tx, actor, publicKey, 'waiting');
    return ask(tx, actor, key, { act: 'admit', member: memberOf(row) }, { recipientId: row.id });
  });
}

/**
 * A recipient leaves with their key: at once while another person stays, whom the cases are left to. The last one closes the
 * channel, and so has to wait.
 */
export async function leaveRecipients(db: Db, actor: Actor, key: UnlockedKey): Promise<AskOutcome> {
  const others = (await signedMembers(db)).filter(({ account }) => account !== null && account !== actor.id);
  if (others.length === 0) return askToRemove(db, actor, key, key.recipientId);
  return db.transaction(async (tx) => {
    await lockKeys(tx);
    const own = (await presentRecipients(tx)).find(({ id }) => id === key.recipientId);
    return own ? remove(tx, actor, key, own) : { kind: 'gone' };
  });
}

/** Turns down a waiting recipient, or takes one's own key back that nothing was sealed to yet. Needs no second person. */
export async function turnDownRecipient(db: Db, actor: Actor, id: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockKeys(tx);
    const [removed] = await tx
      .update(baikRecipients)
      .set({ ...removedFields, removedOn: today() })
      .where(and(eq(baikRecipients.id, id), eq(baikRecipients.status, 'waiting')))
      .returning({ label: baikRecipients.label });
    if (!removed) return false;
    await tx.delete(baikRequests).where(eq(baikRequests.recipientId, id));
    await note(tx, actor, 'delete', `Turned down the report recipient "${removed.label}"`, removed.label);
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
  await note(tx, actor, 'create', `Added a recovery key for reports (${status})`, row.label);
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

function note(
  tx: Transaction,
  actor: Actor,
  action: 'create' | 'update' | 'delete',
  description: string,
  name: string,
) {
  return recordActivity(tx, actor, { action, description, resource: { type: 'report recipient', name } });
}
