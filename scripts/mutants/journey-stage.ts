import { join } from 'node:path';
import { type CheckoutCopy, copyCheckout } from '../setup/checkout-copy.ts';
import { ensureChromium } from '../setup/chromium.mjs';
import type { ImportGraph } from './import-graph.ts';
import { islandsWith, journeysFor } from './journeys.ts';
import type { Mutant } from './operators.ts';
import { runTests, type TestRun } from './test-runs.ts';

type JourneyTrial = { outcome: TestRun['outcome']; ran: string[]; failed: string };

/** Files that tests need in addition to the build. */
const readByTests = ['tests', 'bunfig.toml', '.env.example'];
/** Time limit for a build, a server, a browser and all journeys of a file, with a margin for a busy machine. */
const maxJourneysInMilliseconds = 900_000;

/**
 * Tries mutants in code of islands with the journeys that visit them: builds and runs the site with the mutant in a copy
 * of the checkout, one mutant at a time.
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
    // A journey is repeated once, as in `npm test`, so that a race does not count as a detected bug.
    return runTests([file], ['--bail', '--retry=1'], env, maxJourneysInMilliseconds, copy.root);
  };

  /** Excludes files that fail without a mutant. */
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
    if (!copy) throw new Error('The copy of the checkout is missing');
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
    /** Resolves to undefined for code that no island loads or no journey visits. */
    async try(mutant: Mutant): Promise<JourneyTrial | undefined> {
      const islands = islandsWith(mutant.file, graph);
      const files = islands.length > 0 ? journeysFor(islands) : [];
      if (files.length === 0) return undefined;
      const trial = last.then(() => tryJourneys(mutant, files));
      last = trial.catch(() => {});
      return trial;
    },
    close: () => copy?.remove(),
  };
}
