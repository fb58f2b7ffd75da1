import { findQuickTestFiles } from './setup/test-files.mjs';

// `bun run test:fast`: what two processes check in less than two minutes, before the whole suite runs.
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
