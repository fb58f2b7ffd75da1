import { createHmac } from 'node:crypto';
import { FairQueue } from '../limits/fair-queue.ts';
import { argon2 } from '../secrets/argon2.ts';
import type { Receipt } from './receipt.ts';
import { type DerivedKeys, importKeys } from './sealing/derived-key.ts';

/**
 * Argon2id with the least that OWASP recommends, some ten milliseconds. A code of 90 bits needs no more: it cannot be tried
 * out, and a flood of wrong codes costs little.
 */
const hardness = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1, outputLen: 64 };
const half = 32;

const queue = new FairQueue({ maxRunning: 1 });

export type ReceiptKeys = DerivedKeys & {
  /** Identifies the case in the database. */
  lookup: string;
};

/** Where the case of a receipt is, and the key that opens it: both from the whole code, so that no part of it can be guessed. */
export async function deriveReceiptKeys({ code }: Receipt, siteKey: Uint8Array): Promise<ReceiptKeys> {
  const raw = await queue.run({}, () => argon2().hashRaw(code, { ...hardness, salt: saltOf(siteKey) }));
  try {
    return { lookup: raw.subarray(0, half).toString('hex'), ...(await importKeys(raw.subarray(half))) };
  } finally {
    raw.fill(0);
  }
}

/** The same for all codes of a site: each of them has more entropy than a salt of its own would add. */
function saltOf(siteKey: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHmac('sha256', siteKey).update('receipt salt').digest().subarray(0, 16));
}
