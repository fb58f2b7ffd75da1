import { join } from 'node:path';
import { type Candidate, candidatesFor } from './candidates.ts';
import type { CoverageMap } from './coverage-map.ts';
import type { ImportGraph } from './import-graph.ts';
import type { Mutant } from './operators.ts';
import { runTests } from './test-runs.ts';

export type Trial = {
  mutant: Mutant;
  verdict: 'tests' | 'timeout' | 'types' | 'journeys' | 'survived';
  /** The test files that ran, and how many more execute the line. */
  ran: string[];
  left: number;
  /** The test that failed. */
  failed: string;
};

const root = join(import.meta.dir, '../..');
const overlay = join(import.meta.dir, 'overlay.ts');
/** A run that takes this many times the processor time of a measured one hangs, even on a busy machine. */
const deadlineFactor = 20;
const minDeadlineInMilliseconds = 120_000;

/** Runs the tests that may detect a mutant, a few at a time, until one fails or their usual time fills the budget. */
export async function tryMutant(
  mutant: Mutant,
  { map, graph }: { map: CoverageMap; graph: ImportGraph },
  env: Record<string, string>,
  budgetInMilliseconds: number,
): Promise<Trial> {
  const all = candidatesFor(mutant, map, graph);
  const affordable = withinBudget(all, budgetInMilliseconds);
  const ran: string[] = [];
  const trial = (verdict: Trial['verdict'], failed = ''): Trial => ({
    mutant,
    verdict,
    ran,
    left: all.length - ran.length,
    failed,
  });
  const { start, end, replacement } = mutant;
  const planted = { MUTANT: JSON.stringify({ path: join(root, mutant.file), start, end, replacement }) };
  for (const batch of batches(affordable)) {
    ran.push(...batch.map(({ file }) => file));
    const usual = batch.reduce((total, { milliseconds }) => total + milliseconds, 0);
    const deadline = Math.max(minDeadlineInMilliseconds, usual * deadlineFactor);
    const { outcome, failed } = await runTests(
      batch.map(({ file }) => file),
      // What fails only once on a busy machine has detected nothing.
      ['--bail', '--retry=1', `--preload=${overlay}`],
      { ...env, ...planted },
      deadline,
    );
    if (outcome !== 'passed') return trial(outcome === 'timeout' ? 'timeout' : 'tests', failed);
  }
  return trial('survived');
}

function withinBudget(candidates: Candidate[], budgetInMilliseconds: number): Candidate[] {
  let spent = 0;
  return candidates.filter(({ milliseconds }, index) => {
    const fits = index === 0 || spent + milliseconds <= budgetInMilliseconds;
    if (fits) spent += milliseconds;
    return fits;
  });
}

/** The first alone, because it mostly suffices; then two, four, eight, to save starts. */
function batches(candidates: Candidate[]): Candidate[][] {
  const result: Candidate[][] = [];
  for (let start = 0, size = 1; start < candidates.length; start += size / 2) {
    result.push(candidates.slice(start, start + size));
    size *= 2;
  }
  return result;
}
