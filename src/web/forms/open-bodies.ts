import { networksOf } from '../../domain/limits/networks.ts';
import { UnreadableFormError } from './unreadable-form-error.ts';

/** Bodies that are being received at the same time. */
const maxBodies = { near: 32, wide: 128, inAll: 4000 };
/** A younger body is not cut off: it may be on its way, however many there are. */
const minAgeInMilliseconds = 3000;
/** A body must arrive at least this fast, once the grace time is over. */
const minBytesPerSecond = 1024;
const graceInMilliseconds = 10_000;
/** Enough for ten files of 10 MB over a slow line. */
const maxDurationInMilliseconds = 15 * 60_000;
const checkIntervalInMilliseconds = 1000;

type OpenBody = {
  networks: readonly string[];
  startedAt: number;
  bytes: number;
  cut: (reason: UnreadableFormError) => void;
};

/**
 * Request bodies of forms that are being received. A slow body does not block other visitors: it is cut off at its
 * deadline, and earlier when its network or the whole server has too many open bodies.
 */
class OpenBodies {
  private readonly open = new Set<OpenBody>();
  private timer: Timer | undefined;

  /** Receives a body; `cut` is called at most once, when it is cut off. */
  begin(address: string, cut: OpenBody['cut'], now = performance.now()) {
    const { near, wide } = networksOf(address);
    const body: OpenBody = { networks: wide === undefined ? [near] : [near, wide], startedAt: now, bytes: 0, cut };
    this.open.add(body);
    this.makeRoom((other) => other.networks[0] === near, maxBodies.near, now);
    if (wide !== undefined) this.makeRoom((other) => other.networks[1] === wide, maxBodies.wide, now);
    this.makeRoom(() => true, maxBodies.inAll, now);
    this.timer ??= setInterval(() => this.cutSlow(), checkIntervalInMilliseconds);
    this.timer.unref();
    return {
      received: (bytes: number) => {
        body.bytes += bytes;
      },
      end: () => this.end(body),
    };
  }

  private end(body: OpenBody): void {
    this.open.delete(body);
    if (this.open.size > 0) return;
    clearInterval(this.timer);
    this.timer = undefined;
  }

  /** Cuts off the slowest of too many bodies. */
  private makeRoom(isCounted: (body: OpenBody) => boolean, max: number, now: number): void {
    const counted = this.open.size > max ? [...this.open].filter(isCounted) : [];
    if (counted.length <= max) return;
    const speed = ({ bytes, startedAt }: OpenBody) => bytes / Math.max(1, now - startedAt);
    const old = counted.filter(({ startedAt }) => now - startedAt > minAgeInMilliseconds);
    const [first, ...others] = old;
    if (first) this.cut(others.reduce((one, other) => (speed(other) < speed(one) ? other : one), first));
  }

  private cutSlow(now = performance.now()): void {
    for (const body of this.open) {
      const age = now - body.startedAt;
      const isSlow = age > graceInMilliseconds && body.bytes < (age / 1000) * minBytesPerSecond;
      if (isSlow || age > maxDurationInMilliseconds) this.cut(body);
    }
  }

  private cut(body: OpenBody): void {
    this.end(body);
    body.cut(new UnreadableFormError('The form arrived too slowly', false, true));
  }
}

/** One for the process: a slow sender may use every form. */
export const openBodies = new OpenBodies();
