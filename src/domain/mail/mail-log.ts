import { and, eq, ne } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { contactMessages, type mails } from '../../db/schema/index.ts';
import { type Actor, event, recordActivity } from '../activity/commands.ts';

type LoggedMail = Pick<
  typeof mails.$inferSelect,
  'id' | 'author' | 'subject' | 'recipients' | 'cc' | 'bcc' | 'contactMessageId'
>;

type Written = Pick<LoggedMail, 'id' | 'subject'> & { recipients: number };

/** A member of staff has put a mail into the outbox; it has not left yet. */
export async function recordQueued(tx: Transaction, actor: Actor, mail: Written, isNew: boolean): Promise<void> {
  const { id, subject, recipients: count } = mail;
  await recordActivity(tx, actor, event(isNew ? 'email.queued' : 'email.queuedAgain', { id, name: subject, count }));
}

/** The mailbox has taken a mail that staff wrote. A message that it answers is answered from now on. */
export async function recordSent(tx: Transaction, mail: LoggedMail): Promise<void> {
  const author = authorOf(mail);
  if (!author) return;
  const { contactMessageId } = mail;
  if (contactMessageId === null) return recordActivity(tx, author, event('email.sent', aboutOf(mail)));
  await tx
    .update(contactMessages)
    .set({ status: 'answered' })
    .where(and(eq(contactMessages.id, contactMessageId), ne(contactMessages.status, 'answered')));
  await recordActivity(tx, author, event('message.answerSent', { id: contactMessageId }));
}

/** The mailbox has not taken a mail that staff wrote. `waiting`: it is tried again by itself. */
export async function recordRefused(
  tx: Transaction,
  mail: LoggedMail,
  error: string,
  now: 'waiting' | 'failed',
): Promise<void> {
  const author = authorOf(mail);
  if (!author) return;
  const details = { status: now === 'waiting' ? 'partial' : 'failed', error } as const;
  const { contactMessageId: id } = mail;
  const entry =
    id === null
      ? event(now === 'waiting' ? 'email.delayed' : 'email.refused', aboutOf(mail), details)
      : event(now === 'waiting' ? 'message.answerDelayed' : 'message.answerRefused', { id }, details);
  await recordActivity(tx, author, entry);
}

/** Only mails that staff wrote are logged; those of the site itself are in the history. */
function authorOf({ author }: LoggedMail): { id: null; username: string } | undefined {
  return author === null ? undefined : { id: null, username: author };
}

function aboutOf({ id, subject, recipients, cc, bcc }: LoggedMail) {
  return { id, name: subject, count: recipients.length + cc.length + bcc.length };
}
