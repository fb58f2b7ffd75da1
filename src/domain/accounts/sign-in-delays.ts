import { LRUCache } from 'lru-cache';

/** So many attempts in a row are mistakes; from then on each costs twice the wait of the one before. */
const freeAttempts = 4;
const firstWait = 1000;
/** Long enough to make guessing hopeless, short enough that nobody can lock an editor out for long. */
const longestWait = { account: 60_000, address: 900_000 };
const forgottenAfter = 3_600_000;

type Kind = keyof typeof longestWait;
type Attempts = { count: number; notBefore: number };

/** Slows guessing down, per account and per address of the guesser. In memory: a restart forgives. Milliseconds. */
export class SignInDelays {
  private readonly attempts = new LRUCache<string, Attempts>({ max: 20_000, ttl: forgottenAfter });

  /** Notes an attempt before its password is checked, or answers how long to wait first. */
  begin(account: string, address: string): { wait: number } {
    const now = Date.now();
    const names = namesOf(account, address);
    const wait = Math.max(0, ...names.map(({ name }) => (this.attempts.get(name)?.notBefore ?? 0) - now));
    if (wait > 0) return { wait };
    for (const { name, kind } of names) {
      const count = (this.attempts.get(name)?.count ?? 0) + 1;
      this.attempts.set(name, { count, notBefore: now + waitAfter(count, kind) });
    }
    return { wait: 0 };
  }

  /** The password was right: what came before were mistakes. */
  succeed(account: string, address: string): void {
    for (const { name } of namesOf(account, address)) this.attempts.delete(name);
  }
}

function namesOf(account: string, address: string): { name: string; kind: Kind }[] {
  return [
    { name: `account:${account.toLowerCase()}`, kind: 'account' },
    { name: `address:${address}`, kind: 'address' },
  ];
}

function waitAfter(count: number, kind: Kind): number {
  return count < freeAttempts ? 0 : Math.min(firstWait * 2 ** (count - freeAttempts), longestWait[kind]);
}
