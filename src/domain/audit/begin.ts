import { sql } from 'drizzle-orm';
import type { Sql } from 'postgres';
import type { Db, Transaction } from '../../db/client.ts';
import { lockChain } from '../activity/chain.ts';
import { event, recordActivity } from '../activity/commands.ts';
import { type AuditKey, fingerprint } from './key.ts';
import type { SignedHeads } from './signed-heads.ts';

/** Who writes entries about the log itself. */
export const systemActor = { id: null, username: 'system' } as const;

/** `begun`: the chain has begun just now. `lost`: signed heads say that it was chained, and it no longer is. */
export type ChainState = 'begun' | 'known' | 'lost';

/** At every start, with the key of the log: begins the chain of a new one. */
export function beginChain(db: Db, key: AuditKey, heads: SignedHeads): Promise<ChainState> {
  return db.transaction((tx) => beginIn(tx, key, heads));
}

async function beginIn(tx: Transaction, key: AuditKey, heads: SignedHeads): Promise<ChainState> {
  const end = await lockChain(tx);
  if (end.position > 0) return 'known';
  // An emptied chain must not be rebuilt over the remaining entries.
  if (heads.newest()) return 'lost';
  await recordActivity(tx, systemActor, event('activity log.begun', { id: 'chain', name: fingerprint(key.publicKey) }));
  return 'begun';
}

/** Records that signed entries are missing on purpose, as after the restoration of a backup. */
export function recordAcceptedLoss(db: Db, from: number, to: number, reason: string): Promise<void> {
  return recordActivity(db, systemActor, event('activity log.lossAccepted', { id: 'accepted', from, to, reason }));
}

/** Whether the log is chained, and the fingerprint of the key that was announced in it last. */
export type ChainedState = { isChained: boolean; key: string | undefined };

export async function stateOfChain(db: Db | Transaction): Promise<ChainedState> {
  return chainedState(await db.execute(sql.raw(chainedQuery)));
}

/** The same for a database that may have no tables yet. */
export async function stateOfPossibleChain(connection: Pick<Sql, 'unsafe'>): Promise<ChainedState> {
  const [table] = await connection.unsafe(`select to_regclass('activity_chain') is not null as exists`);
  return table?.exists ? chainedState(await connection.unsafe(chainedQuery)) : { isChained: false, key: undefined };
}

const chainedQuery = `select
  exists (select from activity_chain where position > 0) as chained,
  (select resource_name from activity_logs
    where username = '${systemActor.username}' and resource_type = 'activity log' and resource_id in ('chain', 'key', 'begin')
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
    await recordActivity(tx, systemActor, event('activity log.keyChanged', { id: 'key', name }));
    return true;
  });
}
