import { armor, Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';

/** A private key: `AGE-SECRET-KEY-1…`, or one that was derived and never leaves WebCrypto. */
export type Identity = string | CryptoKey;

export type KeyPair = { identity: string; publicKey: string };

export async function makeKeyPair(): Promise<KeyPair> {
  const identity = await generateX25519Identity();
  return { identity, publicKey: await identityToRecipient(identity) };
}

export function publicKeyOf(identity: Identity): Promise<string> {
  return identityToRecipient(identity);
}

export async function seal(publicKeys: readonly string[], content: Uint8Array | string): Promise<string> {
  return armor.encode(await encrypterFor(publicKeys).encrypt(content));
}

/** The plaintext, or undefined when it was sealed to none of these keys. Throws when it was tampered with. */
export async function unseal(identity: Identity | readonly string[], sealed: string): Promise<Uint8Array | undefined> {
  const decrypter = decrypterFor(identity);
  try {
    return await decrypter.decrypt(armor.decode(sealed));
  } catch (error) {
    if (String(error).includes('no identity matched')) return undefined;
    throw error;
  }
}

/** The same as a stream, without armour. */
export function sealStream(
  publicKeys: readonly string[],
  content: ReadableStream<Uint8Array>,
): Promise<ReadableStream<Uint8Array>> {
  return encrypterFor(publicKeys).encrypt(content);
}

export function unsealStream(
  identity: Identity | readonly string[],
  sealed: ReadableStream<Uint8Array>,
): Promise<ReadableStream<Uint8Array>> {
  return decrypterFor(identity).decrypt(sealed);
}

/** Records are padded to a multiple of this many bytes to hide their length. */
const recordLength = 16 * 1024;

/** JSON padded with trailing spaces. */
export function sealRecord(publicKeys: readonly string[], data: unknown): Promise<string> {
  const json = new TextEncoder().encode(JSON.stringify(data));
  const padded = new Uint8Array(Math.ceil(json.length / recordLength) * recordLength).fill(0x20);
  padded.set(json);
  return seal(publicKeys, padded);
}

export async function unsealRecord(identity: Identity | readonly string[], sealed: string): Promise<unknown> {
  const bytes = await unseal(identity, sealed);
  if (!bytes) throw new Error('The record is sealed to another key.');
  return JSON.parse(new TextDecoder().decode(bytes));
}

/** The X25519 recipient in a text such as `age1…`, or undefined. */
export function parsePublicKey(text: string): string | undefined {
  const key = text.trim().toLowerCase();
  if (!/^age1[02-9ac-hj-np-z]{58}$/.test(key)) return undefined;
  try {
    encrypterFor([key]);
    return key;
  } catch {
    return undefined;
  }
}

/** The identity in a text or key file, with its public key; undefined when there is none. */
export async function parseIdentity(text: string): Promise<KeyPair | undefined> {
  const [identity] = /AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58}/.exec(text.toUpperCase()) ?? [];
  if (!identity) return undefined;
  try {
    return { identity, publicKey: await identityToRecipient(identity) };
  } catch {
    return undefined;
  }
}

function decrypterFor(identity: Identity | readonly string[]): Decrypter {
  const decrypter = new Decrypter();
  const identities = typeof identity === 'string' || identity instanceof CryptoKey ? [identity] : identity;
  for (const one of identities) decrypter.addIdentity(one);
  return decrypter;
}

function encrypterFor(publicKeys: readonly string[]): Encrypter {
  if (publicKeys.length === 0) throw new Error('Content must be sealed to at least one key.');
  const encrypter = new Encrypter();
  for (const key of publicKeys) encrypter.addRecipient(key);
  return encrypter;
}
