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
