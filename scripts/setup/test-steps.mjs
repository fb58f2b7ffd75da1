import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { interruptionCode } from './interruption.mjs';
import { runVisibly } from './programs.mjs';
import { duration } from './progress.mjs';
import { root } from './project.mjs';
import { environmentWithoutSettings } from './test-environment.mjs';
import { countResults, sentence, sum } from './test-results.mjs';

/**
 * @typedef {import('./test-results.mjs').Count} Count
 * @typedef {{ title: string, parameters: string[], env?: Record<string, string> }} Check
 * @typedef {{ title: string, files: string[], timeoutInSeconds: number, retries: number, env: Record<string, string> }} Suite
 */

// Biome colours its report even where nobody looks, as in the log of a CI run.
const colours = process.stdout.isTTY ? [] : ['--colors=off'];

/** @type {Check[]} */
export const checks = [
  { title: 'Format and lint', parameters: ['--bun', 'x', 'biome', 'ci', ...colours, '.'] },
  { title: 'Types', parameters: ['--bun', 'x', 'tsc', '--noEmit'] },
];

/** @type {Check} */
export const build = { title: 'Build', parameters: ['scripts/build.ts'], env: { NODE_ENV: 'production' } };

/**
 * Runs a program whose success is one passed test.
 * @param {string} bun @param {Check} check
 * @returns {Promise<Count>}
 */
export function runCheck(bun, { title, parameters, env }) {
  return announced(title, async () => {
    const code = await runVisibly(bun, parameters, { env: { ...process.env, ...env } });
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  });
}

/**
 * Test files that share a process. Every embedded database takes some 150 MB, which WebAssembly gives back only with its
 * process.
 */
const filesInOneProcess = 12;

/**
 * Runs test files and counts their tests.
 * @param {string} bun @param {Suite} suite
 * @returns {Promise<Count>}
 */
export function runSuite(bun, suite) {
  return announced(suite.title, async () => {
    if (suite.files.length === 0) {
      console.log('No tests found.');
      return { passed: 0, failed: 1, skipped: 0 };
    }
    /** @type {Count[]} */
    const counts = [];
    for (let start = 0; start < suite.files.length && !interruptionCode(); start += filesInOneProcess) {
      counts.push(await runFiles(bun, suite, start));
    }
    return sum(counts);
  });
}

/**
 * @param {string} bun @param {Suite} suite @param {number} start
 * @returns {Promise<Count>}
 */
async function runFiles(bun, { title, files, timeoutInSeconds, retries, env }, start) {
  const some = files.slice(start, start + filesInOneProcess);
  const report = join(root, 'test-results', `${title.toLowerCase().replaceAll(/\W+/g, '-')}-${start}.xml`);
  mkdirSync(join(root, 'test-results'), { recursive: true });
  rmSync(report, { force: true });
  const reporting = ['--reporter=junit', `--reporter-outfile=${report}`];
  // Replaces the pattern in bunfig.toml that keeps the journeys out of a plain `bun test`.
  const everything = '--path-ignore-patterns=node_modules/**';
  const limits = [`--timeout=${timeoutInSeconds * 1000}`, `--retry=${retries}`];
  const parameters = ['--no-env-file', 'test', ...some, everything, ...limits, ...reporting];
  const code = await runVisibly(bun, parameters, { env: { ...environmentWithoutSettings(), ...env } });
  return countResults(report, some, code);
}

/**
 * @param {string} title @param {() => Promise<Count>} work
 */
async function announced(title, work) {
  console.log(`\n── ${title}`);
  const startedAt = performance.now();
  const count = await work();
  console.log(`── ${title}: ${sentence(count)} (${duration(performance.now() - startedAt)})`);
  return count;
}
