// Started by scripts/fuzz/files.ts for one format: handles mutated files one after the other and prints a line for each.
import { writeSync } from 'node:fs';
import fc from 'fast-check';
import { formats } from './formats.ts';
import { mutatedFiles } from './mutations.ts';

export type Handled = { index: number; bytes: number; milliseconds: number; problem?: string };

const [name, count = '0', seed = '0', from = '0'] = process.argv.slice(2);
const format = formats.find((one) => one.name === name);
if (!format) throw new Error(`There is no format "${name}".`);
console.warn = () => {};
const files = fc.sample(mutatedFiles(await format.originals()), { numRuns: Number(count), seed: Number(seed) });
for (const [index, bytes] of files.entries()) {
  if (index < Number(from)) continue;
  print({ index, bytes: bytes.length, milliseconds: -1 });
  const startedAt = performance.now();
  let problem: string | undefined;
  try {
    await format.handle(bytes);
  } catch (error) {
    problem = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  }
  print({ index, bytes: bytes.length, milliseconds: performance.now() - startedAt, ...(problem ? { problem } : {}) });
}
process.exit(0);

function print(handled: Handled): void {
  // At once: what waits in a stream is lost at the end of the process.
  writeSync(1, `${JSON.stringify(handled)}\n`);
}
