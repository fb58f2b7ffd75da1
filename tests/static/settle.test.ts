import { describe, expect, test } from 'bun:test';
import { restingPlace } from '../../src/browser/frame/settle.ts';

/** Two sections as tall as the window, one twice as tall, and a footer of half a window. */
const places = [
  { from: 0, to: 0 },
  { from: 900, to: 900 },
  { from: 1800, to: 2700 },
  { from: 3150, to: 3150 },
];
const rest = (began: number, now: number) => restingPlace(began, now, places, 900);

describe('a reader who stops scrolling', () => {
  test.each([
    ['after one step down from a section that fills the window', 0, 100, 900],
    ['after one step up', 900, 800, 0],
    ['after many steps down', 0, 700, 900],
    ['below a tall section that was read to its end', 2700, 2800, 3150],
    ['above a tall section', 1800, 1700, 900],
  ])('between two sections %s moves on', (_what, began, now, target) => {
    expect(rest(began, now)).toBe(target);
  });

  test.each([
    ['a little below a section', 0, 20, 0],
    ['a little above the next one', 0, 880, 900],
    ['a little past the end of a tall section', 2300, 2760, 2700],
    ['above the end of the tall section, coming up from the footer', 3150, 3050, 2700],
  ])('%s is moved to it', (_what, began, now, target) => {
    expect(rest(began, now)).toBe(target);
  });

  test.each([
    ['inside a tall section', 1800, 2200],
    ['at the top of a section', 0, 900],
    ['at the end of the page', 2700, 3150],
  ])('%s stays there', (_what, began, now) => {
    expect(rest(began, now)).toBeUndefined();
  });

  test('in other content between two sections stays there', () => {
    const apart = [
      { from: 0, to: 0 },
      { from: 2000, to: 2000 },
    ];
    expect(restingPlace(0, 1000, apart, 900)).toBeUndefined();
  });
});
