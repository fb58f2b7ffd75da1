import { createHmac, timingSafeEqual } from 'node:crypto';

/** Name of the shared key that signs forms. */
export const formsSecret = 'forms';

/** Signs short texts that visitors send back, with a key that all nodes share. */
export class SignedTexts {
  private key: Promise<Uint8Array> | undefined;

  /** `fetchKey` loads the shared key. */
  constructor(private readonly fetchKey: () => Promise<Uint8Array>) {}

  /** The text, a full stop and the signature. A text for one purpose is not valid for another. */
  async sign(purpose: string, text: string): Promise<string> {
    return `${text}.${await this.signatureOf(purpose, text)}`;
  }

  async isSigned(purpose: string, given: string): Promise<boolean> {
    const end = given.lastIndexOf('.');
    if (end < 0) return false;
    const expected = Buffer.from(await this.signatureOf(purpose, given.slice(0, end)));
    const signature = Buffer.from(given.slice(end + 1));
    return signature.length === expected.length && timingSafeEqual(signature, expected);
  }

  private async signatureOf(purpose: string, text: string): Promise<string> {
    this.key ??= this.fetchKey();
    // A failed fetch must not be cached.
    this.key.catch(() => {
      this.key = undefined;
    });
    return createHmac('sha256', await this.key)
      .update(`${purpose} ${text}`)
      .digest('base64url');
  }
}
