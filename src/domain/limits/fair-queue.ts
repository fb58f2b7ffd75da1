/** Whose task waits: a network, or an object such as the files of one form. */
export type Sender = object | string;

/** More tasks wait than the queue takes, or one has waited for too long. */
export class QueueFullError extends Error {
  override name = 'QueueFullError';
}

/** What is left out has no limit. */
type QueueLimits = {
  maxRunning?: number;
  maxRunningOfOne?: number;
  maxWaiting?: number;
  maxWaitingOfOne?: number;
  maxWaitInMilliseconds?: number;
};

type Line = { running: number; waiting: (() => void)[] };

/**
 * Lets a few tasks run at once, in all and of one sender. Of those that wait the next is the one whose sender has used the least time
 * so far, so that one sender's slow files do not hold up the files of others; of one sender they come in order.
 */
export class FairQueue {
  private running = 0;
  private readonly lines = new Map<Sender, Line>();
  private readonly used = new WeakMap<object, number>();

  constructor(private readonly limits: QueueLimits) {}

  /** Runs work when its turn has come. Throws QueueFullError. */
  async run<Result>(sender: Sender, work: () => Promise<Result>): Promise<Result> {
    const end = await this.take(sender);
    try {
      return await work();
    } finally {
      end();
    }
  }

  /** Waits for a place. Returns what gives it back, once. Throws QueueFullError. */
  async take(sender: Sender): Promise<() => void> {
    const line = this.lines.get(sender) ?? { running: 0, waiting: [] };
    this.lines.set(sender, line);
    if (this.hasRoomFor(line)) this.begin(line);
    else await this.wait(sender, line);
    const startedAt = performance.now();
    let hasEnded = false;
    return () => {
      if (hasEnded) return;
      hasEnded = true;
      if (typeof sender === 'object') this.used.set(sender, this.usedBy(sender) + performance.now() - startedAt);
      this.running -= 1;
      line.running -= 1;
      this.forgetIdle(sender, line);
      this.startNext();
    };
  }

  get load(): { running: number; waiting: number } {
    return { running: this.running, waiting: this.waiting };
  }

  private get waiting(): number {
    return [...this.lines.values()].reduce((sum, { waiting }) => sum + waiting.length, 0);
  }

  private hasRoomFor({ running }: Line): boolean {
    const { maxRunning, maxRunningOfOne } = this.limits;
    return this.running < (maxRunning ?? Infinity) && running < (maxRunningOfOne ?? Infinity);
  }

  private begin(line: Line): void {
    this.running += 1;
    line.running += 1;
  }

  private async wait(sender: Sender, line: Line): Promise<void> {
    const { maxWaiting, maxWaitingOfOne, maxWaitInMilliseconds } = this.limits;
    const isFull = line.waiting.length >= (maxWaitingOfOne ?? Infinity) || (maxWaiting && this.waiting >= maxWaiting);
    if (isFull) {
      this.forgetIdle(sender, line);
      throw new QueueFullError('The queue is full.');
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    line.waiting.push(resolve);
    const giveUp = () => {
      line.waiting.splice(line.waiting.indexOf(resolve), 1);
      this.forgetIdle(sender, line);
      reject(new QueueFullError('A task waited longer than the queue allows.'));
    };
    const timer = maxWaitInMilliseconds === undefined ? undefined : setTimeout(giveUp, maxWaitInMilliseconds);
    try {
      await promise;
    } finally {
      clearTimeout(timer);
    }
  }

  private startNext(): void {
    let next: { line: Line; used: number } | undefined;
    for (const [sender, line] of this.lines) {
      const used = this.usedBy(sender);
      if (line.waiting.length > 0 && this.hasRoomFor(line) && (!next || used < next.used)) next = { line, used };
    }
    if (!next) return;
    this.begin(next.line);
    next.line.waiting.shift()?.();
  }

  private usedBy(sender: Sender): number {
    return typeof sender === 'object' ? (this.used.get(sender) ?? 0) : 0;
  }

  private forgetIdle(sender: Sender, { running, waiting }: Line): void {
    if (running === 0 && waiting.length === 0) this.lines.delete(sender);
  }
}
