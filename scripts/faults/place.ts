import { basename, join } from 'node:path';
import { type OpenDatabase, openDatabase } from '../../src/db/client.ts';
import { assets } from '../../src/db/schema/index.ts';
import { createAccount } from '../../src/domain/accounts/commands.ts';
import { openAudit } from '../../src/domain/audit/open.ts';
import { auditKeySetting } from '../../tests/support/audit-key.ts';
import { joinAs } from '../../tests/support/baik.ts';
import { makeDatabase, makeDirectory } from '../../tests/support/databases.ts';
import { graphSettings, startGraph } from '../../tests/support/graph/graph.ts';
import { listening, type RunningServer, runProgram, settingsOf } from '../../tests/support/processes.ts';
import { signIn as signInAs } from '../sign-in.ts';
import { DatabaseProxy } from './database-proxy.ts';
import type { Site } from './writes.ts';

const administrator = { username: 'faults', password: 'a long password for faults' };

type StartOptions = {
  /** Module preloaded by the server. */
  preload?: string;
  env?: Record<string, string>;
};

/** A site with a separate database, data directory and mailbox, whose servers can be killed. */
export class Place {
  private readonly servers = new Set<RunningServer>();

  private constructor(
    readonly dataDirectory: string,
    readonly proxy: DatabaseProxy,
    /** Direct connection for reading what is stored, bypassing the proxy. */
    readonly database: OpenDatabase,
    private readonly graph: ReturnType<typeof startGraph>,
    private readonly remove: () => Promise<void>,
  ) {}

  /** Needs TEST_DATABASE_URL, a server on which databases may be created. */
  static async make(dataDirectory?: string): Promise<Place> {
    const fresh = await makeDatabase();
    if (!fresh.databaseUrl) throw new Error('The faults need a PostgreSQL server.');
    const directory = dataDirectory ? { path: dataDirectory, remove() {} } : makeDirectory();
    const database = await openDatabase({ databaseUrl: fresh.databaseUrl, dataDirectory: directory.path });
    await openAudit(database.db, { dataDirectory: directory.path, auditKey: auditKeySetting });
    const proxy = DatabaseProxy.listen(fresh.databaseUrl);
    await prepareAccounts(database);
    const graph = startGraph();
    return new Place(directory.path, proxy, database, graph, async () => {
      await database.close();
      proxy.stop();
      await graph.stop();
      await fresh.remove();
      directory.remove();
    });
  }

  async start({ preload, env = {} }: StartOptions = {}): Promise<RunningServer> {
    const before = preload ? ['--preload', preload] : [];
    const command = [process.execPath, '--no-env-file', ...before, 'src/server.ts'];
    const settings = {
      ...settingsOf({ databaseUrl: this.proxy.url, dataDirectory: this.dataDirectory }),
      ...graphSettings(this.graph),
      TRUST_PROXY: '127.0.0.1',
      ...env,
    };
    const server = await listening((all) => runProgram(command, all, join(import.meta.dir, '../..')), settings);
    this.servers.add(server);
    return server;
  }

  /** Names of the uploaded files, without derived files. */
  async originals(): Promise<Set<string>> {
    const rows = await this.database.db.select({ path: assets.path }).from(assets);
    return new Set(rows.map(({ path }) => basename(path)));
  }

  async kill(server: RunningServer): Promise<void> {
    server.process.kill('SIGKILL');
    await server.process.exited;
    this.servers.delete(server);
  }

  async close(): Promise<void> {
    for (const server of [...this.servers]) await this.kill(server);
    await this.remove();
  }
}

/** Creates an administrator, and a recipient, because the report channel is closed without one. */
export async function prepareAccounts({ db }: OpenDatabase): Promise<void> {
  const account = await db.transaction((tx) =>
    createAccount(tx, administrator.username, administrator.password, ['administrator', 'recipient']),
  );
  await joinAs({ db }, account);
}

/** Requirements for writing: an administrator's session, and form tokens that are old enough. */
export async function enter(address: string, forms: number): Promise<Site> {
  const cookie = await signIn(address);
  const tokens: string[] = [];
  for (let form = 0; form < forms; form += 1) {
    // A different client address each time: pages with tokens are limited per network.
    const headers = { 'x-forwarded-for': `198.19.${form >> 8}.${form & 255}` };
    const page = await (await fetch(`${address}/id/kontak`, { headers })).text();
    const [, token] = /name="token"[^>]*value="([^"]+)"/.exec(page) ?? [];
    if (!token) throw new Error('The contact page has no form token.');
    tokens.push(token);
  }
  // The site rejects forms submitted within two seconds.
  await Bun.sleep(2100);
  return { address, cookie, tokens };
}

/** The cookie of a signed-in administrator. */
export function signIn(address: string): Promise<string> {
  return signInAs(address, administrator);
}
