import { rm } from 'node:fs/promises';
import type { Sql } from 'postgres';
import { connectPlainly, openCurrentDatabase } from '../db/client.ts';
import { readSchemaState } from '../db/migrate.ts';
import { pageCacheEpoch } from '../db/schema/index.ts';
import { operator } from '../domain/accounts/operator-commands.ts';
import { event, recordActivity } from '../domain/activity/commands.ts';
import { nextTransition } from '../domain/articles/transitions.ts';
import { AuditKeyError, joinAudit } from '../domain/audit/open.ts';
import { copyIdleDatabase } from '../domain/backups/database-copy.ts';
import type { Contents, Pages } from '../domain/backups/format.ts';
import type { Place } from '../domain/backups/restore.ts';
import { beginReading, type OpenRows, writeArchive } from '../domain/backups/write-archive.ts';
import { fileStoreOf } from '../domain/files/open-files.ts';
import { momentSetting } from '../domain/publishing/present.ts';
import { askRunningSite } from '../operator/socket.ts';
import type { Env } from '../settings/env.ts';
import { CommandError } from '../start-error.ts';
import { digestPages } from './page-digests.ts';

/** The archive of the site with these settings, which may be running. */
export function archiveOf(env: Env, onComplete: (contents: Contents) => void): AsyncIterable<Uint8Array> {
  const { dataDirectory, siteUrl } = env;
  const openRows = () => openRowsOf(env);
  const files = fileStoreOf(env, async () => false);
  return writeArchive({ dataDirectory, files, siteUrl, openRows, onComplete });
}

/** The rows of one moment of the site with these settings. */
export function openRowsOf(env: Env): Promise<OpenRows> {
  return env.databaseUrl === undefined ? openCopy(env) : openServer(env);
}

/** Public content may change while its pages are read: so often it is tried again. */
const maxReadings = 3;

async function openServer(env: Env): Promise<OpenRows> {
  const connection = await connectPlainly(env);
  try {
    const { newest, missing, isNewer } = await readSchemaState(connection.sql);
    if (newest === undefined)
      throw new CommandError('The database behind DATABASE_URL is empty: there is nothing to back up.');
    // An older schema is left as it is: this may be the backup before an upgrade.
    const isCurrent = missing === 0 && !isNewer;
    if (isCurrent) await logBackup(env);
    await connection.sql.unsafe('set statement_timeout = 0');
    await beginReading(connection.sql);
    const pages = isCurrent ? await unlessItFails(readPagesOfServer(env, connection.sql)) : undefined;
    return { sql: connection.sql, pages: async () => pages, close: connection.close };
  } catch (error) {
    await connection.close();
    throw error;
  }
}

/** Leaves the connection in a transaction that sees the content which the pages show; undefined when that does not come to rest. */
async function readPagesOfServer(env: Env, reading: Sql): Promise<Pages | undefined> {
  const database = await openCurrentDatabase(env);
  try {
    const epoch = async () =>
      (await database.db.select({ epoch: pageCacheEpoch.epoch }).from(pageCacheEpoch))[0]?.epoch;
    for (let round = 0; round < maxReadings; round += 1) {
      const begun = new Date();
      const before = await epoch();
      const pages = await digestPages({ ...env, database });
      await reading.unsafe('rollback');
      await beginReading(reading);
      const { next: passed } = await nextTransition(database.db, begun);
      if ((await epoch()) === before && !(passed && passed.at <= new Date())) return pages;
    }
    return undefined;
  } finally {
    await database.close();
  }
}

async function logBackup(env: Env): Promise<void> {
  const database = await openCurrentDatabase(env);
  try {
    await joinAudit(database.db, env);
    await recordActivity(database.db, operator, event('backedUp'));
  } catch (error) {
    if (!(error instanceof AuditKeyError)) throw error;
    process.stderr.write(`The backup is not in the activity log: ${error.message}\n`);
  } finally {
    await database.close();
  }
}

/** Reads a copy of the embedded database: the running site stops for a moment only, while it is copied. */
async function openCopy(env: Env): Promise<OpenRows> {
  const running = await askRunningSite(env.dataDirectory, { command: 'backup', words: [], input: '' });
  const directory = running?.text ?? copyIdleDatabase(env.dataDirectory);
  const copy = { databaseUrl: undefined, dataDirectory: directory };
  const removeCopy = () => rm(directory, { recursive: true, force: true });
  try {
    const { sql, close } = await connectPlainly(copy);
    const { newest, missing, isNewer } = await readSchemaState(sql);
    const copiedAt = new Date();
    await beginReading(sql);
    let isOpen = true;
    const closeRows = async () => {
      if (isOpen) await close();
      isOpen = false;
    };
    const pages = async () => {
      await closeRows();
      return newest === undefined || missing > 0 || isNewer
        ? undefined
        : unlessItFails(readPagesOf(copy, env.siteUrl, copiedAt));
    };
    const closeAndRemove = async () => {
      await closeRows();
      await removeCopy();
    };
    return { sql, pages, close: closeAndRemove };
  } catch (error) {
    await removeCopy();
    throw error;
  }
}

/** A page that fails must not prevent a backup. */
async function unlessItFails(reading: Promise<Pages | undefined>): Promise<Pages | undefined> {
  try {
    return await reading;
  } catch (error) {
    process.stderr.write(`The pages of the site are not noted in the backup: ${error}\n`);
    return undefined;
  }
}

/** The pages of an embedded database in a folder of its own as they are at a moment: what is scheduled for later stays away. */
export async function readPagesOf(place: Place, siteUrl: string, moment: Date): Promise<Pages> {
  const database = await openCurrentDatabase(place);
  try {
    await database.sql`select set_config(${momentSetting}, ${moment.toISOString()}, false)`;
    return await digestPages({ database, dataDirectory: place.dataDirectory, siteUrl });
  } finally {
    await database.close();
  }
}
