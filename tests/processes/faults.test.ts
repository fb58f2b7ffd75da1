import { expect } from 'bun:test';
import { describeOutcomes, type Outcome, problemsOf } from '../../scripts/faults/report.ts';
import type { Write } from '../../scripts/faults/writes.ts';
import { summarise } from '../../scripts/soak/summary.ts';
import { testOn } from '../support/test-on.ts';

// Small samples of `bun run faults` and `bun run soak`, which check that the commands work.

testOn('postgres', 'a killed server has stored all acknowledged writes, and none partially', async () => {
  const { scenarios } = await import('../../scripts/faults/scenarios.ts');
  const outcome = await scenarios['kill -9']?.({ writes: 15, random: () => 0.1 });
  expect(outcome && problemsOf(outcome)).toEqual([]);
  expect(outcome?.note).toMatch(/^[1-9]\d* kills?/);
});

testOn('postgres', 'a few seconds of mixed load cause no errors', async () => {
  const { runSoak } = await import('../../scripts/soak/run.ts');
  const { lines, problems } = await runSoak(0.05);
  // Memory growth needs a longer run.
  expect(problems.filter((problem) => !problem.startsWith('memory'))).toEqual([]);
  expect(lines.join('\n')).toMatch(/page +\d+ +0 /);
});

testOn('postgres', 'a lost write and a partly stored one are problems', async () => {
  const write = (marker: string, acknowledged: boolean): Write => ({
    kind: 'save',
    marker,
    acknowledged,
    status: acknowledged ? 201 : 0,
    milliseconds: 10,
  });
  const outcome: Outcome = {
    fault: 'a fault',
    writes: [write('one', true), write('two', true), write('three', false)],
    findings: { found: new Set(['one']), half: ['article one has 1 of 2 languages'] },
    complaints: [],
    note: '',
  };
  expect(problemsOf(outcome)).toEqual([
    'save two was acknowledged and is not there',
    'article one has 1 of 2 languages',
  ]);
  expect(describeOutcomes([outcome])).toContain('a fault  save     3     0        1          2             1      1 ');
});

testOn('postgres', 'growing memory and failed answers are problems of a soak', async () => {
  const probe = Array.from({ length: 100 }, (_, index) => ({
    at: index,
    rss: 1e8 + index * 1e5,
    heapUsed: 0,
    lags: [1],
  }));
  const { problems } = summarise([{ what: 'page', milliseconds: 1, status: 500 }], probe);
  expect(problems).toEqual([
    '1 of 1 answers were errors: 1 × page 500',
    'memory grew by 4.65 % in the second half of the run',
  ]);
});
