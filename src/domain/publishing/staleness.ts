import { sql } from 'drizzle-orm';
import type { OpenDatabase, Transaction } from '../../db/client.ts';
import { pageCacheEpoch } from '../../db/schema/index.ts';
import type { CachePurges } from './cache-purges.ts';
import { type PublicEffect, strongerOf } from './page-change.ts';

const channel = 'pages_stale';

const unlistenTimeoutInMilliseconds = 1000;

/** Counts public changes; `withdrawn` is the number of the last one that took content back. */
type Epoch = { epoch: number; withdrawn: number };

/** Says inside a transaction what the change does to public pages; nothing unless it is called. The strongest effect counts. */
export type Declare = (effect: PublicEffect | undefined) => void;

export type Staleness = {
  /**
   * Runs a change, and moves the epoch in the same transaction when it has an effect on public pages. Resolves when the page cache of
   * this node has heard of it and shared caches in front of the site have been notified, or have not answered in time.
   */
  change: <Result>(change: (tx: Transaction, declare: Declare) => Promise<Result>) => Promise<Result>;
  subscribe: (listener: (effect: PublicEffect) => void) => () => void;
  /** Compares the epoch, in case a notification was lost. Throws when the database is down. */
  check: () => Promise<void>;
  close: () => Promise<void>;
};

type Options = {
  /** Shared caches that are notified of each change. */
  purges?: CachePurges | undefined;
  /** Called with the moment, in `performance.now()`, at which this node knew all changes for certain. */
  onConfirmed?: (at: number) => void;
  onError?: (error: unknown) => void;
};

/**
 * Makes the pages in the memory of every node old when public content changes. The node of the change is notified at once, the
 * others by a database notification, and all of them compare the epoch row periodically and when they reconnect.
 */
export async function watchStaleness(
  { db, notifications, health }: OpenDatabase,
  { purges, onConfirmed = () => {}, onError = () => {} }: Options = {},
): Promise<Staleness> {
  const listeners = new Set<(effect: PublicEffect) => void>();
  const openedAt = performance.now();
  let known = await readEpoch(db);
  onConfirmed(openedAt);

  const take = (next: Epoch, effect: PublicEffect) => {
    known = next;
    for (const listener of listeners) listener(effect);
  };
  const learn = (next: Epoch) => {
    if (next.epoch > known.epoch) take(next, next.withdrawn > known.epoch ? 'withdrawn' : 'changed');
  };
  const compare = async () => {
    const startedAt = performance.now();
    const from = known.epoch;
    const found = await readEpoch(db);
    // A smaller one is that of a restored database.
    if (found.epoch < from) take(found, 'withdrawn');
    else learn(found);
    onConfirmed(startedAt);
  };
  let comparing: Promise<void> | undefined;
  const check = () => {
    comparing ??= compare().finally(() => {
      comparing = undefined;
    });
    return comparing;
  };
  const subscription = await notifications?.listen(
    channel,
    (payload) => learn(JSON.parse(payload) as Epoch),
    () => void check().catch(onError),
  );

  const forgetRecovery = health.onChange((isAvailable) => {
    if (isAvailable) check().catch(onError);
  });

  return {
    async change(change) {
      const [result, epoch] = await db.transaction(async (tx) => {
        let effect: PublicEffect | undefined;
        const changed = await change(tx, (declared) => {
          effect = strongerOf(effect, declared);
        });
        if (!effect) return [changed, undefined] as const;
        await purges?.request(tx);
        return [changed, await advance(tx, effect)] as const;
      });
      if (epoch) {
        learn(epoch);
        await purges?.sendNow();
      }
      return result;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    check,
    async close() {
      forgetRecovery();
      // A silent database answers nothing; closing it ends the connection.
      await Promise.race([subscription?.unlisten(), Bun.sleep(unlistenTimeoutInMilliseconds)]);
    },
  };
}

/** Those who change something at the same time take turns: the row is locked until the transaction ends. */
async function advance(tx: Transaction, effect: PublicEffect): Promise<Epoch> {
  const next = sql`${pageCacheEpoch.epoch} + 1`;
  const isWithdrawn = effect === 'withdrawn';
  const [row] = await tx
    .insert(pageCacheEpoch)
    .values({ epoch: 1, withdrawn: isWithdrawn ? 1 : 0 })
    .onConflictDoUpdate({ target: pageCacheEpoch.id, set: { epoch: next, ...(isWithdrawn && { withdrawn: next }) } })
    .returning({ epoch: pageCacheEpoch.epoch, withdrawn: pageCacheEpoch.withdrawn });
  if (!row) throw new Error('page_cache_epoch: the increased epoch was not returned.');
  await tx.select({ sent: sql`pg_notify(${channel}, ${JSON.stringify(row)})` }).from(pageCacheEpoch);
  return row;
}

async function readEpoch(db: OpenDatabase['db']): Promise<Epoch> {
  const { epoch, withdrawn } = pageCacheEpoch;
  const [row] = await db.select({ epoch, withdrawn }).from(pageCacheEpoch);
  return row ?? { epoch: 0, withdrawn: 0 };
}
