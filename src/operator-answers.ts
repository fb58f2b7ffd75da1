import { answerAccountCommand, type OperatorDesk } from './account-command.ts';
import { type AuditContext, answerAuditCommand } from './audit-command.ts';
import type { OperatorAnswer, OperatorRequest } from './operator-socket.ts';

export type OperatedSite = AuditContext & { desk: OperatorDesk };

/** What the running site does for commands, because it holds the embedded database. Throws CommandError. */
export async function answerOperator(site: OperatedSite, request: OperatorRequest): Promise<OperatorAnswer> {
  switch (request.command) {
    case 'account':
      return answerAccountCommand(site.desk, request);
    case 'audit':
      return answerAuditCommand(site, request);
    case 'check':
      // Fails when the database does not answer.
      await site.db.execute('select 1');
      return { text: 'in use by the running site, which it answers', code: 0 };
  }
}
