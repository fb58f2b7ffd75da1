import { rm } from 'node:fs/promises';
import { connectPlainly, openDatabase } from '../db/client.ts';
import { readSchemaState } from '../db/migrate.ts';
import { operator } from '../domain/accounts/operator-commands.ts';
import { recordActivity } from '../domain/activity/commands.ts';
import { AuditKeyError, joinAudit } from '../domain/audit/open.ts';
import { copyIdleDatabase } from '../domain/backups/database-copy.ts';
import { backupEntry, type Contents } from '../domain/backups/format.ts';
import { writeArchive } from '../domain/backups/write-archive.ts';
import { fileStoreOf } from '../domain/files/open-files.ts';
import { askRunningSite } from '../operator/socket.ts';
import type { Env } from '../settings/env.ts';
import { CommandError } from '../start-error.ts';

/** The archive of the site with these settings, which may be running. */
export function archiveOf(env: Env, onComplete: (contents: Contents) => void): AsyncIterable<Uint8Array> {
  const { dataDirectory, siteUrl, databaseUrl } = env;
  const openRows = () => (databaseUrl === undefined ? openCopy(env) : openServer(env));
  const files = fileStoreOf(env, async () => false);
  return writeArchive({ dataDirectory, files, siteUrl, openRows, onComplete });
}

async function openServer(env: Env) {
  const connection = await connectPlainly(env);
  try {
    const { newest, missing, isNewer } = await readSchemaState(connection.sql);
    if (newest === undefined)
      throw new CommandError('The database behind DATABASE_URL is empty: there is nothing to back up.');
    // An older schema is left as it is: this may be the backup before an upgrade.
    if (missing === 0 && !isNewer) await logBackup(env);
    await connection.sql.unsafe('set statement_timeout = 0');
    return connection;
  } catch (error) {
    await connection.close();
    throw error;
  }
}

async function logBackup(env: Env): Promise<void> {
  const database = await openDatabase(env);
  try {
    await joinAudit(database.db, env);
    await recordActivity(database.db, operator, { action: 'other', description: backupEntry });
  } catch (error) {
    if (!(error instanceof AuditKeyError)) throw error;
    process.stderr.write(`The backup is not in the activity log: ${error.message}\n`);
  } finally {
    await database.close();
  }
}

/** Reads a copy of the embedded database: the running site stops for a moment only, while it is copied. */
async function openCopy(env: Env) {
  const running = await askRunningSite(env.dataDirectory, { command: 'backup', words: [], input: '' });
  const directory = running?.text ?? copyIdleDatabase(env.dataDirectory);
  const removeCopy = () => rm(directory, { recursive: true, force: true });
  try {
    const { sql, close } = await connectPlainly({ databaseUrl: undefined, dataDirectory: directory });
    const closeAndRemove = async () => {
      await close();
      await removeCopy();
    };
    return { sql, close: closeAndRemove };
  } catch (error) {
    await removeCopy();
    throw error;
  }
}
