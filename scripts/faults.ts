import { parseArgs } from 'node:util';
import { describeOutcomes, figuresOf, type Outcome, problemsOf } from './faults/report.ts';
import { recordResult } from './quality/record.ts';
import { sourcesDigest } from './quality/sources.ts';
import { ensurePostgresPrograms } from './setup/postgres/postgres-programs.mjs';
import { startPostgresServer } from './setup/postgres/postgres-server.mjs';

// Kills servers, stops the database, fills the disk and moves the clock while clients write, and compares acknowledged
// with stored writes: `bun run faults [--writes 200] [--only "kill -9"] [--seed 1]`.
const { values } = parseArgs({
  options: { writes: { type: 'string' }, only: { type: 'string' }, seed: { type: 'string' } },
});
const writes = Number(values.writes ?? 200);
const seed = Number(values.seed ?? Date.now() % 100_000);

const sources = await sourcesDigest();
const server = await startPostgresServer(await ensurePostgresPrograms(process.execPath));
process.env.TEST_DATABASE = 'postgres';
process.env.TEST_DATABASE_URL = server.url;
const outcomes: Outcome[] = [];
// Imported here, because the module reads the kind of database when it is loaded.
const { scenarios } = await import('./faults/scenarios.ts');
const chosen = Object.entries(scenarios).filter(([name]) => !values.only || name.includes(values.only));
try {
  console.log(`Seed ${seed}`);
  for (const [name, run] of chosen) {
    console.log(`── ${name}`);
    const scale = { writes: name === 'kill -9' ? writes : Math.ceil(writes / 5), random: randomFrom(seed) };
    outcomes.push(await completed(name, () => run(scale)));
  }
} finally {
  await server.stop();
}
console.log(`\n${describeOutcomes(outcomes)}`);
await recordResult({ measure: 'faults', expected: Object.keys(scenarios), items: figuresOf(outcomes), sources });
process.exit(outcomes.some((outcome) => problemsOf(outcome).length > 0) ? 1 : 0);

/** A fault that could not be run to its end is a problem too, and the others are run all the same. */
async function completed(fault: string, run: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await run();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const findings = { found: new Set<string>(), half: [] };
    return { fault, writes: [], findings, complaints: [`ended early: ${reason}`], note: 'ended early' };
  }
}

/** Park and Miller's generator: the same numbers for the same seed. */
function randomFrom(start: number): () => number {
  let state = (start % 2_147_483_646) + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
