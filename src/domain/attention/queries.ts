import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { articles, assets, cachePurges, contactMessages, mails } from '../../db/schema/index.ts';
import { isPartial, isScheduledToday } from '../articles/attention-filters.ts';
import { lacksAltText } from '../assets/attention-filters.ts';
import { isRefused } from '../publishing/cache-purges.ts';

/** Number of items that need attention, by kind. */
export type Attention = {
  partialArticles: number;
  picturesWithoutAltText: number;
  scheduledToday: number;
  newMessages: number;
  failedMails: number;
  /** Shared caches that have refused their last purge. */
  unpurgedCaches: number;
};

/** Items across the site that need attention. */
export async function readAttention(db: Db): Promise<Attention> {
  const [row] = await db
    .select({
      partialArticles: count(sql`${articles} where ${isPartial}`),
      picturesWithoutAltText: count(sql`${assets} where ${lacksAltText}`),
      scheduledToday: count(sql`${articles} where ${isScheduledToday}`),
      newMessages: count(sql`${contactMessages} where ${contactMessages.status} = 'new'`),
      unpurgedCaches: count(sql`${cachePurges} where ${isRefused}`),
      failedMails: count(sql`${mails} where ${mails.status} = 'failed'`),
    })
    .from(sql`(values (1)) as once`);
  if (!row) throw new Error('The database counted nothing.');
  return row;
}

function count(rows: SQL) {
  return sql<number>`(select count(*) from ${rows})`.mapWith(Number);
}
