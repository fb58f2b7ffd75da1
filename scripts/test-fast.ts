import { cpus } from 'node:os';

// `bun run test:fast [words]`: the same as `bun test`, in several processes. A process gives memory back only when it ends,
// so each takes a part of the files and ends, and as many run at once as there are processor cores.
const parts = 8;
const words = process.argv.slice(2);
const atOnce = words.length > 0 ? 1 : cpus().length;
const waiting = Array.from({ length: words.length > 0 ? 1 : parts }, (_, index) => index + 1);
const sum = { passed: 0, failed: 0, skipped: 0 };

await Promise.all(Array.from({ length: atOnce }, work));
console.log(`\n${sum.passed} passed, ${sum.failed} failed${sum.skipped > 0 ? `, ${sum.skipped} skipped` : ''}`);
process.exitCode = sum.failed > 0 ? 1 : 0;

async function work(): Promise<void> {
  for (let part = waiting.shift(); part; part = waiting.shift()) {
    const shard = words.length > 0 ? words : [`--shard=${part}/${parts}`];
    const run = Bun.spawn([process.execPath, 'test', '--no-orphans', '--only-failures', ...shard], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [output, report, code] = await Promise.all([
      new Response(run.stdout).text(),
      new Response(run.stderr).text(),
      run.exited,
    ]);
    process.stdout.write(output);
    process.stderr.write(report);
    sum.passed += numberBefore(report, 'pass');
    const failed = numberBefore(report, 'fail');
    // A process that ended early has failed although it counted nothing.
    sum.failed += code !== 0 && failed === 0 ? 1 : failed;
    sum.skipped += numberBefore(report, 'skip');
  }
}

/** From the summary that the test runner prints last, such as ` 12 pass`. */
function numberBefore(report: string, word: string): number {
  return Number([...report.matchAll(new RegExp(`^ *(\\d+) ${word}$`, 'gm'))].at(-1)?.[1] ?? 0);
}
