import type { Signer } from './signatures.ts';

/** Idle time after which an unlocked key is locked. */
const maxIdleInMilliseconds = 10 * 60_000;

export type UnlockedKey = {
  identity: string;
  publicKey: string;
  /** Signs what the recipient writes and decides. */
  signer: Signer;
  recipientId: number;
  label: string;
};

type Held = { key: UnlockedKey; timer: Timer };

/** Unlocked keys of recipients by session; in memory only. */
export class UnlockedKeys {
  private readonly held = new Map<string, Held>();

  constructor(private readonly idleMilliseconds = maxIdleInMilliseconds) {}

  unlock(sessionId: string, key: UnlockedKey): void {
    this.lock(sessionId);
    this.held.set(nameOf(sessionId), { key, timer: this.startTimer(sessionId) });
  }

  /** The key of a session; renews its idle time. */
  use(sessionId: string | undefined): UnlockedKey | undefined {
    const held = sessionId === undefined ? undefined : this.held.get(nameOf(sessionId));
    if (!held || sessionId === undefined) return undefined;
    clearTimeout(held.timer);
    held.timer = this.startTimer(sessionId);
    return held.key;
  }

  lock(sessionId: string): void {
    const held = this.held.get(nameOf(sessionId));
    clearTimeout(held?.timer);
    this.held.delete(nameOf(sessionId));
  }

  /** Locks the keys of an account that is no longer a recipient. */
  lockRecipient(recipientId: number): void {
    for (const [name, { key, timer }] of this.held) {
      if (key.recipientId !== recipientId) continue;
      clearTimeout(timer);
      this.held.delete(name);
    }
  }

  private startTimer(sessionId: string): Timer {
    const timer = setTimeout(() => this.lock(sessionId), this.idleMilliseconds);
    // The timer must not keep the process alive.
    timer.unref();
    return timer;
  }
}

/** Session ids are hashed, so that a memory dump does not also expose sessions. */
function nameOf(sessionId: string): string {
  return new Bun.CryptoHasher('sha256').update(sessionId).digest('hex');
}
