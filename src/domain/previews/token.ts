const tokenInBytes = 32;

/** An unguessable token, as it stands in the address. */
export function makeToken(): string {
  return crypto.getRandomValues(new Uint8Array(tokenInBytes)).toBase64({ alphabet: 'base64url', omitPadding: true });
}

/** What is stored of a token; undefined for a text that cannot be one. */
export function hashOfToken(token: string): string | undefined {
  if (!/^[\w-]{43}$/.test(token)) return undefined;
  return new Bun.CryptoHasher('sha256').update(token).digest('hex');
}
