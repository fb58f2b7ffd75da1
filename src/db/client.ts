import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import type { Sql } from 'postgres';
import postgres from 'postgres';
import { CommandError } from '../start-error.ts';
import { ConnectionSlots, type SlotState, withDeadlines } from './deadlines.ts';
import { damagedDatabase, startEmbeddedPostgres } from './embedded.ts';
import { DatabaseHealth, watchSilence } from './health.ts';
import { migrateDatabase, noTables, requireCurrentSchema } from './migrate.ts';
import { directUrlIsElsewhere, Notifications, needsDirectUrl, requireNotifications } from './notifications.ts';
import * as schema from './schema/index.ts';
import { type DatabaseHost, DatabaseSockets } from './sockets.ts';

export type Db = PostgresJsDatabase<typeof schema>;
/** Inside a transaction use only this: the embedded database has a single connection. */
export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0];

export type OpenDatabase = {
  db: Db;
  sql: Sql;
  kind: 'embedded' | 'server';
  health: DatabaseHealth;
  pool: () => SlotState;
  /** Runs statements that may take long and cannot be in a transaction, without deadlines and, on a server, beside all others. */
  alone: (work: (sql: Sql) => Promise<void>) => Promise<void>;
  /** Undefined for an embedded database: it has one process, and notifications do not cross its socket. */
  notifications: Pick<Notifications, 'listen'> | undefined;
  /** Copies the files of an embedded database of this process into a new directory. */
  copy: ((directory: string) => Promise<void>) | undefined;
  /** Resolves when the embedded database has ended. Never for a server, which may return. */
  lost: Promise<Error>;
  close: () => Promise<void>;
};

type Options = {
  databaseUrl: string | undefined;
  /** The server itself, when `databaseUrl` leads to a pooler in transaction mode. */
  databaseDirectUrl?: string | undefined;
  dataDirectory: string;
};

/** What is done, through one connection without deadlines, before the database is used. What it throws ends the opening. */
type Prepare = (connection: Sql) => Promise<void>;

/**
 * Opens Postgres: the server behind `databaseUrl`, otherwise the embedded one in `dataDirectory`. Unless it is prepared in
 * another way, its schema is brought up to date.
 */
export function openDatabase(
  { databaseUrl, databaseDirectUrl, dataDirectory }: Options,
  prepare: Prepare = migrateDatabase,
): Promise<OpenDatabase> {
  return databaseUrl ? openServer(databaseUrl, databaseDirectUrl, prepare) : openEmbedded(dataDirectory, prepare);
}

/** For commands beside the site, which change no tables. Throws CommandError or StartError. */
export function openCurrentDatabase(options: Options): Promise<OpenDatabase> {
  const { databaseUrl, dataDirectory } = options;
  if (!databaseUrl && !existsSync(join(dataDirectory, 'postgres'))) return Promise.reject(new CommandError(noTables));
  return openDatabase(options, requireCurrentSchema);
}

type PlainConnection = { sql: Sql; kind: OpenDatabase['kind']; close: () => Promise<void> };

/** One connection without deadlines to the database as it is: nothing is migrated. */
export async function connectPlainly({
  databaseUrl,
  databaseDirectUrl,
  dataDirectory,
}: Options): Promise<PlainConnection> {
  if (databaseUrl) {
    const { sql, end } = plainClient(databaseDirectUrl ?? databaseUrl);
    return { sql, kind: 'server', close: end };
  }
  const embedded = await startEmbeddedPostgres(dataDirectory);
  const sql = embeddedClient(embedded.socket);
  const close = async () => {
    await sql.end({ timeout: 5 });
    await embedded.close();
  };
  return { sql, kind: 'embedded', close };
}

/** A client without deadlines, with one connection. It is given up when the server does not answer others either. */
function plainClient(url: string, options: object = shared): { sql: Sql; end: () => Promise<void> } {
  const { sql, sockets } = openClient(url, { ...options, max: 1 });
  const stopWatching = watchSilence(
    (signal) => probeServer(url, signal),
    () => sockets.destroyAll(),
  );
  const end = async () => {
    stopWatching();
    await sql.end({ timeout: 2 });
    // The driver leaves a connection that does not answer.
    sockets.destroyAll();
  };
  return { sql, end };
}

