import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../../src/db/client.ts';
import { createAccount } from '../../src/domain/accounts/commands.ts';
import { openSession } from '../../src/domain/accounts/sessions.ts';
import { setSealKey } from '../../src/domain/activity/seal-key.ts';
import { sessionCookie } from '../../src/web/sessions/session.ts';
import { auditKey } from '../../tests/support/audit-key.ts';
import { type FreshDatabase, makeDatabase, makeDirectory } from '../../tests/support/databases.ts';
import { fullAccessRoles } from '../../tests/support/people.ts';
import type { MemoryHit } from '../../tests/support/process-memory.ts';
import { listening, type RunningServer, runProgram, settingsOf } from '../../tests/support/processes.ts';
import { root } from '../../tests/support/sources.ts';
import { Play } from './play.ts';
import { searchProcesses, searchStored } from './search.ts';

export type Findings = { memory: MemoryHit[]; stored: string[] };

const maxSessions = 4;
const ordinaryPages = ['/id', '/en', '/id/berita', '/en/news', '/id/kontak', '/api/articles', '/backend/login'];

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
    const env = { ...settingsOf(place), TMPDIR: join(temporary.path, 'tmp'), TRUST_PROXY: '127.0.0.1' };
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
    const folders = [this.place.dataDirectory, this.temporary.path];
    const log = [...this.log, this.server.errors()].join('\n');
    return {
      memory: searchProcesses(this.server.process.pid, this.play.marks),
      stored: await searchStored({ folders, log, place: this.place }, this.play.marks),
    };
  }

  /** The recipient goes on in another session. */
  signIn(): void {
    this.play.cookie = this.cookies.shift() ?? '';
  }

  kill(): void {
    this.server.process.kill('SIGKILL');
  }

  async ordinaryRequests(count: number): Promise<void> {
    for (let sent = 0; sent < count; sent += 1) {
      const page = ordinaryPages[sent % ordinaryPages.length] ?? '/';
      await (await fetch(this.server.address + page)).arrayBuffer();
    }
  }

  async end(): Promise<void> {
    this.server.process.kill('SIGTERM');
    await this.server.process.exited;
    await this.place.remove();
    this.temporary.remove();
  }

  private async readLog(): Promise<void> {
    for (let line = await this.server.nextLine(); line !== undefined; line = await this.server.nextLine()) {
      this.log.push(line);
    }
  }
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

export function isFound({ memory, stored }: Findings): boolean {
  return memory.length > 0 || stored.length > 0;
}

export function printFindings(when: string, { memory, stored }: Findings): void {
  console.log(`${when}: ${memory.length} in memory, ${stored.length} on disk`);
  for (const { process, mark, encoding, address, region } of memory) {
    console.log(`  ${mark} (${encoding}) in ${process} at ${address}, region ${region}`);
  }
  for (const line of stored) console.log(`  ${line}`);
}
