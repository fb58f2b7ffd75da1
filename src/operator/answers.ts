import { rmSync } from 'node:fs';
import type { OpenDatabase } from '../db/client.ts';
import type { DatabaseHealth } from '../db/health.ts';
import { withRequestScope, withTimeLimit } from '../db/request-scope.ts';
import { isDatabaseLate } from '../db/unavailable.ts';
import type { AccountSite } from '../domain/accounts/management/commands.ts';
import { operator } from '../domain/accounts/operator-commands.ts';
import { event, recordActivity } from '../domain/activity/commands.ts';
import { unguardedIn } from '../domain/audit/verify.ts';
import { makeCopyDirectory } from '../domain/backups/database-copy.ts';
import { CommandError } from '../start-error.ts';
import { performAccountCommand } from './account-command.ts';
import { answerAuditCommand } from './audit-command.ts';
import type { LoggedSite, OperatorAnswer, OperatorRequest } from './socket.ts';

type OperatedSite = LoggedSite & Pick<OpenDatabase, 'copy'> & { context: AccountSite; dataDirectory: string };

/** What the running site does for commands, because it holds the embedded database. Throws CommandError. */
export async function answerOperator(
  site: OperatedSite,
  { command, words, input }: OperatorRequest,
): Promise<OperatorAnswer> {
  switch (command) {
    case 'account':
      return { text: await performAccountCommand(site.context, words, input), code: 0 };
    case 'audit':
      return answerAuditCommand(site, words);
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

/** An operator waits for a busy database rather than learn that it was late: right after a start it has much to do. */
const maxWaitInMilliseconds = 30_000;
/** Until the health check has noticed that the database does not answer, a query fails at once. */
const pauseInMilliseconds = 200;

type Options = {
  /** Aborted when the operator has left: a command that has not begun is not carried out then. */
  signal?: AbortSignal;
  maxMilliseconds?: number;
};

/**
 * Carries out the command of an operator when the database answers, and again when the database was late and nothing of
 * it was stored.
 */
export async function retryWhenAvailable<Result>(
  health: DatabaseHealth,
  work: () => Promise<Result>,
  { signal, maxMilliseconds = maxWaitInMilliseconds }: Options = {},
): Promise<Result> {
  const deadline = performance.now() + maxMilliseconds;
  for (;;) {
    await untilAvailable(health, deadline - performance.now());
    signal?.throwIfAborted();
    const attempt = await withRequestScope(async (stored) => {
      try {
        return { result: await withTimeLimit(maxMilliseconds, work) };
      } catch (error) {
        const wasLate = isDatabaseLate(error) && stored() === 'nothing';
        if (!wasLate || performance.now() >= deadline) throw error;
        return undefined;
      }
    });
    if (attempt) return attempt.result;
    await Bun.sleep(pauseInMilliseconds);
  }
}

/** Resolves when the database answers, or after the time. */
function untilAvailable(health: DatabaseHealth, maxMilliseconds: number): Promise<void> {
  if (health.isAvailable) return Promise.resolve();
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, Math.max(0, maxMilliseconds));
  const forget = health.onChange((isAvailable) => {
    if (isAvailable) resolve();
  });
  return promise.finally(() => {
    clearTimeout(timer);
    forget();
  });
}
