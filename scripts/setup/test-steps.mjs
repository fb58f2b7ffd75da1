import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runAndCaptureOutput, runQuietly } from './programs.mjs';
import { duration } from './progress.mjs';
import { root } from './project.mjs';
import { environmentWithoutSettings, testRuntime } from './test-environment.mjs';
import { countResults, failedIn, retriedIn, sentence, timesIn } from './test-results.mjs';

/**
 * @typedef {import('./test-results.mjs').Count} Count
 * @typedef {{ title: string, parameters: string[], env?: Record<string, string> }} Check
 * @typedef {{ title: string, files: string[], retries: number, workers: number, isRepeated?: boolean, env: Record<string, string> }} Suite
 * @typedef {{ count: Count, times: import('./test-results.mjs').TimedTest[], retried: string[], failed: string[], processorTime: number, fileTimes: string }} SuiteResult
 */

// Biome would colour its report even if the output is not a terminal.
const biomeColours = process.stdout.isTTY ? [] : ['--colors=off'];

/** @type {Check[]} */
export const checks = [
  { title: 'Format and lint', parameters: ['--bun', 'x', 'biome', 'ci', ...biomeColours, '.'] },
  // Several checkers would check types that they share once each: 43 s of processor time instead of 22.
  { title: 'Types', parameters: ['--bun', 'x', 'tsc', '--noEmit', '--checkers', '1'] },
  { title: 'Regular expressions', parameters: ['scripts/regexps.ts'] },
];

/** @type {Check} */
export const build = { title: 'Build', parameters: ['scripts/build.ts'], env: { NODE_ENV: 'production' } };

/**
 * Runs a program, and prints its output at the end, because checks run side by side; exit code 0 counts as one passed test.
 * @param {string} bun @param {Check} check
 * @returns {Promise<{ count: Count, processorTime: number }>}
 */
export async function runCheck(bun, { title, parameters, env }) {
  let used = 0;
  const count = await announcedAtTheEnd(title, async () => {
    const { code, output, processorTime } = await runQuietly(bun, parameters, { env: { ...process.env, ...env } });
    used = processorTime;
    console.log(`\n── ${title}\n${output.trimEnd()}`);
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  });
  return { count, processorTime: used };
}

/**
 * Runs test files in a few processes, each with its own database, server and browser, and counts the results. A suite that
 * runs beside another prints its output when it has ended.
 * @param {string} bun @param {Suite} suite @param {{ isBeside: boolean }} place
 * @returns {Promise<SuiteResult>}
 */
export async function runSuite(bun, { title, files, retries, workers, env }, { isBeside }) {
  const name = title.toLowerCase().replaceAll(/\W+/g, '-');
  const results = join(root, 'test-results');
  const report = join(results, `${name}.xml`);
  const timings = join(results, `${name}.json`);
  mkdirSync(results, { recursive: true });
  estimateTimings(timings, files);
  const fileTimes = join(results, `${name}.tsv`);
  for (const left of [report, fileTimes]) rmSync(left, { force: true });
  const parameters = [
    ...['scripts/setup/reaper.ts', bun],
    // A test runner does not notify its modules before it exits, so processes that they started are stopped here.
    ...['--no-env-file', 'test', '--no-orphans', ...files],
    // Replaces the pattern in bunfig.toml that excludes journeys from a plain `bun test`.
    '--path-ignore-patterns=node_modules/**',
    ...[`--parallel=${workers}`, '--no-isolate', `--retry=${retries}`],
    ...[`--timings=${timings}`, '--update-timings'],
    ...['--reporter=junit', `--reporter-outfile=${report}`],
  ];
  let output = '';
  let exitCode = 0;
  let used = 0;
  const announce = isBeside ? announcedAtTheEnd : announced;
  const count = await announce(title, async () => {
    if (files.length === 0) {
      console.log('No tests found.');
      return { passed: 0, failed: 1, skipped: 0 };
    }
    const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
    const settings = { ...testRuntime, ...colours, TEST_FILE_TIMES: fileTimes, ...env };
    const options = { env: { ...environmentWithoutSettings(), ...settings } };
    const run = await (isBeside ? runQuietly : runAndCaptureOutput)(bun, parameters, options);
    output = run.output;
    exitCode = run.code;
    used = run.processorTime;
    if (isBeside) console.log(`\n── ${title}\n${output}`);
    return countResults(report, files, run.code);
  });
  return {
    count,
    times: timesIn(report),
    retried: retriedIn(output),
    failed: failedIn(report, files, exitCode),
    processorTime: used,
    fileTimes: existsSync(fileTimes) ? readFileSync(fileTimes, 'utf8') : '',
  };
}

/**
 * Bun starts the slowest files first, so that none of them is left for one process at the end. A file without a measured
 * duration is taken to need a millisecond for each of its bytes.
 * @param {string} path @param {string[]} files
 */
function estimateTimings(path, files) {
  const estimated = Object.fromEntries(files.map((file) => [file.slice(2), statSync(join(root, file)).size]));
  writeFileSync(path, JSON.stringify({ version: 1, files: { ...estimated, ...measuredTimings(path) } }));
}

/**
 * Milliseconds by file, from earlier runs.
 * @param {string} path
 * @returns {Record<string, number>}
 */
function measuredTimings(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).files;
  } catch {
    // Missing, or cut off by an interruption.
    return {};
  }
}

/**
 * @param {string} title @param {() => Promise<Count>} work
 */
async function announced(title, work) {
  console.log(`\n── ${title}`);
  return announcedAtTheEnd(title, work);
}

/**
 * @param {string} title @param {() => Promise<Count>} work
 */
async function announcedAtTheEnd(title, work) {
  const startedAt = performance.now();
  const count = await work();
  console.log(`── ${title}: ${sentence(count)} (${duration(performance.now() - startedAt)})`);
  return count;
}
