import { join } from 'node:path';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type { Sql, TransactionSql } from 'postgres';
import journal from '../../drizzle/meta/_journal.json' with { type: 'json' };
import { installation } from '../installation.ts';
import { release } from '../release.ts';
import { CommandError, StartError } from '../start-error.ts';

/** Advisory lock key; arbitrary, but the same on every node. */
const migrationLock = 736_201;

export const migrationsFolder = join(installation, 'drizzle');

/** `when` of all migrations of this release, oldest first. */
export const knownMigrations: readonly number[] = journal.entries.map(({ when }) => when);

const newestKnown = Math.max(...knownMigrations);

const [firstKnown = 0] = knownMigrations;

/** `newest` is undefined for a database without tables of the site. */
type SchemaState = {
  applied: number;
  missing: number;
  newest: number | undefined;
  isNewer: boolean;
  isUnreleased: boolean;
};

/** Gets what is being done, and how far it is. */
export type Report = (doing: string) => void;

/**
 * Migrates the schema; nodes that start together take turns. `connection` must be a client with a single connection,
 * because the advisory lock belongs to it.
 */
export async function migrateDatabase(connection: Sql, report: Report = () => {}): Promise<void> {
  report('waiting for another node that changes the tables');
  await connection`select pg_advisory_lock(${migrationLock})`;
  try {
    await requireKnownSchema(connection);
    await makeMigrationsTable(connection);
    const { newest = 0, applied } = await readSchemaState(connection);
    const missing = readMigrationFiles({ migrationsFolder }).filter(({ folderMillis }) => folderMillis > newest);
    const reportApplied = (count: number) =>
      report(`${applied + count} of ${knownMigrations.length} migrations applied`);
    await connection.begin((tx) => applyMigrations(tx, missing, reportApplied));
    await connection`insert into schema_releases (migration, release) values (${newestKnown}, ${release}) on conflict do nothing`;
  } finally {
    await connection`select pg_advisory_unlock(${migrationLock})`;
  }
}

export async function makeMigrationsTable(sql: Pick<Sql, 'unsafe'>): Promise<void> {
  await sql.unsafe('create schema if not exists drizzle');
  await sql.unsafe(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
}

export async function applyMigrations(
  tx: TransactionSql,
  migrations: readonly MigrationMeta[],
  onApplied: (count: number) => void = () => {},
): Promise<void> {
  for (const [index, { sql, hash, folderMillis }] of migrations.entries()) {
    onApplied(index);
    for (const statement of sql) await tx.unsafe(statement);
    await tx.unsafe('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
}

/** For commands beside the site, which change no tables. Throws CommandError or StartError. */
export async function requireCurrentSchema(connection: Sql): Promise<void> {
  const { newest, missing } = await readSchemaState(connection);
  if (newest === undefined) throw new CommandError(noTables);
  await requireKnownSchema(connection);
  if (missing === 0) return;
  const migrations = missing === 1 ? 'one migration of this one is' : `${missing} migrations of this one are`;
  throw new CommandError(
    `The tables are those of an earlier release: ${migrations} missing. Make a backup, then run "migrate". Nothing was changed.`,
  );
}

export const noTables =
  'There is no site in this database yet: its first start, or "migrate", makes the tables. Nothing was changed.';

export async function readSchemaState(connection: Sql): Promise<SchemaState> {
  const [table] = await connection`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`;
  const none = { applied: 0, missing: knownMigrations.length, newest: undefined, isNewer: false, isUnreleased: false };
  if (!table?.exists) return none;
  const rows = await connection`select created_at::float8 as at from drizzle.__drizzle_migrations`;
  const applied = rows.map(({ at }) => Number(at));
  const newest = applied.length > 0 ? Math.max(...applied) : undefined;
  return {
    applied: applied.length,
    missing: knownMigrations.filter((when) => newest === undefined || when > newest).length,
    newest,
    isNewer: newest !== undefined && newest > newestKnown,
    isUnreleased: applied.some(isBeforeFirstRelease),
  };
}

/** Whether a migration with this time is one of those that the first release has replaced by its own. */
export const isBeforeFirstRelease = (migration: number) => migration < firstKnown;

/** A version that does not know the tables must not write to them. Throws StartError. */
export async function requireKnownSchema(connection: Sql): Promise<void> {
  const problem = await problemOfSchema(connection, await readSchemaState(connection));
  if (problem) throw new StartError(problem);
}

/** Message for operators whose database has tables that this release does not know. */
export async function problemOfSchema(connection: Sql, state: SchemaState): Promise<string | undefined> {
  const { newest, isNewer, isUnreleased } = state;
  if (isUnreleased) return unreleased;
  return newest !== undefined && isNewer ? describeNewerSchema(connection, newest) : undefined;
}

const unreleased =
  'The tables of this database are from before the first release, which nothing can upgrade: empty the site with "bun run reset", ' +
  'or use another DATABASE_URL and DATA_DIR.';

async function describeNewerSchema(connection: Sql, newest: number): Promise<string> {
  const [table] = await connection`select to_regclass('public.schema_releases') is not null as exists`;
  const [last] = table?.exists
    ? await connection`select release from schema_releases where migration = ${newest}`
    : [undefined];
  const newer = typeof last?.release === 'string' && last.release !== release ? `release ${last.release}` : undefined;
  return (
    `The database was changed by ${newer ?? 'a newer version of the site'} on ${new Date(newest).toISOString().slice(0, 10)}, ` +
    `and this version (${release}) does not know its tables. Start ${newer ? `${newer} or a later one` : 'the newer version'}, ` +
    'or restore a backup that was made before the upgrade.'
  );
}
