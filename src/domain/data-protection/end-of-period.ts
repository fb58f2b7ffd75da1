import { type SQL, sql } from 'drizzle-orm';
import { periods, type RetainedData } from './periods.ts';

/** The retention period has ended for data that was last changed at or before this moment. */
export function endedBefore(kept: RetainedData, now: Date): SQL {
  const { count, unit } = periods[kept];
  // Months are counted by the calendar, as the policy does.
  return sql`${now.toISOString()}::timestamptz - ${`${count} ${unit}`}::interval`;
}
