/** Who waits for a process, such as the files of one form: identified by the object itself. */
export type Sender = object;

/** More tasks wait than the queue takes, or one has waited for too long. */
export class QueueFullError extends Error {
  override name = 'QueueFullError';
}

type Waiting = { sender: Sender; start: () => void };

type QueueLimits = {
  maxRunning: number;
  maxWaiting: number;
  maxWaitInMilliseconds: number;
};

/**
 * Lets a few tasks run at once. Of those that wait the next is the one whose sender has used the least time so far, so that
 * one sender's slow files do not hold up the files of others.
 */
export class FairQueue {
  private running = 0;
  private waiting: Waiting[] = [];
  private readonly used = new WeakMap<Sender, number>();

  constructor(private readonly limits: QueueLimits) {}

  /** Waits for a place. Returns what gives it back, once. Throws QueueFullError. */
  async take(sender: Sender): Promise<() => void> {
    if (this.running < this.limits.maxRunning) this.running += 1;
    else await this.wait(sender);
    const startedAt = performance.now();
    let hasEnded = false;
    return () => {
      if (hasEnded) return;
      hasEnded = true;
      this.used.set(sender, this.usedBy(sender) + performance.now() - startedAt);
      this.running -= 1;
      this.startNext();
    };
  }

  get load(): { running: number; waiting: number } {
    return { running: this.running, waiting: this.waiting.length };
  }

  private async wait(sender: Sender): Promise<void> {
    const { maxWaiting, maxWaitInMilliseconds } = this.limits;
    if (this.waiting.length >= maxWaiting) throw new QueueFullError('The queue is full.');
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const entry = { sender, start: resolve };
    this.waiting.push(entry);
    const timer = setTimeout(() => {
      this.waiting = this.waiting.filter((one) => one !== entry);
      reject(new QueueFullError('A task waited longer than the queue allows.'));
    }, maxWaitInMilliseconds);
    try {
      await promise;
    } finally {
      clearTimeout(timer);
    }
  }

  private startNext(): void {
    const [first] = this.waiting;
    if (!first || this.running >= this.limits.maxRunning) return;
    const next = this.waiting.reduce(
      (least, one) => (this.usedBy(one.sender) < this.usedBy(least.sender) ? one : least),
      first,
    );
    this.waiting = this.waiting.filter((one) => one !== next);
    this.running += 1;
    next.start();
  }

  private usedBy(sender: Sender): number {
    return this.used.get(sender) ?? 0;
  }
}
