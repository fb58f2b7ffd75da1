import { createHmac } from 'node:crypto';

/** Six digits locate the case, fourteen decrypt it. */
export type Receipt = { lookup: string; secret: string };

const lookupDigits = 6;
const digits = 20;

/** The digits of a typed receipt in any grouping; undefined when it is invalid. */
export function parseReceipt(typed: string): Receipt | undefined {
  const code = typed.normalize('NFKC').replace(/[\s.\-–—_]/g, '');
  if (code.length !== digits || !/^\d+$/.test(code)) return undefined;
  return { lookup: code.slice(0, lookupDigits), secret: code.slice(lookupDigits) };
}

/** Formatted in groups of four. */
export function formatReceipt({ lookup, secret }: Receipt): string {
  return (lookup + secret).replace(/\d{4}(?=\d)/g, '$& ');
}

/**
 * The receipt of a form, derived from it, so that a repeated submit after a lost response
 * gets the same one. `attempt` increases when another case has the same first digits.
 */
export function receiptOf(seed: Uint8Array, attempt: number): Receipt {
  const mac = createHmac('sha256', seed).update(`receipt ${attempt}`).digest('hex');
  const code = String(BigInt(`0x${mac}`) % 10n ** BigInt(digits)).padStart(digits, '0');
  return { lookup: code.slice(0, lookupDigits), secret: code.slice(lookupDigits) };
}

/** Keyed hash of the first digits, as stored. */
export function hashLookup(key: Uint8Array, { lookup }: Receipt): string {
  return createHmac('sha256', key).update(`lookup ${lookup}`).digest('hex');
}
