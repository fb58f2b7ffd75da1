// Starts a server, uses the whole report channel with texts that occur nowhere else, and searches for these texts in the memory
// of all its processes, in the database, on the disk and in the log: 60 s after the last request, and again after 1,000 ordinary
// requests. Ends with 1 when a passphrase, a key or a receipt is found anywhere, or words of a report outside their seals.
//   bun run canary                                                    with the embedded database
//   TEST_DATABASE=postgres TEST_DATABASE_URL=postgres://… bun run canary   with a PostgreSQL server
//   bun run canary --at-once                                          without the pause of 60 s
import { canReadMemory } from '../tests/support/process-memory.ts';
import { CanaryRun, isFound, printFindings } from './canary/run.ts';

const pauseInMilliseconds = process.argv.includes('--at-once') ? 5000 : 60_000;
const ordinaryRequests = 1000;

const run = await CanaryRun.start('src/server.ts');
try {
  if (!canReadMemory(run.pid)) throw new Error('Reading the memory of the server takes the rights of root.');
  await run.play.all();
  await Bun.sleep(pauseInMilliseconds);
  const early = await run.search();
  printFindings(`${pauseInMilliseconds / 1000} s after the last request of the channel`, early);
  await run.ordinaryRequests(ordinaryRequests);
  const late = await run.search();
  printFindings(`after ${ordinaryRequests} ordinary requests`, late);
  process.exitCode = isFound(early) || isFound(late) ? 1 : 0;
} finally {
  await run.end();
}
process.exit();
