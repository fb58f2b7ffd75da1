import { prepareDataDirectory } from '../domain/storage/data-directory.ts';
import { accountUsage, runAccountCommand } from '../operator/account-command.ts';
import { auditUsage, runAuditCommand } from '../operator/audit-command.ts';
import { backupCommand } from './backup-command.ts';
import { checkCommand } from './check-command.ts';
import { type Command, print, readFlags } from './command.ts';
import { filesCommand } from './files-command.ts';
import { migrateCommand } from './migrate-command.ts';
import { moveCommand } from './move-command.ts';
import { restoreCommand } from './restore-command.ts';

const serveHelp = `Usage: serve

Starts the site. It listens on HOST and PORT until it is told to stop (SIGTERM or Ctrl-C).
All settings are environment variables; docs/settings.md lists them.`;

export const commands: Readonly<Record<string, Command>> = {
  serve: {
    summary: 'starts the site (also without any command)',
    help: serveHelp,
    async run(env, words) {
      readFlags(words, {}, serveHelp);
      // Loads the whole site, which no other command needs.
      const { start } = await import('../server/start.ts');
      await start(env);
      return 0;
    },
  },
  check: checkCommand,
  migrate: migrateCommand,
  files: filesCommand,
  backup: backupCommand,
  restore: restoreCommand,
  move: moveCommand,
  account: {
    summary: 'accounts of staff: lists, makes, invites, disables and resets them',
    help: accountUsage,
    async run(env, words) {
      prepareDataDirectory(env.dataDirectory);
      print(await runAccountCommand(env, words));
      return 0;
    },
  },
  audit: {
    summary: 'checks the activity log',
    help: auditUsage,
    async run(env, words) {
      prepareDataDirectory(env.dataDirectory);
      const { text, code } = await runAuditCommand(env, words);
      print(text);
      return code;
    },
  },
};
