import { and, eq } from 'drizzle-orm';
import type { Db, Transaction } from '../../../db/client.ts';
import { passkeys } from '../../../db/schema/index.ts';

export type StoredPasskey = typeof passkeys.$inferSelect;

/** The passkeys of an account, oldest first. */
export function passkeysOf(db: Db | Transaction, accountId: number): Promise<StoredPasskey[]> {
  return db.select().from(passkeys).where(eq(passkeys.accountId, accountId)).orderBy(passkeys.id);
}

export async function findPasskey(db: Db, accountId: number, id: number): Promise<StoredPasskey | undefined> {
  const [row] = await db
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.accountId, accountId)));
  return row;
}

export async function findPasskeyByCredential(db: Db, credentialId: string): Promise<StoredPasskey | undefined> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return row;
}