const never = new Promise<Error>(() => {});

async function openServer(
  databaseUrl: string,
  givenDirectUrl: string | undefined,
  prepare: Prepare,
): Promise<OpenDatabase> {
  const directUrl = givenDirectUrl ?? databaseUrl;
  const isPooled = givenDirectUrl !== undefined;
  await requireSessions(databaseUrl, givenDirectUrl);
  const alone = async (work: Prepare) => {
    const own = plainClient(directUrl);
    try {
      await work(own.sql);
    } finally {
      await own.end();
    }
  };
  await alone(prepare);
  const options = isPooled ? pooled : { ...shared, connection: serverTimeouts };
  const { sql: client, sockets } = openClient(databaseUrl, { ...options, max: maxConnections });
  const listening: DatabaseSockets[] = [];
  const dropConnections = () => {
    for (const one of [sockets, ...listening]) one.destroyAll();
  };
  const health = new DatabaseHealth({ probe: (signal) => probeServer(databaseUrl, signal), dropConnections });
  const slots = new ConnectionSlots(maxConnections);
  const sql = withDeadlines(isPooled ? client : preparing(client), { health, sockets, slots, isPooled });
  const notifications = new Notifications((callbacks) => {
    const listener = openClient(directUrl, { ...shared, ...callbacks, max: 1, max_lifetime: null });
    listening.push(listener.sockets);
    return listener.sql;
  });
  const close = async () => {
    health.stop();
    await Promise.all([sql.end({ timeout: 2 }), notifications.stop()]);
    // The driver leaves a connection that does not answer.
    dropConnections();
  };
  return {
    db: drizzle(sql, { schema }),
    sql,
    kind: 'server',
    health,
    pool: () => slots.state,
    alone,
    notifications,
    copy: undefined,
    lost: never,
    close,
  };
}

/** Throws StartError behind a pooler for which no direct address is given, or when that leads elsewhere. */
async function requireSessions(databaseUrl: string, directUrl: string | undefined): Promise<void> {
  const session = { ...shared, connection: serverTimeouts };
  const sender = plainClient(databaseUrl, directUrl ? pooled : session);
  const listener = directUrl ? plainClient(directUrl, session) : sender;
  try {
    await requireNotifications(listener.sql, sender.sql, directUrl ? directUrlIsElsewhere : needsDirectUrl);
  } finally {
    await Promise.all([...new Set([sender, listener])].map(({ end }) => end()));
  }
}

/**
 * A client whose sockets are ours; the driver's types do not know that option. Of several hosts the driver gets the
 * first only: with a list it would never reject while none of them can be reached.
 */
function openClient(url: string, options: object): { sql: Sql; sockets: DatabaseSockets } {
  const hosts = hostsOf(url);
  const sockets = new DatabaseSockets(hosts);
  const [first] = hosts;
  const only = first && { host: [first.host], port: [first.port] };
  return { sql: postgres(url, { ...options, ...only, socket: sockets.open } as object), sockets };
}

/** None for a socket in the file system, which PGHOST may name. */
function hostsOf(url: string): DatabaseHost[] {
  // The driver takes an IPv6 address apart at its colons.
  const { hostname, port } = new URL(url);
  if (hostname.startsWith('[')) return [{ host: hostname.slice(1, -1), port: Number(port || 5432) }];
  const { options } = postgres(url);
  if (options.path) return [];
  return options.host.map((host, index) => ({ host, port: options.port[index] ?? 5432 }));
}

/** Asks through a connection of its own: those in use may be dead although the server is not. */
async function probeServer(databaseUrl: string, signal: AbortSignal): Promise<void> {
  const { sql, sockets } = openClient(databaseUrl, { ...pooled, max: 1 });
  signal.addEventListener('abort', () => sockets.destroyAll());
  try {
    await sql`select 1`;
  } finally {
    await sql.end({ timeout: 0 });
    sockets.destroyAll();
  }
}

