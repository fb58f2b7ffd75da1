import { networksOf } from '../../domain/limits/networks.ts';

/** Forms of one network that are worked on at the same time. */
const maxAtOnce = 3;
/** Forms of one network that wait for their turn. */
const maxWaiting = 1000;

/** Too many forms of this network wait already. */
export class TooManyWaitingError extends Error {
  override name = 'TooManyWaitingError';
}

/**
 * Works on the received forms of each network (an IPv4 address or an IPv6 /48) in order, a few at a time: a flood from one
 * of them does not hold up the others.
 */
export class FormQueue {
  private readonly networks = new Map<string, { running: number; waiting: (() => void)[] }>();

  /** Throws TooManyWaitingError. */
  async run<Result>(address: string, work: () => Promise<Result>): Promise<Result> {
    const { near, wide = near } = networksOf(address);
    const network = this.networks.get(wide) ?? { running: 0, waiting: [] };
    this.networks.set(wide, network);
    if (network.running < maxAtOnce) network.running += 1;
    else if (network.waiting.length >= maxWaiting) throw new TooManyWaitingError();
    else await new Promise<void>((resolve) => network.waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = network.waiting.shift();
      if (next) next();
      else {
        network.running -= 1;
        if (network.running === 0) this.networks.delete(wide);
      }
    }
  }
}
