import { type SQL, sql } from 'drizzle-orm';

/**
 * How long personal data are kept: the jobs that delete them, the forecast for staff and the privacy policy read this one
 * table.
 */
export type Period = { count: number; unit: 'days' | 'months' };

export const periods = {
  /** Contact messages that were answered or closed, with their files and mails: after their last change. */
  closedMessages: { count: 24, unit: 'months' },
  /** Messages marked as spam: after their last change. */
  spam: { count: 30, unit: 'days' },
  /** Mails that do not belong to a contact message: after they were sent or given up. */
  otherMails: { count: 24, unit: 'months' },
  /** Requests about personal data and their outcome, as evidence: after they were closed. */
  dataRequests: { count: 60, unit: 'months' },
  /** Requests whose address was never confirmed. */
  unconfirmedRequests: { count: 30, unit: 'days' },
  /** Daily counts of what browsers blocked; no personal data. */
  browserReports: { count: 30, unit: 'days' },
  /** Cases of the report channel: after they were closed or their reporter last wrote, by their outcome. */
  substantiatedCases: { count: 60, unit: 'months' },
  unsubstantiatedCases: { count: 12, unit: 'months' },
  otherCases: { count: 3, unit: 'months' },
} as const satisfies Record<string, Period>;

type RetainedData = keyof typeof periods;

/** The retention period has ended for data that was last changed at or before this moment. */
export function endedBefore(kept: RetainedData, now: Date): SQL {
  const { count, unit } = periods[kept];
  // Months are counted by the calendar, as the policy does.
  return sql`${now.toISOString()}::timestamptz - ${`${count} ${unit}`}::interval`;
}
