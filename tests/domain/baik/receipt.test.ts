import { describe, expect, test } from 'bun:test';
import { formatReceipt, parseReceipt, receiptOf, wordsOf } from '../../../src/domain/baik/receipt.ts';
import { receiptWords } from '../../../src/domain/baik/receipt-words.ts';
import { deriveReceiptKeys } from '../../../src/domain/baik/sealing/derived-keys.ts';
import { publicKeyOf } from '../../../src/domain/baik/sealing/sealing.ts';

const code = '0123456789ABCDEFGH';
const seedOf = (value: number) => new Uint8Array(32).fill(value);

describe('a receipt', () => {
  test.each([
    '0123456789ABCDEFGH',
    '012 345 678 9AB CDE FGH',
    'o12-345-678-9ab-cde-fgh',
    ' 012.345\u2013678 9ab cde fgh\n',
    'OI2 345 678 9AB CDE FGH',
    '\uff10\uff11\uff12345678 9AB CDE FGH',
  ])('%p is read as a code', (typed) => {
    expect(parseReceipt(typed)).toEqual(code);
  });

  test('is shown in groups of three characters', () => {
    expect(formatReceipt(code)).toBe('012 345 678 9AB CDE FGH');
  });

  test('can be written in ten words, in any case and with any separators', () => {
    for (let value = 0; value < 200; value += 1) {
      const receipt = receiptOf(seedOf(value));
      const words = wordsOf(receipt);
      expect(words).toMatch(/^[a-z]+( [a-z]+){9}$/);
      expect(parseReceipt(words)).toEqual(receipt);
      expect(parseReceipt(` ${words.toUpperCase().replaceAll(' ', ', ')}.\n`)).toEqual(receipt);
      expect(parseReceipt(formatReceipt(receipt))).toEqual(receipt);
    }
  });

  test('is the same for the same form', () => {
    expect(receiptOf(seedOf(7))).toEqual(receiptOf(seedOf(7)));
    expect(receiptOf(seedOf(8))).not.toEqual(receiptOf(seedOf(7)));
  });

  test.each([
    '',
    '0123456789ABCDEFG',
    '0123456789ABCDEFGHJ',
    '0123456789ABCDEFGU',
    '1234567890123456789',
    '12345678901234567890',
    '123456789012345678901',
    '1234+5678901234567890',
    `${'abadi '.repeat(9)}rumah`,
    'abadi '.repeat(100),
  ])('is not %p', (typed) => {
    expect(parseReceipt(typed)).toBeUndefined();
  });
});

describe('the words', () => {
  test('are 512, so that ten carry ninety bits, are short, differ in two letters and within the first four', () => {
    for (const word of receiptWords) expect(word).toMatch(/^[a-z]{3,8}$/);
    expect(receiptWords).toHaveLength(512);
    const heads = receiptWords.map((word) => word.slice(0, 4));
    expect(new Set(heads).size).toBe(512);
    const near = receiptWords.flatMap((one, index) =>
      receiptWords.slice(index + 1).filter((other) => differsInOneLetter(one, other)),
    );
    expect(near).toEqual([]);
  });

  test('use all bits of a receipt', () => {
    const places = Array.from({ length: 10 }, () => new Set<string>());
    for (let value = 0; value < 256; value += 1) {
      const seed = new Uint8Array(32).fill(1);
      seed[0] = value;
      for (const [place, word] of wordsOf(receiptOf(seed)).split(' ').entries()) places[place]?.add(word);
    }
    // Of 256 drawings from 512 words about 201 differ.
    for (const seen of places) expect(seen.size).toBeGreaterThan(170);
  });
});

test('the keys of a receipt come from all of its characters and from the key of the site', async () => {
  const keys = async (text: string, site: number) => {
    const { lookup, identity } = await deriveReceiptKeys(text, seedOf(site));
    return [lookup, await publicKeyOf(identity)];
  };
  const first = await keys('0123456789ABCDEFGH', 1);
  expect(await keys('0123456789ABCDEFGH', 1)).toEqual(first);
  for (const other of [await keys('0123456789ABCDEFGJ', 1), await keys('0123456789ABCDEFGH', 2)]) {
    expect(other[0]).not.toBe(first[0]);
    expect(other[1]).not.toBe(first[1]);
  }
});

/** Replaced, added or left out. */
function differsInOneLetter(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  const skip = short.length === long.length ? 1 : 0;
  return short.slice(same + skip) === long.slice(same + 1);
}
