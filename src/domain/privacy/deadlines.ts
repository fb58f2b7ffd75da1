import { and, eq, isNull, lte } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { dataRequests } from '../../db/schema/index.ts';
import { dataRequestMailWords } from '../../i18n/public/data-requests.words.ts';
import { formatMoment } from '../../i18n/site/dates.ts';
import { enqueueMail } from '../mail/commands.ts';

/** Hours before the deadline from which the desk warns, and a mail is sent. */
export const warnInHours = 24;

const hourInMilliseconds = 3_600_000;

/** Queues one mail to the company's mailbox when a deadline is near, and one when it has passed. Returns their number. */
export async function warnOfDeadlines(db: Db, now = new Date()): Promise<number> {
  const near = new Date(now.getTime() + warnInHours * hourInMilliseconds);
  const passed = await warn(db, 'overdueWarnedAt', now, now);
  return passed + (await warn(db, 'warnedAt', near, now));
}

async function warn(db: Db, column: 'warnedAt' | 'overdueWarnedAt', until: Date, now: Date): Promise<number> {
  const t = dataRequestMailWords('id');
  return db.transaction(async (tx) => {
    const due = await tx
      .update(dataRequests)
      .set({ [column]: now })
      .where(and(eq(dataRequests.status, 'open'), isNull(dataRequests[column]), lte(dataRequests.dueAt, until)))
      .returning({ id: dataRequests.id, dueAt: dataRequests.dueAt });
    for (const { id, dueAt } of due) {
      const values = { id, moment: formatMoment(dueAt ?? now, 'id') };
      const isOverdue = column === 'overdueWarnedAt';
      await enqueueMail(tx, {
        subject: isOverdue ? t.overdueSubject(values) : t.nearSubject(values),
        body: isOverdue ? t.overdueBody(values) : t.nearBody(values),
      });
    }
    return due.length;
  });
}
