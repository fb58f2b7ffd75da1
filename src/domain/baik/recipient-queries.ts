import { and, asc, eq, ne, type SQL } from 'drizzle-orm';
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
export function isChannelOpen(db: Db | Transaction): Promise<boolean> {
  return hasActive(db, ne(baikRecipients.kind, 'recovery'));
}

/** Whether reports are also sealed to a recovery key. */
export function hasRecoveryKey(db: Db): Promise<boolean> {
  return hasActive(db, eq(baikRecipients.kind, 'recovery'));
}

async function hasActive(db: Db | Transaction, condition: SQL): Promise<boolean> {
  return (await db.$count(baikRecipients, and(eq(baikRecipients.status, 'active'), condition))) > 0;
}

/** Whether the channel has a recipient now, or had one that was removed. */
export async function hadRecipient(db: Db): Promise<boolean> {
  return (await db.$count(baikRecipients)) > 0;
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
