import { expect, test } from 'bun:test';
import { ByteSearch } from '../../src/report-processes/byte-search.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

test('a text is found in one piece, and across any cut into two or into single bytes', () => {
  const body = bytes('contact=a&token=b');
  const cuts = Array.from({ length: body.length + 1 }, (_, at) => [body.slice(0, at), body.slice(at)]);
  for (const pieces of [...cuts, [...body].map((byte) => Uint8Array.of(byte))]) {
    const search = new ByteSearch(['token', 'language=en']);
    for (const piece of pieces) search.add(piece);
    expect([...search.found]).toEqual(['token']);
  }
});

test('what does not occur is not found, not even from a piece and the one after the next', () => {
  const search = new ByteSearch(['token']);
  for (const piece of ['tok', 'x', 'en', 'to', '', 'ke', 'tokem', 'oken']) search.add(bytes(piece));
  expect([...search.found]).toEqual([]);
});

test('nothing is kept of what has passed', () => {
  const search = new ByteSearch(['token', 'language=en']);
  search.add(bytes('my name is Sari'));
  search.end();
  expect(JSON.stringify(search)).not.toContain('83,97,114,105');
  expect(Object.values(search).filter((value) => value instanceof Uint8Array)).toEqual([new Uint8Array(20)]);
});
