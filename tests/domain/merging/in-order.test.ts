import { expect, test } from 'bun:test';
import { pairInOrder } from '../../../src/domain/merging/in-order.ts';

const letters = (text: string) => text.split('');

test.each([
  ['equal beginnings and ends, though their entries are repeated', 'aabaa', 'aacaa', '00 11 33 44'],
  ['a beginning alone', 'aab', 'aac', '00 11'],
  ['an end alone', 'baa', 'caa', '11 22'],
  ['what was inserted leaves its neighbours paired', 'abcd', 'abxcd', '00 11 23 34'],
  ['what was removed too', 'abxcd', 'abcd', '00 11 32 43'],
  ['of two entries that changed places one is paired', 'axyb', 'ayxb', '00 21 33'],
  ['repeated entries between two different ends by their longest common list', 'xabab_', 'yabba-', '11 23 34'],
  ['nothing when nothing is equal', 'abc', 'xyz', ''],
])('pairs %s', (_what, one, other, pairs) => {
  const found = pairInOrder(letters(one), letters(other)).map(([i, j]) => `${i}${j}`);
  expect(found.join(' ')).toBe(pairs);
});
