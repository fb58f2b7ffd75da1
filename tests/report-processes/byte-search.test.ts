import { expect, test } from 'bun:test';
import { ByteSearch } from '../../src/report-processes/byte-search.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

function foundIn(pieces: readonly Uint8Array[]): string[] {
  const search = new ByteSearch(['token', 'language=en']);
  for (const piece of pieces) search.add(piece);
  return [...search.found];
}

test('a text is found in one piece, and across any cut into two or into single bytes', () => {
  const body = bytes('contact=totoken&token=b');
  const cuts = Array.from({ length: body.length + 1 }, (_, at) => [body.slice(0, at), body.slice(at)]);
  for (const pieces of [...cuts, [...body].map((byte) => Uint8Array.of(byte))])
    expect(foundIn(pieces)).toEqual(['token']);
});

test('what does not occur is not found, not even from a piece and the one after the next', () => {
  expect(foundIn(['tok', 'x', 'en', 'to', '', 'ke', 'tokem', 'oken', 'language=', 'id'].map(bytes))).toEqual([]);
});
