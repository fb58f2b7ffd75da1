import { createHmac, timingSafeEqual } from 'node:crypto';

/** Name of the shared key that signs forms. */
export const formsSecret = 'forms';

/** A form sent sooner was filled in by a program. */
const minFillingInMilliseconds = 2000;
/** A form may stay open overnight. */
const maxFillingInMilliseconds = 24 * 3_600_000;

/**
 * `good`: issued here and filled in at human speed. `hurried`: issued here, but filled in too fast.
 * `refused`: forged or expired.
 */
type TokenVerdict = 'good' | 'hurried' | 'refused';

/** Signs the time at which a form was rendered, which distinguishes people from programs that never load the form. */
export class FormTokens {
  private key: Promise<Uint8Array> | undefined;

  /** `fetchKey` loads the key shared by all nodes. */
  constructor(private readonly fetchKey: () => Promise<Uint8Array>) {}

  /** Throws when the key is unavailable. */
  async issue(now = Date.now()): Promise<string> {
    const time = now.toString(36);
    return `${time}.${await this.sign(time)}`;
  }

  /** Empty when the key is unavailable: a form without a token still works, with lower limits. */
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
    // A failed fetch must not be cached.
    this.key.catch(() => {
      this.key = undefined;
    });
    return createHmac('sha256', await this.key)
      .update(`form shown at ${time}`)
      .digest('base64url');
  }
}
