type Waiting = (release: () => void) => void;

/** Places taken, callers waiting for one, and all places. */
export type SlotState = { taken: number; waiting: number; size: number };

/**
 * As many places as a client has connections. The driver would send a query that waits for one even when its caller has
 * long had the answer that it failed; what waits here can be taken back.
 */
export class ConnectionSlots {
  private taken = 0;
  private readonly waiting = new Set<Waiting>();

  constructor(private readonly count: number) {}

  get state(): SlotState {
    return { taken: this.taken, waiting: this.waiting.size, size: this.count };
  }

  /** Calls `begin` when there is a place, at once if there is one. Returns the way out of the queue. */
  take(begin: Waiting): () => void {
    if (this.taken < this.count) this.occupy(begin);
    else this.waiting.add(begin);
    return () => this.waiting.delete(begin);
  }

  private occupy(begin: Waiting): void {
    this.taken += 1;
    let isReleased = false;
    begin(() => {
      if (isReleased) return;
      isReleased = true;
      this.taken -= 1;
      this.next();
    });
  }

  private next(): void {
    const [first] = this.waiting;
    if (!first) return;
    this.waiting.delete(first);
    this.occupy(first);
  }
}
