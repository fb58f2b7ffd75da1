// Measures the executable: its size, how soon and with how much processor time and memory it starts on an empty place and on an existing one,
// and what it holds when warm; with PostgreSQL, and separately with the embedded database.
//   bun run build && bun run bench:executable [FILE]

import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import postgres from 'postgres';
import { freePort } from '../../../tests/support/processes.ts';
import { median } from '../../percentile.ts';
import { ensurePostgresPrograms } from '../../setup/postgres/postgres-programs.mjs';
import { startPostgresServer } from '../../setup/postgres/postgres-server.mjs';
import { processorTime } from '../processor-time.ts';

const executable = resolve(process.argv[2] ?? 'dist/alumina-site');
const rounds = 3;
const port = freePort();
const address = `http://127.0.0.1:${port}`;
const warmPages = [
  '/id',
  '/en',
  '/id/berita',
  '/en/news',
  '/id/kontak',
  '/en/contact',
  '/sitemap.xml',
  '/backend/login',
];
const megabyte = 1024 * 1024;

/** With PostgreSQL. */
const targets = {
  firstInSeconds: 2,
  peakInMegabytes: 300,
  laterInSeconds: 0.5,
  warmInMegabytes: 150,
  sizeInMegabytes: 200,
};

type Start = {
  seconds: number;
  /** Seconds of processor time until then, which other work on the machine changes less. */
  processor: number;
  peak: number;
  warm: number;
};

const sizeInMegabytes = statSync(executable).size / 1e6;
report('size on disk', [sizeInMegabytes], 'MB', targets.sizeInMegabytes);

const server = await startPostgresServer(await ensurePostgresPrograms(process.execPath));
const folder = mkdtempSync(join(tmpdir(), 'executable-'));
try {
  const administrator = postgres(server.url, { max: 1, onnotice: () => {} });
  await measure('PostgreSQL', targets, async (round) => {
    await administrator.unsafe(`create database start_${round}`);
    return { DATABASE_URL: Object.assign(new URL(server.url), { pathname: `/start_${round}` }).href };
  });
  await administrator.end();
  await measure('the embedded database', undefined, async () => ({}));
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

type Settings = Record<string, string>;

async function measure(
  name: string,
  limits: typeof targets | undefined,
  place: (round: number) => Promise<Settings>,
): Promise<void> {
  const first: Start[] = [];
  const later: Start[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const settings = { ...(await place(round)), DATA_DIR: join(folder, `${name.replaceAll(' ', '-')}-${round}`) };
    first.push(await start(settings));
    later.push(await start(settings));
  }
  report(
    `first start with ${name}`,
    first.map(({ seconds }) => seconds),
    's',
    limits?.firstInSeconds,
  );
  report(
    `  processor time`,
    first.map(({ processor }) => processor),
    's',
    undefined,
  );
  report(
    `  peak memory until it is warm`,
    first.map(({ peak }) => peak),
    'MB',
    limits?.peakInMegabytes,
  );
  report(
    `start on an existing place with ${name}`,
    later.map(({ seconds }) => seconds),
    's',
    limits?.laterInSeconds,
  );
  report(
    `  processor time`,
    later.map(({ processor }) => processor),
    's',
    undefined,
  );
  report(
    `  memory when warm`,
    later.map(({ warm }) => warm),
    'MB',
    limits?.warmInMegabytes,
  );
}

/** Until the home page is answered; then some pages of each kind are requested. */
async function start(settings: Settings): Promise<Start> {
  const began = performance.now();
  const site = Bun.spawn([executable], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      ADMIN_PASSWORD: 'measured password 1',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    while (!(await isServed())) {
      if (site.exitCode !== null) throw new Error(`The executable exited with code ${site.exitCode}`);
      await Bun.sleep(5);
    }
    const seconds = (performance.now() - began) / 1000;
    const processor = processorTime(site.pid);
    for (let round = 0; round < 20; round += 1)
      for (const page of warmPages) await (await fetch(address + page)).bytes();
    await Bun.sleep(2000);
    return { seconds, processor, peak: memoryOf(site.pid, 'VmHWM'), warm: memoryOf(site.pid, 'VmRSS') };
  } finally {
    site.kill('SIGTERM');
    await site.exited;
  }
}

function isServed(): Promise<boolean> {
  return fetch(`${address}/id`).then(
    async (answer) => answer.ok && (await answer.bytes()).length > 0,
    () => false,
  );
}

/** Resident memory of a process in megabytes (Linux). */
function memoryOf(pid: number, which: 'VmRSS' | 'VmHWM'): number {
  const found = new RegExp(`${which}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return (Number(found?.[1] ?? 0) * 1024) / megabyte;
}

function report(name: string, values: number[], unit: string, limit: number | undefined): void {
  const shown = (value: number) => value.toFixed(unit === 's' ? 2 : 0);
  const middle = median(values);
  const spread = values.length > 1 ? ` (${shown(Math.min(...values))} to ${shown(Math.max(...values))})` : '';
  const verdict = limit === undefined ? '' : `, at most ${limit} ${unit}: ${middle <= limit ? 'met' : 'MISSED'}`;
  console.log(`${name}: ${shown(middle)} ${unit}${spread}${verdict}`);
}
