// Makes safe copies of mutated files of every format, or prepares them as assets, each within a budget of time and memory.
//   bun run fuzz:files                       200 files of each format
//   bun run fuzz:files --count 2000 --seed 7 --format pdf
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readProcessUsage } from '../../src/workers/supervised-process.ts';
import { formats } from './formats.ts';
import type { Handled } from './run.ts';

/** Processor time, so that a busy machine does not count. */
const maxProcessorTimePerFileInMilliseconds = 4000;
const maxResidentInBytes = 768 * 1024 * 1024;
const watchIntervalInMilliseconds = 25;
const megabyte = 1024 * 1024;

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    format: { type: 'string', multiple: true },
  },
});

let problems = 0;
for (const { name } of formats.filter((format) => !values.format || values.format.includes(format.name))) {
  problems += await fuzz(name, Number(values.count));
}
process.exit(problems > 0 ? 1 : 0);

/** Handles the files of a format, in another process after each that has to be ended. Returns the number of problems. */
async function fuzz(name: string, count: number): Promise<number> {
  const startedAt = performance.now();
  const slowest: Handled = { index: 0, bytes: 0, milliseconds: 0 };
  let peakInBytes = 0;
  let found = 0;
  const report = ({ index, bytes, problem }: Handled) => {
    found += 1;
    console.log(`  ${name} ${index} (${bytes} bytes): ${problem}`);
  };
  for (let next = 0; next < count; ) {
    const run = await runFrom(name, count, next, (handled) => {
      if (handled.problem) report(handled);
      if (handled.milliseconds > slowest.milliseconds) Object.assign(slowest, handled);
    });
    peakInBytes = Math.max(peakInBytes, run.peakInBytes);
    next = run.next;
    if (run.ended) report(run.ended);
  }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  console.log(
    `${name.padEnd(5)} ${count} files in ${seconds} s, ${found} problems; slowest ${Math.round(slowest.milliseconds)} ms (${slowest.index}), peak ${Math.round(peakInBytes / megabyte)} MB`,
  );
  return found;
}

type Run = { next: number; peakInBytes: number; ended?: Handled };

async function runFrom(name: string, count: number, from: number, onHandled: (one: Handled) => void): Promise<Run> {
  const parameters = [name, String(count), values.seed, String(from)];
  const child = Bun.spawn([process.execPath, join(import.meta.dir, 'run.ts'), ...parameters], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let peakInBytes = 0;
  let problem: string | undefined;
  let current: Handled | undefined;
  let usedBefore = 0;
  const watch = setInterval(() => {
    const usage = readProcessUsage(child.pid);
    if (!usage) return;
    peakInBytes = Math.max(peakInBytes, usage.residentInBytes);
    const used = usage.processorTimeInMilliseconds - usedBefore;
    if (usage.residentInBytes > maxResidentInBytes)
      problem = `needs ${Math.round(usage.residentInBytes / megabyte)} MB`;
    else if (current && used > maxProcessorTimePerFileInMilliseconds) problem = `takes more than ${used} ms`;
    if (problem) child.kill('SIGKILL');
  }, watchIntervalInMilliseconds);
  let next = from;
  for await (const line of linesOf(child.stdout)) {
    const handled = JSON.parse(line) as Handled;
    if (handled.milliseconds < 0) {
      current = handled;
      usedBefore = readProcessUsage(child.pid)?.processorTimeInMilliseconds ?? 0;
      continue;
    }
    current = undefined;
    next = handled.index + 1;
    onHandled(handled);
  }
  clearInterval(watch);
  await child.exited;
  if (!current && next >= count) return { next, peakInBytes };
  const unfinished = current ?? { index: next, bytes: 0, milliseconds: 0 };
  return { next: unfinished.index + 1, peakInBytes, ended: { ...unfinished, problem: problem ?? 'ends the process' } };
}

async function* linesOf(stream: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  let text = '';
  for await (const piece of stream.pipeThrough(new TextDecoderStream())) {
    text += piece;
    const lines = text.split('\n');
    text = lines.pop() ?? '';
    yield* lines;
  }
}
