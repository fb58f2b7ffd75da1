import { eq } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import { mails } from '../../db/schema/index.ts';
import type { Actor } from '../activity/commands.ts';
import { digest } from '../secrets/tokens.ts';
import { enqueueMail, type MailDraft, tryAgainNow } from './commands.ts';
import { countRecipients, type EmailDraft } from './input.ts';
import { recordQueued } from './mail-log.ts';

/** One per form shown, as a browser or a program sends it; undefined when it has none. */
export type FormKey = string | undefined;

/** Puts what staff wrote into the outbox, and writes down that they did. Answers the id of the mail. */
export function writeStaffMail(db: Db, actor: Actor, draft: EmailDraft, formKey: FormKey): Promise<number> {
  const { to, cc, bcc, subject, body, isHTML } = draft;
  const recipients = countRecipients(draft);
  return db.transaction(async (tx) => {
    const mail = { recipients: to, cc, bcc, subject, body, isHtml: isHTML };
    const { id, isNew } = await enqueueOnce(tx, actor, mail, formKey);
    await recordQueued(tx, actor, { id, subject, recipients }, isNew);
    return id;
  });
}

/**
 * The same form with the same words is the same mail, however often it is sent. One that had failed is tried again; one
 * with other words is another mail. `more` is not part of the comparison.
 */
export async function enqueueOnce(
  tx: Transaction,
  actor: Actor,
  draft: Omit<MailDraft, 'author' | 'submissionKey'>,
  formKey: FormKey,
  more: Pick<MailDraft, 'references'> = {},
): Promise<{ id: number; isNew: boolean }> {
  const submissionKey = digest(JSON.stringify([formKey ?? crypto.randomUUID(), draft]));
  const id = await enqueueMail(tx, { ...draft, ...more, author: actor.username, submissionKey });
  if (id !== undefined) return { id, isNew: true };
  const [known] = await tx.select({ id: mails.id }).from(mails).where(eq(mails.submissionKey, submissionKey));
  if (!known) throw new Error('The mail to be sent again was not found');
  await tryAgainNow(tx, known.id, ['failed', 'cancelled']);
  return { id: known.id, isNew: false };
}
