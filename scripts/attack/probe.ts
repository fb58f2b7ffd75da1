// Started by scripts/attack/files.ts: asks a server for a small page every ten milliseconds, and watches its memory and that
// of its children. A line on standard input is answered with the largest figures since the last one.
import { readFileSync } from 'node:fs';

export type Figures = {
  /** Slowest answer of the small page in milliseconds. */
  slowest: number;
  /**
   * The most time that the server's main thread was running while it answered a small page, in milliseconds. On a busy
   * machine this is what the server itself held up, without its wait for a processor.
   */
  busiest: number;
  answers: number;
  failures: number;
  serverInBytes: number;
  childInBytes: number;
};

const intervalInMilliseconds = 10;
const answerTimeoutInMilliseconds = 120_000;

if (import.meta.main) {
  const [address = '', pid = ''] = process.argv.slice(2);
  let figures = none();
  const ask = async () => {
    const startedAt = performance.now();
    const runBefore = runTimeOf(pid);
    try {
      const answer = await fetch(address, { signal: AbortSignal.timeout(answerTimeoutInMilliseconds) });
      await answer.arrayBuffer();
      figures.answers += 1;
    } catch {
      figures.failures += 1;
    }
    figures.slowest = Math.max(figures.slowest, performance.now() - startedAt);
    figures.busiest = Math.max(figures.busiest, runTimeOf(pid) - runBefore);
  };
  void (async () => {
    for (;;) {
      await ask();
      await Bun.sleep(intervalInMilliseconds);
    }
  })();
  setInterval(() => {
    figures.serverInBytes = Math.max(figures.serverInBytes, residentOf(pid));
    const children = readText(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean);
    figures.childInBytes = Math.max(figures.childInBytes, ...children.map(residentOf));
  }, 20);
  for await (const _line of console) {
    console.log(JSON.stringify(figures));
    figures = none();
  }
  process.exit(0);
}

function none(): Figures {
  return { slowest: 0, busiest: 0, answers: 0, failures: 0, serverInBytes: 0, childInBytes: 0 };
}

/** Processor time of the main thread. */
function runTimeOf(pid: string): number {
  const [nanoseconds] = readText(`/proc/${pid}/task/${pid}/schedstat`).split(' ');
  return Number(nanoseconds ?? 0) / 1e6;
}

function residentOf(pid: string): number {
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readText(`/proc/${pid}/status`))?.[1] ?? 0) * 1024;
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
}
