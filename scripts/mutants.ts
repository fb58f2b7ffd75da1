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
import { openTypeCheck } from './mutants/type-check.ts';

const usage = `Plants one-line bugs in src, but for words and content, one at a time and never in the checkout itself,
and runs the tests that execute the line and the type check, then the journeys and tests of processes that
are about its file. Prints the share that is detected and every survivor.

  bun run mutants --count 300 --seed 1    a sample; the same for the same seed and sources
  bun run mutants --file contact          only files whose path holds this word
  bun run mutants --list                  prints the sample and runs nothing
  --folders domain,web                    only in these folders of src
  --workers 1                             mutants at a time
  --budget 60                             seconds of processor time that its tests may take, measured without it
  --keep-measured                         does not measure test files anew that have changed
  --again                                 also tries those that earlier runs have detected
  --measure                               measures which lines each test file executes and plants nothing: without it a test
                                          file is measured when a mutant needs it`;

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    file: { type: 'string', default: '' },
    folders: { type: 'string', default: '' },
    tests: { type: 'string', default: '' },
    workers: { type: 'string', default: '1' },
    budget: { type: 'string', default: '60' },
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
  /** What no test detects, until the type check and the journeys have tried it too. */
  const undecided = new Set<Trial>();
  const started = performance.now();
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      // The sample is in random order, so the part that is done is a sample too.
      console.log(reportTrials([...trials, ...undecided], print, performance.now() - started));
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
    const tests = { files, coverage, graph };
    const budget = Number(values.budget) * 1000;
    const untried = sample.filter((mutant) => values.again || !known.find(mutant, sources.get(mutant.file) ?? ''));
    const types = openTypeCheck(untried);
    const report = async (trial: Trial, isKnown = false): Promise<void> => {
      const { mutant, verdict, failed } = trial;
      if (!isKnown) await known.remember(trial, sources.get(mutant.file) ?? '');
      trials.push(trial);
      const before = isKnown ? ' (known)' : '';
      console.log(`${trials.length}/${sample.length} ${verdict}${before}: ${mutant.file}:${mutant.line} ${failed}`);
    };
    const tryOtherwise = async (trial: Trial): Promise<void> => {
      undecided.add(trial);
      const isRejected = await types.rejects(trial.mutant);
      const journey = isRejected ? undefined : await journeys.try(trial.mutant);
      const ran = [...trial.ran, ...(journey?.ran ?? [])];
      undecided.delete(trial);
      if (isRejected) await report({ ...trial, verdict: 'types' });
      else if (journey && journey.outcome !== 'passed')
        await report({ ...trial, verdict: 'journeys', failed: journey.failed, ran });
      else await report({ ...trial, ran });
    };
    const waiting = [...sample];
    const others: Promise<void>[] = [];
    const work = async () => {
      for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
        const detected = values.again ? undefined : known.find(mutant, sources.get(mutant.file) ?? '');
        const isRejected = !detected && types.rejectedSoFar(mutant);
        const trial = detected ?? (isRejected ? undefined : await tryMutant(mutant, tests, database.env, budget));
        if (!trial) await report({ mutant, verdict: 'types', ran: [], left: 0, failed: '' });
        else if (trial.verdict === 'survived') {
          const tried = tryOtherwise(trial);
          // A failure ends the run below.
          tried.catch(() => {});
          others.push(tried);
        } else await report(trial, detected !== undefined);
      }
    };
    await Promise.all(Array.from({ length: workers }, work));
    await Promise.all(others);
    console.log(reportTrials(trials, print, performance.now() - started));
  } finally {
    await close();
  }
}

/** All that runs in production, but for what holds words and data only: a bug there is a wrong word. */
async function readSources(): Promise<Map<string, string>> {
  const pattern = values.folders ? `src/{${values.folders}}/**/*.{ts,tsx}` : 'src/**/*.{ts,tsx}';
  const files = [...new Glob(pattern).scanSync('.')].sort();
  const isCode = (file: string) => !file.endsWith('.words.ts') && !file.startsWith('src/content/');
  const chosen = files.filter((file) => isCode(file) && file.includes(values.file));
  return new Map(await Promise.all(chosen.map(async (file) => [file, await Bun.file(file).text()] as const)));
}

/** Journeys need a build for each mutant and a browser: they are a stage of their own. */
function testFiles(): string[] {
  const files = [...new Glob('tests/**/*.test.{ts,tsx}').scanSync('.')].sort();
  return files.filter((file) => file.includes(values.tests) && !file.startsWith('tests/journeys/'));
}
