import { createHmac } from 'node:crypto';
import { receiptWords } from './receipt-words.ts';

/**
 * `code`: 90 random bits as 18 characters, also written as ten words. `digits`: given before; six of twenty digits locate
 * the case and fourteen decrypt it.
 */
export type Receipt = { kind: 'code'; code: string } | { kind: 'digits'; lookup: string; secret: string };

export type CodeReceipt = Extract<Receipt, { kind: 'code' }>;
export type DigitsReceipt = Extract<Receipt, { kind: 'digits' }>;

/** Crockford's base 32: without letters that look like a digit or like each other. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const codeBits = 90;
const codeCharacters = codeBits / 5;
const wordCount = codeBits / 9;
const lookupDigits = 6;
const digits = 20;
/** More than a code in words needs; longer input is not examined. */
const maxTypedCharacters = 300;

/** A typed receipt, in characters, words or the digits of before, however it is grouped; undefined when it is invalid. */
export function parseReceipt(typed: string): Receipt | undefined {
  if (typed.length > maxTypedCharacters) return undefined;
  const text = typed.normalize('NFKC').toUpperCase();
  const joined = text.replace(/[\s.,;:\-–—_]/g, '');
  if (joined.length === digits && /^\d+$/.test(joined)) {
    return { kind: 'digits', lookup: joined.slice(0, lookupDigits), secret: joined.slice(lookupDigits) };
  }
  const code = joined.replaceAll('O', '0').replace(/[IL]/g, '1');
  if (code.length === codeCharacters && [...code].every((character) => alphabet.includes(character))) {
    return { kind: 'code', code };
  }
  return parseWords(text);
}

/** As it is shown and typed: a code in groups of three characters. */
export function formatReceipt(receipt: Receipt): string {
  if (receipt.kind === 'digits') return (receipt.lookup + receipt.secret).replace(/\d{4}(?=\d)/g, '$& ');
  return receipt.code.replace(/.{3}(?=.)/g, '$& ');
}

/** The same code in ten words, which can be read out and copied by hand with fewer mistakes. */
export function wordsOf({ code }: CodeReceipt): string {
  const value = numberOf(
    [...code].map((character) => alphabet.indexOf(character)),
    alphabet.length,
  );
  return placesOf(value, receiptWords.length, wordCount)
    .map((place) => receiptWords[place])
    .join(' ');
}

/**
 * The receipt of a form, derived from it, so that a repeated submit after a lost response gets the same one.
 */
export function receiptOf(seed: Uint8Array): CodeReceipt {
  const mac = createHmac('sha256', seed).update('receipt').digest('hex');
  return codeOf(BigInt(`0x${mac}`) & ((1n << BigInt(codeBits)) - 1n));
}

/** Keyed hash of the first digits, as stored. */
export function hashLookup(key: Uint8Array, { lookup }: DigitsReceipt): string {
  return createHmac('sha256', key).update(`lookup ${lookup}`).digest('hex');
}

function parseWords(text: string): Receipt | undefined {
  const places = (text.match(/[A-Z]+/g) ?? []).map((word) => receiptWords.indexOf(word.toLowerCase()));
  if (places.length !== wordCount || places.includes(-1)) return undefined;
  return codeOf(numberOf(places, receiptWords.length));
}

function codeOf(value: bigint): CodeReceipt {
  const code = placesOf(value, alphabet.length, codeCharacters)
    .map((place) => alphabet[place])
    .join('');
  return { kind: 'code', code };
}

function numberOf(places: readonly number[], base: number): bigint {
  return places.reduce((value, place) => value * BigInt(base) + BigInt(place), 0n);
}

/** The digits of a number to a base, the highest first. */
function placesOf(value: bigint, base: number, count: number): number[] {
  const places: number[] = [];
  for (let rest = value; places.length < count; rest /= BigInt(base)) places.unshift(Number(rest % BigInt(base)));
  return places;
}
