import { DatabaseUnavailableError, isConnectionLost } from './unavailable.ts';

type HealthState = 'closed' | 'open' | 'half-open';

/** How long a probe may take, and how long the next one waits, in milliseconds. */
const probeTimeoutInMilliseconds = 1000;
const probeIntervalInMilliseconds = 500;

type Options = {
  /** Asks the database something that it answers at once. Rejects when the signal is aborted. */
  probe: (signal: AbortSignal) => Promise<unknown>;
  /** Gives up all connections, so that none that is dead is used after the recovery. */
  dropConnections: () => void;
};

/**
 * A circuit breaker in front of the database. *Closed*: queries are sent. *Open*: they fail at once, since no answer is
 * to be expected. *Half-open*: one probe is under way, whose answer closes the breaker again.
 */
export class DatabaseHealth {
  private current: HealthState = 'closed';
  private timer: Timer | undefined;
  private probing: Promise<void> | undefined;
  private stopped = false;
  private readonly waiting = new Set<(error: Error) => void>();
  private readonly listeners = new Set<(isAvailable: boolean) => void>();

  constructor(private readonly options: Options) {}

  get state(): HealthState {
    return this.current;
  }

  get isAvailable(): boolean {
    return this.current === 'closed';
  }

  /** Called when the database stops answering, and when it answers again. */
  onChange(listener: (isAvailable: boolean) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Calls `reject` when the breaker opens. Returns the way out. */
  whileWaiting(reject: (error: Error) => void): () => void {
    this.waiting.add(reject);
    return () => this.waiting.delete(reject);
  }

  /** A query has failed or had no answer: one probe decides whether the database is there. */
  suspect(): void {
    if (this.current === 'closed') void this.probe();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  private probe(): Promise<void> {
    if (this.stopped) return Promise.resolve();
    this.probing ??= this.probeOnce().finally(() => {
      this.probing = undefined;
    });
    return this.probing;
  }

  private async probeOnce(): Promise<void> {
    if (this.current === 'open') this.current = 'half-open';
    if (await this.answers()) this.close();
    else this.open();
  }

  private async answers(): Promise<boolean> {
    const timeout = new AbortController();
    const late = Promise.withResolvers<boolean>();
    const expire = () => {
      late.resolve(false);
      timeout.abort();
    };
    const clear = onExpiry(probeTimeoutInMilliseconds, expire);
    const answered = this.options.probe(timeout.signal).then(
      () => true,
      () => false,
    );
    return Promise.race([answered, late.promise]).finally(clear);
  }

  private open(): void {
    if (this.stopped) return;
    const isNew = this.current === 'closed';
    this.current = 'open';
    const rejections = [...this.waiting];
    this.waiting.clear();
    for (const reject of rejections) reject(new DatabaseUnavailableError('The database does not answer'));
    this.options.dropConnections();
    this.timer = setTimeout(() => void this.probe(), probeIntervalInMilliseconds);
    this.timer.unref();
    if (isNew) this.notify(false);
  }

  private close(): void {
    if (this.current === 'closed') return;
    this.current = 'closed';
    this.notify(true);
  }

  private notify(isAvailable: boolean): void {
    for (const listener of this.listeners) listener(isAvailable);
  }
}

/** Calls it after the time, when the process has read what had arrived while it was busy. Returns what prevents that. */
export function onExpiry(milliseconds: number, expire: () => void): () => void {
  let timer = setTimeout(() => {
    timer = setTimeout(expire, 0);
  }, milliseconds);
  return () => clearTimeout(timer);
}

/** Of work without deadlines, in milliseconds: with the end of its client it is given up after at most ten seconds. */
const silenceIntervalInMilliseconds = 3000;
const maxSilenceInMilliseconds = 5000;

/**
 * For work without deadlines, which a server that answers nothing would hold up for ever: probes the server beside it, and
 * calls `giveUp` when it answers no probe either. Returns a function that ends this.
 */
export function watchSilence(probe: (signal: AbortSignal) => Promise<unknown>, giveUp: () => void): () => void {
  let timer: Timer | undefined;
  let isStopped = false;
  const plan = () => {
    timer = setTimeout(look, silenceIntervalInMilliseconds);
    timer.unref();
  };
  const look = async () => {
    const timeout = AbortSignal.timeout(maxSilenceInMilliseconds);
    const late = new Promise<boolean>((resolve) => timeout.addEventListener('abort', () => resolve(true)));
    // A refusal by the server is an answer: it may have no connection left for a probe.
    const answered = probe(timeout).then(
      () => false,
      (error: unknown) => timeout.aborted || isConnectionLost(error),
    );
    const isSilent = await Promise.race([answered, late]);
    if (isStopped) return;
    if (isSilent) giveUp();
    plan();
  };
  plan();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
