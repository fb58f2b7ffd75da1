import { createHmac, hkdfSync } from 'node:crypto';
import { FairQueue } from '../../limits/fair-queue.ts';
import { argon2 } from '../../secrets/argon2.ts';
import { type Signer, signerOf } from './signatures.ts';

/** Argon2id as RFC 9106 recommends it for machines with little memory, in one lane. */
const ofPassphrase = { memoryCost: 64 * 1024, timeCost: 3, parallelism: 1, outputLen: 32 };
/**
 * Argon2id with the least that OWASP recommends, some ten milliseconds. A code of 90 bits needs no more: it cannot be tried
 * out, and a flood of wrong codes costs little.
 */
const ofReceipt = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1, outputLen: 64 };

/** PKCS #8 prefix of an X25519 private key (RFC 8410). */
const pkcs8 = Buffer.from('302e020100300506032b656e04220420', 'hex');

const queue = new FairQueue({ maxRunning: 1 });

/** A key that opens and one that signs. Neither can be extracted from WebCrypto. */
type DerivedKeys = { identity: CryptoKey; signer: Signer };

/** `lookup` identifies the case in the database. */
export type ReceiptKeys = DerivedKeys & { lookup: string };

export function deriveIdentity(passphrase: string, salt: Uint8Array): Promise<CryptoKey> {
  return derive(passphrase, { ...ofPassphrase, salt }, async (raw) => (await importKeys(raw)).identity);
}

/** Where the case of a receipt is, and the key that opens it: both from the whole code, so that no part of it can be guessed. */
export function deriveReceiptKeys(receipt: string, siteKey: Uint8Array): Promise<ReceiptKeys> {
  // The same salt for all codes of a site: each of them has more entropy than a salt of its own would add.
  const salt = createHmac('sha256', siteKey).update('receipt salt').digest().subarray(0, 16);
  return derive(receipt, { ...ofReceipt, salt: new Uint8Array(salt) }, async (raw) => {
    return { lookup: raw.subarray(0, 32).toString('hex'), ...(await importKeys(raw.subarray(32))) };
  });
}

async function derive<Keys>(
  secret: string,
  settings: typeof ofPassphrase & { salt: Uint8Array },
  use: (raw: Buffer) => Promise<Keys>,
): Promise<Keys> {
  const raw = await queue.run({}, () => argon2().hashRaw(secret, settings));
  try {
    return await use(raw);
  } finally {
    raw.fill(0);
  }
}

async function importKeys(raw: Uint8Array): Promise<DerivedKeys> {
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
