import type { Log } from './log.ts';

const minuteInMilliseconds = 60_000;
const maxPathsPerMinute = 60;
const maxPathCharacters = 200;

/** Writes which addresses were missing: each once a minute, a bounded number of them, and then how many lines were left out. */
export class MissingAddresses {
  private minute = 0;
  private readonly written = new Set<string>();
  private omitted = 0;

  constructor(private readonly log: Pick<Log, 'warn'>) {}

  /** `path` is an address, or names a kind of page. */
  note(path: string, now = Date.now()): void {
    const minute = Math.floor(now / minuteInMilliseconds);
    if (minute !== this.minute) this.begin(minute);
    const line = path.slice(0, maxPathCharacters);
    if (this.written.has(line) || this.written.size >= maxPathsPerMinute) {
      this.omitted += 1;
      return;
    }
    this.written.add(line);
    this.log.warn('not_found', { path: line });
  }

  private begin(minute: number): void {
    if (this.omitted > 0) this.log.warn('not_found_omitted', { count: this.omitted });
    this.minute = minute;
    this.omitted = 0;
    this.written.clear();
  }
}
