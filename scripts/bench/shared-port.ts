// Measures processes that share a port: how evenly they share requests for the home page from memory, and what a request
// costs each of them, compared with one process alone.
//   bun scripts/bench/shared-port.ts

import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from '../percentile.ts';
import { ensurePostgresPrograms } from '../setup/postgres/postgres-programs.mjs';
import { startPostgresServer } from '../setup/postgres/postgres-server.mjs';
import { measure } from './load.ts';
import { startServer, stopServers } from './processes.ts';
import { processorTime } from './processor-time.ts';

const processes = Math.max(2, availableParallelism());
const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const ports = { alone: 4050, shared: 4060 };
const maxGrowth = 1.1;
/** The kernel divides connections, not requests: many of them are needed for an even share. */
const connections = 256;

type Group = { url: string; pids: number[] };
type Cost = { microseconds: number; shares: number[] };

export async function measureSharedPort(databaseUrl: string, scratch: string): Promise<void> {
  const alone = await start(1, ports.alone, databaseUrl, scratch);
  const shared = await start(processes, ports.shared, databaseUrl, scratch);
  const costs: [Cost[], Cost[]] = [[], []];
  await load(alone);
  await load(shared);
  for (let round = 0; round < rounds; round += 1) {
    costs[0].push(await load(alone));
    costs[1].push(await load(shared));
  }
  const [before, after] = costs.map(middleOf);
  const growth = (after?.microseconds ?? 0) / (before?.microseconds ?? 1);
  const verdict = growth <= maxGrowth ? 'met' : 'MISSED';
  const shares = after?.shares.map((share) => `${Math.round(share * 100)} %`).join(', ');
  console.log(
    `${processes} processes on one port: ${after?.microseconds.toFixed(1)} µs of processor time for a request, one process: ` +
      `${before?.microseconds.toFixed(1)} µs, ratio ${growth.toFixed(2)} (at most ${maxGrowth}) ${verdict}; shares of the work: ${shares}`,
  );
}

async function start(count: number, port: number, databaseUrl: string, scratch: string): Promise<Group> {
  const pids: number[] = [];
  for (let number = 1; number <= count; number += 1) {
    pids.push(
      await startServer({
        command: [process.execPath, '--no-env-file', 'src/server.ts'],
        env: {
          NODE_ENV: 'production',
          PORT: String(port),
          SHARE_PORT: 'on',
          PICTURES: 'on-request',
          LOG_REQUESTS: 'off',
          DATABASE_URL: databaseUrl,
          // Shared, and with it the key of the activity log.
          DATA_DIR: join(scratch, 'nodes'),
        },
        url: `http://127.0.0.1:${port}/health`,
        joins: number > 1,
      }),
    );
  }
  return { url: `http://127.0.0.1:${port}/en`, pids };
}

async function load({ url, pids }: Group): Promise<Cost> {
  const before = pids.map(processorTime);
  const headers = { 'accept-encoding': 'gzip' };
  const reading = await measure({ name: 'site', url, headers, pid: pids[0] ?? 0 }, seconds, connections);
  const processorSeconds = pids.map((pid, index) => processorTime(pid) - (before[index] ?? 0));
  const sum = processorSeconds.reduce((one, other) => one + other, 0);
  return {
    microseconds: (sum * 1_000_000) / (reading.requestsPerSecond * seconds),
    shares: processorSeconds.map((time) => time / sum),
  };
}

function middleOf(costs: Cost[]): Cost | undefined {
  const middle = median(costs.map(({ microseconds }) => microseconds));
  return costs.find(({ microseconds }) => microseconds === middle);
}

if (import.meta.main) {
  const scratch = mkdtempSync(join(tmpdir(), 'shared-port-'));
  const server = await startPostgresServer(await ensurePostgresPrograms(process.execPath));
  try {
    await measureSharedPort(server.url, scratch);
  } finally {
    await stopServers();
    await server.stop();
    rmSync(scratch, { recursive: true, force: true });
  }
}
