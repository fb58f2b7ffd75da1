// Measures every list, search, page and call of the public site, the back-office and both APIs, with filters, orders and
// searches, on the first and the last part that can be reached, on a throw-away Postgres server: `bun run bench:lists [articles] [assets] [entries]`.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { median, percentile } from '../percentile.ts';
import { ensurePostgresPrograms } from '../setup/postgres/postgres-programs.mjs';
import { startPostgresServer } from '../setup/postgres/postgres-server.mjs';
import { signIn } from '../sign-in.ts';
import { addressesOf, expand, publicAddresses, staffAddresses } from './list-addresses.ts';
import { startServer, stopServers } from './processes.ts';

const [articles = 100_000, assets = 20_000, entries = 1_000_000] = process.argv.slice(2).map(Number);
const rounds = Number(process.env.BENCH_ROUNDS ?? 200);
const warmUpRounds = 5;
const maxAnswerInMilliseconds = 150;
const lagLimitInMilliseconds = 50;
const impactLimitInMilliseconds = 3000;
const [port, lagPort] = [3297, 3298];
const address = `http://127.0.0.1:${port}`;
const administrator = { username: 'admin', password: 'only for this benchmark' };

const lists = [...addressesOf(publicAddresses), ...addressesOf(staffAddresses)];

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
      // One client that does not meet the limits of one network.
      TRUST_PROXY: '127.0.0.1',
    },
    url: `${address}/health`,
  });
  await fill(database.url);
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(`${articles} articles, ${assets} assets and ${entries} log entries after ${seconds} s`);
  const cookie = await signIn(address, administrator);
  console.log(`milliseconds of ${rounds} requests each: median, 95th percentile, longest delay of the event loop`);
  const missed: string[] = [];
  const slowPredictions: string[] = [];
  for (const change of ['articles?action=delete', 'articles?action=rename&language=id', 'assets?action=replace'])
    if (!(await predict(change, cookie))) slowPredictions.push(change);
  for (const list of lists) if (!(await measure(list, cookie))) missed.push(list);
  for (const action of ['archive', 'publish']) await changeFifty(action, cookie);
  console.log(`${lists.length - missed.length} of ${lists.length} within ${maxAnswerInMilliseconds} ms`);
  missed.push(...slowPredictions);
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
  // Readers of Indonesian: their search of the log also looks for what it shows them in their language.
  await sql.unsafe(`update accounts set language = 'id'`);
  await sql.unsafe('vacuum analyze');
  await sql.end();
}

/** Whether the list keeps the limit. */
async function measure(list: string, cookie: string): Promise<boolean> {
  let failures = 0;
  let number = 0;
  const ask = async () => {
    const headers = {
      ...(list.includes('/backend') && { cookie }),
      'x-forwarded-for': `10.0.${number >> 8}.${number & 255}`,
    };
    const path = expand(list, number, { articles, entries });
    number += 1;
    const started = performance.now();
    const answer = await fetch(address + path, { headers, redirect: 'manual' });
    await answer.arrayBuffer();
    if (answer.status !== 200) failures += 1;
    return performance.now() - started;
  };
  for (let round = 0; round < warmUpRounds; round += 1) await ask();
  await maxLagInMilliseconds();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await ask());
  const lag = await maxLagInMilliseconds();
  const isFast = percentile(times, 95) <= maxAnswerInMilliseconds && failures === 0;
  const verdict = `${failures > 0 ? `   ${failures} FAILED` : ''}${isFast ? '' : '   SLOW'}${lag > lagLimitInMilliseconds ? '   BLOCKS' : ''}`;
  const figures = [median(times), percentile(times, 95), lag].map((value) => value.toFixed(0).padStart(6)).join(' ');
  console.log(`${figures}   ${list}${verdict}`);
  return isFast;
}

/** Whether what a change would show where is known within its limit. */
async function predict(change: string, cookie: string): Promise<boolean> {
  const [kind = '', query = ''] = change.split('?');
  const found = await fetch(`${address}/api/backend/${kind}?limit=1&offset=100`, { headers: { cookie } });
  const [item] = (await found.json()) as { id: number }[];
  const times: number[] = [];
  await maxLagInMilliseconds();
  let pages = 0;
  for (let round = 0; round < 5; round += 1) {
    const started = performance.now();
    const answer = await fetch(`${address}/api/backend/${kind}/${item?.id}/impact?${query}`, { headers: { cookie } });
    ({ length: pages } = ((await answer.json()) as { pages: string[] }).pages);
    times.push(performance.now() - started);
  }
  const slowest = Math.max(...times);
  console.log(
    `impact of ${change}: at most ${slowest.toFixed(0)} ms, ${pages} pages, ${await maxLagInMilliseconds()} ms of delay`,
  );
  return slowest <= impactLimitInMilliseconds;
}

/** One action on fifty articles. */
async function changeFifty(action: string, cookie: string): Promise<void> {
  const found = await fetch(`${address}/api/backend/articles?limit=50&offset=200`, { headers: { cookie } });
  const items = ((await found.json()) as { id: number }[]).map(({ id }) => ({ id }));
  await maxLagInMilliseconds();
  const started = performance.now();
  const answer = await fetch(`${address}/api/backend/articles/bulk`, {
    method: 'POST',
    body: JSON.stringify({ action, items }),
    headers: { cookie, 'content-type': 'application/json' },
  });
  const { done } = (await answer.json()) as { done: number };
  const took = (performance.now() - started).toFixed(0);
  console.log(
    `${action} ${items.length} articles together: ${took} ms, ${done} changed, ${await maxLagInMilliseconds()} ms of delay`,
  );
}

async function maxLagInMilliseconds(): Promise<number> {
  return Number(await (await fetch(`http://127.0.0.1:${lagPort}`)).text());
}
