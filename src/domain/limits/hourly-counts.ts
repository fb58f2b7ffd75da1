import { HourlyHash } from './hourly-hash.ts';
import { latestEntries } from './latest-entries.ts';

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

  /** The key of this hour. */
  hourKey(now = Date.now()): string {
    return this.hash.key(now);
  }
}
