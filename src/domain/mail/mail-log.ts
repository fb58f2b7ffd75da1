import { and, eq, ne } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { contactMessages, type mails } from '../../db/schema/index.ts';
import { type Actor, recordActivity } from '../activity/commands.ts';

type LoggedMail = Pick<
  typeof mails.$inferSelect,
  'id' | 'author' | 'subject' | 'recipients' | 'cc' | 'bcc' | 'contactMessageId'
>;

type Written = Pick<LoggedMail, 'id' | 'subject'> & { recipients: number };

/** A member of staff has put a mail into the outbox; it has not left yet. */
export async function recordQueued(tx: Transaction, actor: Actor, mail: Written, isNew: boolean): Promise<void> {
  const { id, subject, recipients } = mail;
  await recordActivity(tx, actor, {
    action: 'other',
    description: `${isNew ? 'Queued' : 'Queued again'} the email "${subject}" to ${people(recipients)}`,
    resource: { type: 'email', name: subject, id },
  });
}

/** The mailbox has taken a mail that staff wrote. A message that it answers is answered from now on. */
export async function recordSent(tx: Transaction, mail: LoggedMail): Promise<void> {
  const author = authorOf(mail);
  if (!author) return;
  const { id, subject, contactMessageId } = mail;
  if (contactMessageId === null) {
    await recordActivity(tx, author, {
      action: 'other',
      description: `Sent the email "${subject}" to ${people(countOf(mail))}`,
      resource: { type: 'email', name: subject, id },
    });
    return;
  }
  await tx
    .update(contactMessages)
    .set({ status: 'answered' })
    .where(and(eq(contactMessages.id, contactMessageId), ne(contactMessages.status, 'answered')));
  await recordActivity(tx, author, {
    action: 'other',
    description: `Sent the answer to message #${contactMessageId}`,
    resource: { type: 'message', id: contactMessageId },
  });
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
  const { id, subject, contactMessageId } = mail;
  const what =
    contactMessageId === null
      ? `The email "${subject}" to ${people(countOf(mail))}`
      : `The answer to message #${contactMessageId}`;
  await recordActivity(tx, author, {
    action: 'other',
    description: now === 'waiting' ? `${what} was not taken yet and is tried again` : `${what} was refused`,
    status: now === 'waiting' ? 'partial' : 'failed',
    error,
    resource:
      contactMessageId === null ? { type: 'email', name: subject, id } : { type: 'message', id: contactMessageId },
  });
}

/** Only mails that staff wrote are logged; those of the site itself are in the history. */
function authorOf({ author }: LoggedMail): { id: null; username: string } | undefined {
  return author === null ? undefined : { id: null, username: author };
}

function countOf({ recipients, cc, bcc }: LoggedMail): number {
  return recipients.length + cc.length + bcc.length;
}

function people(count: number): string {
  return `${count} recipient${count === 1 ? '' : 's'}`;
}
