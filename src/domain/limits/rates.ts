import { latestEntries } from './latest-entries.ts';

/** So many at once after a pause, and then as many as come back in a minute. */
export type Rate = { burst: number; perMinute: number };

const maxSubjects = 100_000;

/** How often each subject may do something, in the memory of this process only. */
export class Rates {
  /** When all that a subject did is paid for, in milliseconds since the epoch. */
  private readonly paidAt = latestEntries<number>(maxSubjects);

  /** Seconds to wait; 0 counts it. */
  take(subject: string, { burst, perMinute }: Rate, now = Date.now()): number {
    const price = 60_000 / perMinute;
    const paidAt = Math.max(now, this.paidAt.get(subject) ?? 0) + price;
    const early = paidAt - now - burst * price;
    if (early > 0) return Math.ceil(early / 1000);
    this.paidAt.set(subject, paidAt);
    return 0;
  }
}

/** A window asks every few seconds who has the article open, and an account may have several. */
export const presenceRate = { burst: 60, perMinute: 120 };

/** The editor stores text after a pause in typing, at most every two seconds. */
export const autosaveRate = { burst: 20, perMinute: 60 };
