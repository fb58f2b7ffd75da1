import { and, eq, ne } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import { baikRecipients } from '../../db/schema/index.ts';
import { type Actor, recordActivity } from '../activity/commands.ts';
import { today } from './days.ts';
import { makeOfflineKey, type NewKey, type StoredKey, wrapWithPassphrase } from './recipient-keys.ts';
import { changeList, startLists, wasListed } from './recipient-lists.ts';
import { isChannelOpen, presentRecipients, type Recipient } from './recipient-queries.ts';
import { lockKeys, type Resealed, resealCases } from './sealing/case-keys.ts';
import type { Signer } from './sealing/signatures.ts';
import type { UnlockedKey } from './sealing/unlocked-keys.ts';

/** A removed recipient keeps the public halves only. */
export const removedFields = {
  status: 'removed',
  wrappedKey: null,
  passphraseSalt: null,
  sealedSigningKey: null,
  noticeAddress: null,
} as const;

/** What of an unlocked key a change of recipients needs. */
type ActingKey = Pick<UnlockedKey, 'identity' | 'signer'>;

export async function changePassphrase(db: Db, actor: Actor, { id }: Recipient, identity: string, next: string) {
  const wrapped = await wrapWithPassphrase(identity, next);
  await db.transaction(async (tx) => {
    await tx.update(baikRecipients).set(wrapped).where(eq(baikRecipients.id, id));
    await note(tx, actor, 'update', 'Changed the passphrase of a report recipient', actor.username);
  });
}

type Joining = Pick<Recipient, 'kind' | 'noticeAddress'> & { isDemo?: boolean } & NewKey;
type Joined = 'active' | 'waiting' | 'already' | 'key-known';

/**
 * Makes an account a recipient. The first one opens the channel; later ones wait until a recipient admits them, because
 * only a recipient can seal existing cases to another key.
 */
export async function joinRecipients(
  db: Db,
  actor: Actor,
  { kind, noticeAddress, isDemo = false, stored, signer }: Joining,
): Promise<Joined> {
  return db.transaction(async (tx) => {
    await lockKeys(tx);
    const present = await presentRecipients(tx);
    if (present.some(({ accountId }) => accountId === actor.id)) return 'already';
    if (present.some(({ publicKey }) => publicKey === stored.publicKey)) return 'key-known';
    if (await wasListed(tx, stored.publicKey)) return 'key-known';
    const status = (await isChannelOpen(tx)) ? 'waiting' : 'active';
    const label = actor.username;
    await insert(tx, { ...stored, kind, noticeAddress, isDemo, label, accountId: actor.id, status });
    if (status === 'active') await startLists(tx, signer);
    await note(tx, actor, 'create', `Became a report recipient (${status})`, actor.username);
    return status;
  });
}

/**
 * Adds a recovery key for the loss of all others. Without the key of a recipient, existing
 * cases are not sealed to it.
 */
export async function addRecoveryKey(
  db: Db,
  actor: Actor,
  {
    label,
    publicKey,
    key,
  }: { label: string; publicKey: string; key: { identity: string | undefined; signer: Signer } },
): Promise<Resealed | 'key-known'> {
  const { stored } = await makeOfflineKey(publicKey);
  return db.transaction(async (tx) => {
    await lockKeys(tx);
    if ((await presentRecipients(tx)).some((one) => one.publicKey === publicKey)) return 'key-known';
    if (await wasListed(tx, publicKey)) return 'key-known';
    const fixed = { kind: 'recovery', accountId: null, noticeAddress: null, status: 'active' } as const;
    await changeList(tx, key.signer, { add: await insert(tx, { ...stored, ...fixed, label }) });
    const resealed = key.identity ? await resealCases(tx, key.identity, { rotate: false }) : { cases: 0, unopened: 0 };
    await note(tx, actor, 'create', 'Added a recovery key for reports', label);
    return resealed;
  });
}

/** Admits a waiting recipient: all cases are sealed to the new key too. */
export async function admitRecipient(db: Db, actor: Actor, key: ActingKey, id: number): Promise<Resealed | undefined> {
  return db.transaction(async (tx) => {
    await lockKeys(tx);
    const [admitted] = await tx
      .update(baikRecipients)
      .set({ status: 'active' })
      .where(and(eq(baikRecipients.id, id), eq(baikRecipients.status, 'waiting')))
      .returning();
    if (!admitted) return undefined;
    await changeList(tx, key.signer, { add: admitted });
    const resealed = await resealCases(tx, key.identity, { rotate: false });
    await note(tx, actor, 'update', `Let "${admitted.label}" in as a report recipient`, admitted.label);
    return resealed;
  });
}

/**
 * Removes a recipient. With an unlocked key the list is signed without the removed one, and every case gets a new key;
 * without one (a recipient who lost the passphrase leaves) that happens when the next recipient unlocks.
 */
export async function removeRecipient(
  db: Db,
  actor: Actor,
  id: number,
  key: ActingKey | undefined,
): Promise<Resealed | undefined> {
  return db.transaction(async (tx) => {
    await lockKeys(tx);
    const [removed] = await tx
      .update(baikRecipients)
      .set({ ...removedFields, removedOn: today() })
      .where(and(eq(baikRecipients.id, id), ne(baikRecipients.status, 'removed')))
      .returning({ label: baikRecipients.label, publicKey: baikRecipients.publicKey });
    if (!removed) return undefined;
    const left = await presentRecipients(tx);
    const canReseal = key !== undefined && left.some(({ status }) => status === 'active');
    if (canReseal) await changeList(tx, key.signer, { remove: [removed.publicKey] });
    const resealed = canReseal ? await resealCases(tx, key.identity, { rotate: true }) : { cases: 0, unopened: 0 };
    await note(tx, actor, 'delete', `Removed the report recipient "${removed.label}"`, removed.label);
    return resealed;
  });
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
