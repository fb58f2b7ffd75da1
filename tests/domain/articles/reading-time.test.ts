import { expect, test } from 'bun:test';
import { readingMinutes } from '../../../src/domain/articles/reading-time.ts';

test.each([
  ['', 1],
  ['<p>one</p>', 1],
  ['word '.repeat(200), 1],
  ['word '.repeat(201), 2],
  ['<p>word</p>'.repeat(400), 2],
  ['word&nbsp;'.repeat(401), 3],
  ['<img alt="a b c d e f">'.repeat(300), 1],
])('%# takes %i minutes', (html, minutes) => {
  expect(readingMinutes(html)).toBe(minutes);
});
