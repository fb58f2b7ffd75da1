import { expect, test } from 'bun:test';
import { isDeeplyNested } from '../../src/fields/html-limits.ts';

test('clipboard HTML that is nested more deeply than browsers do is recognised', () => {
  expect(isDeeplyNested('<div>'.repeat(512))).toBe(false);
  expect(isDeeplyNested('<div>'.repeat(513))).toBe(true);
  expect(isDeeplyNested(`${'<b>'.repeat(20_000)}x${'</b>'.repeat(20_000)}`)).toBe(true);
});

test('long texts are not taken for nested ones, with or without optional end tags', () => {
  expect(isDeeplyNested('<p><b>Ton</b><br></p>'.repeat(20_000))).toBe(false);
  expect(isDeeplyNested('<ul><li>satu<li>dua</ul><p>tiga'.repeat(5000))).toBe(false);
});