async function openEmbedded(dataDirectory: string, prepare: Prepare): Promise<OpenDatabase> {
  const embedded = await startEmbeddedPostgres(dataDirectory);
  try {
    const database = await connectEmbedded(embedded.socket, prepare, embedded.lost, embedded.close);
    return { ...database, copy: embedded.copy };
  } catch (error) {
    throw isDamage(error) ? damagedDatabase(join(dataDirectory, 'postgres'), error) : error;
  }
}

/** PostgreSQL's codes for an internal error, damaged data, a damaged index, a missing file and a failed read or write. */
const damageCodes = ['XX000', 'XX001', 'XX002', '58P01', '58030'];

function isDamage(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && 'code' in cause && damageCodes.includes(String(cause.code));
}

/** Opens an embedded database that another process of ours runs, which is left running at the end. */
export function openRunningEmbedded(socket: string, prepare: Prepare = migrateDatabase): Promise<OpenDatabase> {
  return connectEmbedded(socket, prepare, never, async () => {});
}

async function connectEmbedded(
  socket: string,
  prepare: Prepare,
  lost: Promise<Error>,
  closeServer: () => Promise<void>,
): Promise<OpenDatabase> {
  const client = preparing(embeddedClient(socket));
  const health = new DatabaseHealth({
    // Through the one connection there is: it answers when what holds it up has ended.
    probe: async () => client`select 1`,
    dropConnections: () => {},
  });
  const close = async () => {
    health.stop();
    await client.end({ timeout: 5 });
    await closeServer();
  };
  try {
    // Its one session outlives connections, with what was prepared, locked and listened to in an earlier one.
    await client`discard all`.simple();
    await prepare(client);
  } catch (error) {
    await close();
    throw error;
  }
  // Its one connection, without the deadlines that the client gets below.
  const undelayed = Object.create(client, { unsafe: { value: client.unsafe } }) as Sql;
  const alone = (work: (sql: Sql) => Promise<void>) => work(undelayed);
  const slots = new ConnectionSlots(1);
  const sql = withDeadlines(client, { health, sockets: undefined, slots });
  return {
    db: drizzle(sql, { schema }),
    sql,
    kind: 'embedded',
    health,
    pool: () => slots.state,
    alone,
    notifications: undefined,
    copy: undefined,
    lost,
    close,
  };
}

/** Connections of one node, without those that listen, probe and migrate. */
const maxConnections = 10;

/**
 * Timeouts of the server in milliseconds. A query ends before the deadline of its client, so that a server which does not
 * answer until then is known to be frozen. The second one ends transactions whose client has given them up.
 */
const serverTimeouts = { statement_timeout: 2500, idle_in_transaction_session_timeout: 15_000 };

/**
 * `connect_timeout` and `backoff`, the delay before connecting again, in seconds. The types of arrays are not fetched: no
 * column is one, and the driver leaves the rejection of that query unhandled when its connection is lost.
 */
const shared = {
  onnotice: () => {},
  connect_timeout: 3,
  backoff: () => 0.2,
  fetch_types: false,
} satisfies postgres.Options<Record<string, never>>;

/** Through a pooler nothing is prepared, and no setting is given to a session: the next query may be in another one. */
const pooled = { ...shared, prepare: false } satisfies postgres.Options<Record<string, never>>;

/**
 * Drizzle sends queries through `unsafe`, which postgres.js does not prepare by default: each would be parsed and described
 * again, in an extra round trip.
 */
function preparing(sql: Sql): Sql {
  const { unsafe } = sql;
  sql.unsafe = (query, parameters, options) => unsafe(query, parameters, { prepare: !hasPattern(query), ...options });
  return sql;
}

/**
 * Whether a query searches by a pattern. Prepared, it would soon get one plan for all patterns: the one for common words,
 * with which a rare word reads every row.
 */
function hasPattern(query: string): boolean {
  return / i?like /.test(query);
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
