import type { Db } from '../../db/client.ts';
import type { Staleness } from '../publishing/staleness.ts';
import { nextPublication } from './queries.ts';

/** setTimeout fires immediately for a longer delay. */
const maxDelayInMilliseconds = 2 ** 31 - 1;
/** Polling interval while the database clock lags behind this process. */
const minDelayInMilliseconds = 250;
const retryDelay = 60_000;

type Options = {
  db: Db;
  staleness: Staleness;
  /** A scheduled article goes live: pages that list articles are stale. */
  publish: () => void;
  onError: (error: unknown) => void;
};

/** Waits for the next scheduled article; restarted by every change. Delays in milliseconds. */
export function startPublicationClock({ db, staleness, publish, onError }: Options): { stop: () => void } {
  let timer: Timer | undefined;
  let round = 0;
  /** The last publication that was announced; one that falls due while the process is busy is announced late. */
  let lastPublished = new Date();

  const wait = (delay: number, then: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(then, Math.min(Math.max(delay, minDelayInMilliseconds), maxDelayInMilliseconds));
  };
  const schedule = async () => {
    round += 1;
    const ownRound = round;
    try {
      const next = await nextPublication(db, lastPublished);
      if (ownRound === round && next) wait(next.getTime() - Date.now(), () => fire(next));
    } catch (error) {
      if (ownRound !== round) return;
      onError(error);
      wait(retryDelay, schedule);
    }
  };
  const fire = (planned: Date) => {
    if (planned.getTime() <= Date.now()) {
      lastPublished = planned;
      publish();
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
