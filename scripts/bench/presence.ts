// Measures how long it takes until an editor is notified that another one has opened the same article, on two nodes with one
// Postgres server: from the start of the request to the event of the other.
//   bun scripts/bench/presence.ts

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { median, percentile } from '../percentile.ts';
import { ensurePostgresPrograms } from '../setup/postgres/postgres-programs.mjs';
import { startPostgresServer } from '../setup/postgres/postgres-server.mjs';
import { signIn } from '../sign-in.ts';
import { startServer, stopServers } from './processes.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 20);
const maxDelayInMilliseconds = 5000;
const ports = [3293, 3294] as const;
const administrator = { username: 'admin', password: 'only for this benchmark' };

export async function measurePresence(databaseUrl: string): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'presence-'));
  try {
    for (const port of ports) {
      await startServer({
        command: [process.execPath, '--no-env-file', 'src/server.ts'],
        env: {
          NODE_ENV: 'production',
          PORT: String(port),
          SEED: 'none',
          PICTURES: 'on-request',
          DATABASE_URL: databaseUrl,
          // The nodes share it, and with it the key of the activity log.
          DATA_DIR: directory,
          ADMIN_USERNAME: administrator.username,
          ADMIN_PASSWORD: administrator.password,
        },
        url: `http://127.0.0.1:${port}/health`,
      });
    }
    database = postgres(databaseUrl, { max: 1, onnotice: () => {} });
    const cookie = await signIn(`http://127.0.0.1:${ports[0]}`, administrator);
    const article = await createArticle(cookie);
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await measureOnce(article, cookie, round));
    const slowest = percentile(times, 100);
    const verdict = slowest <= maxDelayInMilliseconds ? 'met' : 'MISSED';
    console.log(
      `presence of another editor, across two nodes, ${rounds} times: ${median(times).toFixed(0)} ms median, ` +
        `${percentile(times, 95).toFixed(0)} ms 95th percentile, ${slowest.toFixed(0)} ms longest (at most ${maxDelayInMilliseconds}) ${verdict}`,
    );
  } finally {
    await database?.end();
    await stopServers();
    rmSync(directory, { recursive: true, force: true });
  }
}

/** One window listens on the first node while another one opens on the second. */
async function measureOnce(article: number, cookie: string, round: number): Promise<number> {
  const [near, far] = ports;
  const leaving = new AbortController();
  const listening = await connect(near, article, cookie, `listener-${round}`, leaving.signal);
  await eventWith(listening, '[]');
  const began = performance.now();
  const opened = await connect(far, article, cookie, `visitor-${round}`, leaving.signal);
  await eventWith(listening, '"username"');
  const took = performance.now() - began;
  leaving.abort();
  await opened.cancel().catch(() => {});
  await clearLeases();
  return took;
}

async function connect(port: number, article: number, cookie: string, window: string, signal: AbortSignal) {
  const address = `http://127.0.0.1:${port}/api/backend/articles/${article}/presence?window=${window}`;
  const answer = await fetch(address, { headers: { cookie, accept: 'text/event-stream' }, signal });
  if (!answer.ok || !answer.body) throw new Error(`Presence responded with ${answer.status}`);
  return answer.body.getReader();
}

async function eventWith(reader: ReadableStreamDefaultReader<Uint8Array>, text: string): Promise<void> {
  const decoder = new TextDecoder();
  for (let received = ''; !received.includes(text); ) {
    const { done, value } = await reader.read();
    if (done) throw new Error('The stream of events has ended.');
    received += decoder.decode(value, { stream: true });
  }
}

let database: postgres.Sql | undefined;

async function clearLeases(): Promise<void> {
  await database?.unsafe('delete from article_presence');
}

async function createArticle(cookie: string): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${ports[0]}/api/backend/articles`, {
    method: 'POST',
    body: JSON.stringify({
      article: { category: 'news' },
      details: [{ language: 'en', title: 'Presence', content: '<p>Text.</p>' }],
    }),
    headers: { cookie, 'content-type': 'application/json' },
  });
  return ((await answer.json()) as { id: number }).id;
}

if (import.meta.main) {
  const server = await startPostgresServer(await ensurePostgresPrograms(process.execPath));
  try {
    await measurePresence(server.url);
  } finally {
    await server.stop();
  }
}
