import { and, desc, gte, isNotNull, lt, min, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { activityLogs } from '../../db/schema/index.ts';
import { lockChain } from '../activity/chain.ts';
import { event, recordActivity } from '../activity/commands.ts';
import { today } from '../days.ts';
import { systemActor } from './begin.ts';
import { type AuditKey, fingerprint } from './key.ts';

const dayInMilliseconds = 86_400_000;

/** Removed in one transaction, during which others who write wait. */
const maxEntriesAtOnce = 20_000;

/**
 * Removes the entries of days that are over for so long, from the beginning of the log on. An entry says where the chain begins since
 * then, and which key it is sealed with. Returns the number of removed entries.
 */
export async function shortenLog(db: Db, key: AuditKey, days: number, now = new Date()): Promise<number> {
  const firstDay = new Date(`${today(new Date(now.getTime() - days * dayInMilliseconds))}T00:00:00Z`);
  let removed = 0;
  for (let more = true; more; ) {
    const count = await db.transaction(async (tx) => {
      const { timestamp, position, hash } = activityLogs;
      const end = await lockChain(tx);
      const [kept] = await tx
        .select({ first: min(position) })
        .from(activityLogs)
        .where(gte(timestamp, firstDay));
      const [oldest] = await tx.select({ first: min(position) }).from(activityLogs);
      const first = oldest?.first ?? end.position + 1;
      const [last] = await tx
        .select({ position: sql<number>`${position}`.mapWith(Number), hash })
        .from(activityLogs)
        .where(
          and(isNotNull(position), lt(position, Math.min(kept?.first ?? end.position + 1, first + maxEntriesAtOnce))),
        )
        .orderBy(desc(position))
        .limit(1);
      if (!last?.hash) return 0;
      await tx.execute(sql`select change_activity_logs('[]', ${last.position}::bigint)`);
      const about = { id: 'begin', name: fingerprint(key.publicKey) };
      await recordActivity(
        tx,
        systemActor,
        event('activity log.shortened', { ...about, until: last.position, days, hash: last.hash }),
      );
      return last.position - first + 1;
    });
    removed += count;
    more = count === maxEntriesAtOnce;
  }
  return removed;
}
