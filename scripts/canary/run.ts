import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { openDatabase } from '../../src/db/client.ts';
import { createAccount } from '../../src/domain/accounts/commands.ts';
import { openSession } from '../../src/domain/accounts/sessions.ts';
import { setSealKey } from '../../src/domain/activity/chain.ts';
import { sessionCookie } from '../../src/web/sessions/session.ts';
import { auditKey } from '../../tests/support/audit-key.ts';
import { type FreshDatabase, makeDatabase, makeDirectory } from '../../tests/support/databases.ts';
import { fullAccessRoles } from '../../tests/support/people.ts';
import { listening, type RunningServer, run, runProgram, settingsOf } from '../../tests/support/processes.ts';
import { filesBelow, findMarks, type Place } from '../../tests/support/programs/canaries.ts';
import { commandOf, type MemoryHit, processTree } from '../../tests/support/programs/process-memory.ts';
import { root } from '../../tests/support/sources.ts';
import { Play } from './play.ts';
import { searchProcesses, searchStored } from './search.ts';

/** Where texts of the play were found. */
export type Findings = {
  /** In processes besides the server. */
  processes: MemoryHit[];
  /** In the JavaScript heap of the server. */
  heap: string[];
  /** On the disk, in the database, in the log and in a backup. */
  stored: string[];
  /** In all memory of the server: what it receives stays in the buffers of its runtime until they are used again, which is not promised. */
  server: MemoryHit[];
};

const maxSessions = 4;
/** Beside the folders that are searched. */
const snapshotName = '-heap';

/** A server of its own, whose channel is played and which is searched afterwards. */
export class CanaryRun {
  readonly play: Play;
  private readonly log: string[] = [];

  private constructor(
    private readonly server: RunningServer,
    private readonly place: FreshDatabase,
    private readonly temporary: { path: string; remove: () => void },
    /** Cookies of several sessions of one account. */
    private readonly cookies: string[],
  ) {
    this.play = new Play(server.address, cookies.shift() ?? '');
    void this.readLog();
  }

  /** `module`: the server, or one with a planted leak. `runtime`: the Bun that runs it. */
  static async start(module: string, runtime = process.execPath): Promise<CanaryRun> {
    const place = await makeDatabase();
    const temporary = makeDirectory();
    mkdirSync(join(temporary.path, 'tmp'));
    const cookies = await openSessions(place);
    const env = {
      ...settingsOf(place),
      TMPDIR: join(temporary.path, 'tmp'),
      TRUST_PROXY: '127.0.0.1',
      HEAP_SNAPSHOT: temporary.path + snapshotName,
    };
    const command = [runtime, '--no-env-file', module];
    const server = await listening((settings) => runProgram(command, settings, root), env);
    return new CanaryRun(server, place, temporary, cookies);
  }

  get pid(): number {
    return this.server.process.pid;
  }

  get address(): string {
    return this.server.address;
  }

  async search(): Promise<Findings> {
    const { secrets, contents } = this.play.marks;
    const heap = { name: 'the heap of the server', bytes: await this.heapSnapshot() };
    const folders = [this.place.dataDirectory, this.temporary.path];
    const log = [...this.log, this.server.errors()].join('\n');
    const all = searchProcesses(this.pid, this.play.marks);
    const isServer = ({ process }: MemoryHit) => process.endsWith(`(${this.pid})`);
    return {
      processes: all.filter((hit) => !isServer(hit)),
      heap: findMarks([heap], { ...secrets, ...contents }),
      stored: await searchStored({ folders, log, place: this.place, others: await this.backup() }, this.play.marks),
      server: all.filter(isServer),
    };
  }

  /** Sends forms until the process that takes them has been replaced, as it is a minute after the last one too. */
  async replaceIntake(): Promise<void> {
    const before = this.channelProcesses();
    while (before.every((pid) => this.channelProcesses().includes(pid))) await this.play.emptyForm();
  }

  channelProcesses(): number[] {
    return processTree(this.pid).filter((pid) => commandOf(pid).includes('report-process'));
  }

  private async heapSnapshot(): Promise<Buffer> {
    const file = this.temporary.path + snapshotName;
    this.server.process.kill('SIGUSR2');
    while (!existsSync(file)) await Bun.sleep(20);
    const bytes = readFileSync(file);
    rmSync(file);
    return bytes;
  }

  /** The files of a backup, inflated. Unencrypted: what is sealed in it is sealed to the recipients only. */
  private async backup(): Promise<Place[]> {
    const folder = makeDirectory();
    const file = join(folder.path, 'site.tar');
    const words = ['backup', file, '--unencrypted'];
    const { code, errors } = await run('src/server.ts', settingsOf(this.place), words).end();
    if (code !== 0) throw new Error(errors);
    await Bun.$`tar -xf site.tar && rm site.tar`.cwd(folder.path).quiet();
    const files = filesBelow(folder.path).map(({ name, bytes }) => ({
      name: `${name.slice(folder.path.length)} of a backup`,
      bytes: isGzip(bytes) ? gunzipSync(bytes) : bytes,
    }));
    folder.remove();
    if (!files.some(({ bytes }) => bytes.includes('rini'))) throw new Error('The backup cannot be searched.');
    return files;
  }

  /** The recipient goes on in another session. */
  signIn(): void {
    this.play.cookie = this.cookies.shift() ?? '';
  }

  kill(): void {
    this.server.process.kill('SIGKILL');
  }

  /** Ends the server as an operator does. */
  async stop(): Promise<void> {
    this.server.process.kill('SIGTERM');
    await this.server.process.exited;
  }

  /** What the server and its processes have written beside the data. */
  temporaryFiles(): string[] {
    return readdirSync(join(this.temporary.path, 'tmp'));
  }

  async end(): Promise<void> {
    await this.stop();
    await this.place.remove();
    this.temporary.remove();
  }

  private async readLog(): Promise<void> {
    for (let line = await this.server.nextLine(); line !== undefined; line = await this.server.nextLine()) {
      this.log.push(line);
    }
  }
}

function isGzip(bytes: Buffer): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

async function openSessions(place: FreshDatabase): Promise<string[]> {
  setSealKey(auditKey.sealKey);
  const { db, close } = await openDatabase(place);
  const account = await createAccount(db, 'rini', 'a good long password', fullAccessRoles);
  const cookies: string[] = [];
  for (let count = 0; count < maxSessions; count += 1) {
    const [cookie = ''] = sessionCookie(await openSession(db, account)).split(';');
    cookies.push(cookie);
  }
  await close();
  return cookies;
}

export function isFound({ processes, heap, stored }: Findings): boolean {
  return processes.length + heap.length + stored.length > 0;
}

export function printFindings({ processes, heap, stored, server }: Findings): void {
  console.log(
    `${stored.length} on disk, in the log and in a backup, ${processes.length} in processes besides the server,`,
  );
  console.log(
    `${heap.length} in the JavaScript heap of the server; ${server.length} in its receive buffers, which is not promised`,
  );
  for (const line of [...stored, ...heap]) console.log(`  ${line}`);
  for (const { process, mark, encoding, address, region } of processes) {
    console.log(`  ${mark} (${encoding}) in ${process} at ${address}, region ${region}`);
  }
}
