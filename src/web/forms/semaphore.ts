/** A counting semaphore, first come, first served. */
export class Semaphore {
  private taken = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly atOnce: number) {}

  /** Waits for a slot. Returns an idempotent release function. */
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
