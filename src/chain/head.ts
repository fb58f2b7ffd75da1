/** A signed statement that the log ended, at that time, with this entry. */
export type SignedHead = {
  /** Calendar day of the entry in the company's time zone, such as 2026-11-22. */
  day: string;
  position: number;
  hash: string;
  signed_at: string;
  /** Raw Ed25519 key, base64. */
  public_key: string;
  /** Ed25519 over `headToSign`, base64. */
  signature: string;
};

/** The text that is signed. */
export function headToSign({ day, position, hash, signed_at }: Omit<SignedHead, 'public_key' | 'signature'>): string {
  return JSON.stringify(['activity log head', day, position, hash, signed_at]);
}
