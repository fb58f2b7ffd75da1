// Measures every list of the back-office and of its API, with its filters, orders and searches, on the first and the last
// part that can be reached, on a throw-away Postgres server: `bun run bench:lists [articles] [assets] [entries]`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { ensurePostgresPrograms } from '../setup/postgres/postgres-programs.mjs';
import { startPostgresServer } from '../setup/postgres/postgres-server.mjs';
import { startServer, stopServers } from './processes.ts';

const [articles = 100_000, assets = 20_000, entries = 1_000_000] = process.argv.slice(2).map(Number);
const rounds = Number(process.env.BENCH_ROUNDS ?? 200);
const warmUpRounds = 5;
const limitInMilliseconds = 150;
const lagLimitInMilliseconds = 50;
const [port, lagPort] = [3297, 3298];
const address = `http://127.0.0.1:${port}`;
const administrator = { username: 'admin', password: 'only for this benchmark' };

const backend = {
  '/backend/dashboard': [''],
  '/backend/search': [
    '',
    'q=cal',
    'q=capacity',
    'q=capacity+4321',
    'q=no+such+story',
    'q=zqx',
    'q=4321',
    'q=number+123',
  ],
  '/backend/articles': [
    '',
    'page=667',
    'category=reports',
    'category=news&page=667',
    'status=draft',
    'status=archived&page=667',
    'status=published&category=news',
    'languages=partial',
    'scheduled=today',
    'search=capacity',
    'search=capacity&page=667',
    'search=capacity+4321',
    'search=no+such+story',
    'search=zq',
    'search=x',
    'search=capacity&sort=title',
    'status=draft&sort=title',
    'sort=title',
    'sort=title&page=667',
    'sort=-title&page=667',
    'sort=status',
    'sort=-status&page=667',
    'sort=published&page=667',
    `after=${articles - 100}`,
    `sort=title&after=${articles - 100}`,
    `sort=status&after=${articles - 100}`,
  ],
  '/backend/assets': [
    '',
    'category=social&media_type=image',
    'category=social&sort=name',
    'category=news&sort=-size&page=100',
    'alt=missing',
    'alt=missing&page=80',
    'search=number+12345',
    'category=news&search=refinery',
  ],
  '/backend/messages': [
    '',
    'page=667',
    'status=new',
    'search=number+12345',
    'search=refinery',
    'sort=from',
    'sort=status&page=667',
  ],
  '/backend/email/sent': ['', 'page=667', 'search=number+12345', 'status=failed'],
  '/backend/logs': [
    '',
    'page=200',
    'status=failed',
    'status=failed&page=200',
    'user=editor3&action=update',
    'user=editor3&action=update&status=failed&page=100',
    'user=7',
    'user=nobody',
    'action=delete&page=200',
    'search=refinery',
    'search=refinery&page=200',
    'search=number+123456',
    'search=no+such+entry',
    'search=zq',
    'from=2026-01-01&to=2026-01-31',
    'from=1990-01-01&to=1990-12-31',
    'to=2026-01-01&page=200',
    'sort=time&page=200',
    'sort=user',
    'sort=-user&page=200',
    'sort=action&page=200',
    'sort=-status&page=200',
    'after=1000',
    'sort=user&after=1000',
    `sort=-status&after=${entries - 1000}`,
  ],
};

const api = {
  '/api/backend/articles': [
    '',
    'offset=10000',
    'limit=15',
    'q=capacity&offset=10000',
    'q=capacity+4321',
    'status=draft&sort=title',
    'language=en&offset=10000',
    'topic=press-release&offset=10000',
    'sort=title&offset=10000',
    `after=${articles - 200}`,
  ],
  '/api/backend/assets': [
    'category=news&media_type=image&limit=60',
    'limit=100&offset=10000',
    'limit=100&sort=-added',
    'limit=100&search=number+12345',
    'limit=1000',
  ],
  '/api/backend/logs': [
    'limit=10',
    'limit=200',
    'limit=200&offset=10000',
    'limit=200&after=1000',
    'limit=200&status=failed&offset=10000',
  ],
  '/api/backend/messages': ['', 'offset=10000', 'sort=from&offset=10000', 'search=refinery&offset=10000'],
  '/api/backend/users': [''],
  '/api/backend/trash': [''],
  '/api/backend/calendar': ['from=2026-11-01&to=2026-11-30'],
};

