import { afterAll, beforeEach, spyOn } from 'bun:test';
import { openDatabase } from '../../src/db/client.ts';
import { makeVariants } from '../../src/domain/assets/variants/make-variants.ts';
import { AttachmentStore } from '../../src/domain/contact/attachment-store.ts';
import { FolderStore } from '../../src/domain/files/folder-store.ts';
import type { Role } from '../../src/fields/roles.ts';
import { completeParameter, routes } from '../../src/routes.ts';
import { listen } from '../../src/web/http/listen.ts';
import { type Application, type ApplicationOptions, openApplication, siteUrl } from './application/application.ts';
import { lastEntry } from './application/command-site.ts';
import { borrowDatabase, emptyTables } from './application/database-pool.ts';
import { articlesOf } from './articles.ts';
import type { FreshDatabase } from './databases.ts';
import { type ParsedPage, parseHtml } from './html.ts';
import { CollectedLog } from './log.ts';
import { isLongRun } from './long-run.ts';
import { signedIn } from './people.ts';

export type World = Awaited<ReturnType<typeof openWorld>>;

type WorldOptions = Pick<
  ApplicationOptions,
  | 'backups'
  | 'graph'
  | 'hasReportProcesses'
  | 'isDemo'
  | 'microsoft'
  | 'onionAddress'
  | 'openFiles'
  | 'purges'
  | 'storageReserve'
> & {
  /** For a test that changes more than rows: no other file gets its database. */
  leavesDatabaseChanged?: boolean;
  /** A site that is there already, such as a restored one. */
  at?: FreshDatabase;
};

/**
 * A world for the tests of the file that calls this at its top: empty before each of them, and closed after the last, with its
 * Graph server.
 */
export async function freshWorld(options?: WorldOptions): Promise<World> {
  const world = await lastingWorld(options);
  beforeEach(async () => {
    await world.reset();
    options?.graph?.reset();
  });
  return world;
}

/** The same, but each test finds what was stored before. */
export async function lastingWorld(options?: WorldOptions): Promise<World> {
  const world = await openWorld(options);
  afterAll(async () => {
    await world.close();
    await options?.graph?.stop();
  });
  return world;
}

/** Request headers of a member of staff who signs in anew before each test. */
export function staffOf(world: World, roles?: readonly Role[]): { cookie: string } {
  const staff = { cookie: '' };
  beforeEach(async () => {
    Object.assign(staff, await world.signedIn(roles));
  });
  return staff;
}

/** A real application on a database that is empty. Open one per file, `reset` it between tests, and close it. */
export async function openWorld({ leavesDatabaseChanged = false, at, ...options }: WorldOptions = {}) {
  const { database, place, giveBack, discard } = at ? await openAt(at) : await borrowDatabase();
  const log = new CollectedLog();
  const { dataDirectory } = place;
  const application: Application = await openApplication({ database, dataDirectory, log, ...options });
  if (!isLongRun) predictOnFewPages(application);

  const handle = (asked: string | Request, init?: RequestInit): Promise<Response> =>
    Promise.resolve(
      application.served.answer(typeof asked === 'string' ? new Request(`http://localhost${asked}`, init) : asked),
    );

  return {
    ...articlesOf(() => application.staleness),
    get app() {
      return application.app;
    },
    get pageServer() {
      return application.pageServer;
    },
    database,
    db: database.db,
    get staleness() {
      return application.staleness;
    },
    get cache() {
      return application.cache;
    },
    get content() {
      return application.site.content;
    },
    get erasures() {
      return application.site.erasures;
    },
    /** What erasing a person needs. */
    get erasing() {
      const { staleness, site } = application;
      return {
        db: database.db,
        attachmentStore: new AttachmentStore(new FolderStore(place.dataDirectory)),
        staleness,
        erasures: site.erasures,
      };
    },
    get reports() {
      return application.site.reports;
    },
    get redirects() {
      return application.site.redirects;
    },
    get sitePages() {
      return application.sitePages;
    },
    /** Makes the variants of all uploaded pictures, as the background does. */
    makeVariants() {
      return makeVariants(this.variants);
    },
    get variants() {
      const { db, assetStore: store, fileWorkers } = application.site;
      return { db, store, encode: fileWorkers.encodeVariants };
    },
    place,
    log,
    siteUrl,
    handle,
    get: (path: string, headers: Record<string, string> = {}) => handle(path, { headers }),
    /** Sends a form. */
    post: (path: string, fields: FormData | ConstructorParameters<typeof URLSearchParams>[0], headers = {}) =>
      handle(path, {
        method: 'POST',
        headers,
        body: fields instanceof FormData ? fields : new URLSearchParams(fields),
      }),
    /** A call of the API: a form and a text as they are, anything else made JSON. */
    call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
      if (body instanceof FormData) return handle(path, { method, headers, body });
      const sent = typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
      return handle(path, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        ...(sent !== undefined && { body: sent }),
      });
    },
    /**
     * Fetches and parses a page. Throws unless it answers 200, or the status that is expected. It is asked for
     * complete: on a busy machine a page may be streamed, and then holds what stands in for its late parts too.
     */
    async html(path: string, status = 200, headers: Record<string, string> = {}): Promise<ParsedPage> {
      const complete = `${path}${path.includes('?') ? '&' : '?'}${completeParameter}=1`;
      const answer = await handle(complete, { headers });
      const text = await answer.text();
      if (answer.status !== status) throw new Error(`${path} responded with ${answer.status}: ${text.slice(0, 300)}`);
      return parseHtml(text);
    },
    /** Starts listening on a socket; the address has no trailing slash. */
    listen(): { address: string; stop: () => Promise<void> } {
      const { app } = application;
      const { port } = listen(application.served, { hostname: '127.0.0.1', port: 0 });
      return { address: `http://127.0.0.1:${port}`, stop: async () => void (await app.stop(true)) };
    },
    /** The newest entry of the activity log. */
    lastEntry: () => lastEntry(database.db),
    signedIn: (roles?: readonly Role[]) => signedIn(database.db, roles),
    expectErrors: (count: number) => log.expectErrors(count),
    /** Removes all content, cached pages and log entries; the database stays open. */
    async reset(): Promise<void> {
      await application.rest();
      await emptyTables(database.db);
      await application.staleness.check();
      application.forget();
      log.clear();
    },
    /** As after a restart: the database is as it was, and nothing is in memory. */
    async restart(): Promise<void> {
      await application.rest();
      application.forget();
    },
    async close(): Promise<void> {
      await application.close();
      await (leavesDatabaseChanged ? discard() : giveBack());
    },
  };
}

/** A prediction of what a change shows renders fixed pages twice: those that changes of all nouns concern, and one that none does. */
function predictOnFewPages({ site: { content, db } }: Application): void {
  const { home, publications, articles, reports, leadership, profile, careers } = routes;
  const few = [home, publications, articles, reports, leadership, profile, careers].map(({ index }) => index.key);
  spyOn(content, 'routes').mockReturnValue(content.routes(db).filter(({ key }) => few.includes(key)));
}

async function openAt(place: FreshDatabase) {
  const database = await openDatabase(place);
  return { database, place, giveBack: database.close, discard: database.close };
}
