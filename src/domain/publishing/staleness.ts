import { sql } from 'drizzle-orm';
import type { OpenDatabase, Transaction } from '../../db/client.ts';
import { pageCacheEpoch } from '../../db/schema/index.ts';

const channel = 'pages_stale';

/** Called when pages become stale: those with these tags, or all of them without tags. */
type StalenessListener = (tags?: readonly string[]) => void;

type Announcement = { epoch: number; tags: string[] };

export type Staleness = {
  /** Runs a change and announces the stale tags in the same transaction. */
  change: <Result>(tags: readonly string[], change: (tx: Transaction) => Promise<Result>) => Promise<Result>;
  subscribe: (listener: StalenessListener) => () => void;
  /** Compares the epoch, in case a notification was lost. Throws when the database is down. */
  check: () => Promise<void>;
  close: () => Promise<void>;
};

/**
 * Tells the page cache of every node which tags a change made stale. The node of the change is told at once, the others by
 * a database notification, and all of them compare the epoch row periodically.
 */
export async function watchStaleness({ db, sql: connection, kind }: OpenDatabase): Promise<Staleness> {
  const listeners = new Set<StalenessListener>();
  const tell = (tags?: readonly string[]) => {
    for (const listener of listeners) listener(tags);
  };
  let known = await readEpoch(db);

  const hear = ({ epoch, tags }: Announcement) => {
    if (epoch <= known) return;
    const missedSome = epoch > known + 1;
    known = epoch;
    tell(missedSome ? undefined : tags);
  };
  // An embedded database has one process, and notifications do not cross its socket.
  const subscription =
    kind === 'server'
      ? await connection.listen(channel, (payload) => hear(JSON.parse(payload) as Announcement))
      : undefined;

  return {
    async change(tags, change) {
      const [result, announcement] = await db.transaction(async (tx) => {
        const changed = await change(tx);
        return [changed, await announce(tx, [...tags])] as const;
      });
      hear(announcement);
      return result;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async check() {
      const epoch = await readEpoch(db);
      if (epoch === known) return;
      known = epoch;
      tell();
    },
    async close() {
      await subscription?.unlisten();
    },
  };
}

async function announce(tx: Transaction, tags: string[]): Promise<Announcement> {
  const [row] = await tx
    .insert(pageCacheEpoch)
    .values({ epoch: 1 })
    .onConflictDoUpdate({ target: pageCacheEpoch.id, set: { epoch: sql`${pageCacheEpoch.epoch} + 1` } })
    .returning({ epoch: pageCacheEpoch.epoch });
  const announcement = { epoch: row?.epoch ?? 0, tags };
  await tx.select({ sent: sql`pg_notify(${channel}, ${JSON.stringify(announcement)})` }).from(pageCacheEpoch);
  return announcement;
}

async function readEpoch(db: OpenDatabase['db']): Promise<number> {
  const [row] = await db.select({ epoch: pageCacheEpoch.epoch }).from(pageCacheEpoch);
  return row?.epoch ?? 0;
}
