import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Sql } from 'postgres';
import { entryToDigest, textsToDigest } from '../../chain/entry.ts';
import type { Db, Transaction } from '../../db/client.ts';
import { withTimeLimit } from '../../db/request-scope.ts';
import { activityChain, activityLogs } from '../../db/schema/index.ts';
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
  return withTimeLimit(maxChainingInMilliseconds, () => db.transaction((tx) => beginIn(tx, key, heads)));
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

/** Whether the log is chained, and the fingerprint of the key that was announced in it last. */
export type ChainedState = { isChained: boolean; key: string | undefined };

export async function stateOfChain(db: Db | Transaction): Promise<ChainedState> {
  return chainedState(await db.execute(sql.raw(chainedQuery)));
}

/** The same for a database whose tables may be those of any release. */
export async function stateOfOlderChain(connection: Pick<Sql, 'unsafe'>): Promise<ChainedState> {
  const [table] = await connection.unsafe(`select to_regclass('activity_chain') is not null as exists`);
  return table?.exists ? chainedState(await connection.unsafe(chainedQuery)) : { isChained: false, key: undefined };
}

const chainedQuery = `select
  exists (select from activity_chain where position > 0) as chained,
  (select resource_name from activity_logs
    where username = '${site.username}' and resource_type = '${resourceType}' and resource_id in ('chain', 'key')
    order by position desc nulls last limit 1) as key`;

const chainedState = ([row]: Iterable<Record<string, unknown>> &
  Record<number, Record<string, unknown>>): ChainedState => ({
  isChained: row?.chained === true,
  key: typeof row?.key === 'string' ? row.key : undefined,
});

/** Records that the log is sealed with this key from here on. False when it is already. */
export function adoptKey(db: Db, key: AuditKey): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockChain(tx);
    const name = fingerprint(key.publicKey);
    if ((await stateOfChain(tx)).key === name) return false;
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
