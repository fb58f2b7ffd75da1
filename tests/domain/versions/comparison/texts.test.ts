import { expect, test } from 'bun:test';
import { compareTexts, type Word } from '../../../../src/domain/versions/comparison/texts.ts';

const words = (before: string, after: string) => compareTexts(before, after).flatMap((passage) => passage.words);
const joined = (list: Word[], without: Word['change']) =>
  list.flatMap(({ change, text }) => (change === without ? [] : [text])).join('');

test('words that were removed and added are named, the others stay together', () => {
  expect(words('The refinery ships alumina.', 'The refinery exports alumina daily.')).toEqual([
    { change: 'same', text: 'The refinery ' },
    { change: 'removed', text: 'ships' },
    { change: 'added', text: 'exports' },
    { change: 'same', text: ' alumina' },
    { change: 'added', text: ' daily' },
    { change: 'same', text: '.' },
  ]);
});

test('unchanged paragraphs are passages of their own', () => {
  const passages = compareTexts('<p>One.</p><p>Two.</p><p>Three.</p>', '<p>One.</p><p>2.</p><p>Three.</p>');
  expect(passages.map(({ isChanged }) => isChanged)).toEqual([false, true, false]);
});

test('a changed tag is a change', () => {
  expect(words('<p>A <a href="/a">link</a></p>', '<p>A <a href="/b">link</a></p>')).toContainEqual({
    change: 'removed',
    text: '<a href="/a">',
  });
});

test('an entity is one word', () => {
  expect(words('<p>a &lt; b</p>', '<p>a &gt; b</p>')).toContainEqual({ change: 'added', text: '&gt;' });
});

const texts = [
  '',
  'one',
  '<p>Alumina</p><p>from <strong>bauxite</strong></p>',
  '<p>Aluminium</p>\n<p>from <em>bauxite</em></p><ul><li>A</li></ul>',
  '🚢 <p><<>></p> &amp; \r\n\t',
  '<'.repeat(50),
];

test('the words make up both texts', () => {
  for (const before of texts)
    for (const after of texts) {
      const found = words(before, after);
      expect(joined(found, 'added')).toBe(before);
      expect(joined(found, 'removed')).toBe(after);
    }
});

const count = 5000;
const text = (word: (index: number) => string, perBlock = 60) =>
  Array.from(
    { length: count },
    (_, index) => `${index % perBlock === 0 ? `${index ? '</p>' : ''}<p>` : ''}${word(index)}`,
  ).join(' ');

test('in 5,000 words, every hundredth of which changed, exactly these are named', () => {
  const before = text((index) => `kata${(index * 7919) % 1013}`);
  const after = text((index) => (index % 100 === 0 ? 'changed' : `kata${(index * 7919) % 1013}`));
  const found = words(before, after);
  expect(found.filter(({ change }) => change === 'added').map((one) => one.text)).toEqual(Array(50).fill('changed'));
});

test('two texts of the largest size are compared with limited work: what lies beyond is replaced as a whole', () => {
  const largest = [
    ['<p>a</p>'.repeat(7999), '<p>b</p>'.repeat(7999)],
    [
      Array.from({ length: 7999 }, (_, i) => `<p>${i}</p>`).join(''),
      Array.from({ length: 7999 }, (_, i) => `<p>x${i}</p>`).join(''),
    ],
    ['a '.repeat(100_000), 'b '.repeat(100_000)],
    ['a b '.repeat(50_000), 'b c a '.repeat(33_000)],
    ['<'.repeat(200_000), '>'.repeat(200_000)],
    [
      Array.from({ length: 100_000 }, (_, i) => i % 10).join(' '),
      Array.from({ length: 100_000 }, (_, i) => (i * 7) % 10).join(' '),
    ],
  ] as const;
  for (const [before, after] of largest) {
    const found = words(before, after);
    expect(found.filter(({ change }) => change !== 'same').length).toBeLessThan(20_000);
    expect(joined(found, 'added') === before && joined(found, 'removed') === after).toBe(true);
  }
});
