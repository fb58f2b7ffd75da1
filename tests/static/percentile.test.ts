import { expect, test } from 'bun:test';
import { median, percentile } from '../../scripts/percentile.ts';

const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

test.each<[values: number[], percent: number, expected: number]>([
  [[], 50, 0],
  [[7], 1, 7],
  [[10, 9, 100, 2, 1], 50, 9],
  [[4, 1, 3, 2], 51, 3],
  [[15, 20, 35, 40, 50], 30, 20],
  [[15, 20, 35, 40, 50], 95, 50],
  [hundred, 95, 95],
  [hundred, 100, 100],
  [hundred, 0, 1],
])('of %j, %i percent are at most %d', (values, percent, expected) => {
  expect(percentile(values, percent)).toBe(expected);
});

test('the median is the middle value, and the lower one of two in the middle; the values keep their order', () => {
  const values = [1.5, 10.25, 9.5];
  expect(median(values)).toBe(9.5);
  expect(values).toEqual([1.5, 10.25, 9.5]);
  expect(median([8, 2, 4, 6])).toBe(4);
});