const lists = Object.entries({ ...backend, ...api }).flatMap(([path, queries]) =>
  queries.map((query) => (query === '' ? path : `${path}?${query}`)),
);

const dataDirectory = mkdtempSync(join(tmpdir(), 'lists-'));
const database = await startPostgresServer(await ensurePostgresPrograms(process.execPath));
try {
  const began = performance.now();
  await startServer({
    command: [process.execPath, '--no-env-file', '--preload', './scripts/bench/event-loop-lag.ts', 'src/server.ts'],
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      LAG_PORT: String(lagPort),
      SEED: 'none',
      DATABASE_URL: database.url,
      DATA_DIR: dataDirectory,
      ADMIN_USERNAME: administrator.username,
      ADMIN_PASSWORD: administrator.password,
    },
    url: `${address}/health`,
  });
  await fill(database.url);
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(`${articles} articles, ${assets} assets and ${entries} log entries after ${seconds} s`);
  const cookie = await signIn();
  console.log(`milliseconds of ${rounds} requests each: median, 95th percentile, longest delay of the event loop`);
  const missed: string[] = [];
  for (const list of lists) if (!(await measure(list, cookie))) missed.push(list);
  for (const action of ['archive', 'publish']) await changeFifty(action, cookie);
  console.log(`${lists.length - missed.length} of ${lists.length} within ${limitInMilliseconds} ms`);
  if (missed.length > 0) process.exitCode = 1;
} finally {
  await stopServers();
  await database.stop();
  rmSync(dataDirectory, { recursive: true, force: true });
}

async function fill(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  const text = await Bun.file(join(import.meta.dir, 'lists.sql')).text();
  const filled = text
    .replaceAll('ARTICLES', String(articles))
    .replaceAll('ASSETS', String(assets))
    .replaceAll('ENTRIES', String(entries));
  await sql.unsafe(filled);
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

/** Whether the list keeps the limit. */
async function measure(list: string, cookie: string): Promise<boolean> {
  let failures = 0;
  const ask = async () => {
    const started = performance.now();
    const answer = await fetch(address + list, { headers: { cookie }, redirect: 'manual' });
    await answer.arrayBuffer();
    if (answer.status !== 200) failures += 1;
    return performance.now() - started;
  };
  for (let round = 0; round < warmUpRounds; round += 1) await ask();
  await longestLag();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await ask());
  const lag = await longestLag();
  times.sort((one, other) => one - other);
  const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
  const isFast = at(0.95) <= limitInMilliseconds && failures === 0;
  const verdict = `${failures > 0 ? `   ${failures} FAILED` : ''}${isFast ? '' : '   SLOW'}${lag > lagLimitInMilliseconds ? '   BLOCKS' : ''}`;
  const figures = [at(0.5), at(0.95), lag].map((value) => value.toFixed(0).padStart(6)).join(' ');
  console.log(`${figures}   ${list}${verdict}`);
  return isFast;
}

/** One action on fifty articles. */
async function changeFifty(action: string, cookie: string): Promise<void> {
  const found = await fetch(`${address}/api/backend/articles?limit=50&offset=200`, { headers: { cookie } });
  const items = ((await found.json()) as { id: number }[]).map(({ id }) => ({ id }));
  await longestLag();
  const started = performance.now();
  const answer = await fetch(`${address}/api/backend/articles/bulk`, {
    method: 'POST',
    body: JSON.stringify({ action, items }),
    headers: { cookie, 'content-type': 'application/json' },
  });
  const { done } = (await answer.json()) as { done: number };
  const took = (performance.now() - started).toFixed(0);
  console.log(
    `${action} ${items.length} articles together: ${took} ms, ${done} changed, ${await longestLag()} ms of delay`,
  );
}

async function longestLag(): Promise<number> {
  return Number(await (await fetch(`http://127.0.0.1:${lagPort}`)).text());
}
