/** How long a key stays open while nobody uses it, in milliseconds. */
const idleTime = 10 * 60_000;

export type UnlockedKey = { identity: string; publicKey: string; recipientId: number; label: string };

type Held = { key: UnlockedKey; timer: Timer };

/** The keys that recipients have opened, for the session in which they did it: in memory and nowhere else. */
export class UnlockedKeys {
  private readonly held = new Map<string, Held>();

  constructor(private readonly idleMilliseconds = idleTime) {}

  unlock(sessionId: string, key: UnlockedKey): void {
    this.lock(sessionId);
    this.held.set(nameOf(sessionId), { key, timer: this.startTimer(sessionId) });
  }

  /** The key of a session, which stays open for another while. */
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

  /** Locks whatever somebody has open who is no recipient any more. */
  lockRecipient(recipientId: number): void {
    for (const [name, { key, timer }] of this.held) {
      if (key.recipientId !== recipientId) continue;
      clearTimeout(timer);
      this.held.delete(name);
    }
  }

  private startTimer(sessionId: string): Timer {
    const timer = setTimeout(() => this.lock(sessionId), this.idleMilliseconds);
    // An open key is no reason to go on living.
    timer.unref();
    return timer;
  }
}

/** Who reads this memory should not be able to take over a session as well. */
function nameOf(sessionId: string): string {
  return new Bun.CryptoHasher('sha256').update(sessionId).digest('hex');
}
