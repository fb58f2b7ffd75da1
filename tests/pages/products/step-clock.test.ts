import { expect, test } from 'bun:test';
import { momentAt, stepInMilliseconds, tickInMilliseconds } from '../../../src/pages/products/bayer-display.island.tsx';

test('a step takes five seconds and is updated twenty times a second', () => {
  expect({ stepInMilliseconds, tickInMilliseconds }).toEqual({ stepInMilliseconds: 5000, tickInMilliseconds: 50 });
});

test.each([
  [0, 0, false],
  [3999, 0, false],
  [4000, 0, true],
  [4999, 0, true],
  [5000, 1, false],
  [24_999, 4, true],
  [25_000, 0, false],
  [37_500, 2, false],
])('after %d ms step %d is shown, and whether the next one is coming in is %p', (elapsed, step, changing) => {
  expect(momentAt(elapsed, 5)).toMatchObject({ step, changing });
});

test('the progress of a step runs from 0 to 1', () => {
  expect(momentAt(0, 5).share).toBe(0);
  expect(momentAt(7500, 5).share).toBe(0.5);
});
