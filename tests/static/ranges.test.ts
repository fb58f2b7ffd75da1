import { expect, test } from 'bun:test';
import type { ByteRange } from '../../src/domain/files/file-store.ts';
import { parseRange } from '../../src/web/files/file-answer.ts';

const asked: [header: string, understood: ByteRange | 'ignore' | 'unsatisfiable'][] = [
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=10-', { start: 10, end: 99 }],
  ['bytes=10-5000', { start: 10, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-5000', { start: 0, end: 99 }],
  ['bytes=99-', { start: 99, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=20-10', 'ignore'],
  ['bytes=-', 'ignore'],
  ['bytes=0-1,5-6', 'ignore'],
  ['bytes=a-b', 'ignore'],
  ['items=0-1', 'ignore'],
];

test.each(asked)('%s of a file of 100 bytes', (header, understood) => {
  expect(parseRange(header, 100)).toEqual(understood);
});

test('an empty file satisfies no range', () => {
  expect(parseRange('bytes=0-', 0)).toBe('unsatisfiable');
});
