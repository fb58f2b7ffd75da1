import type { Recipient } from './recipient-queries.ts';
import { deriveIdentity, makeSalt } from './sealing/derived-key.ts';
import { makeKeyPair, publicKeyOf, seal, unseal } from './sealing/sealing.ts';
import { makeSigningKey, openSigningKey, type Signer } from './sealing/signatures.ts';

export type StoredKey = Pick<
  Recipient,
  'publicKey' | 'wrappedKey' | 'passphraseSalt' | 'signingKey' | 'sealedSigningKey'
>;

/** A key as it is stored, and the signing key that came with it. */
export type NewKey = { stored: StoredKey; signer: Signer };

/** A key pair whose private key is sealed with the passphrase. */
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

/** The signing key of a recipient; undefined when another one was put in its place. */
export async function openSigner(
  { signingKey, sealedSigningKey }: Recipient,
  identity: string,
): Promise<Signer | undefined> {
  const seed = sealedSigningKey && (await unseal(identity, sealedSigningKey).catch(() => undefined));
  const signer = seed ? await openSigningKey(new TextDecoder().decode(seed)).catch(() => undefined) : undefined;
  return signer?.publicKey === signingKey ? signer : undefined;
}
