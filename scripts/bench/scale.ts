// Measures time and memory of the site from 1,000 to 100,000 articles on a Postgres server and on the embedded database,
// and draws them: docs/scale.json, docs/scale.svg and docs/scale.md. `bun run bench:scale [articles …]`

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { openDatabase } from '../../src/db/client.ts';
import { percentile } from '../percentile.ts';
import { ensurePostgresPrograms } from '../setup/postgres/postgres-programs.mjs';
import { startPostgresServer } from '../setup/postgres/postgres-server.mjs';
import { signIn } from '../sign-in.ts';
import { expand } from './list-addresses.ts';
import { memoryInMegabytes } from './load.ts';
import { startServer, stopServers } from './processes.ts';
import { drawFigures, type Figures, type Reading, tableOf } from './scale-chart.ts';

const given = process.argv.slice(2).map(Number);
const sizes = given.length > 0 ? given : [1000, 3000, 10_000, 30_000, 100_000];
const rounds = Number(process.env.BENCH_ROUNDS ?? 40);
const warmUpRounds = 5;
const port = 3299;
const address = `http://127.0.0.1:${port}`;
const administrator = { username: 'admin', password: 'only for this benchmark' };

/** The requests; each one of a list is for another page, so that none comes from memory. */
const subjects = {
  'page of the news': '/id/berita?category=press-release&page={2+n}',
  article: '/id/baca-berita/{1+5n}',
  'search for a common word': '/api/search?q=refinery&language=en',
  'search for rare words': '/api/search?q=capacity+{1+n}&language=en',
  'articles of the API': '/api/articles?limit=10&offset={n}',
  'articles of the back-office': '/backend/articles?page={2+n}',
  'search of the back-office': '/backend/articles?search=capacity+{1+n}',
};

const directory = join(import.meta.dir, '../../docs');
const readings: Reading[] = [];
const server = await startPostgresServer(await ensurePostgresPrograms(process.execPath));
try {
  for (const database of ['PostgreSQL', 'embedded'] as const) {
    for (const articles of sizes) {
      readings.push(await measure(database, articles));
      await write();
    }
  }
} finally {
  await stopServers();
  await server.stop();
}
/** After each reading: the last ones take minutes. */
async function write(): Promise<void> {
  const figures: Figures = { measuredOn: new Date().toISOString().slice(0, 10), rounds, readings };
  await Bun.write(join(directory, 'scale.json'), `${JSON.stringify(figures, null, 2)}\n`);
  await Bun.write(join(directory, 'scale.svg'), drawFigures(figures));
  await Bun.write(join(directory, 'scale.md'), tableOf(figures));
}

async function measure(database: Reading['database'], articles: number): Promise<Reading> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'scale-'));
  try {
    const databaseUrl = database === 'PostgreSQL' ? await create(`scale_${articles}`) : undefined;
    await fill(databaseUrl, dataDirectory, articles);
    const pid = await startServer({
      command: [process.execPath, '--no-env-file', 'src/server.ts'],
      env: {
        NODE_ENV: 'production',
        PORT: String(port),
        SEED: 'none',
        PICTURES: 'on-request',
        DATABASE_URL: databaseUrl ?? '',
        DATA_DIR: dataDirectory,
        ADMIN_USERNAME: administrator.username,
        ADMIN_PASSWORD: administrator.password,
        // One client that does not meet the limits of one network.
        TRUST_PROXY: '127.0.0.1',
      },
      url: `${address}/health`,
    });
    const cookie = await signIn(address, administrator);
    const times: Reading['times'] = {};
    for (const [name, path] of Object.entries(subjects)) times[name] = await timesOf(path, articles, cookie);
    const megabytes = Math.round(await memoryInMegabytes(pid));
    const slowest = Math.max(...Object.values(times).map(({ p95 }) => p95));
    console.log(`${database}, ${articles} articles: slowest ${slowest} ms at the 95th percentile, ${megabytes} MB`);
    return { database, articles, times, megabytes };
  } finally {
    await stopServers();
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}

async function timesOf(path: string, articles: number, cookie: string) {
  const times: number[] = [];
  for (let round = 0; round < warmUpRounds + rounds; round += 1) {
    const headers = {
      ...(path.startsWith('/backend') && { cookie }),
      'x-forwarded-for': `10.0.${round >> 8}.${round & 255}`,
    };
    const began = performance.now();
    const answer = await fetch(address + expand(path, round, { articles, entries: 0 }), {
      headers,
      redirect: 'manual',
    });
    await answer.arrayBuffer();
    if (round >= warmUpRounds) times.push(performance.now() - began);
    // 404: archived articles and pages behind the last one; 503: the embedded database took too long, which is its time.
    if (![200, 404, 503].includes(answer.status)) throw new Error(`${path} responded with ${answer.status}`);
  }
  const at = (percent: number) => Math.round(percentile(times, percent) * 10) / 10;
  return { median: at(50), p95: at(95) };
}

async function create(name: string): Promise<string> {
  const sql = postgres(server.url, { max: 1, onnotice: () => {} });
  await sql.unsafe(`create database ${name}`);
  await sql.end();
  return Object.assign(new URL(server.url), { pathname: `/${name}` }).href;
}

async function fill(databaseUrl: string | undefined, dataDirectory: string, articles: number): Promise<void> {
  const script = await Bun.file(join(import.meta.dir, 'lists.sql')).text();
  const opened = await openDatabase({ databaseUrl, dataDirectory });
  await opened.alone(async (sql) => {
    await sql.unsafe(
      script
        .replaceAll('ARTICLES', String(articles))
        .replaceAll('ASSETS', String(articles / 5))
        .replaceAll('ENTRIES', '100'),
    );
    await sql.unsafe('vacuum analyze');
  });
  await opened.close();
}
