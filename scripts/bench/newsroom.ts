// Measures saving and comparing versions of articles: a save of an article with 1,000 versions, the comparison of two
// versions of 5,000 words, the room that 100 saves of an article of 30 KB take, sign-ins, searches and uploads of large pictures.
//   bun scripts/bench/newsroom.ts          on a throw-away Postgres server and on the embedded database
//   bun scripts/bench/newsroom.ts saves    saves and comparisons only

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { median, percentile } from '../percentile.ts';
import { ensurePostgresPrograms } from '../setup/postgres/postgres-programs.mjs';
import { startPostgresServer } from '../setup/postgres/postgres-server.mjs';
import { signIn } from '../sign-in.ts';
import { measureStaffTasks } from './newsroom/staff-tasks.ts';
import { measurePresence } from './presence.ts';
import { startServer, stopServers } from './processes.ts';

const limits = { saveInMilliseconds: 60, comparisonInMilliseconds: 60, bytesOf100Saves: 300 * 1024 };
const savesOnly = process.argv[2] === 'saves';
const versionsBefore = 1000;
const measuredSaves = 100;
const warmUpRounds = 5;
const comparisons = 100;
const port = 3295;
const address = `http://127.0.0.1:${port}`;
const administrator = { username: 'admin', password: 'only for this benchmark' };

/** Without an address it measures on the embedded database, where the room cannot be measured from outside. */
export async function measureNewsroom(databaseUrl: string | undefined): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'newsroom-'));
  try {
    await startServer({
      command: [process.execPath, '--no-env-file', 'src/server.ts'],
      env: {
        NODE_ENV: 'production',
        PORT: String(port),
        SEED: 'none',
        PICTURES: 'on-request',
        DATABASE_URL: databaseUrl ?? '',
        DATA_DIR: directory,
        ADMIN_USERNAME: administrator.username,
        ADMIN_PASSWORD: administrator.password,
      },
      url: `${address}/health`,
    });
    // The first account is made after the port is bound.
    cookie = await signIn(address, administrator).catch(async () => {
      await Bun.sleep(2000);
      return signIn(address, administrator);
    });
    const where = databaseUrl ? 'Postgres' : 'embedded database';
    if (databaseUrl && !savesOnly) await measureRoom(databaseUrl);
    if (!savesOnly) await measureStaffTasks({ address, administrator, cookie }, where);
    await measureSaves(where);
    await measureComparisons(where);
  } finally {
    await stopServers();
    rmSync(directory, { recursive: true, force: true });
  }
}

let cookie = '';

async function measureRoom(databaseUrl: string): Promise<void> {
  const database = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  const bytes = async () => {
    // Without the room that the database keeps for rows to come.
    await database.unsafe('vacuum full versions');
    await database.unsafe('vacuum full version_blocks');
    const [row] = await database.unsafe(
      `select (pg_total_relation_size('versions') + pg_total_relation_size('version_blocks'))::int as bytes`,
    );
    return Number(row?.bytes);
  };
  const article = await createArticle(textOf(30_000));
  const before = await bytes();
  for (let save = 1; save <= 100; save += 1) await saveArticle(article, textOf(30_000, save));
  const grown = (await bytes()) - before;
  await database.end();
  const verdict = grown < limits.bytesOf100Saves ? 'met' : 'MISSED';
  console.log(
    `100 saves of an article of 30 KB: ${(grown / 1024).toFixed(0)} KB, ` +
      `less than ${limits.bytesOf100Saves / 1024} KB wanted: ${verdict}`,
  );
}

async function measureSaves(where: string): Promise<void> {
  const article = await createArticle(textOf(30_000));
  for (let version = 2; version <= versionsBefore; version += 1) await saveArticle(article, textOf(30_000, version));
  const times: number[] = [];
  for (let save = 1; save <= measuredSaves; save += 1) {
    times.push(await timed(() => saveArticle(article, textOf(30_000, versionsBefore + save))));
  }
  report(`save of an article of 30 KB with ${versionsBefore} versions, ${where}`, times, limits.saveInMilliseconds);
}

