import { latestEntries } from './latest-entries.ts';

const hourInMilliseconds = 3_600_000;
const maxSubjects = 200_000;

/**
 * Counts by client network within an hour, in the memory of this process only. Subjects are hashed with a key that is
 * replaced every hour together with the counts.
 */
export class HourlyCounts {
  private hour = 0;
  private key = '';
  private counts = latestEntries<number>(maxSubjects);

  count(subject: string, now = Date.now()): number {
    return this.counts.get(this.hash(subject, now)) ?? 0;
  }

  add(subject: string, amount = 1, now = Date.now()): void {
    const hash = this.hash(subject, now);
    this.counts.set(hash, (this.counts.get(hash) ?? 0) + amount);
  }

  /** Seconds until all counts start again. */
  static secondsLeft(now = Date.now()): number {
    return Math.ceil((hourInMilliseconds - (now % hourInMilliseconds)) / 1000);
  }

  /** The key of this hour. */
  hourKey(now = Date.now()): string {
    const hour = Math.floor(now / hourInMilliseconds);
    if (hour !== this.hour) {
      this.hour = hour;
      this.key = crypto.randomUUID();
      this.counts = latestEntries<number>(maxSubjects);
    }
    return this.key;
  }

  private hash(subject: string, now: number): string {
    return new Bun.CryptoHasher('sha256', this.hourKey(now)).update(subject).digest('base64url');
  }
}
