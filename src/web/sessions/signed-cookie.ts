import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from '../../db/client.ts';
import { sharedSecret } from '../../domain/secrets/commands.ts';

/** SHA-256 in base64url. */
const signatureInCharacters = 43;

type Said = Record<string, string | number>;

/** A signed cookie for the state between two steps of a sign-in. Its owner can read it. */
export class SignedCookie<Content extends Said> {
  private readonly attributes = 'Path=/; Secure; HttpOnly; SameSite=Lax';

  constructor(
    private readonly db: Db,
    private readonly name: `__Host-${string}`,
    private readonly lifetimeInSeconds: number,
  ) {}

  async issue(content: Content): Promise<string> {
    const until = Date.now() + this.lifetimeInSeconds * 1000;
    const text = new TextEncoder().encode(JSON.stringify({ ...content, until })).toBase64({ alphabet: 'base64url' });
    return `${this.name}=${text}.${await this.sign(text)}; ${this.attributes}; Max-Age=${this.lifetimeInSeconds}`;
  }

  /** The value of the request's cookie; undefined when the signature is wrong or it has expired. */
  async read(request: Request): Promise<Content | undefined> {
    const header = request.headers.get('cookie');
    const [text = '', signature = ''] = ((header && new Bun.CookieMap(header).get(this.name)) || '').split('.');
    // An invented one needs no key from the database.
    if (text === '' || signature.length !== signatureInCharacters) return undefined;
    const expected = Buffer.from(await this.sign(text));
    const given = Buffer.from(signature);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    // Signed, so it is what `issue` was given.
    const { until, ...content } = JSON.parse(
      new TextDecoder().decode(Uint8Array.fromBase64(text, { alphabet: 'base64url' })),
    ) as Content & { until: number };
    return until > Date.now() ? (content as unknown as Content) : undefined;
  }

  get spent(): string {
    return `${this.name}=; ${this.attributes}; Max-Age=0`;
  }

  private async sign(text: string): Promise<string> {
    const key = await sharedSecret(this.db, 'sign-in');
    return createHmac('sha256', key).update(`${this.name}=${text}`).digest('base64url');
  }
}
