// Sends files that are meant to stop the site to a server of its own, through the forms for reports and messages and as
// assets, and prints what became of them: the answer, how long it took, how long a small page took meanwhile,
// how long the main thread was busy during the slowest of these, and the memory.
//   bun run attack:files            all files
//   bun run attack:files PDF report   those whose line holds all of these words
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../src/db/client.ts';
import { createAccount } from '../../src/domain/accounts/commands.ts';
import { joinAudit } from '../../src/domain/audit/open.ts';
import { joinAs } from '../../tests/support/baik.ts';
import { startServer, stopServers } from '../bench/processes.ts';
import { account, type Channel, channelsOf } from './channels.ts';
import type { HostileFile } from './hostile-file.ts';
import { hostileFiles } from './hostile-files.ts';
import type { Figures } from './probe.ts';

const port = 3297;
const address = `http://127.0.0.1:${port}`;
const baselineInMilliseconds = 3000;
const megabyte = 1024 * 1024;

const words = process.argv.slice(2);
const dataDirectory = await mkdtemp(join(tmpdir(), 'attack-'));
try {
  await openReports();
  const pid = await startServer({
    command: [process.execPath, '--no-env-file', 'src/server.ts'],
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      SEED: 'none',
      PICTURES: 'on-request',
      DATA_DIR: dataDirectory,
      DATABASE_URL: '',
      TRUST_PROXY: '127.0.0.1',
    },
    url: `${address}/ready`,
  });
  const figures = startProbe(pid);
  const channels = await channelsOf(address);
  await figures();
  await Bun.sleep(baselineInMilliseconds);
  print('(nothing is sent)', '', await figures(), baselineInMilliseconds, '');
  for (const file of hostileFiles) await attack(file, channels, figures);
} finally {
  await stopServers();
  await rm(dataDirectory, { recursive: true, force: true });
}
process.exit(0);

async function attack(file: HostileFile, channels: Channel[], figures: () => Promise<Figures>): Promise<void> {
  const wanted = channels.filter(({ name }) => words.every((word) => `${file.title} ${name}`.includes(word)));
  if (wanted.length === 0) return;
  const bytes = await file.make();
  for (const channel of wanted.filter(({ takes }) => takes(file, bytes.length))) {
    await figures();
    const startedAt = performance.now();
    const { status, text } = await channel
      .send(file, bytes)
      .catch((error: unknown) => ({ status: 0, text: String(error) }));
    const took = performance.now() - startedAt;
    print(`${file.title} (${inKilobytes(bytes.length)})`, channel.name, await figures(), took, `${status} ${text}`);
  }
}

/** Answers with the figures since the last call. */
function startProbe(pid: number): () => Promise<Figures> {
  const probe = Bun.spawn([process.execPath, join(import.meta.dir, 'probe.ts'), `${address}/health`, String(pid)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const reader = probe.stdout.getReader();
  return async () => {
    probe.stdin.write('figures\n');
    await probe.stdin.flush();
    const { value } = await reader.read();
    return JSON.parse(new TextDecoder().decode(value)) as Figures;
  };
}

/** The report channel accepts reports only when it has a recipient. */
async function openReports(): Promise<void> {
  const { db, close } = await openDatabase({ databaseUrl: undefined, dataDirectory });
  await joinAudit(db, { dataDirectory, auditKey: undefined });
  await joinAs({ db }, await createAccount(db, account.username, account.password, ['administrator', 'recipient']));
  await close();
}

function print(title: string, channel: string, figures: Figures, took: number, answer: string): void {
  const { slowest, busiest, answers, failures, serverInBytes, childInBytes } = figures;
  const cells = [
    `${(took / 1000).toFixed(1)} s`.padStart(7),
    `page ${Math.round(slowest)} ms`.padStart(12),
    `main thread ${Math.round(busiest)} ms`.padStart(19),
    `server ${inMegabytes(serverInBytes)}`.padStart(13),
    `process ${inMegabytes(childInBytes)}`.padStart(15),
    channel.padEnd(7),
    title,
    answer && `\n      ${answer.slice(0, 160)}`,
    failures > 0 ? `\n      ${failures} of ${answers + failures} small pages failed` : '',
  ];
  console.log(cells.join('  ').trimEnd());
}

function inMegabytes(bytes: number): string {
  return `${Math.round(bytes / megabyte)} MB`;
}

function inKilobytes(bytes: number): string {
  return bytes < 10_240 ? `${bytes} B` : `${Math.round(bytes / 1024)} KB`;
}
