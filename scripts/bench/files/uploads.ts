// Measures the server's memory while fifty visitors send the contact form with 10 MB each at the same time.
//   DATABASE_URL=… bun scripts/bench/files/uploads.ts      on a Postgres server
//   bun scripts/bench/files/uploads.ts                     on the embedded database, which runs in the same process
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../../src/db/client.ts';
import { startServer, stopServers } from '../processes.ts';

const visitors = 50;
const fileInBytes = 10 * 1024 * 1024;
const port = 3298;
const address = `http://127.0.0.1:${port}`;

const dataDirectory = mkdtempSync(join(tmpdir(), 'uploads-'));
try {
  // Creating a database takes far more memory than using it, and happens only once.
  await (await openDatabase({ databaseUrl: process.env.DATABASE_URL, dataDirectory })).close();
  const pid = await startServer({
    command: [process.execPath, '--no-env-file', 'src/server.ts'],
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      SEED: 'none',
      DATA_DIR: dataDirectory,
      // Every visitor has a different client address, as behind a proxy.
      TRUST_PROXY: '127.0.0.1',
    },
    url: `${address}/id/kontak`,
  });
  const before = memoryInMegabytes(pid, 'VmRSS');
  // Resets the peak resident memory recorded by the kernel.
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  const started = performance.now();
  const answers = await Promise.all(Array.from({ length: visitors }, (_, index) => send(index)));
  const seconds = (performance.now() - started) / 1000;
  const stored = readdirSync(join(dataDirectory, 'contact')).length;
  const accepted = answers.filter((status) => status === 200).length;
  console.log(`${accepted} of ${visitors} messages accepted, ${stored} files stored, in ${seconds.toFixed(1)} s`);
  console.log(`resident memory before: ${before} MB, highest during: ${memoryInMegabytes(pid, 'VmHWM')} MB`);
} finally {
  await stopServers();
  rmSync(dataDirectory, { recursive: true, force: true });
}

async function send(index: number): Promise<number> {
  const form = new FormData();
  const fields = { name: `Visitor ${index}`, email: 'visitor@example.com', subject: 'umum', message: 'Ten megabytes.' };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('attachments', new File(['%PDF-1.7\n', new Uint8Array(fileInBytes - 9)], 'plan.pdf'));
  const headers = { 'x-forwarded-for': `198.51.100.${index}` };
  const answer = await fetch(`${address}/api/contact/submit`, { method: 'POST', headers, body: form });
  await answer.body?.cancel();
  return answer.status;
}

function memoryInMegabytes(pid: number, which: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(new RegExp(`${which}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0) / 1024);
}
