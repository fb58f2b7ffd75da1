/** 256 random bits; the only thing that opens a session. */
export function makeSessionId(): string {
  return crypto.getRandomValues(new Uint8Array(32)).toBase64({ alphabet: 'base64url', omitPadding: true });
}

/** What the database keeps of a session id, in hex. */
export function hashSessionId(sessionId: string): string {
  return new Bun.CryptoHasher('sha256').update(sessionId).digest('hex');
}
