import { expect, test } from 'bun:test';
import { sql } from 'drizzle-orm';
import { DayTally } from '../../../src/web/log/day-tally.ts';
import type { Log } from '../../../src/web/log/log.ts';
import { openWorld } from '../../support/world.ts';

test('of errors with causes the innermost counts, up to eight of them', () => {
  const lines: unknown[] = [];
  const tally = new DayTally({ info: () => {}, warn: () => {}, error: (_event, kind) => void lines.push(kind) });
  const nested = (levels: number): Error =>
    levels === 0
      ? Object.assign(new RangeError(), { code: 'INNERMOST' })
      : new Error('', { cause: nested(levels - 1) });
  for (const levels of [0, 1, 7, 8, 9]) {
    tally.countFailure(nested(levels));
    tally.writeAll();
  }
  expect(lines).toEqual([...Array(4).fill('RangeError INNERMOST'), 'Error']);
});

test('failures of the report channel are counted by the error and code that caused them, without a word of what was sent', async () => {
  const world = await openWorld();
  const lines: unknown[][] = [];
  const log: Log = { info: () => {}, warn: () => {}, error: (...line) => void lines.push(line) };
  const tally = new DayTally(log);
  const failing = () => world.db.execute(sql`select ${'secret words'}::text, 1 / 0`).catch((error: unknown) => error);
  tally.countFailure(await failing());
  tally.countFailure(await failing());
  tally.countFailure(Object.assign(new TypeError('secret words'), { code: 'secret words' }));
  tally.countFailure('secret words');
  tally.writeAll();
  expect(lines.map(([event, kind, facts]) => [event, kind, (facts as { count: number }).count])).toEqual([
    ['baik_failed', 'PostgresError 22012', 2],
    ['baik_failed', 'TypeError', 1],
    ['baik_failed', 'string', 1],
  ]);
  await world.close();
});