async function measureComparisons(where: string): Promise<void> {
  const words = Array.from({ length: 5000 }, (_word, index) => wordAt(index));
  const versions = [
    ['equal but for a word in each paragraph', words.map((word, index) => (index % 50 === 7 ? 'bauxite' : word))],
    ['a word in five changed', words.map((word, index) => (index % 5 === 0 ? `${word}s` : word))],
    ['nothing in common', words.map((word) => word.toUpperCase())],
    ['one paragraph, moved by half', [...words.slice(2500), ...words.slice(0, 2500)]],
  ] as const;
  for (const [name, changed] of versions) {
    const inParagraphs = name.startsWith('one paragraph') ? 5000 : 50;
    const article = await createArticle(paragraphs(words, inParagraphs));
    await saveArticle(article, paragraphs(changed, inParagraphs));
    const compare = () => timed(() => request(`/articles/${article}/compare?from=1&to=2`));
    for (let round = 0; round < warmUpRounds; round += 1) await compare();
    const times: number[] = [];
    for (let round = 0; round < comparisons; round += 1) times.push(await compare());
    report(`comparison of two versions of 5,000 words, ${name}, ${where}`, times, limits.comparisonInMilliseconds);
  }
}

function report(name: string, times: number[], limit: number): void {
  const slow = percentile(times, 95);
  const verdict = slow <= limit ? 'met' : 'MISSED';
  console.log(
    `${name}: ${median(times).toFixed(0)} ms median, ${slow.toFixed(0)} ms 95th percentile (at most ${limit}) ${verdict}`,
  );
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

const vocabulary = ['alumina', 'bauksit', 'kilang', 'pelabuhan', 'produksi', 'energi', 'tahun', 'lingkungan', 'warga'];
const wordAt = (index: number) => `${vocabulary[index % vocabulary.length]}${(index * 7919) % 1009}`;

function paragraphs(words: readonly string[], wordsInEach: number): string {
  const parts: string[] = [];
  for (let at = 0; at < words.length; at += wordsInEach)
    parts.push(`<p>${words.slice(at, at + wordsInEach).join(' ')}</p>`);
  return parts.join('');
}

/** Text of about this many characters in paragraphs, one of which differs from save to save. */
function textOf(characters: number, save = 0): string {
  const words = Array.from({ length: Math.floor(characters / 11) }, (_word, index) => wordAt(index));
  words[(save * 131) % words.length] = `edited${save}`;
  return paragraphs(words, 60);
}

async function createArticle(content: string): Promise<number> {
  const details = [{ language: 'id', title: 'Laporan', slug: 'laporan', content }];
  const body = { article: { category: 'news', status: 'published', published_at: '2026-01-31T02:00:00Z' }, details };
  return ((await request('/articles', 'POST', body)) as { id: number }).id;
}

const saveArticle = (article: number, content: string) =>
  request(`/articles/${article}/details/id`, 'PUT', { language: 'id', title: 'Laporan', slug: 'laporan', content });

async function request(path: string, method = 'GET', body?: object): Promise<unknown> {
  const answer = await fetch(`${address}/api/backend${path}`, {
    method,
    headers: { cookie, 'content-type': 'application/json' },
    body: body ? JSON.stringify(body) : null,
  });
  if (!answer.ok) throw new Error(`${method} ${path} responded with ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

if (import.meta.main) {
  const server = await startPostgresServer(await ensurePostgresPrograms(process.execPath));
  const create = async (name: string) => {
    const sql = postgres(server.url, { max: 1, onnotice: () => {} });
    await sql.unsafe(`create database ${name}`);
    await sql.end();
    return Object.assign(new URL(server.url), { pathname: `/${name}` }).href;
  };
  try {
    await measureNewsroom(await create('newsroom'));
    await measureNewsroom(undefined);
    if (!savesOnly) await measurePresence(await create('presence'));
  } finally {
    await server.stop();
  }
}
