import { expect, test } from 'bun:test';
import { latestEntries } from '../../../src/domain/limits/memory-counts.ts';

test('the entry that was not used for longest makes room for a new one', () => {
  const entries = latestEntries<number>(2);
  entries.set('first', 1);
  entries.set('second', 2);
  entries.get('first');
  entries.set('third', 3);
  expect([...entries.keys()].sort()).toEqual(['first', 'third']);
});

test('an entry without a lifetime stays, one with a lifetime goes after it', () => {
  const now = { milliseconds: performance.now() };
  const lasting = latestEntries<number>(2);
  const passing = latestEntries<number>(2, 1000);
  lasting.set('a', 1);
  passing.set('a', 1, { start: now.milliseconds - 1001 });
  passing.set('b', 1, { start: now.milliseconds });
  expect([lasting.get('a'), passing.get('a'), passing.get('b')]).toEqual([1, undefined, 1]);
});
