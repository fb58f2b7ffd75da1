import { and, asc, eq, ne } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import { baikRecipients } from '../../db/schema/index.ts';

export type Recipient = typeof baikRecipients.$inferSelect;

/** A removed recipient keeps the public halves only. */
export const removedFields = {
  status: 'removed',
  wrappedKey: null,
  passphraseSalt: null,
  sealedSigningKey: null,
  noticeAddress: null,
} as const;

/** Whether an active recipient exists. A recovery key alone does not open the channel. */
export async function isChannelOpen(db: Db | Transaction): Promise<boolean> {
  const [reader] = await db
    .select({ id: baikRecipients.id })
    .from(baikRecipients)
    .where(and(eq(baikRecipients.status, 'active'), ne(baikRecipients.kind, 'recovery')))
    .limit(1);
  return reader !== undefined;
}

/** Whether the channel has a recipient now, or had one that was removed. */
export async function hadRecipient(db: Db): Promise<boolean> {
  return (await db.$count(baikRecipients)) > 0;
}

/** Whether reports are also sealed to a recovery key. */
export async function hasRecoveryKey(db: Db): Promise<boolean> {
  const [key] = await db
    .select({ id: baikRecipients.id })
    .from(baikRecipients)
    .where(and(eq(baikRecipients.status, 'active'), eq(baikRecipients.kind, 'recovery')))
    .limit(1);
  return key !== undefined;
}

/** The recipients that were not removed, in order of admission. */
export function presentRecipients(db: Db | Transaction): Promise<Recipient[]> {
  return db.select().from(baikRecipients).where(ne(baikRecipients.status, 'removed')).orderBy(asc(baikRecipients.id));
}

export async function recipientOfAccount(db: Db | Transaction, accountId: number): Promise<Recipient | undefined> {
  const [row] = await db
    .select()
    .from(baikRecipients)
    .where(and(eq(baikRecipients.accountId, accountId), ne(baikRecipients.status, 'removed')));
  return row;
}

export async function activeRecipientWithKey(db: Db, publicKey: string): Promise<Recipient | undefined> {
  const [row] = await db
    .select()
    .from(baikRecipients)
    .where(and(eq(baikRecipients.publicKey, publicKey), eq(baikRecipients.status, 'active')));
  return row;
}
