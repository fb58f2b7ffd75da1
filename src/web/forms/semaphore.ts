/** Lets so many work at a time, in the order in which they came. */
export class Semaphore {
  private taken = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly atOnce: number) {}

  /** Waits for a turn; what it answers ends it, and may be called more than once. */
  async take(): Promise<() => void> {
    if (this.taken < this.atOnce) this.taken += 1;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      const next = this.waiting.shift();
      if (next) next();
      else this.taken -= 1;
    };
  }
}
