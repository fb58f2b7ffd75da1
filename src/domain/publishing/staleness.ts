import { asc, gt, lte, sql } from 'drizzle-orm';
import type { OpenDatabase, Transaction } from '../../db/client.ts';
import { pageCacheEpoch, pageChanges } from '../../db/schema/index.ts';
import type { CachePurges } from './cache-purges.ts';
import type { PageChange, PublicEffect } from './page-change.ts';

const channel = 'pages_stale';

/** How many changes are stored for nodes that missed their notifications. */
const maxStoredChanges = 1000;

const unlistenTimeoutInMilliseconds = 1000;

type StalenessListener = (change: PageChange) => void;

type Announcement = { epoch: number; tags: string[]; withdrawn: boolean };

/** Says inside a transaction what the change does to public pages; `changed` unless it is called. */
export type Declare = (effect: PublicEffect) => void;

export type Staleness = {
  /**
   * Runs a change and announces its tags in the same transaction. Resolves when the page cache of this node has heard of
   * it and shared caches in front of the site have been notified, or have not answered in time.
   */
  change: <Result>(
    tags: readonly string[],
    change: (tx: Transaction, declare: Declare) => Promise<Result>,
  ) => Promise<Result>;
  subscribe: (listener: StalenessListener) => () => void;
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
 * Tells the page cache of every node what a change does to its pages. The node of the change is notified at once, the others by
 * a database notification, and all of them compare the epoch row periodically and when they reconnect.
 */
export async function watchStaleness(
  { db, notifications, health }: OpenDatabase,
  { purges, onConfirmed = () => {}, onError = () => {} }: Options = {},
): Promise<Staleness> {
  const listeners = new Set<StalenessListener>();
  const notify = (change: PageChange) => {
    for (const listener of listeners) listener(change);
  };
  const openedAt = performance.now();
  let known = await readEpoch(db);
  onConfirmed(openedAt);

  /** Never concurrently, so that no change is announced twice. */
  let catchingUp: Promise<void> | undefined;
  const check = () => {
    const startedAt = performance.now();
    catchingUp ??= catchUp()
      .then(() => onConfirmed(startedAt))
      .finally(() => {
        catchingUp = undefined;
      });
    return catchingUp;
  };
  const catchUp = async () => {
    const from = known;
    const epoch = await readEpoch(db);
    // A smaller one is that of a restored database.
    if (epoch < from) return invalidateAll(epoch);
    if (epoch === from) return;
    const missed = await db
      .select()
      .from(pageChanges)
      .where(gt(pageChanges.epoch, from))
      .orderBy(asc(pageChanges.epoch));
    const isComplete = missed[0]?.epoch === from + 1 && missed.at(-1)?.epoch === from + missed.length;
    if (!isComplete) return invalidateAll(epoch);
    for (const change of missed) applyInOrder(change);
  };
  const invalidateAll = (epoch: number) => {
    known = epoch;
    notify({ tags: undefined, withdrawn: true });
  };
  const applyInOrder = ({ epoch, tags, withdrawn }: Announcement) => {
    if (epoch <= known) return;
    known = epoch;
    notify({ tags, withdrawn });
  };
  const receive = (announcement: Announcement) => {
    if (announcement.epoch <= known + 1) return applyInOrder(announcement);
    // Listeners get the announcement at once; `known` waits for the changes before it.
    notify(announcement);
    check().catch(onError);
  };
  const subscription = await notifications?.listen(
    channel,
    (payload) => receive(JSON.parse(payload) as Announcement),
    () => void check().catch(onError),
  );

  const forgetRecovery = health.onChange((isAvailable) => {
    if (isAvailable) check().catch(onError);
  });

  return {
    async change(tags, change) {
      let effect: PublicEffect = 'changed';
      const declare: Declare = (declared) => {
        effect = declared;
      };
      const [result, announcement] = await db.transaction(async (tx) => {
        const changed = await change(tx, declare);
        if (effect === 'none') return [changed, undefined] as const;
        await purges?.request(tx, tags);
        return [changed, await announce(tx, [...tags], effect === 'withdrawn')] as const;
      });
      if (announcement) {
        receive(announcement);
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

async function announce(tx: Transaction, tags: string[], withdrawn: boolean): Promise<Announcement> {
  const [row] = await tx
    .insert(pageCacheEpoch)
    .values({ epoch: 1 })
    .onConflictDoUpdate({ target: pageCacheEpoch.id, set: { epoch: sql`${pageCacheEpoch.epoch} + 1` } })
    .returning({ epoch: pageCacheEpoch.epoch });
  if (!row) throw new Error('page_cache_epoch: the increased epoch was not returned.');
  const announcement = { epoch: row.epoch, tags, withdrawn };
  await tx.delete(pageChanges).where(lte(pageChanges.epoch, row.epoch - maxStoredChanges));
  await tx.insert(pageChanges).values(announcement);
  await tx.select({ sent: sql`pg_notify(${channel}, ${JSON.stringify(announcement)})` }).from(pageCacheEpoch);
  return announcement;
}

async function readEpoch(db: OpenDatabase['db']): Promise<number> {
  const [row] = await db.select({ epoch: pageCacheEpoch.epoch }).from(pageCacheEpoch);
  return row?.epoch ?? 0;
}
