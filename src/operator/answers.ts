import { rmSync } from 'node:fs';
import type { OpenDatabase } from '../db/client.ts';
import { operator } from '../domain/accounts/operator-commands.ts';
import { event, recordActivity } from '../domain/activity/commands.ts';
import { unguardedIn } from '../domain/audit/guard.ts';
import { makeCopyDirectory } from '../domain/backups/database-copy.ts';
import { CommandError } from '../start-error.ts';
import { answerAccountCommand, type OperatorContext } from './account-command.ts';
import { type AuditContext, answerAuditCommand } from './audit-command.ts';
import type { OperatorAnswer, OperatorRequest } from './socket.ts';

type OperatedSite = AuditContext & Pick<OpenDatabase, 'copy'> & { context: OperatorContext; dataDirectory: string };

/** What the running site does for commands, because it holds the embedded database. Throws CommandError. */
export async function answerOperator(site: OperatedSite, request: OperatorRequest): Promise<OperatorAnswer> {
  switch (request.command) {
    case 'account':
      return answerAccountCommand(site.context, request);
    case 'audit':
      return answerAuditCommand(site, request);
    case 'backup':
      return { text: await copyForBackup(site), code: 0 };
    case 'check':
      // Fails when the database does not answer.
      return { text: (await unguardedIn((statement) => site.db.execute(statement))).join(' and '), code: 0 };
  }
}

/** Copies the database, which holds up other queries for a moment. Returns the directory. */
async function copyForBackup({ db, copy, dataDirectory }: OperatedSite): Promise<string> {
  if (!copy) throw new CommandError('This process does not hold the embedded database itself.');
  await recordActivity(db, operator, event('backedUp'));
  // Less is left to recover in the copy.
  await db.execute('checkpoint');
  const { directory, database } = makeCopyDirectory(dataDirectory);
  try {
    await copy(database);
  } catch (error) {
    rmSync(directory, { recursive: true, force: true });
    throw error;
  }
  return directory;
}
