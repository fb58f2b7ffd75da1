import { eq, gte, min, type SQL, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
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
  for (let count = maxEntriesAtOnce; count === maxEntriesAtOnce; removed += count) {
    count = await db.transaction((tx) => shortenOnce(tx, key, days, firstDay));
  }
  return removed;
}

async function shortenOnce(tx: Transaction, key: AuditKey, days: number, firstDay: Date): Promise<number> {
  const end = await lockChain(tx);
  const { timestamp, position, hash } = activityLogs;
  const firstOf = async (condition?: SQL) => {
    const [found] = await tx
      .select({ first: min(position) })
      .from(activityLogs)
      .where(condition);
    return found?.first ?? end.position + 1;
  };
  const oldest = await firstOf();
  const until = Math.min(await firstOf(gte(timestamp, firstDay)), oldest + maxEntriesAtOnce) - 1;
  const [last] = await tx.select({ hash }).from(activityLogs).where(eq(position, until));
  if (!last?.hash) return 0;
  await tx.execute(sql`select change_activity_logs('[]', ${until}::bigint)`);
  const about = { id: 'begin', name: fingerprint(key.publicKey) };
  await recordActivity(tx, systemActor, event('activity log.shortened', { ...about, until, days, hash: last.hash }));
  return until - oldest + 1;
}
