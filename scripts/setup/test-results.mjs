import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */

/**
 * Counts a run of `bun test` from its JUnit report. What the report cannot hold still counts as a failure: a file that
 * does not load, a runner that crashes, a run without any test.
 * @param {string} report @param {string[]} files @param {number} exitCode
 * @returns {Count}
 */
export function countResults(report, files, exitCode) {
  const xml = existsSync(report) ? readFileSync(report, 'utf8') : '';
  const head = /<testsuites [^>]*>/.exec(xml)?.[0] ?? '';
  const number = (/** @type {string} */ name) => Number(new RegExp(` ${name}="(\\d+)"`).exec(head)?.[1] ?? 0);

  const skipped = number('skipped');
  let failed = number('failures') + number('errors');
  const passed = number('tests') - failed - skipped;
  if (exitCode !== 0) failed += files.filter((file) => !xml.includes(`file="${file.slice(2)}"`)).length;
  if (failed === 0 && (exitCode !== 0 || passed + skipped === 0)) failed = 1;
  return { passed, failed, skipped };
}

/** @param {Count[]} counts @returns {Count} */
export function sum(counts) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const count of counts) {
    total.passed += count.passed;
    total.failed += count.failed;
    total.skipped += count.skipped;
  }
  return total;
}

/** @param {Count} count */
export function sentence({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
