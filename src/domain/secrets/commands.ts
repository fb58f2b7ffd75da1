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
