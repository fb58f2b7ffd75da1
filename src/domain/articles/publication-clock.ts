import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { articles } from '../../db/schema/index.ts';
import type { Staleness } from '../publishing/staleness.ts';

/** setTimeout fires immediately for a longer delay. */
const maxDelayInMilliseconds = 2 ** 31 - 1;
/** Polling interval while the database clock lags behind this process. */
const minDelayInMilliseconds = 250;
/** Until the database answers again, the next moment may be unknown: an article that leaves the site cannot wait long. */
const retryDelayInMilliseconds = 1000;

type Options = {
  db: Db;
  staleness: Staleness;
  /** A scheduled article goes live, or leaves the site: pages that list articles are stale. */
  announce: (transition: Pick<Transition, 'withdraws'>) => void;
  /** Called with the next moment at which an article is unpublished by its schedule, again after every change. */
  onWithdrawalPlanned?: (next: Date | undefined) => void;
  onError: (error: unknown) => void;
};

/** Waits for the next scheduled publication or unpublication; restarted by every change. */
export function startPublicationClock({ db, staleness, announce, onWithdrawalPlanned, onError }: Options): {
  stop: () => void;
} {
  let timer: Timer | undefined;
  let round = 0;
  let isFailing = false;
  /** The last moment that was announced; one that falls due while the process is busy is announced late. */
  let lastAnnounced = new Date();

  const wait = (delay: number, then: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(then, Math.min(Math.max(delay, minDelayInMilliseconds), maxDelayInMilliseconds));
  };
  const schedule = async () => {
    round += 1;
    const ownRound = round;
    try {
      const { next, withdrawal } = await nextTransition(db, lastAnnounced);
      isFailing = false;
      if (ownRound === round) onWithdrawalPlanned?.(withdrawal);
      if (ownRound === round && next) wait(next.at.getTime() - Date.now(), () => fire(next));
    } catch (error) {
      if (ownRound !== round) return;
      if (!isFailing) onError(error);
      isFailing = true;
      wait(retryDelayInMilliseconds, schedule);
    }
  };
  const fire = (next: Transition) => {
    if (next.at.getTime() <= Date.now()) {
      lastAnnounced = next.at;
      announce(next);
    }
    void schedule();
  };

  const unsubscribe = staleness.subscribe(() => {
    clearTimeout(timer);
    void schedule();
  });
  void schedule();
  return {
    stop: () => {
      round += 1;
      clearTimeout(timer);
      unsubscribe();
    },
  };
}

/** A moment at which articles become public by themselves, or stop being public. */
type Transition = { at: Date; withdraws: boolean };

type NextTransition = { next: Transition | undefined; withdrawal: Date | undefined };

/**
 * The first moment after `since` at which an article becomes public or stops being public, and the first of the latter
 * kind. What the database's own clock still takes for the future counts too.
 */
export async function nextTransition(db: Db, since: Date): Promise<NextTransition> {
  const publication = await firstAfter(db, articles.publishedAt, since);
  const unpublication = await firstAfter(db, articles.unpublishAt, since);
  const [at] = [publication, unpublication].filter((one) => one !== undefined).sort((one, other) => +one - +other);
  const next = at && { at, withdraws: unpublication?.getTime() === at.getTime() };
  return { next, withdrawal: unpublication };
}

async function firstAfter(
  db: Db,
  column: typeof articles.publishedAt | typeof articles.unpublishAt,
  since: Date,
): Promise<Date | undefined> {
  const passed = sql`least(${since.toISOString()}::timestamptz, now())`;
  // A Date has no microseconds: comparing with the exact moment would find the same article again and again.
  const nextMillisecond = sql`date_trunc('milliseconds', ${passed}) + interval '1 millisecond'`;
  const [row] = await db
    .select({ at: column })
    .from(articles)
    .where(and(eq(articles.status, 'published'), sql`${column} >= ${nextMillisecond}`))
    .orderBy(asc(column))
    .limit(1);
  return row?.at ?? undefined;
}
