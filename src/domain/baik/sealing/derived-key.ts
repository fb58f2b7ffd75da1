import { hashRaw } from '@node-rs/argon2';
import { identityToRecipient } from 'age-encryption';
import { oneAtATime } from '../../locks/one-at-a-time.ts';

/** Argon2id as RFC 9106 recommends it for machines with little memory, in one lane. */
const hardness = { memoryCost: 64 * 1024, timeCost: 3, parallelism: 1, outputLen: 32 };

/** An X25519 private key in the clothes of PKCS #8 (RFC 8410), without the key itself. */
const pkcs8 = Buffer.from('302e020100300506032b656e04220420', 'hex');

// Each takes 64 MiB while it works.
const queue = oneAtATime();

/** The key that a secret opens: argon2id with a salt of its own, then X25519. WebCrypto does not give it back. */
export async function deriveIdentity(secret: string, salt: Uint8Array): Promise<CryptoKey> {
  const raw = await queue(() => hashRaw(secret, { ...hardness, salt }));
  const der = Buffer.concat([pkcs8, raw]);
  try {
    return await crypto.subtle.importKey('pkcs8', der, 'X25519', false, ['deriveBits']);
  } finally {
    raw.fill(0);
    der.fill(0);
  }
}

export function publicKeyOf(identity: CryptoKey): Promise<string> {
  return identityToRecipient(identity);
}

export function makeSalt(): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(16));
}
