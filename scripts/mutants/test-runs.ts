import { join } from 'node:path';
import { environmentWithoutSettings } from '../setup/test-environment.mjs';

export type TestRun = {
  /** `timeout`: the time limit of a test or a hook, or of the run. */
  outcome: 'passed' | 'failed' | 'timeout';
  /** The test that failed first. */
  failed: string;
  /** Processor time. */
  milliseconds: number;
};

const root = join(import.meta.dir, '../..');
/** Time limit of one test on a busy machine. */
const maxTestInMilliseconds = 60_000;
const running = new Set<Bun.Subprocess>();

/** Runs test files of the checkout, or of a copy, in a process group of their own; at the deadline all of it is ended. */
export async function runTests(
  files: readonly string[],
  parameters: readonly string[],
  env: Record<string, string>,
  deadlineInMilliseconds: number,
  folder = root,
): Promise<TestRun> {
  const child = Bun.spawn(
    [
      process.execPath,
      '--no-env-file',
      'test',
      // Replaces the pattern in bunfig.toml.
      '--path-ignore-patterns=node_modules/**',
      ...parameters,
      `--timeout=${maxTestInMilliseconds}`,
      ...files.map((file) => `./${file}`),
    ],
    {
      cwd: folder,
      env: { ...environmentWithoutSettings(), ...env, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    },
  );
  running.add(child);
  let timedOut = false;
  const deadline = setTimeout(() => {
    timedOut = true;
    endGroup(child);
  }, deadlineInMilliseconds);
  const [output, errors] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()]);
  const code = await child.exited;
  clearTimeout(deadline);
  endGroup(child);
  running.delete(child);
  return {
    outcome: outcomeOf(code, timedOut || /^\s*\^ .*\btimed out\b/m.test(output + errors)),
    failed: /^\(fail\) (.*)$/m.exec(output + errors)?.[1] ?? '',
    milliseconds: Number(child.resourceUsage()?.cpuTime.total ?? 0) / 1000,
  };
}

function outcomeOf(code: number, timedOut: boolean): TestRun['outcome'] {
  if (timedOut) return 'timeout';
  return code === 0 ? 'passed' : 'failed';
}

export function endAllRuns(): void {
  for (const child of running) endGroup(child);
}

function endGroup(child: Bun.Subprocess): void {
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // Every process of the group has ended.
  }
}
