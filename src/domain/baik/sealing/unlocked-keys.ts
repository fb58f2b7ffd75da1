import type { Signer } from './signatures.ts';

export type UnlockedKey = {
  identity: string;
  publicKey: string;
  /** Signs what the recipient writes and decides. */
  signer: Signer;
  recipientId: number;
  label: string;
};

/** Unlocked keys of recipients by session; in memory only. The process that holds one ends when its session is locked. */
export class UnlockedKeys {
  private readonly keys = new Map<string, UnlockedKey>();

  unlock(sessionId: string, key: UnlockedKey): void {
    this.keys.set(nameOf(sessionId), key);
  }

  use(sessionId: string | undefined): UnlockedKey | undefined {
    return this.keys.get(nameOf(sessionId ?? ''));
  }

  lock(sessionId: string): void {
    this.keys.delete(nameOf(sessionId));
  }

  /** Locks the keys of an account that is no longer a recipient. */
  lockRecipient(recipientId: number): void {
    for (const [session, key] of this.keys) if (key.recipientId === recipientId) this.keys.delete(session);
  }
}

/** Session ids are hashed, so that a memory dump does not also expose sessions. */
function nameOf(sessionId: string): string {
  return new Bun.CryptoHasher('sha256').update(sessionId).digest('hex');
}
