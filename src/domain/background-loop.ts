import { outsideOfRequests } from '../current.ts';

type Options = {
  /** Does all that is to be done by now. */
  work: (isStopped: () => boolean) => Promise<void>;
  everyMilliseconds: number;
  onError: (error: unknown) => void;
};

export type BackgroundLoop = { wake: () => void; stop: () => Promise<void> };

/** Runs `work` now, when woken and at the interval, never twice at the same time. */
export function startLoop({ work, everyMilliseconds, onError }: Options): BackgroundLoop {
  const runner = new SerialRunner((isStopped) => work(isStopped).catch(onError));
  runner.wake();
  const timer = setInterval(() => runner.wake(), everyMilliseconds);
  return {
    wake: () => runner.wake(),
    stop() {
      clearInterval(timer);
      return runner.stop();
    },
  };
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
