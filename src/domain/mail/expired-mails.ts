import { and, inArray, isNull, lte, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { mails } from '../../db/schema/index.ts';
import { endedBefore } from '../data-protection/end-of-period.ts';

/** Mails of contact messages are erased with those. */
function isExpired(now: Date): SQL | undefined {
  return and(
    isNull(mails.contactMessageId),
    inArray(mails.status, ['sent', 'failed', 'cancelled']),
    lte(mails.updatedAt, endedBefore('otherMails', now)),
  );
}

export function countExpiredMails(db: Db, now: Date): Promise<number> {
  return db.$count(mails, isExpired(now));
}

/** Returns the number of erased mails. */
export async function eraseExpiredMails(db: Db, now: Date): Promise<number> {
  return (await db.delete(mails).where(isExpired(now)).returning({ id: mails.id })).length;
}
