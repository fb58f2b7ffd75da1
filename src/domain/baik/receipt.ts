import { createHmac } from 'node:crypto';

/** Six digits find the case, fourteen open it. */
export type Receipt = { lookup: string; secret: string };

const lookupDigits = 6;
const digits = 20;

/** The digits in what somebody typed, however they were grouped; undefined when they are no receipt. */
export function parseReceipt(typed: string): Receipt | undefined {
  const code = typed.normalize('NFKC').replace(/[\s.\-–—_]/g, '');
  if (!new RegExp(`^\\d{${digits}}$`).test(code)) return undefined;
  return { lookup: code.slice(0, lookupDigits), secret: code.slice(lookupDigits) };
}

/** In groups of four, as it is shown and read out. */
export function formatReceipt({ lookup, secret }: Receipt): string {
  return (lookup + secret).replace(/\d{4}(?=\d)/g, '$& ');
}

/**
 * The receipt of a form: the same form always gets the same one, so that whoever sends it again, because no answer came,
 * is answered as the first time. `attempt` counts on when another case has the same first digits.
 */
export function receiptOf(seed: Uint8Array, attempt: number): Receipt {
  const mac = createHmac('sha256', seed).update(`receipt ${attempt}`).digest('hex');
  const code = String(BigInt(`0x${mac}`) % 10n ** BigInt(digits)).padStart(digits, '0');
  return { lookup: code.slice(0, lookupDigits), secret: code.slice(lookupDigits) };
}

/** What the database knows of the first digits. */
export function hashLookup(key: Uint8Array, { lookup }: Receipt): string {
  return createHmac('sha256', key).update(`lookup ${lookup}`).digest('hex');
}
