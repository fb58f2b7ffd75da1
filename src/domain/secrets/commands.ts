import { eq } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import { secrets } from '../../db/schema/index.ts';

/** A key of 256 bits shared by all nodes; the first caller creates it. */
export async function sharedSecret(db: Db | Transaction, name: string): Promise<Uint8Array<ArrayBuffer>> {
  const read = () => db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name));
  let [row] = await read();
  if (!row) {
    const value = crypto.getRandomValues(new Uint8Array(32)).toBase64();
    await db.insert(secrets).values({ name, value }).onConflictDoNothing();
    [row] = await read();
  }
  if (!row) throw new Error(`The secret "${name}" could not be stored.`);
  return Uint8Array.fromBase64(row.value);
}

const algorithm = 'AES-GCM';
const vectorLength = 12;

/** Encrypts secrets that must be readable again, so that a stolen copy of one table is useless. */
export async function encryptSecret(db: Db | Transaction, plain: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(vectorLength));
  const sealed = await crypto.subtle.encrypt({ name: algorithm, iv }, await keyOf(db), new TextEncoder().encode(plain));
  return new Uint8Array([...iv, ...new Uint8Array(sealed)]).toBase64();
}

/** Throws when the value was not encrypted with this site's key. */
export async function decryptSecret(db: Db | Transaction, encrypted: string): Promise<string> {
  const bytes = Uint8Array.fromBase64(encrypted);
  const iv = bytes.subarray(0, vectorLength);
  const plain = await crypto.subtle.decrypt({ name: algorithm, iv }, await keyOf(db), bytes.subarray(vectorLength));
  return new TextDecoder().decode(plain);
}

async function keyOf(db: Db | Transaction): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', await sharedSecret(db, 'second-factors'), algorithm, false, [
    'encrypt',
    'decrypt',
  ]);
}
