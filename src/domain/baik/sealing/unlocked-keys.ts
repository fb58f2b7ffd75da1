import type { Signer } from './signatures.ts';

export type UnlockedKey = {
  identity: string;
  publicKey: string;
  signer: Signer;
  recipientId: number;
  label: string;
};

/** What the server is told by the process of a session, which it ends when its session is locked. */
type KeyListener = {
  unlocked: (recipientId: number) => void;
  locked: () => void;
  recipientLocked: (id: number) => void;
};

export class UnlockedKeys {
  private readonly keys = new Map<string, UnlockedKey>();

  constructor(private readonly listener?: KeyListener) {}

  unlock(sessionId: string, key: UnlockedKey): void {
    this.keys.set(nameOfSession(sessionId), key);
    this.listener?.unlocked(key.recipientId);
  }

  use(sessionId: string | undefined): UnlockedKey | undefined {
    return this.keys.get(nameOfSession(sessionId ?? ''));
  }

  lock(sessionId: string): void {
    this.keys.delete(nameOfSession(sessionId));
    this.listener?.locked();
  }

  /** Locks the keys of an account that is no longer a recipient. */
  lockRecipient(recipientId: number): void {
    for (const [session, key] of this.keys) if (key.recipientId === recipientId) this.keys.delete(session);
    this.listener?.recipientLocked(recipientId);
  }
}

/** Session ids are hashed, so that a memory dump does not also expose sessions. */
export function nameOfSession(sessionId: string): string {
  return new Bun.CryptoHasher('sha256').update(sessionId).digest('hex');
}
