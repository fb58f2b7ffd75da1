import { QueueFullError } from '../domain/limits/fair-queue.ts';

type Form = { network: string; isLarge: boolean; isLong: boolean; start: () => void; refuse: (error: Error) => void };

const formLimits = {
  maxRunning: 6,
  maxLarge: 2,
  maxOfOne: 3,
  /** A form without a large body that takes longer waits for its files to be copied: it makes room for others, up to this number. */
  maxLong: 12,
  longAfterInMilliseconds: 5000,
  maxWaiting: 1000,
  maxWaitInMilliseconds: 60_000,
};

/**
 * Lets a few forms run at once. The next is that of the network with fewest running forms, or whose turn is longest ago. When no more can wait, the
 * network with most waiting forms loses its youngest one. Networks are known while a form of theirs waits or runs.
 */
export class FormPlaces {
  private readonly running = new Set<Form>();
  private readonly waiting: Form[] = [];
  /** When a network had its last turn, counted in forms. */
  private readonly served = new Map<string, number>();
  private count = 0;

  constructor(private readonly limits = formLimits) {}

  /** Waits for a place, until the signal. Returns what gives it back. Throws QueueFullError. */
  async take(network: string, isLarge: boolean, signal?: AbortSignal): Promise<() => void> {
    const { maxWaiting, maxWaitInMilliseconds, longAfterInMilliseconds } = this.limits;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const form: Form = { network, isLarge, isLong: false, start: resolve, refuse: reject };
    this.waiting.push(form);
    this.startNext();
    if (this.waiting.length > maxWaiting) this.refuse(this.mostCrowding(form), 'Too many forms wait.');
    const tooLong = setTimeout(() => this.refuse(form, 'A form has waited for too long.'), maxWaitInMilliseconds);
    const gone = () => this.refuse(form, 'The client of this form has disconnected.');
    signal?.addEventListener('abort', gone);
    if (signal?.aborted) gone();
    try {
      await promise;
    } finally {
      clearTimeout(tooLong);
      signal?.removeEventListener('abort', gone);
    }
    const long = setTimeout(() => {
      form.isLong = true;
      this.startNext();
    }, longAfterInMilliseconds);
    long.unref();
    return () => {
      clearTimeout(long);
      this.running.delete(form);
      this.forget(form);
      this.startNext();
    };
  }

  private refuse(form: Form, reason: string): void {
    const place = this.waiting.indexOf(form);
    if (place < 0) return;
    this.waiting.splice(place, 1);
    this.forget(form);
    form.refuse(new QueueFullError(reason));
  }

  private startNext(): void {
    for (let next = this.next(); next; next = this.next()) {
      this.waiting.splice(this.waiting.indexOf(next), 1);
      this.running.add(next);
      this.served.set(next.network, ++this.count);
      next.start();
    }
  }

  private next(): Form | undefined {
    const { maxRunning, maxLarge, maxOfOne, maxLong } = this.limits;
    const running = [...this.running];
    const large = running.filter(({ isLarge }) => isLarge).length;
    const long = running.filter(({ isLarge, isLong }) => isLong && !isLarge).length;
    const hasLargeRoom = large < maxLarge;
    const hasRoom = running.length - large - Math.min(long, maxLong) < maxRunning;
    const counts = countNetworks(running);
    const runningOf = ({ network }: Form) => counts.get(network) ?? 0;
    const turnOf = ({ network }: Form) => this.served.get(network) ?? 0;
    return this.waiting
      .filter((form) => (form.isLarge ? hasLargeRoom : hasRoom) && runningOf(form) < maxOfOne)
      .sort((one, other) => runningOf(one) - runningOf(other) || turnOf(one) - turnOf(other))[0];
  }

  /** The youngest waiting form of the network with most of them: the newcomer's own if it has as many as any. */
  private mostCrowding(newcomer: Form): Form {
    const counts = countNetworks(this.waiting);
    const most = Math.max(...counts.values());
    if (counts.get(newcomer.network) === most) return newcomer;
    return this.waiting.findLast(({ network }) => counts.get(network) === most) ?? newcomer;
  }

  private forget({ network }: Form): void {
    const isKnown = [...this.running, ...this.waiting].some((form) => form.network === network);
    if (!isKnown) this.served.delete(network);
  }
}

function countNetworks(forms: readonly Form[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { network } of forms) counts.set(network, (counts.get(network) ?? 0) + 1);
  return counts;
}
