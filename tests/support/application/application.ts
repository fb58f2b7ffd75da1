import type { Db, OpenDatabase } from '../../../src/db/client.ts';
import type { EntraAccess } from '../../../src/domain/accounts/microsoft/microsoft-sign-in.ts';
import { AuditLog } from '../../../src/domain/audit/audit-log.ts';
import { type BackupPlan, noBackups } from '../../../src/domain/backups/state.ts';
import type { FileStore } from '../../../src/domain/files/file-store.ts';
import { FolderStore } from '../../../src/domain/files/folder-store.ts';
import { startOutbox } from '../../../src/domain/mail/outbox.ts';
import { graphTransport } from '../../../src/domain/mail/transports/graph.ts';
import { testGraph } from '../../../src/domain/mail/transports/mailroom.ts';
import { CachePurges, type PurgeSettings } from '../../../src/domain/publishing/cache-purges.ts';
import { type Staleness, watchStaleness } from '../../../src/domain/publishing/staleness.ts';
import { type StorageReserve, StorageRoom } from '../../../src/domain/storage/storage-room.ts';
import { createApp } from '../../../src/server/app.ts';
import { type Env, readEnv } from '../../../src/settings/env.ts';
import { createSite, freshState } from '../../../src/site.ts';
import { PictureVariants } from '../../../src/web/files/picture-variants.ts';
import { StaticFiles } from '../../../src/web/files/static-files.ts';
import { transportHeaders } from '../../../src/web/http/responses/finish-response.ts';
import { SharedCaching } from '../../../src/web/http/shared-caching.ts';
import type { Log } from '../../../src/web/log/log.ts';
import { PageCache } from '../../../src/web/pages/page-cache.ts';
import { auditKey } from '../audit-key.ts';
import type { GraphDouble } from '../graph/graph.ts';
import { rememberingFileWorkers } from './remembering-file-workers.ts';

export const siteUrl = 'https://www.example.test';

/** Requests that do not come through a socket have no address: as with a proxy, `X-Forwarded-For` names one for them. */
const trustedProxies = ['', '127.0.0.1'];

const cacheInBytes = 32 * 1024 * 1024;

export type Application = Awaited<ReturnType<typeof openApplication>>;

/** Timeout for Graph in milliseconds: the test server responds immediately or never. */
const graphTimeoutInMilliseconds = 1500;

export type ApplicationOptions = {
  database: OpenDatabase;
  dataDirectory: string;
  log: Log;
  storageReserve?: StorageReserve | undefined;
  /** Opens the home of uploaded files; by default the data directory. */
  openFiles?: ((dataDirectory: string, db: Db) => FileStore) | undefined;
  /** What is planned for backups. */
  backups?: BackupPlan | undefined;
  /** A demonstration, as with `SEED=demo` and a loopback `SITE_URL`. */
  isDemo?: boolean;
  /** Its address in the Tor network. */
  onionAddress?: string | undefined;
  /** With Graph the application has a mailbox. */
  graph?: GraphDouble | undefined;
  /** Shared caches in front of the site. */
  purges?: PurgeSettings | undefined;
  /** With Microsoft's sign-in the login page links to it. */
  microsoft?: EntraAccess | undefined;
  /** Gives what holds a report to processes of its own, as the server does. */
  hasReportProcesses?: boolean;
};

