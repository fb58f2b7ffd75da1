import { LRUCache } from 'lru-cache';

const windowInMilliseconds = 10 * 60_000;

/** Number of submissions allowed within ten minutes. */
type SubmissionAllowance = {
  /** In total: as many as the mailbox accepts in that time. */
  inAll: number;
  /** Per client address, which may be a whole office. */
  fromOne: number;
  /** Per client address, without a valid form token. */
  unproven: number;
  /** Invalid submissions per client address. */
  mistaken: number;
};

const defaultAllowance: SubmissionAllowance = { inAll: 300, fromOne: 20, unproven: 10, mistaken: 120 };

/** For a channel without client addresses: one limit for all. */
export function forEverybody(inAll: number): SubmissionAllowance {
  return { inAll, fromOne: inAll, unproven: inAll / 2, mistaken: inAll * 10 };
}

/** For guessing attempts: few per mailbox, and a total limit. */
export const forOneMailbox: SubmissionAllowance = { inAll: 300, fromOne: 60, unproven: 60, mistaken: 10 };

export type Admission = { address: string; seconds: number };

/**
 * Rate limits per client address and in total. Addresses are kept in memory only, hashed with a per-process key.
 */
export class SubmissionLimits {
  private readonly key = crypto.randomUUID();
  private readonly taken = new LRUCache<string, number[]>({ max: 50_000, ttl: windowInMilliseconds });

  constructor(private readonly allowance = defaultAllowance) {}

  /** Reserves capacity for an incoming form; a result above 0 is the number of seconds to wait. */
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

  /** Releases the reservation: the form has errors and will be sent again. */
  release({ address }: Admission): void {
    this.taken.get('all')?.pop();
    this.taken.get(address)?.pop();
    this.take(`mistaken ${address}`);
  }

  /** Counts a wrong attempt for this mailbox and in total, because guesses move from one mailbox to the next. */
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
