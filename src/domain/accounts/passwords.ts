/** A password that nobody has to think of: 120 random bits. */
export function makePassword(): string {
  return crypto.getRandomValues(new Uint8Array(15)).toBase64({ alphabet: 'base64url' });
}
