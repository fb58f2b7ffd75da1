/** A random password of 120 bits. */
export function makePassword(): string {
  return crypto.getRandomValues(new Uint8Array(15)).toBase64({ alphabet: 'base64url' });
}
