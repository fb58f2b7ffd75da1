// Checks every page in both languages in Chromium: `bun run audit:pages [--part 1/4]`. axe, horizontal overflow, text below
// the report badge, browser errors, html-validate, and text that is cut off at 320 px or with text of twice the size. A
// part checks every fourth page; its figures complete those of the other parts. Exits with the code of the tests.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { everyAddress } from '../../tests/support/addresses.ts';
import { recordResult } from '../quality/record.ts';
import { sourcesDigest } from '../quality/sources.ts';
import { casesIn, type PageChecks, pageChecks } from '../quality/test-cases.ts';

const { values } = parseArgs({ options: { part: { type: 'string' } } });
const part = /^([1-9]\d?)\/([1-9]\d?)$/.exec(values.part ?? '1/1');
if (!part || Number(part[1]) > Number(part[2])) throw new Error('--part is a number of parts such as 2/4');

/** Journeys of which the suite takes a sample of languages and widths; the first part takes all. */
const pages = ['journeys/every-page'];
const others = [
  'journeys/every-',
  ...['journeys/assets', 'journeys/contact', 'journeys/mail', 'journeys/office'],
  ...['journeys/policies', 'journeys/search', 'journeys/navigation', 'journeys/cookie-consent'],
  'journeys/writing-news',
];

const sources = await sourcesDigest();
const report = 'test-results/journeys-on-postgresql.xml';
const run = Bun.spawn(['node', 'scripts/test.mjs', ...(part[1] === '1' ? [...pages, ...others] : pages)], {
  env: { ...process.env, AUDIT: 'every-page', AUDITED_PART: part[0] },
  stdio: ['ignore', 'inherit', 'inherit'],
});
process.exitCode = await run.exited;

const expected = everyAddress('article').map(({ path }) => path);
const cases = casesIn(readFileSync(report, 'utf8'));
const files: [measure: 'accessibility' | 'cut-off', file: string][] = [
  ['accessibility', 'tests/journeys/every-page.test.ts'],
  ['cut-off', 'tests/journeys/every-page-cut-off.test.ts'],
];
for (const [measure, file] of files) {
  const items: Record<string, PageChecks> = pageChecks(
    cases.filter((one) => one.file === file),
    expected,
  );
  await recordResult({ measure, expected, items, sources });
}
