// Measures the lists of the asset manager with 20,000 assets. Prints the 95th percentile of each; the target is 150 ms.
//   DATABASE_URL=… bun scripts/bench/assets.ts        an empty database on a Postgres server

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Db, openDatabase } from '../../src/db/client.ts';
import { assets } from '../../src/db/schema/index.ts';
import { createAccount } from '../../src/domain/accounts/commands.ts';
import { openSession } from '../../src/domain/accounts/sessions.ts';
import { assetCategories } from '../../src/fields/asset-categories.ts';
import { sessionCookie } from '../../src/web/sessions/session.ts';
import { percentile } from '../percentile.ts';
import { startServer, stopServers } from './processes.ts';
import { fillDatabase } from './search-data.ts';

const databaseUrl = process.env.DATABASE_URL;
if (!databaseUrl) throw new Error('DATABASE_URL must be an empty database');

const size = { assets: 20_000, articles: 1000 };
const rowsAtOnce = 500;
const rounds = 60;
const port = 3299;
const address = `http://127.0.0.1:${port}`;
const lists = [
  '/backend/assets',
  '/backend/assets?category=news&page=400',
  '/backend/assets?category=news&order=1&page=200',
  '/backend/assets?category=news&search=picture_19',
  '/backend/assets?category=news&search=nothing-like-it',
  '/backend/assets?category=social&subcategory=none',
  '/backend/assets/1',
  '/api/backend/assets?category=news&media_type=image&limit=48',
  '/api/backend/assets?category=news&media_type=image&limit=48&search=kilang',
];

const dataDirectory = mkdtempSync(join(tmpdir(), 'assets-'));
try {
  const { db, close } = await openDatabase({ databaseUrl, dataDirectory });
  await fillDatabase(db, { articles: size.articles, assets: 0 });
  await fill(db);
  const account = await createAccount(db, `bench-${Date.now()}`, crypto.randomUUID(), ['administrator']);
  const [cookie = ''] = sessionCookie(await openSession(db, account)).split(';');
  await close();
  const env = { NODE_ENV: 'production', PORT: String(port), SEED: 'none', DATA_DIR: dataDirectory };
  const command = [process.execPath, '--no-env-file', 'src/server.ts'];
  await startServer({ command, env: { ...env, DATABASE_URL: databaseUrl }, url: `${address}/health` });
  for (const list of lists) console.log(`${(await measure(list, cookie)).toFixed(1).padStart(8)} ms  ${list}`);
} finally {
  await stopServers();
  rmSync(dataDirectory, { recursive: true, force: true });
}

/** Half of the assets are news pictures, the others are distributed over the other categories. */
async function fill(db: Db): Promise<void> {
  for (let from = 0; from < size.assets; from += rowsAtOnce) {
    const rows = Array.from({ length: rowsAtOnce }, (_, index) => rowOf(from + index));
    await db.insert(assets).values(rows);
  }
  await db.execute('vacuum analyze assets');
}

function rowOf(number: number): typeof assets.$inferInsert {
  const category =
    (number % 2 === 0 ? undefined : assetCategories[number % assetCategories.length]) ?? assetCategories[0];
  const file = `picture-${number}-0123456789abcdef-1600x900.jpg`;
  return {
    name: `Picture_${number}`,
    path: `/assets/${file}`,
    filename: file,
    category: category.value,
    mediaType: 'image',
    sortOrder: number + 1,
    width: 1600,
    height: 900,
    size: 240_000,
    altText: `Kilang alumina dari arah sungai, gambar ${number}`,
    altTextEn: `The refinery, picture ${number}`,
    tags: 'kilang, sungai, alumina',
  };
}

/** The 95th percentile in milliseconds of sequential requests. */
async function measure(path: string, cookie: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    const answer = await fetch(address + path, { headers: { cookie } });
    await answer.bytes();
    if (answer.status !== 200) throw new Error(`${path} responded with ${answer.status}`);
    times.push(performance.now() - started);
  }
  return percentile(times, 95);
}
