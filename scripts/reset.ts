import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import postgres from 'postgres';
import { DirectoryInUseError, lockDirectory } from '../src/db/directory-lock.ts';
import { type Env, readEnv, SettingsError } from '../src/settings/env.ts';

/** A precondition that the developer has to establish before a reset. */
class ResetError extends Error {
  override name = 'ResetError';
}

// Empties the database and removes uploaded files; the next start seeds both again: `bun run reset [--yes]`.
try {
  await reset(readEnv());
} catch (error) {
  const expected =
    error instanceof ResetError || error instanceof SettingsError || error instanceof DirectoryInUseError;
  if (!expected) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function reset({ databaseUrl, dataDirectory, siteUrl, bucket }: Env): Promise<void> {
  const { hostname } = new URL(siteUrl);
  if (hostname !== 'localhost' && hostname !== '127.0.0.1') {
    throw new ResetError(`SITE_URL is ${siteUrl}, but only a site on localhost can be reset`);
  }
  if (bucket) {
    throw new ResetError(
      'S3_ENDPOINT is set, but files in object storage cannot be reset: empty the bucket, then reset without S3_ENDPOINT.',
    );
  }
  const targets = [
    ...(databaseUrl ? [`every table of ${withoutPassword(databaseUrl)}`] : []),
    ...(existsSync(dataDirectory) ? [`everything in ${dataDirectory}`] : []),
  ];
  if (targets.length === 0) return console.log('Nothing to reset: there is no data yet.');
  console.log(`This permanently removes:\n${targets.map((target) => `  ${target}`).join('\n')}`);
  if (!process.argv.includes('--yes') && prompt('Type "reset" to continue:') !== 'reset') {
    throw new ResetError('Nothing was removed.');
  }
  if (existsSync(dataDirectory)) removeFiles(dataDirectory);
  if (databaseUrl) await dropTables(databaseUrl);
  console.log('Done. The next start creates the database, its first administrator and the demo content.');
}

/** Holds the directory lock, so that the data of a running site is not removed. Throws DirectoryInUseError. */
function removeFiles(directory: string): void {
  const lock = lockDirectory(directory);
  for (const name of readdirSync(directory)) {
    if (!name.startsWith('lock.')) rmSync(join(directory, name), { recursive: true, force: true });
  }
  lock.release();
}

/** Throws ResetError while other connections use the database. */
async function dropTables(databaseUrl: string): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  try {
    const [row] = await sql<{ others: number }[]>`
      select count(*)::int as others from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;
    if (row && row.others > 0) {
      throw new ResetError(`${row.others} other connections use the database: stop the site first.`);
    }
    await sql.begin(async (transaction) => {
      await transaction`drop schema if exists drizzle cascade`;
      await transaction`drop schema public cascade`;
      await transaction`create schema public`;
    });
  } finally {
    await sql.end({ timeout: 5 });
  }
}

function withoutPassword(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.password = '';
  return url.href;
}
