import { hkdfSync } from 'node:crypto';
import { FairQueue } from '../../limits/fair-queue.ts';
import { argon2 } from '../../secrets/argon2.ts';
import { type Signer, signerOf } from './signatures.ts';

/** Argon2id as RFC 9106 recommends it for machines with little memory, in one lane. */
const hardness = { memoryCost: 64 * 1024, timeCost: 3, parallelism: 1, outputLen: 32 };

/** PKCS #8 prefix of an X25519 private key (RFC 8410). */
const pkcs8 = Buffer.from('302e020100300506032b656e04220420', 'hex');

// Each derivation uses 64 MiB.
const queue = new FairQueue({ maxRunning: 1 });

/** A key that opens and one that signs. Neither can be extracted from WebCrypto. */
export type DerivedKeys = { identity: CryptoKey; signer: Signer };

/** The key that opens what was sealed with a passphrase. */
export async function deriveIdentity(secret: string, salt: Uint8Array): Promise<CryptoKey> {
  const raw = await queue.run({}, () => argon2().hashRaw(secret, { ...hardness, salt }));
  try {
    return (await importKeys(raw)).identity;
  } finally {
    raw.fill(0);
  }
}

/** The keys of 32 secret bytes. */
export async function importKeys(raw: Uint8Array): Promise<DerivedKeys> {
  const der = Buffer.concat([pkcs8, raw]);
  const seed = new Uint8Array(hkdfSync('sha256', raw, '', 'baik signing key', 32));
  try {
    const identity = await crypto.subtle.importKey('pkcs8', der, 'X25519', false, ['deriveBits']);
    return { identity, signer: await signerOf(seed) };
  } finally {
    der.fill(0);
    seed.fill(0);
  }
}

export function makeSalt(): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(16));
}
