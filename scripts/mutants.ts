import { parseArgs } from 'node:util';
import { Glob } from 'bun';
import { openCoverage } from './mutants/coverage-map.ts';
import { openTestDatabase } from './mutants/database.ts';
import { readImportGraph } from './mutants/import-graph.ts';
import { openJourneyStage } from './mutants/journey-stage.ts';
import { openKnownTrials } from './mutants/known-trials.ts';
import { type Mutant, mutantsOf } from './mutants/operators.ts';
import { describeMutant, reportTrials } from './mutants/report.ts';
import { sampleMutants } from './mutants/sample.ts';
import { endAllRuns } from './mutants/test-runs.ts';
import { type Trial, tryMutant } from './mutants/trial.ts';
import { findRejected } from './mutants/type-check.ts';

const usage = `Plants one-line bugs in src/domain, src/web and src/pages, one at a time and never in the checkout itself, and runs
the type check, then the tests that execute the line, then, for the code of islands, journeys in a browser. Prints the
share that is detected and every survivor.

  bun run mutants --count 300 --seed 1    a sample; the same for the same seed and sources
  bun run mutants --file contact          only files whose path holds this word
  bun run mutants --list                  prints the sample and runs nothing
  --workers 1                             mutants at a time
  --budget 30                             seconds of processor time that its tests may take, measured without it
  --keep-measured                         does not measure test files anew that have changed
  --again                                 also tries those that earlier runs have detected
  --measure                               measures which lines each test file executes and plants nothing: without it a test
                                          file is measured when a mutant needs it`;

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    file: { type: 'string', default: '' },
    tests: { type: 'string', default: '' },
    workers: { type: 'string', default: '1' },
    budget: { type: 'string', default: '30' },
    'keep-measured': { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    measure: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

process.chdir(`${import.meta.dir}/..`);
if (values.help) console.log(usage);
else await main();

async function main(): Promise<void> {
  const workers = Number(values.workers);
  const sources = await readSources();
  const population = [...sources].flatMap(([file, source]) => mutantsOf(file, source));
  const sample = sampleMutants(population, Number(values.count), Number(values.seed));
  const print = (mutant: Mutant) => describeMutant(mutant, sources.get(mutant.file) ?? '');
  if (values.list) {
    for (const mutant of sample) console.log(print(mutant));
    return;
  }
  const database = await openTestDatabase();
  const graph = readImportGraph();
  const journeys = openJourneyStage(graph, database.env, console.log);
  const known = await openKnownTrials();
  const close = async () => {
    endAllRuns();
    journeys.close();
    await database.stop();
  };
  const trials: Trial[] = [];
  const started = performance.now();
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      // The sample is in random order, so the part that is done is a sample too.
      console.log(reportTrials(trials, print, performance.now() - started));
      void close().finally(() => process.exit(1));
    });
  }
  try {
    const files = testFiles();
    const coverage = await openCoverage(database.env, { keepsMeasured: values['keep-measured'] }, console.log);
    if (values.measure) {
      await coverage.measureAll(files, workers);
      return;
    }
    coverage.recall(files);
    const budget = Number(values.budget) * 1000;
    const untried = sample.filter((mutant) => values.again || !known.find(mutant, sources.get(mutant.file) ?? ''));
    const rejected = await findRejected(untried);
    console.log(`${rejected.size} of ${untried.length} mutants do not compile.`);
    const tryEverything = async (mutant: Mutant): Promise<Trial> => {
      if (rejected.has(mutant)) return { mutant, verdict: 'types', ran: [], left: 0, failed: '' };
      const trial = await tryMutant(mutant, { files, coverage, graph }, database.env, budget);
      if (trial.verdict !== 'survived') return trial;
      const journey = await journeys.try(mutant);
      if (!journey) return trial;
      const { outcome, failed, ran } = journey;
      return { ...trial, verdict: outcome === 'passed' ? 'survived' : 'journeys', failed, ran: [...trial.ran, ...ran] };
    };
    const waiting = [...sample];
    const work = async () => {
      for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
        const source = sources.get(mutant.file) ?? '';
        const detected = values.again ? undefined : known.find(mutant, source);
        const trial = detected ?? (await tryEverything(mutant));
        await known.remember(trial, source);
        trials.push(trial);
        const { verdict, failed } = trial;
        const before = detected ? ' (known)' : '';
        console.log(`${trials.length}/${sample.length} ${verdict}${before}: ${mutant.file}:${mutant.line} ${failed}`);
      }
    };
    await Promise.all(Array.from({ length: workers }, work));
    console.log(reportTrials(trials, print, performance.now() - started));
  } finally {
    await close();
  }
}

async function readSources(): Promise<Map<string, string>> {
  const files = [...new Glob('src/{domain,web,pages}/**/*.{ts,tsx}').scanSync('.')].sort();
  const chosen = files.filter((file) => file.includes(values.file));
  return new Map(await Promise.all(chosen.map(async (file) => [file, await Bun.file(file).text()] as const)));
}

/** Journeys need a build for each mutant and a browser: they are a stage of their own, for a few mutants. */
function testFiles(): string[] {
  const files = [...new Glob('tests/**/*.test.{ts,tsx}').scanSync('.')].sort();
  return files.filter((file) => file.includes(values.tests) && !file.startsWith('tests/journeys/'));
}
