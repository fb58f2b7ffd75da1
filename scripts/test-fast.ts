import { findQuickTestFiles } from './setup/test-files.mjs';

/** A process gives the memory of its tests back only when it ends, so they run in parts, one after the other. */
const parts = 3;

// `bun run test:fast`: what is worth running before a commit, in two processes.
const files = findQuickTestFiles();
for (let part = 1; part <= parts; part += 1) {
  const run = Bun.spawn(
    [
      process.execPath,
      'test',
      '--no-orphans',
      '--only-failures',
      '--parallel=2',
      '--no-isolate',
      `--shard=${part}/${parts}`,
      ...files,
    ],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
  process.exitCode = (await run.exited) || process.exitCode;
}
