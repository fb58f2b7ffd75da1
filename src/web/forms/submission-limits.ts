import { LRUCache } from 'lru-cache';

const windowInMilliseconds = 10 * 60_000;

/** How many forms may be sent within ten minutes. */
type SubmissionAllowance = {
  /** By everybody together: as many as the mailbox takes in that time. */
  inAll: number;
  /** From one address, behind which there may be a whole office. */
  fromOne: number;
  /** From one address, without the sign that a person has filled in the form. */
  unproven: number;
  /** With mistakes, from one address. */
  mistaken: number;
};

const defaultAllowance: SubmissionAllowance = { inAll: 300, fromOne: 20, unproven: 10, mistaken: 120 };

/** For a channel that does not ask who sends something: the same place for all. */
export function forEverybody(inAll: number): SubmissionAllowance {
  return { inAll, fromOne: inAll, unproven: inAll / 2, mistaken: inAll * 10 };
}

/** For attempts at one door after another: few wrong ones at each, and not too many in all. */
export const forOneMailbox: SubmissionAllowance = { inAll: 300, fromOne: 60, unproven: 60, mistaken: 10 };

export type Admission = { address: string; seconds: number };

/**
 * Keeps floods out, per address and in all. Addresses stay in memory only, hashed with a key that dies with the process.
 */
export class SubmissionLimits {
  private readonly key = crypto.randomUUID();
  private readonly taken = new LRUCache<string, number[]>({ max: 50_000, ttl: windowInMilliseconds });

  constructor(private readonly allowance = defaultAllowance) {}

  /** Takes a place for a form that begins to come in; with `seconds` above 0 there is none for so long. */
  admit(clientAddress: string): Admission {
    const address = new Bun.CryptoHasher('sha256', this.key).update(clientAddress).digest('base64url');
    const seconds = Math.max(
      this.wait('all', this.allowance.inAll),
      this.wait(address, this.allowance.fromOne),
      this.wait(`mistaken ${address}`, this.allowance.mistaken),
    );
    if (seconds === 0) {
      this.take('all');
      this.take(address);
    }
    return { address, seconds };
  }

  /** Gives the place back: the form has mistakes and will come again. */
  release({ address }: Admission): void {
    this.taken.get('all')?.pop();
    this.taken.get(address)?.pop();
    this.take(`mistaken ${address}`);
  }

  /** Remembers a wrong attempt at this door, and lets it count among those of everybody too: guesses go from door to door. */
  countWrong({ address }: Admission): void {
    this.taken.get(address)?.pop();
    this.take(`mistaken ${address}`);
  }

  /** Seconds to wait for a form without proof; 0 takes a place. */
  admitUnproven({ address }: Admission): number {
    const name = `unproven ${address}`;
    const seconds = this.wait(name, this.allowance.unproven);
    if (seconds === 0) this.take(name);
    return seconds;
  }

  private wait(name: string, allowed: number): number {
    const since = Date.now() - windowInMilliseconds;
    const recent = (this.taken.get(name) ?? []).filter((time) => time > since);
    const first = recent[recent.length - allowed];
    return first === undefined ? 0 : Math.max(1, Math.ceil((first - since) / 1000));
  }

  private take(name: string): void {
    const since = Date.now() - windowInMilliseconds;
    const recent = (this.taken.get(name) ?? []).filter((time) => time > since);
    this.taken.set(name, [...recent, Date.now()]);
  }
}
