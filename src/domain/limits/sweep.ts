import { and, like, lt, or } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { spentTokens, submissionCounts } from '../../db/schema/index.ts';
import { today, utcDay } from '../days.ts';
import { deleteOldKeys } from './daily-key.ts';

const hourInMilliseconds = 3_600_000;
/** Tokens are valid for a day, and the days of the report channel are those of the company's time zone. */
const tokenRetentionInMilliseconds = 72 * hourInMilliseconds;

/** Deletes counts of periods that are over, spent tokens that have expired anyway, and the keys of earlier days. */
export async function sweepLimits(db: Db, now = Date.now()): Promise<void> {
  const anHourAgo = new Date(now - hourInMilliseconds).toISOString().slice(0, 16);
  const withinDay = and(like(submissionCounts.period, '%T%'), lt(submissionCounts.period, anHourAgo));
  await db.delete(submissionCounts).where(or(withinDay, lt(submissionCounts.period, earliestDay(now))));
  const expired = utcDay(now - tokenRetentionInMilliseconds);
  await db.delete(spentTokens).where(lt(spentTokens.spentOn, expired));
  await deleteOldKeys(db, now);
}

/** Forms count by the day of UTC, the report channel by that of the company: earlier days are over in both. */
function earliestDay(now: number): string {
  const ofCompany = today(new Date(now));
  const ofUtc = utcDay(now);
  return ofCompany < ofUtc ? ofCompany : ofUtc;
}
