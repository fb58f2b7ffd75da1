import { parseArgs } from 'node:util';
import { describeFuzzed, fuzzApi } from './fuzz-api/fuzz.ts';
import { ensurePostgresPrograms } from './setup/postgres/postgres-programs.mjs';
import { startPostgresServer } from './setup/postgres/postgres-server.mjs';

// Calls every operation in the API's description with generated values: `bun run fuzz:api [--runs 50] [--seed 1]`.
const { values } = parseArgs({ options: { runs: { type: 'string' }, seed: { type: 'string' } } });
const postgres = await startPostgresServer(await ensurePostgresPrograms(process.execPath));
process.env.TEST_DATABASE = 'postgres';
process.env.TEST_DATABASE_URL = postgres.url;
let failed = true;
try {
  // Imported here, because the module reads the kind of database when it is loaded.
  const { Place, signIn } = await import('./faults/place.ts');
  const place = await Place.make();
  try {
    const { address } = await place.start({ env: { SEED: 'demo' } });
    // Only staff see the operations of the back-office.
    const headers = { cookie: await signIn(address) };
    const api = await (await fetch(`${address}/api/docs/json`, { headers })).json();
    const fuzzed = await fuzzApi({
      api,
      ask: (path, init) => fetch(address + path, { ...init, redirect: 'manual' }),
      signIn: async () => ({ cookie: await signIn(address) }),
      runs: Number(values.runs ?? 50),
      seed: Number(values.seed ?? 1),
      maxAnswerInMilliseconds: 2000,
    });
    console.log(describeFuzzed(fuzzed));
    failed = fuzzed.problems.length > 0;
  } finally {
    await place.close();
  }
} finally {
  await postgres.stop();
}
process.exit(failed ? 1 : 0);
