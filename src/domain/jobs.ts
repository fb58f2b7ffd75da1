import { outsideOfRequests } from '../current.ts';

const milliseconds = { second: 1000, minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const;

type Round = (isStopped: () => boolean) => Promise<unknown>;

type Options = {
  /** In milliseconds, from the start and from a wake-up to the round: a series of changes leads to one. */
  delay?: number;
};

/**
 * The background jobs of a process. Each runs at the start, at its interval and when it is woken, never twice at once in a process.
 * Nodes avoid duplicate work by claims in the database.
 */
export class Jobs {
  private readonly lastSuccess = new Map<string, Date>();
  private readonly stops: (() => Promise<void>)[] = [];

  /** `onError` hears of a failure once, until the job succeeds again. */
  constructor(private readonly onError: (name: string, error: unknown) => void) {}

  every(
    interval: keyof typeof milliseconds | number,
    name: string,
    run: Round,
    { delay }: Options = {},
  ): { wake: () => void } {
    let isFailing = false;
    const runner = new SerialRunner(async (isStopped) => {
      try {
        await run(isStopped);
        this.lastSuccess.set(name, new Date());
        isFailing = false;
      } catch (error) {
        if (!isFailing) this.onError(name, error);
        isFailing = true;
      }
    });
    let soon: Timer | undefined;
    const wake = () => {
      if (delay === undefined) return runner.wake();
      soon ??= setTimeout(() => {
        soon = undefined;
        runner.wake();
      }, delay);
    };
    wake();
    const timer = setInterval(() => runner.wake(), typeof interval === 'number' ? interval : milliseconds[interval]);
    this.stops.push(() => {
      clearInterval(timer);
      clearTimeout(soon);
      return runner.stop();
    });
    return { wake };
  }

  /** When each job last succeeded since this process was started, by its name. */
  lastRuns(): ReadonlyMap<string, Date> {
    return this.lastSuccess;
  }

  /** Resolves when no job runs any more. */
  async stop(): Promise<void> {
    await Promise.all(this.stops.map((stop) => stop()));
  }
}

/**
 * Runs a round when woken, never two at the same time. A wake-up during a round leads to another one. Rounds do not belong to the
 * request that woke them.
 */
export class SerialRunner {
  private isWanted = false;
  private isStopped = false;
  private current: Promise<void> | undefined;

  /** `round` never rejects. */
  constructor(private readonly round: (isStopped: () => boolean) => Promise<void>) {}

  /** Resolves when no round is wanted any more; undefined when none is running. */
  get running(): Promise<void> | undefined {
    return this.current;
  }

  wake(): void {
    if (this.isStopped) return;
    this.isWanted = true;
    this.current ??= outsideOfRequests(() => this.run());
  }

  /** Resolves when the round that is under way has ended. */
  async stop(): Promise<void> {
    this.isStopped = true;
    await this.current;
  }

  private async run(): Promise<void> {
    while (this.isWanted && !this.isStopped) {
      this.isWanted = false;
      await this.round(() => this.isStopped);
    }
    // In one turn with the last check: a wake-up between the two would be lost.
    this.current = undefined;
  }
}
