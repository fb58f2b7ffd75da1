// `npm run test:all`: the whole suite in its full extent, which takes up to 40 minutes. Also writes what it finds on each page (axe,
// horizontal overflow, text below the report badge, browser errors, html-validate, cut-off text) to `quality`. Ends with the
// code of the tests.
import { readFileSync } from 'node:fs';
import { everyAddress } from '../tests/support/addresses.ts';
import { recordResult } from './quality/record.ts';
import { sourcesDigest } from './quality/sources.ts';
import { casesIn, pageChecks } from './quality/test-cases.ts';

const words = process.argv.slice(2);
const sources = await sourcesDigest();
const run = Bun.spawn(['node', 'scripts/test.mjs', '--all', ...words], { stdio: ['ignore', 'inherit', 'inherit'] });
process.exitCode = await run.exited;

if (words.length === 0) {
  const expected = everyAddress('article').map(({ path }) => path);
  const cases = casesIn(readFileSync('test-results/journeys-on-postgresql.xml', 'utf8'));
  for (const [measure, file] of [
    ['accessibility', 'tests/journeys/every-page.test.ts'],
    ['cut-off', 'tests/journeys/every-page-cut-off.test.ts'],
  ] as const) {
    const ofFile = cases.filter((one) => one.file === file);
    await recordResult({ measure, expected, items: pageChecks(ofFile, expected), sources });
  }
}
