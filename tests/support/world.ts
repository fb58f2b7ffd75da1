import { getTableName, sql } from 'drizzle-orm';
import * as schema from '../../src/db/schema/index.ts';
import type { EntraAccess } from '../../src/domain/accounts/microsoft-sign-in.ts';
import { completeParameter } from '../../src/routes.ts';
import { listen } from '../../src/web/http/listen.ts';
import { type Application, openApplication, siteUrl } from './application.ts';
import { articlesOf } from './articles.ts';
import { type FreshDatabase, makeDatabase, type Template } from './databases.ts';
import type { GraphDouble } from './graph/graph.ts';
import { type ParsedPage, parseHtml } from './html.ts';
import { CollectedLog } from './log.ts';
import { signedIn } from './people.ts';

export type World = Awaited<ReturnType<typeof openWorld>>;

/** A real application on a fresh database of its own. Open one per file, `reset` it between tests, and close it. */
export async function openWorld(template?: Template, graph?: GraphDouble, microsoft?: EntraAccess) {
  const place: FreshDatabase = await makeDatabase(template);
  const log = new CollectedLog();
  const application: Application = await openApplication(place, log, graph, microsoft);

  const handle = (asked: string | Request, init?: RequestInit): Promise<Response> =>
    Promise.resolve(
      application.app.handle(typeof asked === 'string' ? new Request(`http://localhost${asked}`, init) : asked),
    );

  return {
    ...articlesOf(() => application.staleness),
    get app() {
      return application.app;
    },
    get server() {
      return application.server;
    },
    get database() {
      return application.database;
    },
    get db() {
      return application.database.db;
    },
    get staleness() {
      return application.staleness;
    },
    get cache() {
      return application.cache;
    },
    place,
    log,
    siteUrl,
    handle,
    get: (path: string, headers: Record<string, string> = {}) => handle(path, { headers }),
    /**
     * The page behind an address, parsed. Throws unless it answers 200, or the status that is expected. It is asked for
     * complete: on a busy machine a page may be streamed, and then holds what stands in for its late parts too.
     */
    async html(path: string, status = 200, headers: Record<string, string> = {}): Promise<ParsedPage> {
      const complete = `${path}${path.includes('?') ? '&' : '?'}${completeParameter}=1`;
      const answer = await handle(complete, { headers });
      const text = await answer.text();
      if (answer.status !== status) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 300)}`);
      return parseHtml(text);
    },
    /** Lets the application answer on a socket; the address ends without a slash. */
    listen(): { address: string; stop: () => Promise<void> } {
      const { app, server } = application;
      const { port } = listen(app, server, { hostname: '127.0.0.1', port: 0 });
      return { address: `http://127.0.0.1:${port}`, stop: async () => void (await app.stop(true)) };
    },
    signedIn: () => signedIn(application.database.db),
    expectErrors: (count: number) => log.expectErrors(count),
    /** Forgets all content, all pages in memory and the log; the database stays open. */
    async reset(): Promise<void> {
      await application.rest();
      await truncate(application.database.db);
      await application.staleness.check();
      application.forget();
      log.clear();
    },
    async close(): Promise<void> {
      await application.close();
      await place.remove();
    },
  };
}

/** Empties every table but the counter of changes, which must never run backwards under a living application. */
async function truncate(db: Application['database']['db']): Promise<void> {
  const tables = Object.values(schema).filter((table) => table !== schema.pageCacheEpoch);
  await db.execute(
    sql.raw(`truncate ${tables.map((table) => getTableName(table)).join(', ')} restart identity cascade`),
  );
}
