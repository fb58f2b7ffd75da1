import { and, eq, lt, max } from 'drizzle-orm';
import { company } from '../../../company.ts';
import type { Db, Transaction } from '../../../db/client.ts';
import { baikCases, baikEntries, baikNotices } from '../../../db/schema/index.ts';
import { baikNoticeWords } from '../../../i18n/public/baik/baik-notice.words.ts';
import { addDays, type Day, daysBetween, today } from '../../days.ts';
import { enqueueMail } from '../../mail/commands.ts';
import { activeRecipients } from '../recipients/recipients.ts';
import { casesNearErasure, hiddenCases, unansweredCases } from './case-queries.ts';
import { dueDays, mailsBeforeErasure } from './retention.ts';

/** In the company's time zone. */
const noticeHour = 7;

/**
 * Queues a notification, at most once a day, when there is something to read or a case will be erased. It says
 * nothing else. Returns whether one was queued.
 */
export async function noticeRecipients(db: Db, screen: string, now = new Date()): Promise<boolean> {
  if (Number(hour.format(now)) < noticeHour) return false;
  const isDue =
    regularDays.includes(weekday.format(now)) ||
    (await hasUnreadOfDaysBefore(db, now)) ||
    (await erasureNoticeDue(db, now)) ||
    (await isDeadlineNear(db, now));
  if (!isDue) return false;
  return db.transaction(async (tx) => {
    const [day] = await tx
      .insert(baikNotices)
      .values({ day: today(now) })
      .onConflictDoNothing()
      .returning();
    if (!day) return false;
    await tx.delete(baikNotices).where(lt(baikNotices.day, addDays(today(now), -7)));
    return enqueueNotices(tx, screen);
  });
}

/** Asks all recipients by mail to look into the channel. Returns whether any has an address. */
export async function enqueueNotices(tx: Transaction, screen: string): Promise<boolean> {
  const addresses = new Set((await activeRecipients(tx)).flatMap(({ noticeAddress }) => noticeAddress ?? []));
  const { subject, body } = baikNoticeWords;
  // One mail per recipient, so that recipients do not learn of each other.
  for (const address of addresses)
    await enqueueMail(tx, { recipients: [address], subject, body: body(screen), isPrivate: true });
  return addresses.size > 0;
}

/** Events of past days only: a notification within the hour would reveal when a report or message arrived. */
async function hasUnreadOfDaysBefore(db: Db, now: Date): Promise<boolean> {
  const [unread] = await db
    .select({ id: baikCases.id })
    .from(baikCases)
    .innerJoin(baikEntries, eq(baikEntries.caseId, baikCases.id))
    .where(
      and(eq(baikCases.unreadByRecipients, true), eq(baikCases.isLimited, false), eq(baikEntries.author, 'reporter')),
    )
    .groupBy(baikCases.id)
    .having(lt(max(baikEntries.writtenOn), today(now)))
    .limit(1);
  return unread !== undefined;
}

async function erasureNoticeDue(db: Db, now: Date): Promise<boolean> {
  const soon = await casesNearErasure(db, await hiddenCases(db));
  return soon.some(({ eraseOn }) => mailsBeforeErasure.includes(daysBetween(today(now), eraseOn)));
}

const daysBeforeDeadline = { acknowledge: [3, 1], answer: [14, 3] } as const;

async function isDeadlineNear(db: Db, now: Date): Promise<boolean> {
  const isNear = (day: Day, before: readonly number[]) => before.includes(daysBetween(today(now), day));
  return (await unansweredCases(db, [])).some(({ receivedOn, acknowledgedOn, isLimited }) => {
    const { acknowledge, answer } = dueDays(receivedOn);
    const isFirst = !acknowledgedOn && isNear(acknowledge, daysBeforeDeadline.acknowledge);
    return !isLimited && (isFirst || isNear(answer, daysBeforeDeadline.answer));
  });
}

/**
 * On these days all recipients are asked to look, whether or not there is anything: a case that is closed to some of them
 * causes no other notice, because that would tell those of it.
 */
const regularDays = ['Monday', 'Thursday'];

const { timeZone } = company;
const weekday = new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'long' });
const hour = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' });
