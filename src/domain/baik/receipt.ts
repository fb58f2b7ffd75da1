import { createHmac } from 'node:crypto';
import { receiptWords } from './receipt-words.ts';

/** 90 random bits as 18 characters, also written as ten words. */
export type Receipt = { code: string };

/** Crockford's base 32: without letters that look like a digit or like each other. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const codeBits = 90;
const codeCharacters = codeBits / 5;
const wordCount = codeBits / 9;
/** More than a code in words needs; longer input is not examined. */
const maxTypedCharacters = 300;

/** A typed receipt, in characters or words, however it is grouped; undefined when it is invalid. */
export function parseReceipt(typed: string): Receipt | undefined {
  if (typed.length > maxTypedCharacters) return undefined;
  const text = typed.normalize('NFKC').toUpperCase();
  const code = text
    .replace(/[\s.,;:\-–—_]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  const isCode = code.length === codeCharacters && [...code].every((character) => alphabet.includes(character));
  return isCode ? { code } : parseWords(text);
}

/** As it is shown and typed: in groups of three characters. */
export function formatReceipt({ code }: Receipt): string {
  return code.replace(/.{3}(?=.)/g, '$& ');
}

/** The same code in ten words, which can be read out and copied by hand with fewer mistakes. */
export function wordsOf({ code }: Receipt): string {
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
export function receiptOf(seed: Uint8Array): Receipt {
  const mac = createHmac('sha256', seed).update('receipt').digest('hex');
  return codeOf(BigInt(`0x${mac}`) & ((1n << BigInt(codeBits)) - 1n));
}

function parseWords(text: string): Receipt | undefined {
  const places = (text.match(/[A-Z]+/g) ?? []).map((word) => receiptWords.indexOf(word.toLowerCase()));
  if (places.length !== wordCount || places.includes(-1)) return undefined;
  return codeOf(numberOf(places, receiptWords.length));
}

function codeOf(value: bigint): Receipt {
  const code = placesOf(value, alphabet.length, codeCharacters)
    .map((place) => alphabet[place])
    .join('');
  return { code };
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
