import { LRUCache } from 'lru-cache';

const hourInMilliseconds = 3_600_000;

/** Hashes what is counted in memory, with a key that is replaced every hour: what was counted before is of no subject any more. */
export class HourlyHash {
  private hour = 0;
  private current = '';

  key(now = Date.now()): string {
    const hour = Math.floor(now / hourInMilliseconds);
    if (hour !== this.hour) {
      this.hour = hour;
      this.current = crypto.randomUUID();
    }
    return this.current;
  }

  of(subject: string, now = Date.now()): string {
    return new Bun.CryptoHasher('sha256', this.key(now)).update(subject).digest('base64url');
  }

  static secondsLeft(now = Date.now()): number {
    return Math.ceil((hourInMilliseconds - (now % hourInMilliseconds)) / 1000);
  }
}

/**
 * The entries that were used last, up to a number. They take memory as they come: the option `max` of the package would
 * reserve room for all of them at once, which took most of the time of starting the application.
 */
export function latestEntries<Value extends NonNullable<unknown>>(
  maxEntries: number,
  lifetimeInMilliseconds = 0,
): LRUCache<string, Value> {
  return new LRUCache({ maxSize: maxEntries, sizeCalculation: () => 1, ttl: lifetimeInMilliseconds });
}

const maxSubjects = 200_000;

/** Counts by client network within an hour, in the memory of this process only. */
export class HourlyCounts {
  private readonly hash = new HourlyHash();
  private readonly counts = latestEntries<number>(maxSubjects);

  count(subject: string, now = Date.now()): number {
    return this.counts.get(this.hash.of(subject, now)) ?? 0;
  }

  add(subject: string, amount = 1, now = Date.now()): void {
    const hash = this.hash.of(subject, now);
    this.counts.set(hash, (this.counts.get(hash) ?? 0) + amount);
  }

  /** Seconds until all counts start again. */
  static secondsLeft = HourlyHash.secondsLeft;

  hourKey(now = Date.now()): string {
    return this.hash.key(now);
  }
}

/** So many at once after a pause, and then as many as come back in a minute. */
export type Rate = { burst: number; perMinute: number };

const maxRatedSubjects = 100_000;

/** How often each subject may do something, in the memory of this process only. */
export class Rates {
  /** When all that a subject did is paid for, in milliseconds since the epoch. */
  private readonly paidAt = latestEntries<number>(maxRatedSubjects);

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
export const unsavedRate = { burst: 20, perMinute: 60 };
