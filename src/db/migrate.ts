import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import type { Sql } from 'postgres';
import journal from '../../drizzle/meta/_journal.json' with { type: 'json' };
import { installation } from '../installation.ts';
import { StartError } from '../start-error.ts';

/** Advisory lock key; arbitrary, but the same on every node. */
const migrationLock = 736_201;

/**
 * Migrates the schema; nodes that start together take turns. `connection` must be a client with a single connection,
 * because the advisory lock belongs to it.
 */
export async function migrateDatabase(connection: Sql): Promise<void> {
  await connection`select pg_advisory_lock(${migrationLock})`;
  try {
    await refuseNewerSchema(connection);
    await migrate(drizzle(connection), { migrationsFolder: join(installation, 'drizzle') });
  } finally {
    await connection`select pg_advisory_unlock(${migrationLock})`;
  }
}

/** A version that does not know the tables must not write to them. Throws StartError. */
async function refuseNewerSchema(connection: Sql): Promise<void> {
  const [known] = await connection`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`;
  if (!known?.exists) return;
  const [last] = await connection`select max(created_at)::float8 as at from drizzle.__drizzle_migrations`;
  const newest = Math.max(...journal.entries.map(({ when }) => when));
  if (!last || last.at === null || last.at <= newest) return;
  throw new StartError(
    `The database was changed by a newer version of the site on ${new Date(last.at).toISOString().slice(0, 10)}, and this ` +
      'version does not know its tables. Start the newer version, or restore a backup that was made before the upgrade.',
  );
}
