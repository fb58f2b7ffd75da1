import { expect, test } from 'bun:test';
import { splitText } from '../../../src/domain/versions/blocks.ts';

const texts = {
  empty: '',
  short: '{"title":"A"}',
  paragraphs: '<p>One paragraph of some words.</p>'.repeat(500),
  'one word': 'x'.repeat(50_000),
  'pairs of surrogates': '🚢'.repeat(20_000),
  spaces: ' '.repeat(30_000),
  'empty blocks': '</p>'.repeat(10_000),
};

test.each(Object.entries(texts))('%s: the pieces joined are the text', (_name, text) => {
  const pieces = splitText(text);
  expect(pieces.join('') === text).toBe(true);
  expect(pieces.every((piece) => piece.isWellFormed())).toBe(true);
  expect(Math.max(0, ...pieces.map(({ length }) => length))).toBeLessThanOrEqual(4000);
});

test('a text without any end is cut after 2,000 characters', () => {
  expect(splitText('x'.repeat(6500)).map(({ length }) => length)).toEqual([2000, 2000, 2000, 500]);
});

// Another cut would store every text of a site once more with its next save.
test('a text is cut as by earlier releases', () => {
  const words = Array.from({ length: 300 }, (_, index) => `word${(index * 7919) % 997}`).join(' ');
  expect(splitText(words).map(({ length }) => length)).toEqual([
    ...[172, 175, 166, 167, 189, 222, 181],
    ...[223, 261, 221, 198, 181, 15],
  ]);
});

test('an edit changes few pieces', () => {
  const words = (changed: number) =>
    Array.from({ length: 6000 }, (_, index) => (index === changed ? 'changed' : `word${(index * 7919) % 997}`)).join(
      ' ',
    );
  const before = new Set(splitText(words(-1)));
  expect(before.size).toBeGreaterThan(20);
  for (const changed of [0, 1500, 3000, 5999]) {
    const fresh = splitText(words(changed)).filter((piece) => !before.has(piece));
    expect(fresh.length).toBeLessThan(4);
  }
});
