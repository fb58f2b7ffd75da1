import { latestEntries } from '../../../domain/limits/latest-entries.ts';

type PaceOptions = {
  /** Calls that may come in a burst, after a pause. */
  burst: number;
  perMinute: number;
};

/** Accounts whose calls are counted. */
const maxSubjects = 10_000;

/** Limits how often each account may make a call that costs a write. Counted on each node. */
export class Pace {
  /** When all calls of a subject are paid for, in milliseconds since the epoch. */
  private readonly paidAt = latestEntries<number>(maxSubjects);

  constructor(private readonly options: PaceOptions) {}

  /** Seconds to wait; 0 counts the call. */
  wait(subject: string, now = Date.now()): number {
    const { burst, perMinute } = this.options;
    const price = 60_000 / perMinute;
    const paidAt = Math.max(now, this.paidAt.get(subject) ?? 0) + price;
    const early = paidAt - now - burst * price;
    if (early > 0) return Math.ceil(early / 1000);
    this.paidAt.set(subject, paidAt);
    return 0;
  }
}

/** A window asks every few seconds who has the article open, and an account may have several. */
export const presencePace = { burst: 60, perMinute: 120 };

/** The editor stores text after a pause in typing, at most every two seconds. */
export const autosavePace = { burst: 20, perMinute: 60 };
