import { existsSync, readFileSync } from 'node:fs';

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Count
 * @typedef {{ name: string, seconds: number }} TimedTest
 */

/**
 * Counts the results of a `bun test` run from its JUnit report. Failures that the report cannot contain are added:
 * a file that fails to load, a crashed runner, a run without tests.
 * @param {string} report @param {string[]} files @param {number} exitCode
 * @returns {Count}
 */
export function countResults(report, files, exitCode) {
  const xml = read(report);
  const head = /<testsuites [^>]*>/.exec(xml)?.[0] ?? '';
  const number = (/** @type {string} */ name) => Number(new RegExp(` ${name}="(\\d+)"`).exec(head)?.[1] ?? 0);

  const skipped = number('skipped');
  let failed = number('failures') + number('errors');
  const passed = number('tests') - failed - skipped;
  if (exitCode !== 0) failed += files.filter((file) => !xml.includes(`file="${file.slice(2)}"`)).length;
  if (failed === 0 && (exitCode !== 0 || passed + skipped === 0)) failed = 1;
  return { passed, failed, skipped };
}

/**
 * Durations of the tests in a JUnit report.
 * @param {string} report
 * @returns {TimedTest[]}
 */
export function timesIn(report) {
  return [...read(report).matchAll(/<testcase ([^>]*)>/g)].map(([, attributes = '']) => {
    const value = (/** @type {string} */ name) =>
      unescaped(new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1] ?? '');
    return { name: `${value('file')}: ${value('name')}`, seconds: Number(value('time')) };
  });
}

/**
 * Tests that passed on their second attempt, parsed from the output of `bun test`: the report does not contain them.
 * @param {string} output
 */
export function retriedIn(output) {
  /** @type {string[]} */
  const retried = [];
  let file = '';
  for (const line of output.split('\n').map(withoutColours)) {
    file = /^(tests\/.*\.test\.tsx?):$/.exec(line)?.[1] ?? file;
    const name = /^(?:\(pass\)|✓) (.*) \(attempt \d+\)/.exec(line)?.[1];
    if (name) retried.push(`${file}: ${name}`);
  }
  return retried;
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

/** @param {string} report */
function read(report) {
  return existsSync(report) ? readFileSync(report, 'utf8') : '';
}

/** @param {string} text */
function unescaped(text) {
  const characters = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'", '&amp;': '&' };
  return text.replaceAll(/&(?:lt|gt|quot|apos|amp);/g, (one) => characters[/** @type {'&lt;'} */ (one)]);
}

/** @param {string} line */
function withoutColours(line) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: matches colour codes.
  return line.replaceAll(/\u001b\[[0-9;]*m/g, '');
}
