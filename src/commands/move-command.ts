import { resolve } from 'node:path';
import { connectPlainly } from '../db/client.ts';
import { lockDirectory } from '../db/directory-lock.ts';
import { problemOfKey } from '../domain/audit/open.ts';
import { restoreArchive } from '../domain/backups/restore.ts';
import { prepareDataDirectory } from '../domain/storage/data-directory.ts';
import type { Env } from '../settings/env.ts';
import { CommandError, UsageError } from '../start-error.ts';
import { type Command, print, readFlags } from './command.ts';
import { archiveOf } from './site-archive.ts';

const help = `Usage: move --data-dir FOLDER [--database-url postgres://…]

Copies the whole site from the place of the current settings into another, empty one, such as from the embedded database to PostgreSQL or back.
Stop the site first, on all nodes: what is written meanwhile would be lost. The old place is left as it is; sessions stay signed in.

  --data-dir FOLDER   the new DATA_DIR
  --database-url URL  the new DATABASE_URL; without it, an embedded database in the new DATA_DIR`;

export const moveCommand: Command = {
  summary: 'copies the stopped site to another database and folder',
  help,
  async run(env, given) {
    const { flags } = readFlags(given, { 'data-dir': { type: 'string' }, 'database-url': { type: 'string' } }, help);
    const folder = flags['data-dir'];
    if (typeof folder !== 'string') throw new UsageError(`The new DATA_DIR is not named.\n\n${help}`);
    const databaseUrl = typeof flags['database-url'] === 'string' ? flags['database-url'] : undefined;
    if (databaseUrl !== undefined && !/^postgres(ql)?:\/\//.test(databaseUrl)) {
      throw new UsageError('--database-url must be an address that begins with postgres://.');
    }
    const to = { databaseUrl, dataDirectory: resolve(folder) };
    if (to.dataDirectory === env.dataDirectory) throw new UsageError('The new DATA_DIR is the old one.');
    prepareDataDirectory(env.dataDirectory);
    // Says who holds it when the site is running.
    if (env.databaseUrl === undefined) lockDirectory(env.dataDirectory).release();
    await requireOwnFolder(env);
    let rows = 0;
    let files = 0;
    const archive = archiveOf(env, (contents) => {
      rows = Object.values(contents.rows).reduce((sum, count) => sum + count, 0);
      files = contents.files;
    });
    await restoreArchive(archive, { to, auditKey: env.auditKey, erasures: undefined, keepsSessions: true });
    const setting = databaseUrl === undefined ? 'without DATABASE_URL' : 'and the new DATABASE_URL';
    print(`Moved ${rows} rows and ${files} files. Start the site with DATA_DIR=${to.dataDirectory} ${setting}.`);
    return 0;
  },
};

/** The files of another folder would be moved with the rows. */
async function requireOwnFolder(env: Env): Promise<void> {
  const connection = await connectPlainly(env);
  try {
    if (!(await problemOfKey(connection.sql, env))) return;
    throw new CommandError(
      `The folder ${env.dataDirectory} (DATA_DIR) does not belong to this database, whose activity log has another key. Set the ` +
        'DATA_DIR and the AUDIT_KEY of the site; when its key is lost, run "audit adopt" first.',
    );
  } finally {
    await connection.close();
  }
}
