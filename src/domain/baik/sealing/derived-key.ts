import { hashRaw } from '@node-rs/argon2';
import { identityToRecipient } from 'age-encryption';
import { oneAtATime } from '../../locks/one-at-a-time.ts';

/** Argon2id as RFC 9106 recommends it for machines with little memory, in one lane. */
const hardness = { memoryCost: 64 * 1024, timeCost: 3, parallelism: 1, outputLen: 32 };

/** PKCS #8 prefix of an X25519 private key (RFC 8410). */
const pkcs8 = Buffer.from('302e020100300506032b656e04220420', 'hex');

// Each derivation uses 64 MiB.
const queue = oneAtATime();

/** The key derived from a secret: argon2id with its salt, then X25519, not extractable from WebCrypto. */
export async function deriveIdentity(secret: string, salt: Uint8Array): Promise<CryptoKey> {
  const raw = await queue(() => hashRaw(secret, { ...hardness, salt }));
  try {
    return await importIdentity(raw);
  } finally {
    raw.fill(0);
  }
}

/** 32 bytes as a private key that cannot be extracted. */
export async function importIdentity(raw: Uint8Array): Promise<CryptoKey> {
  const der = Buffer.concat([pkcs8, raw]);
  try {
    return await crypto.subtle.importKey('pkcs8', der, 'X25519', false, ['deriveBits']);
  } finally {
    der.fill(0);
  }
}

export function publicKeyOf(identity: CryptoKey): Promise<string> {
  return identityToRecipient(identity);
}

export function makeSalt(): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(16));
}
