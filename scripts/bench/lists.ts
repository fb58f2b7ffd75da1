// Measures the lists of the back-office with many rows.
//   bun scripts/bench/lists.ts      on a throw-away Postgres server
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { ensurePostgresPrograms } from '../setup/postgres-programs.mjs';
import { startPostgresServer } from '../setup/postgres-server.mjs';
import { startServer, stopServers } from './processes.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 40);
const limitInMilliseconds = 150;
const port = 3297;
const address = `http://127.0.0.1:${port}`;
const administrator = { username: 'admin', password: 'only for this benchmark' };

const lists = [
  '/backend/dashboard',
  '/backend/logs',
  '/backend/logs?page=5000',
  '/backend/logs?status=failed',
  '/backend/logs?user=editor3&action=update',
  '/backend/logs?search=refinery',
  '/backend/logs?search=number+123456',
  '/api/backend/logs?limit=10',
  '/api/backend/logs?limit=200&offset=250000',
  '/api/backend/articles',
  '/api/backend/articles?limit=15',
  '/api/articles',
  '/backend/articles',
  '/backend/articles?page=300',
  '/backend/articles?search=capacity+4321',
  '/backend/articles?status=draft',
  '/backend/articles?languages=partial',
  '/api/backend/assets?category=news&media_type=image&limit=60',
  '/backend/assets',
  '/backend/assets?alt=missing',
  '/backend/assets?search=number+12345',
  '/backend/messages',
  '/backend/messages?search=number+12345',
  '/backend/email/sent',
];

const dataDirectory = mkdtempSync(join(tmpdir(), 'lists-'));
const database = await startPostgresServer(await ensurePostgresPrograms(process.execPath));
try {
  await startServer({
    command: [process.execPath, '--no-env-file', 'src/server.ts'],
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      SEED: 'none',
      DATABASE_URL: database.url,
      DATA_DIR: dataDirectory,
      ADMIN_USERNAME: administrator.username,
      ADMIN_PASSWORD: administrator.password,
    },
    url: `${address}/health`,
  });
  await fill(database.url);
  const cookie = await signIn();
  console.log(`milliseconds of ${rounds} requests each: median, 95th percentile`);
  for (const list of lists) await measure(list, cookie);
} finally {
  await stopServers();
  await database.stop();
  rmSync(dataDirectory, { recursive: true, force: true });
}

async function fill(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  await sql.unsafe(await Bun.file(join(import.meta.dir, 'lists.sql')).text());
  await sql.unsafe('vacuum analyze');
  await sql.end();
}

async function signIn(): Promise<string> {
  const answer = await fetch(`${address}/api/backend/login`, {
    method: 'POST',
    body: JSON.stringify(administrator),
    headers: { 'content-type': 'application/json' },
  });
  if (!answer.ok) throw new Error(`The sign-in responded with ${answer.status}`);
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

async function measure(list: string, cookie: string): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    const answer = await fetch(address + list, { headers: { cookie }, redirect: 'manual' });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${list} responded with ${answer.status}`);
    times.push(performance.now() - started);
  }
  times.sort((one, other) => one - other);
  const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
  const verdict = at(0.95) <= limitInMilliseconds ? '' : `   more than ${limitInMilliseconds}`;
  console.log(`${at(0.5).toFixed(0).padStart(6)} ${at(0.95).toFixed(0).padStart(6)}   ${list}${verdict}`);
}
