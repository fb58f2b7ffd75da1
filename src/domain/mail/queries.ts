import { and, eq, gte, inArray, isNull, lte, min, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { mailAttempts, mailboxPause, mails } from '../../db/schema/index.ts';
import { endedBefore } from '../data-protection/periods.ts';
import type { Pace } from './commands.ts';

/** After this many failed attempts the mail is shown as a problem. */
const worryingAttempts = 3;

/** How many milliseconds from now the outbox has something to do; undefined when nothing waits. */
export async function nextDue(db: Db, { perMinute }: Pick<Pace, 'perMinute'>): Promise<number | undefined> {
  const [due] = await db
    .select({ in: millisecondsUntil(sql`min(coalesce(${mails.claimedUntil}, ${mails.nextAttemptAt}))`) })
    .from(mails)
    .where(inArray(mails.status, ['waiting', 'sending']));
  if (!due || due.in === null) return undefined;
  const [freed] = await db
    .select({ in: millisecondsUntil(sql`${mailAttempts.startedAt} + interval '1 minute'`) })
    .from(mailAttempts)
    .where(gte(mailAttempts.startedAt, sql`clock_timestamp() - interval '1 minute'`))
    .orderBy(sql`${mailAttempts.startedAt} desc`)
    .offset(perMinute - 1)
    .limit(1);
  const [pause] = await db.select({ in: millisecondsUntil(sql`${mailboxPause.until}`) }).from(mailboxPause);
  return Math.max(due.in, freed?.in ?? 0, pause?.in ?? 0, 0);
}

type OutboxState = { waiting: number; failing: number };

/** Number of unsent mails, and of those that failed so often that staff should look. */
export async function outboxState(db: Db): Promise<OutboxState> {
  const underWay = inArray(mails.status, ['waiting', 'sending']);
  const failing = or(eq(mails.status, 'failed'), gte(mails.attempts, worryingAttempts));
  const [row] = await db
    .select({
      waiting: sql<number>`count(*) filter (where ${underWay})`.mapWith(Number),
      failing: sql<number>`count(*) filter (where ${failing})`.mapWith(Number),
    })
    .from(mails)
    .where(inArray(mails.status, ['waiting', 'sending', 'failed']));
  return row ?? { waiting: 0, failing: 0 };
}

/** When the oldest mail that waits to be sent was written; undefined when none does. */
export async function oldestWaiting(db: Db): Promise<Date | undefined> {
  const [row] = await db
    .select({ writtenAt: min(mails.createdAt) })
    .from(mails)
    .where(inArray(mails.status, ['waiting', 'sending']));
  return row?.writtenAt ?? undefined;
}

function millisecondsUntil(time: ReturnType<typeof sql>) {
  return sql<number | null>`extract(epoch from ${time} - clock_timestamp()) * 1000`.mapWith((value) =>
    value === null ? null : Number(value),
  );
}

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
