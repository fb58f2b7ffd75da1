import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

// `bun run measure:tests` measures `bun test`, `bun run measure:tests npm test` another command: duration, processor
// time and peak memory of the process and all its descendants. Memory is PSS, which divides shared pages among the
// processes that share them. Linux only.
const betweenSamplesInMilliseconds = 250;
const ticksPerSecond = 100;

const [program = 'bun', ...parameters] = process.argv.length > 2 ? process.argv.slice(2) : ['bun', 'test'];

/** Processor time of all processes so far, in ticks, by process id and start time, because ids are reused. */
const ticks = new Map();
let peakInKilobytes = 0;

const startedAt = performance.now();
const child = spawn(program, parameters, { stdio: 'inherit' });
const timer = setInterval(() => sample(child.pid), betweenSamplesInMilliseconds);
child.on('error', (error) => {
  clearInterval(timer);
  console.error(error.message);
  process.exitCode = 127;
});
child.on('close', (code) => {
  clearInterval(timer);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const processorSeconds = ([...ticks.values()].reduce((sum, some) => sum + some, 0) / ticksPerSecond).toFixed(1);
  const megabytes = Math.round(peakInKilobytes / 1024);
  console.log(
    `\n${[program, ...parameters].join(' ')}: ${seconds} s, ${processorSeconds} s of processor time, peak ${megabytes} MB (PSS)`,
  );
  process.exitCode = code ?? 1;
});

/** @param {number | undefined} root */
function sample(root) {
  let kilobytes = 0;
  for (const { pid, start, used } of descendantsOf(root)) {
    ticks.set(`${pid} ${start}`, used);
    kilobytes += Number(/^Pss:\s+(\d+)/m.exec(readProcess(pid, 'smaps_rollup'))?.[1] ?? 0);
  }
  peakInKilobytes = Math.max(peakInKilobytes, kilobytes);
}

/** @param {number | undefined} root */
function descendantsOf(root) {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => statusOf(Number(name)));
  const found = all.filter(({ pid }) => pid === root);
  for (const { pid } of found) found.push(...all.filter(({ parent }) => parent === pid));
  return found;
}

/** @param {number} pid */
function statusOf(pid) {
  // The program name is in parentheses and may contain parentheses itself.
  const text = readProcess(pid, 'stat');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return { pid, parent: Number(fields[1]), start: fields[19], used: Number(fields[11]) + Number(fields[12]) };
}

/** @param {number} pid @param {string} file */
function readProcess(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    // The process has exited.
    return '';
  }
}
