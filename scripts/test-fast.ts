import { findQuickTestFiles } from './setup/test-files.mjs';

// `bun run test:fast`: what is worth running before a commit, in two processes.
const run = Bun.spawn(
  [
    process.execPath,
    'test',
    '--no-orphans',
    '--only-failures',
    '--parallel=2',
    '--no-isolate',
    ...findQuickTestFiles(),
  ],
  { stdio: ['ignore', 'inherit', 'inherit'] },
);
process.exitCode = await run.exited;
