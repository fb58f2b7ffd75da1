import type { Db } from '../../db/client.ts';
import type { Staleness } from '../publishing/staleness.ts';
import { nextPublication } from './queries.ts';

/** setTimeout fires immediately for a longer delay. */
const maxDelayInMilliseconds = 2 ** 31 - 1;
/** Between two looks when the database's clock lags behind ours. */
const minDelayInMilliseconds = 250;
const retryDelay = 60_000;

type Options = {
  db: Db;
  staleness: Staleness;
  /** Its time has come: whatever lists articles is stale. */
  publish: () => void;
  onError: (error: unknown) => void;
};

/** Waits for the next scheduled article, and anew after every change. Delays in milliseconds. */
export function startPublicationClock({ db, staleness, publish, onError }: Options): { stop: () => void } {
  let timer: Timer | undefined;
  let round = 0;
  /** Publications up to here have been told; one that comes while nobody looks is told late, but told. */
  let told = new Date();

  const wait = (delay: number, then: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(then, Math.min(Math.max(delay, minDelayInMilliseconds), maxDelayInMilliseconds));
  };
  const arm = async () => {
    round += 1;
    const mine = round;
    try {
      const next = await nextPublication(db, told);
      if (mine === round && next) wait(next.getTime() - Date.now(), () => strike(next));
    } catch (error) {
      if (mine !== round) return;
      onError(error);
      wait(retryDelay, arm);
    }
  };
  const strike = (planned: Date) => {
    if (planned.getTime() <= Date.now()) {
      told = planned;
      publish();
    }
    void arm();
  };

  const unsubscribe = staleness.subscribe(() => {
    clearTimeout(timer);
    void arm();
  });
  void arm();
  return {
    stop: () => {
      round += 1;
      clearTimeout(timer);
      unsubscribe();
    },
  };
}
