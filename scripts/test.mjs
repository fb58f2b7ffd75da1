import { ensureAge } from './setup/age.mjs';
import { ensureBun } from './setup/bun.mjs';
import { ensureChromium } from './setup/chromium.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { interruptionCode, listenForInterruption } from './setup/interruption.mjs';
import { ensurePostgresPrograms } from './setup/postgres-programs.mjs';
import { startPostgresServer } from './setup/postgres-server.mjs';
import { SetupFailure } from './setup/setup-failure.mjs';
import { findTestFiles } from './setup/test-files.mjs';
import { sentence, sum } from './setup/test-results.mjs';
import { build, checks, runCheck, runSuite } from './setup/test-steps.mjs';

// `npm test -- articles` runs only the test files whose path holds that word, without the checks of the whole project.
const words = process.argv.slice(2);
const files = findTestFiles(words);
const isSelected = (/** @type {string[]} */ part) => words.length === 0 || part.length > 0;

/** @type {import('./setup/test-results.mjs').Count[]} */
const counts = [];
/** @type {Awaited<ReturnType<typeof startPostgresServer>> | undefined} */
let database;

listenForInterruption();
try {
  await runEverything();
} catch (error) {
  if (!interruptionCode()) counts.push({ passed: 0, failed: 1, skipped: 0 });
  console.error(error instanceof SetupFailure ? `\n${error.message}` : error);
} finally {
  await database?.stop();
}
const total = sum(counts);
if (interruptionCode()) console.log('\nInterrupted.');
else console.log(`\n${sentence(total)}`);
process.exitCode = interruptionCode() ?? (total.failed > 0 ? 1 : 0);

async function runEverything() {
  if (words.length > 0 && Object.values(files).every((part) => part.length === 0)) {
    throw new SetupFailure(`No test file's path holds ${words.map((word) => `"${word}"`).join(' or ')}.`);
  }
  const bun = await ensureBun();
  await ensureDependencies(bun);
  const chromium = isSelected(files.journeys) ? await ensureChromium(bun) : '';
  if (isSelected(files.data) || isSelected(files.journeys)) {
    database = await startPostgresServer(await ensurePostgresPrograms(bun));
    await ensureAge();
  }

  if (words.length === 0) for (const check of checks) await count(() => runCheck(bun, check));
  const built = await count(() => runCheck(bun, build));
  if (built.failed > 0) return console.log('\nThe tests need the build: they were not run.');

  for (const suite of suites(chromium, database?.url ?? '')) {
    if (isSelected(suite.files)) await count(() => runSuite(bun, suite));
  }
}

/**
 * @param {string} chromium @param {string} url
 * @returns {import('./setup/test-steps.mjs').Suite[]}
 */
function suites(chromium, url) {
  const { pure, data, journeys } = files;
  const embedded = { TEST_DATABASE: 'embedded' };
  const postgres = { TEST_DATABASE: 'postgres', TEST_DATABASE_URL: url };
  const browser = { CHROMIUM_PATH: chromium };
  const inProcess = { timeoutInSeconds: 30, retries: 0 };
  // A whole browser beside the server on a busy machine: see docs/decisions/0026.
  const inBrowser = { files: journeys, timeoutInSeconds: 60, retries: 1 };
  return [
    { title: 'Tests on the embedded database', files: [...pure, ...data], ...inProcess, env: embedded },
    { title: 'Tests on PostgreSQL', files: data, ...inProcess, env: postgres },
    { title: 'Journeys on PostgreSQL', ...inBrowser, env: { ...postgres, ...browser } },
    ...(process.env.JOURNEYS === 'both'
      ? [{ title: 'Journeys on the embedded database', ...inBrowser, env: { ...embedded, ...browser } }]
      : []),
  ];
}

/** @param {() => Promise<import('./setup/test-results.mjs').Count>} step */
async function count(step) {
  const result = await step();
  if (interruptionCode()) throw new Error('interrupted');
  counts.push(result);
  return result;
}
