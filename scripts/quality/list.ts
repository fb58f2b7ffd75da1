// Lists the measured quality of this checkout, as the page /en/quality shows it: `bun run quality`. Exits with code 1 when
// a file was not written by a run.
import { commands, measures, RefusedResult } from '../../src/domain/quality/results.ts';
import { readResults } from './record.ts';
import { sourcesDigest } from './sources.ts';

try {
  const results = await readResults();
  const sources = await sourcesDigest();
  for (const measure of measures) {
    const result = results.find((one) => one.measure === measure);
    const state = !result
      ? `not measured: ${commands[measure]}`
      : `${Object.keys(result.items).length} of ${result.expected}, ${result.finishedAt}` +
        (result.sources === sources ? '' : `, of other sources: ${commands[measure]}`);
    console.log(`${measure.padEnd(16)}${state}`);
  }
} catch (error) {
  if (!(error instanceof RefusedResult)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
