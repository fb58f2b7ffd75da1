/** 128 random bits for the inline scripts of one streamed page. */
export function makeNonce(): string {
  return crypto.getRandomValues(new Uint8Array(16)).toBase64();
}
