import { join } from 'node:path';
import { type CheckoutCopy, copyCheckout } from '../setup/checkout-copy.ts';
import { ensureChromium } from '../setup/chromium.mjs';
import type { ImportGraph } from './import-graph.ts';
import { wholeSiteTests } from './journeys.ts';
import type { Mutant } from './operators.ts';
import { runTests, type TestRun } from './test-runs.ts';

type JourneyTrial = { outcome: TestRun['outcome']; ran: string[]; failed: string };

/** What the tests read beside what a build does. */
const readByTests = ['tests', 'bunfig.toml', '.env.example'];
/** Includes a build, a server, a browser and all journeys of a file on a busy machine. */
const maxJourneysInMilliseconds = 900_000;

/**
 * Tries mutants with journeys and tests of processes: builds and runs the site with the mutant in a copy of the checkout,
 * one mutant at a time.
 */
export function openJourneyStage(
  graph: ImportGraph,
  database: Record<string, string>,
  progress: (line: string) => void,
) {
  let copy: CheckoutCopy | undefined;
  let chromium: Promise<string> | undefined;
  const passing = new Map<string, Promise<boolean>>();
  let last: Promise<unknown> = Promise.resolve();

  const run = async (file: string): Promise<TestRun> => {
    copy ??= copyCheckout(readByTests);
    chromium ??= ensureChromium(process.execPath);
    const env = { ...database, CHROMIUM_PATH: await chromium };
    // A journey may be tried twice, as in `npm test`: a race must not count as a detected bug.
    return runTests([file], ['--bail', '--retry=1'], env, maxJourneysInMilliseconds, copy.root);
  };

  /** A file that fails without any mutant can detect none. */
  const passes = (file: string): Promise<boolean> => {
    const known = passing.get(file);
    if (known) return known;
    const found = run(file).then(({ outcome, failed }) => {
      if (outcome !== 'passed') progress(`left out ${file}: it fails: ${failed}`);
      return outcome === 'passed';
    });
    passing.set(file, found);
    return found;
  };

  const tryJourneys = async (mutant: Mutant, files: string[]): Promise<JourneyTrial> => {
    const ran: string[] = [];
    for (const file of files) {
      if (!(await passes(file))) continue;
      ran.push(file);
      const { outcome, failed } = await withMutant(mutant, () => run(file));
      if (outcome !== 'passed') return { outcome, ran, failed };
    }
    return { outcome: 'passed', ran, failed: '' };
  };

  const withMutant = async <Result>({ file, start, end, replacement }: Mutant, work: () => Promise<Result>) => {
    if (!copy) throw new Error('There is no copy of the checkout.');
    const path = join(copy.root, file);
    const source = await Bun.file(path).text();
    await Bun.write(path, source.slice(0, start) + replacement + source.slice(end));
    try {
      return await work();
    } finally {
      await Bun.write(path, source);
    }
  };

  return {
    /** Resolves to nothing when no such test is about the code. */
    async try(mutant: Mutant): Promise<JourneyTrial | undefined> {
      const files = wholeSiteTests(mutant.file, graph);
      if (files.length === 0) return undefined;
      const trial = last.then(() => tryJourneys(mutant, files));
      last = trial.catch(() => {});
      return trial;
    },
    close: () => copy?.remove(),
  };
}
