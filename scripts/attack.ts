import { makeDirectory } from '../tests/support/databases.ts';
import { type Attack, attack } from './flood/run.ts';
import { ensurePostgresPrograms } from './setup/postgres/postgres-programs.mjs';
import { startPostgresServer } from './setup/postgres/postgres-server.mjs';

/*
 * Attacks a server of its own on PostgreSQL: two floods of 20,000 requests, from one address and from an IPv6 /48, a flood of
 * reports from 256 networks, more at once than may wait for a process, and 1,000 slow connections, while visitors write and an administrator signs in. Exits with 1 when a promise is broken, or when it has not ended in time.
 */
const maxFormInSeconds = 60;
const maxAttackInMinutes = 5;
const maxP99InMilliseconds = 200;

const size: Omit<Attack, 'place'> = {
  sources: ['address', 'network', 'neighbours'],
  requests: 20_000,
  slowConnections: 1000,
  visitors: 10,
  quietSeconds: 10,
};
const forms = 4 * size.visitors;

console.log(
  `Two floods of at least ${size.requests} requests, 260 reports at once from 256 networks and ${size.slowConnections} slow connections; ` +
    `${forms} forms of visitors and one sign-in. At most ${maxAttackInMinutes} minutes.`,
);
const postgres = await startPostgresServer(await ensurePostgresPrograms(process.execPath));
const directory = makeDirectory();
try {
  const place = { databaseUrl: postgres.url, dataDirectory: directory.path };
  const report = await Promise.race([attack({ place, ...size }), endOfTime()]);
  const { quiet, attacked, floods, slow, outcomes, failures, problems } = report;
  for (const { who, what, seconds } of outcomes) console.log(`${seconds.toFixed(1).padStart(6)} s  ${who}: ${what}`);
  for (const failure of failures) console.log(`failed: ${failure}`);
  console.log(`floods: ${JSON.stringify(floods)}`);
  console.log(`problems in the log: ${JSON.stringify(problems)}`);
  console.log(`slow connections: ${slow.connections}, cut off and begun anew ${slow.cutOff} times`);
  console.log(
    `public page, quiet:    p50 ${quiet.p50} ms, p99 ${quiet.p99} ms, max ${quiet.max} ms (${quiet.requests} requests)`,
  );
  console.log(
    `public page, attacked: p50 ${attacked.p50} ms, p99 ${attacked.p99} ms, max ${attacked.max} ms (${attacked.requests} requests)`,
  );
  const slowest = Math.max(...outcomes.map(({ seconds }) => seconds));
  const isWithinLimits = failures.length === 0 && slowest <= maxFormInSeconds && attacked.p99 < maxP99InMilliseconds;
  console.log(`slowest visitor ${slowest} s, at most ${maxFormInSeconds} s; page p99 below ${maxP99InMilliseconds} ms`);
  console.log(
    isWithinLimits
      ? `Within the limits: all ${forms} forms were accepted and the administrator got in, and the public page stayed fast.`
      : `BROKEN: ${failures.length} of ${forms + 1} failed.`,
  );
  process.exitCode = isWithinLimits ? 0 : 1;
} finally {
  directory.remove();
  await postgres.stop();
}
// After too long an attack, its processes end with this one.
process.exit();

async function endOfTime(): Promise<never> {
  await Bun.sleep(maxAttackInMinutes * 60_000);
  throw new Error(`BROKEN: the attack has not ended after ${maxAttackInMinutes} minutes.`);
}
