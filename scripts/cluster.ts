import { ensurePostgresPrograms } from './setup/postgres/postgres-programs.mjs';
import { startPostgresServer } from './setup/postgres/postgres-server.mjs';

// Starts three nodes behind nginx and PgBouncer with one PostgreSQL server and one object storage, and measures what operators rely on:
// `bun run cluster`. Ends with code 1 when something is wrong, 2 when a program is missing.
const programs = ['nginx', 'pgbouncer'];
const missing = programs.filter((name) => !Bun.which(name, { PATH: `${process.env.PATH}:/usr/sbin` }));
if (missing.length > 0) {
  console.error(`Missing: ${missing.join(' and ')}. On Debian and Ubuntu: apt-get install ${missing.join(' ')}`);
  process.exit(2);
}

const server = await startPostgresServer(await ensurePostgresPrograms(process.execPath));
process.env.TEST_DATABASE = 'postgres';
process.env.TEST_DATABASE_URL = server.url;
// Imported here, because the module reads the kind of database when it is loaded.
const { checks } = await import('./cluster/checks.ts');
const { Cluster } = await import('./cluster/nodes.ts');

let failures = 0;
const began = performance.now();
const cluster = await Cluster.start();
try {
  console.log(`Three nodes behind nginx, after ${Math.round(performance.now() - began)} ms\n`);
  for (const [name, check] of Object.entries(checks)) {
    const { measured, problems } = await check(cluster).catch((error: unknown) => ({
      measured: 'ended early',
      problems: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
    }));
    console.log(`${problems.length === 0 ? 'ok    ' : 'FAILED'} ${name}: ${measured}`);
    for (const problem of problems) console.log(`         ${problem}`);
    failures += problems.length;
  }
} finally {
  await cluster.stop();
  await server.stop();
}
process.exit(failures > 0 ? 1 : 0);
