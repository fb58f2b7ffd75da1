import { join } from 'node:path';
import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import postgres, { type Sql } from 'postgres';
import { damagedDatabase, startEmbeddedPostgres } from './embedded.ts';
import { migrateDatabase } from './migrate.ts';
import * as schema from './schema/index.ts';

export type Db = PostgresJsDatabase<typeof schema>;
/** Inside a transaction use only this: the embedded database has a single connection. */
export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0];

export type OpenDatabase = {
  db: Db;
  sql: Sql;
  kind: 'embedded' | 'server';
  /** Fulfilled when the database has ended for good, which a server's never is: it may come back. */
  lost: Promise<Error>;
  close: () => Promise<void>;
};

type Options = { databaseUrl: string | undefined; dataDirectory: string };

/**
 * Opens Postgres with its schema up to date: the server behind `databaseUrl`, otherwise the embedded one in
 * `dataDirectory`.
 */
export function openDatabase({ databaseUrl, dataDirectory }: Options): Promise<OpenDatabase> {
  return databaseUrl ? openServer(databaseUrl) : openEmbedded(dataDirectory);
}

const never = new Promise<Error>(() => {});

async function openServer(databaseUrl: string): Promise<OpenDatabase> {
  const single = postgres(databaseUrl, { ...shared, max: 1 });
  try {
    await migrateDatabase(single);
  } finally {
    await single.end({ timeout: 5 });
  }
  const sql = preparing(
    postgres(databaseUrl, { ...shared, connection: { statement_timeout: maxQueryInMilliseconds } }),
  );
  return { db: drizzle(sql, { schema }), sql, kind: 'server', lost: never, close: () => sql.end({ timeout: 5 }) };
}

async function openEmbedded(dataDirectory: string): Promise<OpenDatabase> {
  const embedded = await startEmbeddedPostgres(dataDirectory);
  try {
    return await connectEmbedded(embedded.socket, embedded.lost, embedded.close);
  } catch (error) {
    throw isDamage(error) ? damagedDatabase(join(dataDirectory, 'postgres'), error) : error;
  }
}

/** Codes of PostgreSQL for files and indexes that hold what they cannot, and for files that are not there. */
const damageCodes = ['XX000', 'XX001', 'XX002', '58P01', '58030'];

function isDamage(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && 'code' in cause && damageCodes.includes(String(cause.code));
}

/** Opens an embedded database that another process of ours runs, which is left running at the end. */
export function openRunningEmbedded(socket: string): Promise<OpenDatabase> {
  return connectEmbedded(socket, never, async () => {});
}

async function connectEmbedded(
  socket: string,
  lost: Promise<Error>,
  closeServer: () => Promise<void>,
): Promise<OpenDatabase> {
  const sql = preparing(embeddedClient(socket));
  const close = async () => {
    await sql.end({ timeout: 5 });
    await closeServer();
  };
  try {
    // Its one session outlives connections, with what was prepared, locked and listened to in an earlier one.
    await sql`discard all`.simple();
    await migrateDatabase(sql);
  } catch (error) {
    await close();
    throw error;
  }
  return { db: drizzle(sql, { schema }), sql, kind: 'embedded', lost, close };
}

/** Statement timeout in milliseconds: the client of a slower query has gone away by then. */
const maxQueryInMilliseconds = 15_000;

const shared = { onnotice: () => {}, connect_timeout: 5 } satisfies postgres.Options<Record<string, never>>;

/**
 * Drizzle sends queries through `unsafe`, which postgres.js does not prepare by default: each would be parsed and described
 * again, in an extra round trip.
 */
function preparing(sql: Sql): Sql {
  const { unsafe } = sql;
  sql.unsafe = (query, parameters, options) => unsafe(query, parameters, { prepare: true, ...options });
  return sql;
}

function embeddedClient(socket: string): Sql {
  // A single connection that is never recycled: a second one would wait for the first forever.
  return postgres({
    ...shared,
    path: socket,
    username: 'postgres',
    database: 'postgres',
    max: 1,
    max_lifetime: null,
    idle_timeout: 0,
  });
}
