import { connectPlainly } from '../db/client.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { prepareDataDirectory } from '../domain/storage/data-directory.ts';
import { askRunningSite } from '../operator/socket.ts';
import { sayingProgress } from '../progress.ts';
import { type Command, print, readFlags } from './command.ts';

const help = `Usage: migrate

Brings the tables of the database up to this release and ends. Starting the site does the same; this command is for upgrades in
which the database is to be changed before the first node is stopped. Make a backup first.`;

export const migrateCommand: Command = {
  summary: 'brings the database up to this release without starting the site',
  help,
  async run(env, words) {
    readFlags(words, {}, help);
    prepareDataDirectory(env.dataDirectory);
    if (await askRunningSite(env, 'check')) {
      print('The site is running and has migrated its embedded database at its start.');
      return 0;
    }
    const { sql, close } = await connectPlainly(env);
    try {
      await sayingProgress(
        (doing, seconds) => print(`${doing} (${seconds} s)`),
        (report) => migrateDatabase(sql, report),
      );
    } finally {
      await close();
    }
    print('The database has all migrations of this release.');
    return 0;
  },
};