/** The one place in which tests put the application together, as the server does at its start. */
export async function openApplication(options: ApplicationOptions) {
  const {
    database,
    dataDirectory,
    log,
    graph,
    microsoft,
    storageReserve,
    isDemo = false,
    onionAddress,
    backups = noBackups,
    hasReportProcesses = false,
  } = options;
  const settings: Env = {
    ...readEnv({ SITE_URL: siteUrl, DATA_DIR: dataDirectory }),
    trustedProxies,
    onionAddress,
    microsoft,
    storageReserve,
    // The object itself, which a test may change.
    backups: backups as Env['backups'],
  };
  const purges = options.purges && new CachePurges({ db: database.db, settings: options.purges, onError: () => {} });
  const sharedCaching = purges && new SharedCaching();
  sharedCaching?.schedule(undefined);
  const staleness = await watchStaleness(database, { purges, onConfirmed: (at) => sharedCaching?.confirm(at) });
  let unsubscribe: (() => void)[] = [];
  // A weak reference, so that subscriptions do not keep a discarded application in memory.
  const watched: Staleness = {
    ...staleness,
    subscribe(listener) {
      const stop = staleness.subscribe(listener);
      unsubscribe.push(stop);
      return stop;
    },
  };
  const files = builtFiles(log);
  /** What is given to the site and remembers something. */
  const openParts = () => ({
    cache: new PageCache(cacheInBytes, transportHeaders(siteUrl), sharedCaching),
    fileStore:
      options.openFiles?.(dataDirectory, database.db) ??
      new FolderStore(dataDirectory, new StorageRoom(dataDirectory, storageReserve)),
    audit: new AuditLog(database.db, auditKey, dataDirectory),
  });
  const assemble = () => {
    const parts = openParts();
    const mail = graph && openMail(graph, database.db, parts.fileStore);
    const site = createSite({
      settings,
      database,
      staleness: watched,
      purges,
      sharedCaching,
      isDemo,
      files,
      fileWorkers,
      ...parts,
      ...mail,
      reportProcessEnvironment: hasReportProcesses ? 'production' : undefined,
      log,
    });
    const served = withoutCollecting(() => createApp(site));
    return { ...served, site, outbox: mail?.outbox };
  };
  // Takes tens of milliseconds, so it waits for the first use; the outbox sends without being used.
  let assembled: ReturnType<typeof assemble> | undefined = graph && assemble();
  const current = () => {
    assembled ??= assemble();
    return assembled;
  };
  return {
    staleness,
    get app() {
      return current().app;
    },
    get site() {
      return current().site;
    },
    /** What the port is opened with. */
    get served() {
      return current();
    },
    get pageServer() {
      return current().pageServer;
    },
    get cache() {
      return current().site.cache;
    },
    get sitePages() {
      return current().site.sitePages;
    },
    /** Waits for background work to finish. */
    async rest(): Promise<void> {
      assembled?.site.tally.writeAll();
      await assembled?.site.cache.settled();
      await assembled?.site.sitePages.settled();
      await assembled?.site.erased.settled();
      await assembled?.site.erasures.settled();
      await assembled?.outbox?.stop();
    },
    /** The site remembers nothing any more. Its routes stay, since putting them together takes longer than most requests. */
    forget(): void {
      if (!assembled) return;
      if (!graph) {
        Object.assign(assembled.site, openParts());
        Object.assign(assembled.site, freshState(assembled.site));
        return;
      }
      // With a mailbox, the outbox is opened anew too.
      for (const stop of unsubscribe) stop();
      unsubscribe = [];
      assembled = assemble();
    },
    async close(): Promise<void> {
      await this.rest();
      await purges?.stop();
      await staleness.close();
    },
  };
}

/** Elysia has the garbage collected after compiling an application, which takes a quarter of the time of putting one together. */
function withoutCollecting<Result>(work: () => Result): Result {
  const { gc } = Bun;
  Object.assign(Bun, { gc: () => {} });
  try {
    return work();
  } finally {
    Object.assign(Bun, { gc });
  }
}

/** Shared by all applications of a test process, so that each does not keep a process of its own ready. */
const fileWorkers = rememberingFileWorkers();

/** Shared, because built files do not change during a run and reading all of them is slow. */
let knownFiles: StaticFiles | undefined;
function builtFiles(log: Log): StaticFiles {
  knownFiles ??= new StaticFiles(new PictureVariants(log));
  return knownFiles;
}

function openMail(graph: GraphDouble, db: Db, files: FileStore) {
  const send = graphTransport({ ...graph.access, files, timeoutInMilliseconds: graphTimeoutInMilliseconds });
  // Failed mail is read from the database, where staff see it too.
  const outbox = startOutbox({ db, send, onFailure: () => {} });
  return { outbox, mailbox: { sender: graph.sender, test: () => testGraph(graph.access, graphTimeoutInMilliseconds) } };
}
