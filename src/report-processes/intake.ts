import { startSpare } from '../workers/supervised-process.ts';

/** When the process that takes visitors' forms is replaced. */
export const intakeLimits = {
  maxForms: 50,
  maxIdleInMilliseconds: 60_000,
  /** Above this it takes no further form. */
  maxMemoryForFormsInBytes: 300 * 1024 * 1024,
  /** Above this it is ended. */
  maxMemoryInBytes: 640 * 1024 * 1024,
};
/** The next process is started this many forms before it is needed. */
const formsAhead = 10;
const memoryIntervalInMilliseconds = 50;

type Process = {
  ready: Promise<unknown>;
  exited: Promise<unknown>;
  hasEnded: boolean;
  isBusy: boolean;
  /** Undefined where the system does not say. */
  memoryInBytes: number | undefined;
  end: () => void;
};

/**
 * The process that takes visitors' forms. It is replaced before it has read much, by one that is ready, and ended when its last form is answered.
 */
export class Intake<One extends Process> {
  private current: One | undefined;
  private next: { process: One; isReady: boolean } | undefined;
  private forms = 0;
  private idle: Timer | undefined;
  private watch: Timer | undefined;
  private readonly retired = new Set<One>();
  private isStopped = false;

  /** `start` throws ProcessNotStartedError. */
  constructor(
    private readonly start: () => One,
    private readonly limits = intakeLimits,
  ) {}

  /** With the site, so that the first form waits for no start. */
  begin(): void {
    if (!this.isStopped) this.current = startSpare(() => this.takeNext());
    this.forms = 0;
  }

  /** The process for the next form, which calls `release` when it is answered. Throws ProcessNotStartedError. */
  take(): One {
    clearTimeout(this.idle);
    const { maxForms, maxMemoryForFormsInBytes } = this.limits;
    const { memoryInBytes = 0, hasEnded = true } = this.current ?? {};
    const isFull = memoryInBytes > maxMemoryForFormsInBytes || (this.forms >= maxForms && this.next?.isReady);
    if (hasEnded || isFull) this.replace();
    this.forms += 1;
    if (this.forms >= maxForms - formsAhead) this.prepare();
    this.watch ??= setInterval(() => this.watchMemory(), memoryIntervalInMilliseconds);
    this.watch.unref();
    return this.current as One;
  }

  release(process: One): void {
    if (process === this.current && !process.isBusy) {
      clearTimeout(this.idle);
      this.idle = setTimeout(() => void this.replaceIdle(process), this.limits.maxIdleInMilliseconds);
      this.idle.unref();
    }
    this.endRetired();
    if ([this.current, ...this.retired].some((one) => one?.isBusy)) return;
    clearInterval(this.watch);
    this.watch = undefined;
  }

  /** A process that is ready where there is one, for another use. Throws ProcessNotStartedError. */
  takeNext(): One {
    const { next } = this;
    this.next = undefined;
    return next && !next.process.hasEnded ? next.process : this.startNew();
  }

  stop(): void {
    this.isStopped = true;
  }

  /** Forms that run are answered by the process that has them. */
  private replace(): void {
    const { current } = this;
    this.current = this.takeNext();
    this.forms = 0;
    if (current) this.retired.add(current);
    this.endRetired();
  }

  private endRetired(): void {
    for (const process of this.retired) {
      if (process.isBusy) continue;
      this.retired.delete(process);
      process.end();
    }
  }

  private async replaceIdle(process: One): Promise<void> {
    this.prepare();
    await this.next?.process.ready;
    if (this.current === process && this.next?.isReady && !this.isStopped) this.replace();
  }

  private prepare(): void {
    if (this.isStopped || (this.next && !this.next.process.hasEnded)) return;
    const process = startSpare(() => this.startNew());
    const next = process && { process, isReady: false };
    this.next = next;
    void next?.process.ready.then(() => {
      next.isReady = true;
    });
  }

  private startNew(): One {
    const process = this.start();
    // Ended from outside: the next form does not wait for a start. One that ends as it starts would do so again.
    void process.ready.then(() => process.exited).then(() => process === this.current && this.begin());
    return process;
  }

  private watchMemory(): void {
    for (const process of [this.current, ...this.retired]) {
      if (process && (process.memoryInBytes ?? 0) > this.limits.maxMemoryInBytes) process.end();
    }
  }
}
