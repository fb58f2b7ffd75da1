import { createHmac } from 'node:crypto';
import { receiptWords } from './receipt-words.ts';

/** Crockford's base 32: without letters that look like a digit or like each other. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Random bits of a receipt, which is 18 characters, also written as ten words. */
const bits = 90;
const bitsOfCharacter = 5;
const bitsOfWord = 9;
/** More than a code in words needs; longer input is not examined. */
const maxTypedCharacters = 300;

/** A typed receipt, in characters or words, however it is grouped; undefined when it is invalid. */
export function parseReceipt(typed: string): string | undefined {
  if (typed.length > maxTypedCharacters) return undefined;
  const text = typed.normalize('NFKC').toUpperCase();
  const code = text
    .replace(/[\s.,;:\-–—_]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  const isCode = code.length === bits / bitsOfCharacter && [...code].every((character) => alphabet.includes(character));
  return isCode ? code : parseWords(text);
}

/** As it is shown and typed: in groups of three characters. */
export function formatReceipt(code: string): string {
  return code.replace(/.{3}(?=.)/g, '$& ');
}

/** The same code in ten words, which can be read out and copied by hand with fewer mistakes. */
export function wordsOf(code: string): string {
  const places = [...code].map((character) => alphabet.indexOf(character));
  return placesIn(numberOf(places, bitsOfCharacter), bitsOfWord)
    .map((place) => receiptWords[place])
    .join(' ');
}

/** The receipt of a form, derived from it, so that a repeated submit after a lost response gets the same one. */
export function receiptOf(seed: Uint8Array): string {
  const mac = createHmac('sha256', seed).update('receipt').digest('hex');
  return codeOf(BigInt.asUintN(bits, BigInt(`0x${mac}`)));
}

function parseWords(text: string): string | undefined {
  const places = (text.match(/[A-Z]+/g) ?? []).map((word) => receiptWords.indexOf(word.toLowerCase()));
  if (places.length !== bits / bitsOfWord || places.includes(-1)) return undefined;
  return codeOf(numberOf(places, bitsOfWord));
}

function codeOf(value: bigint): string {
  return placesIn(value, bitsOfCharacter)
    .map((place) => alphabet[place])
    .join('');
}

function numberOf(places: readonly number[], width: number): bigint {
  return places.reduce((value, place) => (value << BigInt(width)) + BigInt(place), 0n);
}

/** The bits of a receipt in parts of this width, the highest first. */
function placesIn(value: bigint, width: number): number[] {
  return Array.from({ length: bits / width }, (_, index) =>
    Number(BigInt.asUintN(width, value >> BigInt(bits - (index + 1) * width))),
  );
}
