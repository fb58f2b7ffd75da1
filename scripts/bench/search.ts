// Measures the search API with 5,000 articles in two languages and 20,000 assets, and lists the indexes that were
// used.
//   bun run bench:search                      on a throw-away Postgres server
//   DATABASE_URL=… bun run bench:search       on an empty database of yours

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../../src/db/client.ts';
import { endpoints } from '../../src/routes.ts';
import { percentile } from '../percentile.ts';
import { ensurePostgresPrograms } from '../setup/postgres/postgres-programs.mjs';
import { startPostgresServer } from '../setup/postgres/postgres-server.mjs';
import { startServer, stopServers } from './processes.ts';
import { fillDatabase, typedTexts } from './search-data.ts';

const size = { articles: 5_000, assets: 20_000 };
const calls = Number(process.env.BENCH_CALLS ?? 400);
const port = 3295;
const address = `http://127.0.0.1:${port}`;

const scratch = mkdtempSync(join(tmpdir(), 'search-'));
const ownServer = process.env.DATABASE_URL
  ? undefined
  : await startPostgresServer(await ensurePostgresPrograms(process.execPath));
const databaseUrl = ownServer?.url ?? process.env.DATABASE_URL ?? '';
const database = await openDatabase({ databaseUrl, dataDirectory: scratch });
try {
  await fillDatabase(database.db, size);
  const env = {
    TRUST_PROXY: '127.0.0.1',
    NODE_ENV: 'production',
    PORT: String(port),
    SEED: 'none',
    DATA_DIR: scratch,
    DATABASE_URL: databaseUrl,
  };
  await startServer({ command: [process.execPath, '--no-env-file', 'src/server.ts'], env, url: `${address}/health` });
  const texts = typedTexts(calls);
  await ask(texts.slice(0, 20), 1);
  const scansBefore = await indexScans();
  console.log(`${size.articles} articles in two languages, ${size.assets} assets, ${texts.length} different calls`);
  for (const atOnce of [1, 4]) console.log(`${atOnce} at once: ${summaryOf(await ask(texts, atOnce))}`);
  // The server updates its statistics shortly after a query.
  await Bun.sleep(2000);
  const scans = await indexScans();
  for (const [name, count] of scans) console.log(`${name}: ${count - (scansBefore.get(name) ?? 0)} scans`);
} finally {
  await stopServers();
  await database.close();
  await ownServer?.stop();
  rmSync(scratch, { recursive: true, force: true });
}

/** Duration of each call in milliseconds, ascending. */
async function ask(texts: readonly Record<string, string>[], atOnce: number): Promise<number[]> {
  const queue = [...texts];
  const took: number[] = [];
  const visitor = async () => {
    for (let query = queue.pop(); query; query = queue.pop()) {
      const started = performance.now();
      const answer = await fetch(`${address}${endpoints.search}?${new URLSearchParams(query)}`, {
        // One network may not search this often.
        headers: { 'x-forwarded-for': `10.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}.1` },
      });
      await answer.json();
      if (!answer.ok) throw new Error(`${JSON.stringify(query)} responded with ${answer.status}`);
      took.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visitor));
  return took;
}

function summaryOf(took: readonly number[]): string {
  const at = (percent: number) => `${Math.round(percentile(took, percent))} ms`;
  return `median ${at(50)}, 95th percentile ${at(95)}, slowest ${at(100)}`;
}

/** Number of scans of each search index, and of sequential scans of its tables, since the start. */
async function indexScans(): Promise<Map<string, number>> {
  const rows = await database.db.execute<{ name: string; scans: string }>(sql`
    select indexrelname as name, idx_scan as scans from pg_stat_user_indexes
    where indexrelname like '%by_words%' or indexrelname like '%by_similar%'
    union all
    select 'whole table ' || relname, seq_scan from pg_stat_user_tables where relname in ('article_details', 'assets')
    order by name`);
  return new Map(rows.map(({ name, scans }) => [name, Number(scans)]));
}
