import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureAge } from './setup/age.mjs';
import { ensureBun } from './setup/bun.mjs';
import { ensureChromium } from './setup/chromium.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { interruptionCode, listenForInterruption } from './setup/interruption.mjs';
import { ensurePostgresPrograms } from './setup/postgres/postgres-programs.mjs';
import { startPostgresServer } from './setup/postgres/postgres-server.mjs';
import {
  processorTime,
  processorTimeByFile,
  processorTimeOfEnded,
  processorTimeSentence,
} from './setup/processor-time.mjs';
import { SetupFailure } from './setup/setup-failure.mjs';
import { findTestFiles } from './setup/test-files.mjs';
import { sentence, sum } from './setup/test-results.mjs';
import { build, checks, runCheck, runSuite } from './setup/test-steps.mjs';

// `npm test -- articles` runs only test files whose path contains that word, without the checks of the whole project.
// With `--all` (`npm run test:all`) tests that are samples are taken in full, on both databases, and journeys once more.
const isAll = process.argv.includes('--all');
const words = process.argv.slice(2).filter((word) => word !== '--all');
const files = findTestFiles(words, { isAll });
const isSelected = (/** @type {string[]} */ part) => words.length === 0 || part.length > 0;

/** @type {import('./setup/test-results.mjs').Count[]} */
const counts = [];
/** @type {import('./setup/test-results.mjs').TimedTest[]} */
const times = [];
/** @type {string[]} */
const retried = [];
/** @type {string[]} */
const failed = [];
/** Seconds of processor time by part. @type {Map<string, number>} */
const parts = new Map();
/** Seconds of processor time by test file and suite. @type {[name: string, seconds: number][]} */
const costs = [];
/** What has been used when everything that is downloaded once is there. */
let used = processorTime();
/** Temporary directory of tests, servers and browsers. Its name is short, because it contains sockets. */
const temporary = mkdtempSync(join(tmpdir(), 'at-'));
/** @type {Awaited<ReturnType<typeof startPostgresServer>> | undefined} */
let database;

listenForInterruption();
try {
  await runEverything();
} catch (error) {
  if (!interruptionCode()) counts.push({ passed: 0, failed: 1, skipped: 0 });
  console.error(error instanceof SetupFailure ? `\n${error.message}` : error);
} finally {
  processorTimeOfEnded();
  await database?.stop();
  if (database) parts.set('PostgreSQL server', processorTimeOfEnded());
  rmSync(temporary, { recursive: true, force: true });
}
const total = sum(counts);
printTop(
  'The slowest tests',
  times.map(({ name, seconds }) => /** @type {const} */ ([name, seconds])),
);
printTop('The most expensive test files (processor time without PostgreSQL)', costs);
printNames('Passed on the second attempt', retried);
printNames('Failed', failed);
if (interruptionCode()) console.log('\nInterrupted.');
else {
  console.log(`\n${processorTimeSentence(processorTime() - used, parts)}`);
  console.log(sentence(total));
}
process.exitCode = interruptionCode() ?? (total.failed > 0 ? 1 : 0);

async function runEverything() {
  if (words.length > 0 && Object.values(files).every((part) => part.length === 0)) {
    throw new SetupFailure(`No test file's path contains ${words.map((word) => `"${word}"`).join(' or ')}.`);
  }
  const bun = await ensureBun();
  await ensureDependencies(bun);
  const chromium = isSelected(files.journeys) ? await ensureChromium(bun) : '';
  const needsDatabase = isSelected(files.data) || isSelected(files.journeys);
  const postgres = needsDatabase ? await ensurePostgresPrograms(bun) : '';
  if (needsDatabase) await ensureAge();
  used = processorTime();
  if (needsDatabase) database = await startPostgresServer(postgres);

  const [built] = await Promise.all(
    [build, ...(words.length === 0 ? checks : [])].map(async (check) => {
      const result = await count(async () => {
        const { count, processorTime } = await runCheck(bun, check);
        addTo('build and checks', processorTime);
        return count;
      });
      if (result.failed > 0) failed.push(check.title);
      return result;
    }),
  );
  if (!built || built.failed > 0) return console.log('\nTests skipped: the build failed.');

  const { onServer, embedded, journeys } = suites(chromium, database?.url ?? '');
  // Side by side, because many of their tests wait for another process or a deadline.
  await Promise.all([runTests(bun, onServer), runTests(bun, embedded, { isBeside: isSelected(onServer.files) })]);
  for (const suite of journeys) await runTests(bun, suite);
}

/** @param {string} bun @param {import('./setup/test-steps.mjs').Suite} suite */
async function runTests(bun, suite, { isBeside = false } = {}) {
  if (!isSelected(suite.files)) return;
  await count(async () => {
    const result = await runSuite(bun, suite, { isBeside });
    times.push(...result.times.map(({ name, seconds }) => ({ name: `${name} (${suite.title})`, seconds })));
    if (!suite.isRepeated) retried.push(...result.retried);
    failed.push(...result.failed);
    addTo(suite.title, result.processorTime);
    for (const [file, seconds] of processorTimeByFile(result.fileTimes))
      costs.push([`${file} (${suite.title})`, seconds]);
    return result.count;
  });
}

/** @param {string} part @param {number} seconds */
function addTo(part, seconds) {
  parts.set(part, (parts.get(part) ?? 0) + seconds);
}

/**
 * @param {string} chromium @param {string} url
 */
function suites(chromium, url) {
  const common = { TMPDIR: temporary, TEST_AGE: 'required' };
  const extent = isAll ? { TEST_EXTENT: 'all' } : {};
  const postgres = { ...common, TEST_DATABASE: 'postgres', TEST_DATABASE_URL: url };
  // A browser and a server on a busy machine: see docs/decisions/0035.
  const inBrowser = { files: files.journeys, retries: 1, workers: 2 };
  const browser = { ...postgres, CHROMIUM_PATH: chromium };
  const journeys = { ...inBrowser, title: 'Journeys on PostgreSQL', env: { ...browser, ...extent } };
  return {
    // With the process for the embedded database three on two cores: with four, tests of whole servers came near their time limit.
    onServer: {
      title: 'Tests on PostgreSQL',
      files: [...files.pure, ...files.data],
      retries: 0,
      workers: 2,
      env: { ...postgres, ...extent },
    },
    embedded: {
      title: 'Tests on the embedded database',
      files: files.embedded,
      retries: 0,
      workers: isAll ? 2 : 1,
      env: { ...common, TEST_DATABASE: 'embedded' },
    },
    journeys: isAll
      ? [
          journeys,
          { ...inBrowser, title: 'Journeys repeated', isRepeated: true, env: { ...browser, TEST_REPEAT: '1' } },
        ]
      : [journeys],
  };
}

/** @param {string} title @param {(readonly [name: string, seconds: number])[]} all */
function printTop(title, all) {
  const top = all.toSorted(([, a], [, b]) => b - a).slice(0, 10);
  if (top.length === 0) return;
  console.log(`\n${title}:`);
  for (const [name, seconds] of top) console.log(`${seconds.toFixed(1).padStart(6)} s  ${name}`);
}

/** @param {string} title @param {string[]} names */
function printNames(title, names) {
  if (names.length > 0) console.log(`\n${title}:\n${names.map((name) => `  ${name}`).join('\n')}`);
}

/** @param {() => Promise<import('./setup/test-results.mjs').Count>} step */
async function count(step) {
  const result = await step();
  if (interruptionCode()) throw new Error('interrupted');
  counts.push(result);
  return result;
}
