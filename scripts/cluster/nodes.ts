import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type OpenDatabase, openDatabase } from '../../src/db/client.ts';
import { openAudit } from '../../src/domain/audit/open.ts';
import { BucketStore } from '../../src/domain/files/bucket-store.ts';
import { auditKeySetting } from '../../tests/support/audit-key.ts';
import { type FreshDatabase, makeDatabase, makeDirectory } from '../../tests/support/databases.ts';
import { graphSettings, startGraph } from '../../tests/support/graph/graph.ts';
import { type ObjectStorage, startObjectStorage } from '../../tests/support/object-storage/object-storage.ts';
import { freePort, runProgram } from '../../tests/support/processes.ts';
import { makeNextRelease } from '../../tests/support/programs/next-release.ts';
import { startPgbouncer } from '../../tests/support/servers/pgbouncer.ts';
import { DatabaseProxy } from '../faults/database-proxy.ts';
import { prepareAccounts } from '../faults/place.ts';

const root = join(import.meta.dir, '../..');
const nodeCount = 3;
const stopDelayInSeconds = 1;

type Node = {
  port: number;
  address: string;
  dataDirectory: string;
  process: ReturnType<typeof runProgram> | undefined;
};

/** Three nodes and what they share. */
export class Cluster {
  readonly nodes: Node[];
  readonly front: string;
  private nginx: Bun.Subprocess | undefined;

  private constructor(
    private readonly directory: ReturnType<typeof makeDirectory>,
    private readonly place: FreshDatabase,
    /** Past the pooler, for looking at what is stored. */
    readonly database: OpenDatabase,
    /** What carries notifications. */
    readonly notifications: DatabaseProxy,
    private readonly pooler: Awaited<ReturnType<typeof startPgbouncer>>,
    readonly storage: ObjectStorage,
    private readonly graph: ReturnType<typeof startGraph>,
  ) {
    this.nodes = Array.from({ length: nodeCount }, (_, index) => {
      const port = freePort();
      const dataDirectory = join(directory.path, `node-${index}`);
      return { port, address: `http://127.0.0.1:${port}`, dataDirectory, process: undefined };
    });
    this.front = `http://127.0.0.1:${freePort()}`;
  }

  static async start(): Promise<Cluster> {
    const place = await makeDatabase();
    const url = place.databaseUrl ?? '';
    const database = await openDatabase(place);
    await openAudit(database.db, { dataDirectory: place.dataDirectory, auditKey: auditKeySetting });
    await prepareAccounts(database);
    const [pooler, storage] = await Promise.all([startPgbouncer(url), startObjectStorage()]);
    const parts = [makeDirectory(), place, database, DatabaseProxy.listen(url), pooler, storage, startGraph()] as const;
    const cluster = new Cluster(...parts);
    await Promise.all(cluster.nodes.map((_, index) => cluster.startNode(index)));
    await cluster.startNginx();
    return cluster;
  }

  /** Starts a node from this release, or from another folder, and waits until it listens. */
  async startNode(index: number, folder = root): Promise<void> {
    const node = this.node(index);
    const env = {
      ...this.storage.variables,
      ...graphSettings(this.graph),
      DATABASE_URL: this.pooler.url,
      DATABASE_DIRECT_URL: this.notifications.url,
      DATA_DIR: node.dataDirectory,
      AUDIT_KEY: auditKeySetting,
      PORT: String(node.port),
      SEED: 'none',
      SITE_URL: this.front,
      STOP_DELAY: String(stopDelayInSeconds),
      TRUST_PROXY: '127.0.0.1',
    };
    const started = runProgram([process.execPath, '--no-env-file', 'src/server.ts'], env, folder);
    node.process = started;
    for (;;) {
      const line = await started.nextLine();
      if (line === undefined) throw new Error(`Node ${index} ended: ${(await started.end()).errors}`);
      if (line.includes('"listening"')) return;
    }
  }

  async killNode(index: number): Promise<void> {
    const running = this.node(index).process?.process;
    running?.kill('SIGKILL');
    await running?.exited;
  }

  /** Asks a node to stop, and waits until it has. */
  async drainNode(index: number): Promise<{ ready: number }> {
    const { process: running, address } = this.node(index);
    running?.process.kill('SIGTERM');
    // The signal takes a moment to arrive.
    let ready = 200;
    for (let attempt = 0; attempt < 50 && ready === 200; attempt += 1) {
      await Bun.sleep(10);
      ready = (await fetch(`${address}/ready`).catch(() => undefined))?.status ?? 0;
    }
    await running?.process.exited;
    return { ready };
  }

  /** The folder of a release with one more migration than this one. */
  nextRelease(): string {
    const folder = join(this.directory.path, 'next-release');
    makeNextRelease(folder);
    return folder;
  }

  /** The files, as this script sees them. */
  files(): BucketStore {
    return new BucketStore({
      settings: this.storage.settings,
      dataDirectory: this.place.dataDirectory,
      maxCopiesInBytes: 16 * 1024 * 1024,
      isWithdrawn: async () => false,
    });
  }

  async stop(): Promise<void> {
    this.nginx?.kill('SIGKILL');
    for (const index of this.nodes.keys()) await this.killNode(index);
    await this.database.close();
    this.notifications.stop();
    await Promise.all([this.pooler.stop(), this.storage.stop(), this.graph.stop()]);
    await this.place.remove();
    rmSync(this.directory.path, { recursive: true, force: true });
  }

  private node(index: number): Node {
    const node = this.nodes[index];
    if (!node) throw new Error(`There is no node ${index}.`);
    return node;
  }

  /** As in docs/how-to/behind-a-load-balancer.md. */
  private async startNginx(): Promise<void> {
    const folder = join(this.directory.path, 'nginx');
    mkdirSync(folder);
    const user = process.getuid?.() === 0 ? 'user root;' : '';
    const servers = this.nodes.map(({ port }) => `server 127.0.0.1:${port} max_fails=2 fail_timeout=5s;`).join(' ');
    writeFileSync(
      join(folder, 'nginx.conf'),
      `daemon off; ${user} worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events {}
http {
  access_log off; client_max_body_size 300m;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  upstream site { zone site 64k; ${servers} }
  server {
    listen ${new URL(this.front).host};
    location / {
      proxy_pass http://site;
      proxy_next_upstream error timeout;
      proxy_connect_timeout 2s;
      proxy_set_header Host $http_host;
    }
  }
}`,
    );
    const program = Bun.which('nginx', { PATH: `${process.env.PATH}:/usr/sbin` }) ?? 'nginx';
    this.nginx = Bun.spawn([program, '-c', join(folder, 'nginx.conf'), '-p', folder], {
      stdio: ['ignore', 'ignore', 'ignore'],
    });
    while (!(await fetch(`${this.front}/health`).catch(() => undefined))?.ok) await Bun.sleep(20);
  }
}
