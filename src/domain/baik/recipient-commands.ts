import { and, eq, ne } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import { baikRecipients } from '../../db/schema/index.ts';
import { type Actor, recordActivity } from '../activity/commands.ts';
import { today } from './days.ts';
import { isChannelOpen, presentRecipients, type Recipient } from './recipient-queries.ts';
import { lockKeys, type Rewrapped, rewrapCases } from './sealing/case-keys.ts';
import { deriveIdentity, makeSalt, publicKeyOf } from './sealing/derived-key.ts';
import { makeKeyPair, seal, unseal } from './sealing/sealing.ts';

type NewKey = { publicKey: string; wrappedKey: string | null; passphraseSalt: string | null };
type Joining = { label: string; kind: Recipient['kind']; noticeAddress: string | null; isDemo?: boolean } & NewKey;

/** A key pair whose private key is sealed with the passphrase. */
export async function makePassphraseKey(passphrase: string): Promise<NewKey> {
  const { identity, publicKey } = await makeKeyPair();
  return { publicKey, ...(await wrapWithPassphrase(identity, passphrase)) };
}

async function wrapWithPassphrase(identity: string, passphrase: string) {
  const salt = makeSalt();
  const derived = await deriveIdentity(passphrase.normalize('NFKC'), salt);
  return { wrappedKey: await seal([await publicKeyOf(derived)], identity), passphraseSalt: salt.toBase64() };
}

/** The private key of a recipient, or undefined when the passphrase is wrong. */
export async function openPassphraseKey(recipient: Recipient, passphrase: string): Promise<string | undefined> {
  const { wrappedKey, passphraseSalt } = recipient;
  if (!wrappedKey || !passphraseSalt) return undefined;
  const derived = await deriveIdentity(passphrase.normalize('NFKC'), Uint8Array.fromBase64(passphraseSalt));
  const bytes = await unseal(derived, wrappedKey);
  return bytes && new TextDecoder().decode(bytes);
}

export async function changePassphrase(db: Db, actor: Actor, { id }: Recipient, identity: string, next: string) {
  const wrapped = await wrapWithPassphrase(identity, next);
  await db.transaction(async (tx) => {
    await tx.update(baikRecipients).set(wrapped).where(eq(baikRecipients.id, id));
    await note(tx, actor, 'update', 'Changed the passphrase of a report recipient', actor.username);
  });
}

type Joined = 'active' | 'waiting' | 'already' | 'key-known';

/**
 * Makes an account a recipient. The first one opens the channel; later ones wait until a recipient admits them, because
 * only a recipient can seal existing cases to another key.
 */
export async function joinRecipients(db: Db, actor: Actor, joining: Omit<Joining, 'label'>): Promise<Joined> {
  return db.transaction(async (tx) => {
    await lockKeys(tx);
    const present = await presentRecipients(tx);
    if (present.some(({ accountId }) => accountId === actor.id)) return 'already';
    if (present.some(({ publicKey }) => publicKey === joining.publicKey)) return 'key-known';
    const status = (await isChannelOpen(tx)) ? 'waiting' : 'active';
    await insert(tx, { ...joining, label: actor.username, accountId: actor.id, status });
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
  { label, publicKey, identity }: { label: string; publicKey: string; identity: string | undefined },
): Promise<Rewrapped | 'key-known'> {
  return db.transaction(async (tx) => {
    await lockKeys(tx);
    if ((await presentRecipients(tx)).some((one) => one.publicKey === publicKey)) return 'key-known';
    const key = { publicKey, wrappedKey: null, passphraseSalt: null, noticeAddress: null };
    await insert(tx, { ...key, label, kind: 'recovery', accountId: null, status: 'active' });
    const rewrapped = identity === undefined ? { cases: 0, unopened: 0 } : await rewrapCases(tx, identity);
    await note(tx, actor, 'create', 'Added a recovery key for reports', label);
    return rewrapped;
  });
}

/** Admits a waiting recipient: all cases are sealed to the new key too. */
export async function admitRecipient(
  db: Db,
  actor: Actor,
  identity: string,
  id: number,
): Promise<Rewrapped | undefined> {
  return db.transaction(async (tx) => {
    await lockKeys(tx);
    const [admitted] = await tx
      .update(baikRecipients)
      .set({ status: 'active' })
      .where(and(eq(baikRecipients.id, id), eq(baikRecipients.status, 'waiting')))
      .returning({ label: baikRecipients.label });
    if (!admitted) return undefined;
    const rewrapped = await rewrapCases(tx, identity);
    await note(tx, actor, 'update', `Let "${admitted.label}" in as a report recipient`, admitted.label);
    return rewrapped;
  });
}

/**
 * Removes a recipient. With the key of a remaining one, the cases are re-sealed without the removed key; without it
 * (a recipient who lost the passphrase leaves) that happens at the next change.
 */
export async function removeRecipient(
  db: Db,
  actor: Actor,
  id: number,
  identity: string | undefined,
): Promise<Rewrapped | undefined> {
  return db.transaction(async (tx) => {
    await lockKeys(tx);
    const [removed] = await tx
      .update(baikRecipients)
      .set({ status: 'removed', removedOn: today(), wrappedKey: null, passphraseSalt: null, noticeAddress: null })
      .where(and(eq(baikRecipients.id, id), ne(baikRecipients.status, 'removed')))
      .returning({ label: baikRecipients.label });
    if (!removed) return undefined;
    const left = await presentRecipients(tx);
    const isReadable = left.some(({ status }) => status === 'active');
    const canRewrap = identity !== undefined && isReadable;
    const rewrapped = canRewrap ? await rewrapCases(tx, identity) : { cases: 0, unopened: 0 };
    await note(tx, actor, 'delete', `Removed the report recipient "${removed.label}"`, removed.label);
    return rewrapped;
  });
}

async function insert(
  tx: Transaction,
  joining: Joining & { accountId: number | null; status: 'active' | 'waiting' },
): Promise<void> {
  await tx.insert(baikRecipients).values({ ...joining, addedOn: today() });
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
