import { digestOf } from '../sealing/signatures.ts';

/** Six groups of five digits: 99 bits, too many to find a second key for. */
const groups = 6;
const digitsInGroup = 5;

type FingerprintedKey = { publicKey: string; signingKey: string | null; account: number | null };

/**
 * What two people compare before one is admitted: both public keys and the account that uses them, as digits that can be
 * read out.
 */
export function fingerprintOf({ publicKey, signingKey, account }: FingerprintedKey): string {
  const digest = BigInt(`0x${digestOf(`baik fingerprint\n${publicKey}\n${signingKey}\n${account}`)}`);
  const digits = String(digest % 10n ** BigInt(groups * digitsInGroup)).padStart(groups * digitsInGroup, '0');
  return digits.replace(/\d{5}(?=\d)/g, '$& ');
}

/** Maximum length of a typed fingerprint. */
const maxTypedCharacters = 100;

export function isFingerprint(typed: string, key: FingerprintedKey): boolean {
  const digits = (text: string) => text.slice(0, maxTypedCharacters).replace(/\D/g, '');
  return digits(typed) === digits(fingerprintOf(key));
}
