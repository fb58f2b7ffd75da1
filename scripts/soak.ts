import { parseArgs } from 'node:util';
import { ensurePostgresPrograms } from './setup/postgres/postgres-programs.mjs';
import { startPostgresServer } from './setup/postgres/postgres-server.mjs';

// Measures errors, response times, event-loop lag and memory under mixed load: `bun run soak [--minutes 20]`.
const { values } = parseArgs({ options: { minutes: { type: 'string' } } });
const minutes = Number(values.minutes ?? 20);
const postgres = await startPostgresServer(await ensurePostgresPrograms(process.execPath));
process.env.TEST_DATABASE = 'postgres';
process.env.TEST_DATABASE_URL = postgres.url;
let failed = true;
try {
  // Imported here, because the module reads the kind of database when it is loaded.
  const { runSoak } = await import('./soak/run.ts');
  const { lines, problems } = await runSoak(minutes);
  console.log(`\n${minutes} minutes of mixed load`);
  for (const line of [...lines, ...problems.map((problem) => `PROBLEM ${problem}`)]) console.log(line);
  console.log(problems.length === 0 ? 'No errors.' : `${problems.length} problems.`);
  failed = problems.length > 0;
} finally {
  await postgres.stop();
}
process.exit(failed ? 1 : 0);
