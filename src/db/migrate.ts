import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import type { Sql } from 'postgres';
import { installation } from '../installation.ts';

/** Advisory lock key; arbitrary, but the same on every node. */
const migrationLock = 736_201;

/**
 * Migrates the schema; nodes that start together take turns. `connection` must be a client with a single connection,
 * because the advisory lock belongs to it.
 */
export async function migrateDatabase(connection: Sql): Promise<void> {
  await connection`select pg_advisory_lock(${migrationLock})`;
  try {
    await migrate(drizzle(connection), { migrationsFolder: join(installation, 'drizzle') });
  } finally {
    await connection`select pg_advisory_unlock(${migrationLock})`;
  }
}
