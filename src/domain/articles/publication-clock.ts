import type { Db } from '../../db/client.ts';
import type { Staleness } from '../publishing/staleness.ts';
import { nextTransition, type Transition } from './transitions.ts';

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
