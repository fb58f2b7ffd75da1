import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sql } from 'postgres';
import { CommandError, StartError } from '../../start-error.ts';
import { prepareDataDirectory } from '../storage/data-directory.ts';
import { contentFolders } from './archive/format.ts';

/** Everything is restored in here first, and moved to its place when it is complete. */
const stagingName = 'restoring';
/** In the staging directory: parts of it may have been moved already. */
const movingMarker = '.moving';
/** Row of `secrets` in a database on a server whose files are not in their place yet. */
const unfinishedName = 'unfinished-restore';

const parts = ['postgres', ...contentFolders];

/** Throws CommandError unless nothing is there. What a restore that was broken off has left is removed. */
export function requireEmptyDirectory(dataDirectory: string): void {
  prepareDataDirectory(dataDirectory);
  const staging = join(dataDirectory, stagingName);
  if (existsSync(join(staging, movingMarker))) {
    for (const name of parts) rmSync(join(dataDirectory, name), { recursive: true, force: true });
  }
  rmSync(staging, { recursive: true, force: true });
  const used = parts.find(
    (name) => existsSync(join(dataDirectory, name)) && readdirSync(join(dataDirectory, name)).length > 0,
  );
  if (used === undefined) return;
  throw new CommandError(
    `The folder ${dataDirectory} (DATA_DIR) holds a site already ("${used}"). A backup is restored into an empty place only: ` +
      'choose a new folder, or move this one away.',
  );
}

/** Throws CommandError unless the database has no tables. */
export async function requireEmptyDatabase(sql: Sql): Promise<void> {
  const [found] = await sql.unsafe(`
    select relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'drizzle') and relkind in ('r', 'v', 'm', 'S') limit 1`);
  if (!found) return;
  throw new CommandError(
    `The database behind DATABASE_URL is not empty (it has "${found.name}"). A backup is restored into an empty database only: ` +
      'make a new one.',
  );
}

export function makeStaging(dataDirectory: string): string {
  const staging = join(dataDirectory, stagingName);
  mkdirSync(staging, { mode: 0o700 });
  return staging;
}

/** Moves what was restored to its place. */
export function leaveStaging(dataDirectory: string): void {
  const staging = join(dataDirectory, stagingName);
  writeFileSync(join(staging, movingMarker), '', { flush: true });
  for (const name of parts.filter((part) => existsSync(join(staging, part)))) {
    // An empty folder may be there.
    rmSync(join(dataDirectory, name), { recursive: true, force: true });
    renameSync(join(staging, name), join(dataDirectory, name));
  }
  rmSync(staging, { recursive: true });
}

export function removeStaging(dataDirectory: string): void {
  rmSync(join(dataDirectory, stagingName), { recursive: true, force: true });
}

/** The site must not start before the erasures and the files are there. In the transaction of the rows. */
export async function markUnfinished(tx: Pick<Sql, 'unsafe'>): Promise<void> {
  await tx.unsafe(`insert into secrets (name, value) values ('${unfinishedName}', '')`);
}

export async function markFinished(sql: Pick<Sql, 'unsafe'>): Promise<void> {
  await sql.unsafe(`delete from secrets where name = '${unfinishedName}'`);
}

/** Throws StartError when a restore into this directory was broken off. */
export function requireFinishedDirectory(dataDirectory: string): void {
  if (!existsSync(join(dataDirectory, stagingName))) return;
  throw new StartError(
    `A restore into ${dataDirectory} (DATA_DIR) was not finished. Run "restore" again: it removes what is there. To start an ` +
      `empty site instead, remove that folder.`,
  );
}

/** For a database whose tables may be those of any release. Throws StartError when a restore into it was broken off. */
export async function requireFinishedDatabase(sql: Pick<Sql, 'unsafe'>): Promise<void> {
  const [table] = await sql.unsafe(`select to_regclass('secrets') is not null as exists`);
  if (!table?.exists) return;
  const [row] = await sql.unsafe(`select 1 from secrets where name = '${unfinishedName}'`);
  if (!row) return;
  throw new StartError(
    'A restore into the database behind DATABASE_URL was not finished. Make an empty database and run "restore" again.',
  );
}
