import { asc, ne } from 'drizzle-orm';
import type { Db, Transaction } from '../../../db/client.ts';
import { baikRecipients } from '../../../db/schema/index.ts';
import { deriveIdentity } from '../sealing/derived-keys.ts';
import { makeKeyPair, publicKeyOf, seal, unseal } from '../sealing/sealing.ts';
import { makeSigningKey, openSigningKey, type Signer } from '../sealing/signatures.ts';

export type Recipient = typeof baikRecipients.$inferSelect;

/** A removed recipient keeps the public halves only. */
export const removedFields = {
  status: 'removed',
  wrappedKey: null,
  passphraseSalt: null,
  sealedSigningKey: null,
  noticeAddress: null,
} as const;

/** The recipients that were not removed, in order of admission. */
export function presentRecipients(db: Db | Transaction): Promise<Recipient[]> {
  return db.select().from(baikRecipients).where(ne(baikRecipients.status, 'removed')).orderBy(asc(baikRecipients.id));
}

export async function activeRecipients(db: Db | Transaction): Promise<Recipient[]> {
  return (await presentRecipients(db)).filter(({ status }) => status === 'active');
}

/** Whether an active recipient exists. A recovery key alone does not open the channel. */
export async function isChannelOpen(db: Db | Transaction): Promise<boolean> {
  return (await activeRecipients(db)).some(({ kind }) => kind !== 'recovery');
}

export async function hasRecoveryKey(db: Db): Promise<boolean> {
  return (await activeRecipients(db)).some(({ kind }) => kind === 'recovery');
}

export async function recipientOfAccount(db: Db | Transaction, accountId: number): Promise<Recipient | undefined> {
  return (await presentRecipients(db)).find((one) => one.accountId === accountId);
}

export type StoredKey = Pick<
  Recipient,
  'publicKey' | 'wrappedKey' | 'passphraseSalt' | 'signingKey' | 'sealedSigningKey'
>;

export type NewKey = { stored: StoredKey; signer: Signer };

export async function makePassphraseKey(passphrase: string): Promise<NewKey> {
  const { identity, publicKey } = await makeKeyPair();
  const { stored, signer } = await makeOfflineKey(publicKey);
  return { stored: { ...stored, ...(await wrapWithPassphrase(identity, passphrase)) }, signer };
}

/** For a key whose private half is elsewhere. The signing key is sealed to it, so that it opens with the private half. */
export async function makeOfflineKey(publicKey: string): Promise<NewKey> {
  const { signer, seed } = await makeSigningKey();
  const signing = { signingKey: signer.publicKey, sealedSigningKey: await seal([publicKey], seed) };
  return { stored: { publicKey, wrappedKey: null, passphraseSalt: null, ...signing }, signer };
}

export async function wrapWithPassphrase(identity: string, passphrase: string) {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const derived = await deriveIdentity(passphrase.normalize('NFKC'), salt);
  return { wrappedKey: await seal([await publicKeyOf(derived)], identity), passphraseSalt: salt.toBase64() };
}

export async function openPassphraseKey(recipient: Recipient, passphrase: string): Promise<string | undefined> {
  const { wrappedKey, passphraseSalt } = recipient;
  if (!wrappedKey || !passphraseSalt) return undefined;
  const derived = await deriveIdentity(passphrase.normalize('NFKC'), Uint8Array.fromBase64(passphraseSalt));
  const bytes = await unseal(derived, wrappedKey);
  return bytes && new TextDecoder().decode(bytes);
}

/** The signing key of a recipient; undefined when another one was put in its place. */
export async function openSigner(
  { signingKey, sealedSigningKey }: Recipient,
  identity: string,
): Promise<Signer | undefined> {
  const seed = sealedSigningKey && (await unseal(identity, sealedSigningKey).catch(() => undefined));
  const signer = seed ? await openSigningKey(new TextDecoder().decode(seed)).catch(() => undefined) : undefined;
  return signer?.publicKey === signingKey ? signer : undefined;
}
