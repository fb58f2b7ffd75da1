import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import { processorTime } from '../../../scripts/bench/processor-time.ts';

const root = `${import.meta.dir}/../../..`;
const record = process.env.TEST_FILE_TIMES;
let current = '';

/** Records what this process and its processes have used when it begins and ends a test file: `npm test` counts it by file. */
export function beginFile(path: string): void {
  current = relative(root, path);
  endFile();
}

export function endFile(): void {
  if (record) appendFileSync(record, `${process.pid}\t${processorTime(process.pid)}\t${current}\n`);
}
