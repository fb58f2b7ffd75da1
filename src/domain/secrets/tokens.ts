/** 256 random bits, base64url. */
export function makeToken(): string {
  return crypto.getRandomValues(new Uint8Array(32)).toBase64({ alphabet: 'base64url', omitPadding: true });
}

/** Whether a text may be a token: an invented one need not be looked for. */
export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** SHA-256 in hexadecimal digits, as the database stores it of what only its owner may know. */
export function digest(text: string): string {
  return new Bun.CryptoHasher('sha256').update(text).digest('hex');
}
