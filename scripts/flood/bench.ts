import { parseArgs } from 'node:util';
import { makeDirectory } from '../../tests/support/databases.ts';
import { startServer } from '../../tests/support/processes.ts';
import { ensurePostgresPrograms } from '../setup/postgres/postgres-programs.mjs';
import { startPostgresServer } from '../setup/postgres/postgres-server.mjs';
import { helper } from './helper.ts';
import type { Latency } from './run.ts';

/*
 * How long a page in memory takes while strangers ask for what is not in memory, over 16 and 64 connections: its 95th
 * percentile, as a multiple of that of the quiet moment before. Ends with code 1 when a multiple is too large.
 */
const maxMultiple = 3;
const kinds = [
  'API documentation',
  'API description',
  'unknown articles',
  'unknown addresses',
  'invented sessions',
  'malformed sessions',
  'confirmation of data requests',
];

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '6' },
    kind: { type: 'string' },
    from: { type: 'string', default: 'one' },
  },
});
const milliseconds = 1000 * Number(values.seconds);

const postgres = await startPostgresServer(await ensurePostgresPrograms(process.execPath));
const directory = makeDirectory();
const place = { databaseUrl: postgres.url, dataDirectory: directory.path };
const server = await startServer(place, { SEED: 'demo', TRUST_PROXY: '127.0.0.1' });
void (async () => {
  while ((await server.nextLine()) !== undefined);
})();
try {
  const page = `${server.address}/en`;
  // Rendered, and the start is over.
  for (let request = 0; request < 20; request += 1) await (await fetch(page)).text();
  await Bun.sleep(5000);
  let worst = 0;
  for (const kind of values.kind ? [values.kind] : kinds) {
    for (const connections of ['16', '64']) {
      const quiet = await measure(page);
      const misses = helper('misses.ts', new URL(page).port, kind, connections, values.from);
      await Bun.sleep(1000);
      const loaded = await measure(page);
      const { statuses } = await misses.stop<{ statuses: Record<string, number> }>();
      const multiple = loaded.p95 / quiet.p95;
      worst = Math.max(worst, multiple);
      console.log(
        `${kind}, ${connections} connections: p95 ${quiet.p95} ms quiet, ${loaded.p95} ms under load, ` +
          `${multiple.toFixed(1)} times; answers ${JSON.stringify(statuses)}`,
      );
    }
  }
  console.log(`largest multiple ${worst.toFixed(1)}, at most ${maxMultiple}`);
  process.exitCode = worst < maxMultiple ? 0 : 1;
} finally {
  server.process.kill('SIGKILL');
  await server.end();
  directory.remove();
  await postgres.stop();
}
process.exit();

async function measure(url: string): Promise<Latency> {
  const probe = helper('probe.ts', url);
  await Bun.sleep(milliseconds);
  return probe.stop<Latency>();
}
