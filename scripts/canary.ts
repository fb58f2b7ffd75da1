// Starts a server, uses the whole report channel with texts that occur nowhere else, and searches for these texts: in the database, on the disk, in
// the log and in a backup; in the memory of the processes of the channel, once the one that takes forms was replaced; and in the JavaScript heap of
// the server. Ends with 1 when a passphrase, a key, a receipt or a word of a report is found. How often they are in the receive buffers
// of the server's runtime is printed too: that is not promised.
//   bun run canary                                                    with the embedded database
//   TEST_DATABASE=postgres TEST_DATABASE_URL=postgres://… bun run canary   with a PostgreSQL server
//   bun run canary --at-once                                          without the pause of 60 s
import { canReadMemory } from '../tests/support/programs/process-memory.ts';
import { CanaryRun, isFound, printFindings } from './canary/run.ts';

/** After which the process that takes forms is replaced by itself. */
const pauseInMilliseconds = 62_000;

const run = await CanaryRun.start('tests/support/programs/snapshotting-server.ts');
try {
  if (!canReadMemory(run.pid)) throw new Error('Reading the memory of the server takes the rights of root.');
  await run.play.all();
  if (process.argv.includes('--at-once')) await run.replaceIntake();
  else await Bun.sleep(pauseInMilliseconds);
  const found = await run.search();
  printFindings(found);
  process.exitCode = isFound(found) ? 1 : 0;
} finally {
  await run.end();
}
process.exit();
