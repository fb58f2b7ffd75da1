import { join } from 'node:path';
import { type Candidate, candidatesFor, type Tests } from './candidates.ts';
import type { Mutant } from './operators.ts';
import { runTests, type TestRun } from './test-runs.ts';

export type Trial = {
  mutant: Mutant;
  verdict: 'tests' | 'timeout' | 'types' | 'journeys' | 'survived';
  /** The test files that ran, and how many more execute the line or may do so. */
  ran: string[];
  left: number;
  /** The test that failed. */
  failed: string;
};

const root = join(import.meta.dir, '../..');
/** Plants the bug before anything else is loaded. */
const plantedConfig = join(import.meta.dir, 'bunfig.toml');
/** A run that takes this many times the processor time of a measured one hangs, even on a busy machine. */
const deadlineFactor = 20;
const minDeadlineInMilliseconds = 120_000;
/** A mutant counts as survived after this many measured test files do not execute its line. */
const maxMeasuredInVain = 10;

/**
 * Runs the tests that may detect a mutant, a few at a time, until one fails or their usual time fills the budget. Test
 * files are measured when it is their turn.
 */
export async function tryMutant(
  mutant: Mutant,
  tests: Tests,
  env: Record<string, string>,
  budgetInMilliseconds: number,
): Promise<Trial> {
  const ran: string[] = [];
  let spentInMilliseconds = 0;
  let measuredInVain = 0;
  let batchSize = 1;
  const waiting = () => candidatesFor(mutant, tests).filter(({ file }) => !ran.includes(file));
  const trial = (verdict: Trial['verdict'], failed = ''): Trial => ({
    mutant,
    verdict,
    ran,
    left: waiting().length,
    failed,
  });
  for (;;) {
    const candidates = waiting().filter(
      ({ milliseconds }) => milliseconds !== undefined || measuredInVain < maxMeasuredInVain,
    );
    const [first] = candidates;
    if (!first) return trial('survived');
    if (first.milliseconds === undefined) {
      await tests.coverage.measure(first.file);
      if (!waiting().some(({ file }) => file === first.file)) measuredInVain += 1;
      continue;
    }
    const batch = withinBudget(candidates, batchSize, budgetInMilliseconds - spentInMilliseconds, ran.length === 0);
    if (batch.length === 0) return trial('survived');
    // The first alone, because it mostly suffices; then two, four, eight, to save starts.
    batchSize *= 2;
    const usual = batch.reduce((total, { milliseconds = 0 }) => total + milliseconds, 0);
    spentInMilliseconds += usual;
    ran.push(...batch.map(({ file }) => file));
    const { outcome, failed } = await runWithMutant(mutant, batch, env, usual);
    if (outcome !== 'passed') return trial(outcome === 'timeout' ? 'timeout' : 'tests', failed);
  }
}

/** What only reaches a time limit is tried again: the machine may have been busy. */
async function runWithMutant(
  { file, start, end, replacement }: Mutant,
  batch: readonly Candidate[],
  env: Record<string, string>,
  usualInMilliseconds: number,
): Promise<TestRun> {
  const planted = { MUTANT: JSON.stringify({ path: join(root, file), start, end, replacement }) };
  const run = () =>
    runTests(
      batch.map((candidate) => candidate.file),
      // What fails only once on a busy machine has detected nothing.
      ['--bail', '--retry=1', `--config=${plantedConfig}`],
      { ...env, ...planted },
      Math.max(minDeadlineInMilliseconds, usualInMilliseconds * deadlineFactor),
    );
  const first = await run();
  return first.outcome === 'timeout' ? run() : first;
}

/** The measured ones at the front, as many as one run takes; the very first always. */
function withinBudget(
  candidates: readonly Candidate[],
  maxCount: number,
  budgetInMilliseconds: number,
  isFirst: boolean,
): Candidate[] {
  const batch: Candidate[] = [];
  let spentInMilliseconds = 0;
  for (const candidate of candidates) {
    const { milliseconds } = candidate;
    if (milliseconds === undefined || batch.length === maxCount) break;
    const fits = spentInMilliseconds + milliseconds <= budgetInMilliseconds || (isFirst && batch.length === 0);
    if (!fits) continue;
    spentInMilliseconds += milliseconds;
    batch.push(candidate);
  }
  return batch;
}
