import { expect, test } from 'bun:test';
import { allowedEdits, editDistance } from '../../../src/domain/search/words.ts';

test.each([
  ['bauksit', 'bauksit', 0],
  ['bauksti', 'bauksit', 1],
  ['bauksi', 'bauksit', 1],
  ['bauksitt', 'bauksit', 1],
  ['baukait', 'bauksit', 1],
  ['buakist', 'bauksit', 2],
  ['karir', 'tender', 3],
  ['a', 'abcdef', 3],
  ['a'.repeat(32), 'a'.repeat(34), 2],
  ['a'.repeat(32), `${'a'.repeat(31)}xyz`, 3],
])('between “%s” and “%s” are %i edits, counted up to three', (one, other, edits) => {
  expect(editDistance(one, other, 2)).toBe(edits);
  expect(editDistance(other, one, 2)).toBe(edits);
});

test.each([
  ['esg', 0],
  ['kuki', 1],
  ['privasi', 1],
  ['lingkungan', 2],
  ['x'.repeat(33), 0],
])('“%s” may contain %i edits', (word, edits) => {
  expect(allowedEdits(word)).toBe(edits);
});
