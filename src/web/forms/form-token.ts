import type { SignedTexts } from './signed-texts.ts';

/** A form sent sooner was filled in by a program. */
export const minFillingInMilliseconds = 2000;
/** A form may stay open overnight. */
const maxFillingInMilliseconds = 24 * 3_600_000;
const nonceInBytes = 16;

/**
 * `good`: issued here and filled in at human speed. `hurried`: issued here, but filled in too fast. `expired`: issued here
 * more than a day ago. `forged`: not issued here.
 */
type TokenVerdict = 'good' | 'hurried' | 'expired' | 'forged';

/**
 * The token of a rendered form: a random value and the time, signed. It distinguishes people from programs that never load
 * the form, and is used up by the submission that is accepted.
 */
export class FormTokens {
  constructor(private readonly signed: SignedTexts) {}

  /** Throws when the key is unavailable. */
  async issue(now = Date.now()): Promise<string> {
    const nonce = crypto.getRandomValues(new Uint8Array(nonceInBytes)).toBase64({ alphabet: 'base64url' });
    return this.signed.sign('form', `${now.toString(36)}.${nonce}`);
  }

  /** In place of a token that was issued here and cannot be used any more: its form has been filled in already. */
  renew(now = Date.now()): Promise<string> {
    return this.issue(now - minFillingInMilliseconds);
  }

  /** Empty when the key is unavailable: then the form is refused with a fresh token once the key is there. */
  async issueIfPossible(onFailure?: (error: unknown) => void): Promise<string> {
    try {
      return await this.issue();
    } catch (error) {
      onFailure?.(error);
      return '';
    }
  }

  async check(token: string, now = Date.now()): Promise<TokenVerdict> {
    if (!(await this.signed.isSigned('form', token))) return 'forged';
    const age = now - issuedAt(token);
    if (age > maxFillingInMilliseconds) return 'expired';
    return age < minFillingInMilliseconds ? 'hurried' : 'good';
  }
}

/** Milliseconds since the epoch. */
export function issuedAt(token: string): number {
  return Number.parseInt(token.split('.')[0] ?? '', 36);
}
