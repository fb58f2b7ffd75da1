import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import type { Sql } from 'postgres';
import { installation } from '../installation.ts';

/** Any number, as long as every node uses the same. */
const migrationLock = 736_201;

/**
 * Brings the schema up to date; nodes that start together take turns. `connection` must be a client of one connection,
 * since the lock belongs to the connection that took it.
 */
export async function migrateDatabase(connection: Sql): Promise<void> {
  await connection`select pg_advisory_lock(${migrationLock})`;
  try {
    await migrate(drizzle(connection), { migrationsFolder: join(installation, 'drizzle') });
  } finally {
    await connection`select pg_advisory_unlock(${migrationLock})`;
  }
}
