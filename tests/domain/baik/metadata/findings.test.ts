import { expect, test } from 'bun:test';
import { gather } from '../../../../src/domain/baik/metadata/findings.ts';

test('texts, times and flags are findings', () => {
  expect(
    gather([
      ['author', ' Budi '],
      ['time', new Date('2026-11-19T10:11:12Z')],
      ['history', true],
      ['title', 7],
    ]),
  ).toEqual([
    { kind: 'author', value: 'Budi' },
    { kind: 'time', value: '2026-11-19 10:11' },
    { kind: 'history', value: '' },
    { kind: 'title', value: '7' },
  ]);
});

test.each([[undefined], [null], [false], [''], ['  '], ['\u0000\u202e'], [new Date(Number.NaN)]])(
  '%p is none',
  (value) => {
    expect(gather([['author', value]])).toEqual([]);
  },
);

test('equal findings count once, equal values of different kinds separately', () => {
  expect(
    gather([
      ['author', 'Budi'],
      ['author', 'Budi'],
      ['company', 'Budi'],
      ['author', 'Sari'],
    ]),
  ).toEqual([
    { kind: 'author', value: 'Budi' },
    { kind: 'company', value: 'Budi' },
    { kind: 'author', value: 'Sari' },
  ]);
});

test('control and direction characters become spaces', () => {
  expect(gather([['author', 'Budi\u0000\u001f\u007f\u009fSari\u200e\u202a\u202e\u2066\u2069\ufffdTono']])).toEqual([
    { kind: 'author', value: 'Budi Sari Tono' },
  ]);
});

test('a value has at most 160 characters, and a file at most sixteen findings', () => {
  expect(gather([['title', '🙏'.repeat(161)]])).toEqual([{ kind: 'title', value: '🙏'.repeat(160) }]);
  const many = Array.from({ length: 17 }, (_, index) => ['author', `Budi ${index}`] as const);
  expect(gather(many).map(({ value }) => value)).toEqual(many.slice(0, 16).map(([, value]) => value));
});
