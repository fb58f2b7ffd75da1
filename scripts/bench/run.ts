import { chmod, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { ensurePostgresPrograms } from '../setup/postgres/postgres-programs.mjs';
import { startPostgresServer } from '../setup/postgres/postgres-server.mjs';
import { alternate, memoryInMegabytes, type Subject, type Summary } from './load.ts';
import { measureNewsroom } from './newsroom.ts';
import { prepareNginx } from './nginx.ts';
import { type Card, type Content, countElements, describePage } from './peers/content.ts';
import { measurePresence } from './presence.ts';
import { run, startServer, stopServers } from './processes.ts';
import { measureSharedPort } from './shared-port.ts';

/** Seconds per reading and number of readings; `PEERS_DIR` replaces our peers by others. */
const page = '/en';
const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const peersDirectory = process.env.PEERS_DIR ?? join(import.meta.dir, 'peers');
const gzip = { 'accept-encoding': 'gzip' };
const ports = { memory: 4010, constant: 4020, nginx: 4030, streamed: 4040, next: 4100, astro: 4200 };

for (const program of ['wrk', 'nginx']) {
  if (!Bun.which(program)) throw new Error(`Missing program: ${program}. Install it with the system's package manager`);
}

const scratch = await mkdtemp(join(tmpdir(), 'bench-'));
// nginx drops its privileges before it reads the page.
await chmod(scratch, 0o755);
const server = await startPostgresServer(await ensurePostgresPrograms(process.execPath));
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => void stopServers().finally(() => process.exit(1)));
}
try {
  await measureNewsroom(await createDatabase(server.url, 'newsroom'));
  await measureNewsroom(undefined);
  await measurePresence(await createDatabase(server.url, 'presence'));
  await compareAll(server.url);
} finally {
  await stopServers();
  await server.stop();
  await rm(scratch, { recursive: true, force: true });
}

async function compareAll(url: string): Promise<void> {
  const memory = await startSite('memory', 'src/server.ts', ports.memory, await createDatabase(url, 'memory'), gzip);
  const constantUrl = `http://127.0.0.1:${ports.constant}${page}`;
  const constant: Subject = {
    name: 'Elysia, same bytes from a constant',
    url: constantUrl,
    headers: gzip,
    pid: await startServer({
      command: [process.execPath, join(import.meta.dir, 'constant.ts'), memory.url, String(ports.constant)],
      env: { NODE_ENV: 'production' },
      url: constantUrl,
    }),
  };
  const nginxUrl = `http://127.0.0.1:${ports.nginx}${page}`;
  const fromMemory = await fetch(memory.url, { headers: { 'accept-encoding': 'identity' } });
  const nginx: Subject = {
    name: 'nginx, same bytes, one worker',
    url: nginxUrl,
    headers: gzip,
    pid: await startServer({ command: await prepareNginx(scratch, fromMemory, ports.nginx), url: nginxUrl }),
  };
  await compare('home from memory', memory, constant, 1);
  await compare('home from memory', memory, nginx, 0.8);

  const streamed = await startSite(
    'streamed',
    'scripts/bench/uncached.ts',
    ports.streamed,
    await createDatabase(url, 'streamed'),
    {},
  );
  const { content, cards } = describePage(await (await fetch(streamed.url)).text());
  const peers = await createDatabase(url, 'peers');
  await fillPeers(peers, cards);
  const next = await startPeer('next', 'app/content.json', content, ports.next, peers);
  await compare('home rendered each time', streamed, next, 25);
  const astro = await startPeer('astro', 'src/content.json', content, ports.astro, peers);
  await compare('home rendered each time', streamed, astro, 1.8);
  await measureSharedPort(await createDatabase(url, 'shared_port'), scratch);
}

/** Fifty articles, the newest of which are those that our home page shows. */
async function fillPeers(databaseUrl: string, cards: readonly Card[]): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1 });
  await sql.unsafe(await Bun.file(join(import.meta.dir, 'peers/content.sql')).text());
  for (let row = 0; row < 50; row += 1) {
    const card = cards.at((49 - row) % cards.length);
    if (!card) throw new Error('The home page shows no news.');
    const { image, ...texts } = card;
    await sql`insert into articles ${sql({ ...texts, image: sql.json(image) })}`;
  }
  await sql.end();
}

async function compare(title: string, ours: Subject, other: Subject, target: number): Promise<void> {
  const [mine, theirs] = await alternate(ours, other, rounds, seconds);
  const ratio = mine.requestsPerSecond / theirs.requestsPerSecond;
  const [ourMemory, theirMemory] = await Promise.all([memoryInMegabytes(ours.pid), memoryInMegabytes(other.pid)]);
  console.log(
    `${title} against ${other.name}: ${ratio.toFixed(2)} (at least ${target}) ${ratio >= target ? 'met' : 'MISSED'}\n` +
      `  ours   ${lineOf(mine, ourMemory, await weightOf(ours))}\n` +
      `  theirs ${lineOf(theirs, theirMemory, await weightOf(other))}`,
  );
}

function lineOf({ requestsPerSecond, lowest, highest, failures }: Summary, megabytes: number, weight: string): string {
  const spread = `${lowest.toFixed(0)} to ${highest.toFixed(0)}`;
  return `${requestsPerSecond.toFixed(0).padStart(7)} requests/s (${spread})  ${megabytes.toFixed(0).padStart(5)} MB  ${failures} refused  ${weight}`;
}

/** Elements and bytes of the page, and the bytes that are sent of it. */
async function weightOf({ url, headers = {} }: Subject): Promise<string> {
  const sent = await (await fetch(url, { headers, decompress: false })).bytes();
  const html = await (await fetch(url, { headers })).text();
  return `${countElements(html)} elements, ${Buffer.byteLength(html)} bytes, ${sent.byteLength} sent`;
}

async function startSite(
  name: string,
  entry: string,
  port: number,
  databaseUrl: string,
  headers: Record<string, string>,
): Promise<Subject> {
  const url = `http://127.0.0.1:${port}${page}`;
  const env = {
    NODE_ENV: 'production',
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(scratch, name),
    ADMIN_PASSWORD: crypto.randomUUID(),
    // The others write no log and encode no pictures beside their answers.
    LOG_REQUESTS: 'off',
    PICTURES: 'on-request',
  };
  return { name, url, headers, pid: await startServer({ command: [process.execPath, entry], env, url }) };
}

async function startPeer(
  name: 'next' | 'astro',
  contentFile: string,
  content: Content,
  port: number,
  databaseUrl: string,
): Promise<Subject> {
  const directory = join(scratch, name);
  await cp(join(peersDirectory, name), directory, { recursive: true });
  await Bun.write(join(directory, contentFile), JSON.stringify(content));
  const env = {
    DATABASE_URL: databaseUrl,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
  };
  console.log(`installing and building the ${name} peer`);
  await run(['npm', 'install', '--no-audit', '--no-fund'], directory);
  await run(['npm', 'run', 'build'], directory, env);
  const url = `http://127.0.0.1:${port}/dyn`;
  return { name, url, pid: await startServer({ command: ['npm', 'start'], cwd: directory, env, url }) };
}

async function createDatabase(serverUrl: string, name: string): Promise<string> {
  const sql = postgres(serverUrl, { max: 1 });
  await sql.unsafe(`create database ${name}`);
  await sql.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
