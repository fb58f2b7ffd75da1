import { createHmac, timingSafeEqual } from 'node:crypto';

/** The name of the key with which forms are signed. */
export const formsSecret = 'forms';

/** A form sent sooner was filled in by a program. */
const minFillingInMilliseconds = 2000;
/** A form may stay open overnight, not for ever. */
const maxFillingInMilliseconds = 24 * 3_600_000;

/**
 * `good`: a form of ours, filled in at the pace of people. `hurried`: of ours, but filled in faster than people do.
 * `refused`: made up, or too old.
 */
type TokenVerdict = 'good' | 'hurried' | 'refused';

/** Says in every form when it was shown, signed, so that what posts without ever having read a form can be told apart. */
export class FormTokens {
  private key: Promise<Uint8Array> | undefined;

  /** `fetchKey` gives the key that all nodes share. */
  constructor(private readonly fetchKey: () => Promise<Uint8Array>) {}

  /** Throws when the key cannot be had. */
  async issue(now = Date.now()): Promise<string> {
    const time = now.toString(36);
    return `${time}.${await this.sign(time)}`;
  }

  /** Empty when the key cannot be had: a form without a token still works, and is only trusted less. */
  async issueIfPossible(onFailure?: (error: unknown) => void): Promise<string> {
    try {
      return await this.issue();
    } catch (error) {
      onFailure?.(error);
      return '';
    }
  }

  async check(token: string, now = Date.now()): Promise<TokenVerdict> {
    const [time = '', signature = ''] = token.split('.');
    const expected = Buffer.from(await this.sign(time));
    const given = Buffer.from(signature);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'refused';
    const age = now - Number.parseInt(time, 36);
    if (age > maxFillingInMilliseconds) return 'refused';
    return age < minFillingInMilliseconds ? 'hurried' : 'good';
  }

  private async sign(time: string): Promise<string> {
    this.key ??= this.fetchKey();
    // A database that was down must not be remembered as a missing key.
    this.key.catch(() => {
      this.key = undefined;
    });
    return createHmac('sha256', await this.key)
      .update(`form shown at ${time}`)
      .digest('base64url');
  }
}
