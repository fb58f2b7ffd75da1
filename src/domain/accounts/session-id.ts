/** 256 random bits, base64url. */
export function makeSessionId(): string {
  return crypto.getRandomValues(new Uint8Array(32)).toBase64({ alphabet: 'base64url', omitPadding: true });
}

/** Whether a text may be a session id: an invented one need not be looked for. */
export function isSessionId(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** SHA-256 of a session id in hex, as the database stores it. */
export function hashSessionId(sessionId: string): string {
  return new Bun.CryptoHasher('sha256').update(sessionId).digest('hex');
}
