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
  if (exitCode !== 0) failed += missingIn(xml, files).length;
  if (failed === 0 && (exitCode !== 0 || passed + skipped === 0)) failed = 1;
  return { passed, failed, skipped };
}

/**
 * Durations of the tests in a JUnit report.
 * @param {string} report
 * @returns {TimedTest[]}
 */
export function timesIn(report) {
  return [...read(report).matchAll(/<testcase ([^>]*)>/g)].map(([, test = '']) => ({
    name: `${attribute(test, 'file')}: ${attribute(test, 'name')}`,
    seconds: Number(attribute(test, 'time')),
  }));
}

const maxShownErrorLines = 15;

/**
 * Tests in a JUnit report that failed, each with the beginning of its error, and files that are missing in the report of a
 * failed run.
 * @param {string} report @param {string[]} files @param {number} exitCode
 */
export function failedIn(report, files, exitCode) {
  const xml = read(report);
  const tests = [...xml.matchAll(/<testcase ([^>]*[^/])>\s*<(?:failure|error)\b([^>]*)>/g)].map(
    ([, test = '', failure = '']) => {
      const error = attribute(failure, 'message').split('\n').filter(Boolean).slice(0, maxShownErrorLines);
      return [`${attribute(test, 'file')}: ${attribute(test, 'name')}`, ...error].join('\n      ');
    },
  );
  return exitCode === 0 ? tests : [...tests, ...missingIn(xml, files).map((file) => `${file}: not in the report`)];
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

/** @param {string} xml @param {string[]} files */
function missingIn(xml, files) {
  return files.map((file) => file.slice(2)).filter((file) => !xml.includes(`file="${file}"`));
}

/** @param {string} attributes @param {string} name */
function attribute(attributes, name) {
  return unescaped(new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1] ?? '');
}

/** @param {string} text */
function unescaped(text) {
  const characters = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'", '&#10;': '\n', '&amp;': '&' };
  return text.replaceAll(/&(?:lt|gt|quot|apos|#10|amp);/g, (one) => characters[/** @type {'&lt;'} */ (one)]);
}

/** @param {string} line */
function withoutColours(line) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: matches colour codes.
  return line.replaceAll(/\u001b\[[0-9;]*m/g, '');
}
