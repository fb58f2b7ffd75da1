import { receiptWords } from '../../domain/baik/receipt-words.ts';
import { languageCodes } from '../../i18n/site/language.ts';
import { href, routes } from '../../routes.ts';
import { decoded } from '../../stored-file.ts';
import { securityHeaders } from './headers.ts';

/** Headers for addresses whose visit must leave no trace in caches or referrers. */
export const discreetHeaders = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' } as const;

const roots = [
  '/api/baik',
  ...languageCodes.map((language) => href(routes.baik.index, language).slice(`/${language}`.length)),
];

/** Whether an address belongs to the report channel, mistyped ones included. */
export function isDiscreetPath(path: string): boolean {
  const lower = path.toLowerCase();
  return roots.some((root) => lower.includes(root));
}

/** As many digits or words as no other address has. */
const minReceiptDigits = 12;
const minReceiptWords = 6;

/** Whether a mistyped address may contain a receipt, in digits, characters or words: nothing of it may be logged. */
export function mayHoldReceipt(path: string): boolean {
  const parts = decoded(path).split(/[^\da-z]+/i);
  const joined = parts.join('');
  if (joined.replace(/\D/g, '').length >= minReceiptDigits) return true;
  if (parts.filter((part) => receiptWords.includes(part.toLowerCase())).length >= minReceiptWords) return true;
  // A code in groups of three, or undivided.
  return parts.filter((part) => /^[\da-z]{3}$/i.test(part)).length >= 5 || parts.some((part) => isCode(part));
}

/** Whether it looks like the 18 letters and digits of a receipt, one more or less: a word has less than two digits. */
function isCode(part: string): boolean {
  return part.length >= 17 && part.length <= 19 && (part.match(/\d/g)?.length ?? 0) >= 2;
}

/**
 * `caching` is for addresses that may lead elsewhere later, such as those with a slug: browsers would keep a redirect for good, and two
 * that were kept would lead to each other.
 */
export function movedPermanently(to: string, caching?: 'no-cache' | 'private, no-store'): Response {
  const headers = {
    ...securityHeaders,
    ...(caching && { 'cache-control': caching }),
    ...(isDiscreetPath(to) && discreetHeaders),
  };
  return new Response(null, { status: 301, headers: { ...headers, location: to } });
}
