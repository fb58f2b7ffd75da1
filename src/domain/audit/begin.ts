import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { entryToDigest, textsToDigest } from '../../chain/entry.ts';
import type { Db, Transaction } from '../../db/client.ts';
import { activityChain, activityLogs } from '../../db/schema/index.ts';
import { allowTime } from '../../db/work.ts';
import { type ChainEnd, chainedEntry, digest, lockChain, makeSalt } from '../activity/chain.ts';
import { recordActivity } from '../activity/commands.ts';
import { sealOf } from '../activity/seal-key.ts';
import { type AuditKey, fingerprint } from './key.ts';
import type { SignedHeads } from './signed-heads.ts';

/** Who writes entries about the log itself. */
const site = { id: null, username: 'system' } as const;
const resourceType = 'activity log';

/** `begun`: the log has been chained just now. `lost`: signed heads say that it was chained, and it no longer is. */
export type ChainState = 'begun' | 'known' | 'lost';

/** At every start, with the key of the log: chains the entries from before there was a chain. */
export function beginChain(db: Db, key: AuditKey, heads: SignedHeads): Promise<ChainState> {
  return allowTime(maxChainingInMilliseconds, () => db.transaction((tx) => beginIn(tx, key, heads)));
}

/** Half a million entries of an earlier release take minutes, once; the site starts afterwards. */
const maxChainingInMilliseconds = 3_600_000;

async function beginIn(tx: Transaction, key: AuditKey, heads: SignedHeads): Promise<ChainState> {
  const end = await lockChain(tx);
  if (end.position > 0) return 'known';
  // An emptied chain must not be rebuilt over the remaining entries.
  if (heads.newest()) return 'lost';
  const earlier = await chainEarlierEntries(tx, end);
  await recordActivity(tx, site, {
    action: 'other',
    description: `Began to chain the activity log; ${earlier} earlier entries were taken as they were found`,
    resource: { type: resourceType, name: fingerprint(key.publicKey), id: 'chain' },
  });
  return 'begun';
}

/** When the log was chained, and how many entries there were before that. */
export async function beginningOf(db: Db): Promise<{ timestamp: string; earlierEntries: number } | undefined> {
  const [row] = await db
    .select({ timestamp: chainedEntry.timestamp, position: chainedEntry.position })
    .from(activityLogs)
    .where(isAboutLog(['chain']))
    .orderBy(asc(activityLogs.position))
    .limit(1);
  return row && { timestamp: row.timestamp, earlierEntries: row.position - 1 };
}

/** Records that signed entries are missing on purpose, as after the restoration of a backup. */
export function recordAcceptedLoss(db: Db, from: number, to: number, reason: string): Promise<void> {
  return recordActivity(db, site, {
    action: 'other',
    description: `Accepted that the entries ${from} to ${to} are missing: ${reason}`,
    resource: { type: resourceType, id: 'accepted' },
  });
}

/** The fingerprint of the key that the log is sealed with; undefined before it is chained. */
export async function keyOfChain(db: Db | Transaction): Promise<string | undefined> {
  const [row] = await db
    .select({ name: activityLogs.resourceName })
    .from(activityLogs)
    .where(isAboutLog(['chain', 'key']))
    .orderBy(desc(activityLogs.position))
    .limit(1);
  return row?.name ?? undefined;
}

/** Records that the log is sealed with this key from here on. False when it is already. */
export function adoptKey(db: Db, key: AuditKey): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockChain(tx);
    const name = fingerprint(key.publicKey);
    if ((await keyOfChain(tx)) === name) return false;
    await recordActivity(tx, site, {
      action: 'other',
      description: 'The activity log is sealed with another key from here on',
      resource: { type: resourceType, name, id: 'key' },
    });
    return true;
  });
}

function isAboutLog(kinds: string[]) {
  const { username, resourceType: type, resourceId } = activityLogs;
  // By the name first, which has an index.
  return and(eq(username, site.username), eq(type, resourceType), inArray(resourceId, kinds));
}

const batchSize = 500;

async function chainEarlierEntries(tx: Transaction, end: ChainEnd): Promise<number> {
  let { position, hash } = end;
  for (;;) {
    const entries = await tx
      .select(chainedEntry)
      .from(activityLogs)
      .where(isNull(activityLogs.position))
      .orderBy(asc(activityLogs.id))
      .limit(batchSize);
    const chained = entries.map((entry) => {
      position += 1;
      const salt = makeSalt();
      hash = digest(entryToDigest(hash, { ...entry, position }, digest(textsToDigest(salt, entry))));
      return { id: entry.id, position, salt, hash, seal: sealOf(hash) };
    });
    await tx.execute(sql`
      update ${activityLogs} set position = new.position, salt = new.salt, hash = new.hash, seal = new.seal
      from jsonb_to_recordset(${JSON.stringify(chained)}::text::jsonb)
        as new(id bigint, position bigint, salt text, hash text, seal text)
      where ${activityLogs.id} = new.id`);
    await tx.update(activityChain).set({ position, hash });
    if (entries.length < batchSize) return position;
  }
}
