import { expect, test } from 'bun:test';
import { formatReceipt, hashLookup, parseReceipt, receiptOf } from '../../../src/domain/baik/receipt.ts';

const receipt = { lookup: '123456', secret: '78901234567890' };

test.each([
  '12345678901234567890',
  '1234 5678 9012 3456 7890',
  '1234-5678–9012—3456_7890',
  ' 1234.5678.9012.3456.7890\n',
  '１２３４５６７８９０１２３４５６７８９０',
])('%p is read as a receipt', (typed) => {
  expect(parseReceipt(typed)).toEqual(receipt);
});

test.each(['', '1234567890123456789', '123456789012345678901', '1234567890123456789a', '1234+5678901234567890'])(
  '%p is no receipt',
  (typed) => {
    expect(parseReceipt(typed)).toBeUndefined();
  },
);

test('a receipt is shown in groups of four', () => {
  expect(formatReceipt(receipt)).toBe('1234 5678 9012 3456 7890');
});

test('the same form has the same receipt, and another one for another attempt', () => {
  const seed = new Uint8Array(32).fill(7);
  expect(receiptOf(seed, 0)).toEqual(receiptOf(seed, 0));
  expect(receiptOf(seed, 1)).not.toEqual(receiptOf(seed, 0));
  expect(receiptOf(new Uint8Array(32).fill(8), 0)).not.toEqual(receiptOf(seed, 0));
  for (let attempt = 0; attempt < 200; attempt += 1) {
    expect(formatReceipt(receiptOf(seed, attempt))).toMatch(/^\d{4}( \d{4}){4}$/);
  }
});

test('the database contains the first digits only as a keyed hash', () => {
  const key = new Uint8Array(32).fill(1);
  expect(hashLookup(key, receipt)).toMatch(/^[\da-f]{64}$/);
  expect(hashLookup(key, receipt)).toBe(hashLookup(key, { ...receipt, secret: '00000000000000' }));
  expect(hashLookup(key, receipt)).not.toBe(hashLookup(key, { ...receipt, lookup: '123457' }));
  expect(hashLookup(key, receipt)).not.toBe(hashLookup(new Uint8Array(32).fill(2), receipt));
});
