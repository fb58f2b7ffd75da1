import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import { type Count, countUpTo } from '../../db/counting.ts';
import { mailAttempts, mailboxPause, mails } from '../../db/schema/index.ts';
import { mailWords } from '../../db/schema/mail-words.ts';
import { isInPart, type Ordering, orderBy } from '../../db/sorting.ts';
import { type Actor, recordActivity } from '../activity/commands.ts';
import { rowsWithWords } from '../search/word-search.ts';
import { tryAgainNow } from './commands.ts';
import { isShownToStaff, isWrittenByStaff, readableBody } from './confidential.ts';

export const mailStatuses = ['waiting', 'sending', 'sent', 'failed', 'cancelled'] as const;
export type MailStatus = (typeof mailStatuses)[number];

export type MailFilter = { status?: MailStatus | undefined; search?: string | undefined };

/** Time of the next attempt, not before the end of a pause that the mailbox requested. */
const nextTry =
  sql<Date>`greatest(${mails.nextAttemptAt}, (select ${mailboxPause.until} from ${mailboxPause}))`.mapWith(
    mails.nextAttemptAt,
  );

const row = {
  id: mails.id,
  contactMessageId: mails.contactMessageId,
  author: mails.author,
  recipients: mails.recipients,
  cc: mails.cc,
  bcc: mails.bcc,
  subject: mails.subject,
  status: sql<MailStatus>`${mails.status}`,
  attempts: mails.attempts,
  lastError: mails.lastError,
  nextTry,
  sentAt: mails.sentAt,
  createdAt: mails.createdAt,
};

export type MailRow = Awaited<ReturnType<typeof listMails>>[number];

const newestFirst: Ordering = {
  keys: [
    { by: mails.createdAt, descending: true },
    { by: mails.id, descending: true },
  ],
  isReversed: false,
};

type Part = { limit: number; offset: number; after?: number | undefined };

/** Newest first. */
export function listMails(db: Db, filter: MailFilter, { limit, offset, after }: Part) {
  const listed = { condition: and(condition(filter), isShownToStaff), ordering: newestFirst, limit, offset, after };
  return db
    .select(row)
    .from(mails)
    .where(isInPart(db, mails, listed))
    .orderBy(...orderBy(newestFirst))
    .limit(limit)
    .execute();
}

export function countMails(db: Db, filter: MailFilter): Promise<Count> {
  return countUpTo(db, mails, and(condition(filter), isShownToStaff));
}

/** A mail with its body and all attempts. */
export async function findMail(db: Db, id: number) {
  const [mail] = await db
    .select({
      ...row,
      body: readableBody,
      isConfidential: mails.isConfidential,
      isHtml: mails.isHtml,
      attachments: mails.attachments,
    })
    .from(mails)
    .where(and(eq(mails.id, id), isShownToStaff));
  if (!mail) return undefined;
  const tries = await db
    .select({ startedAt: mailAttempts.startedAt, endedAt: mailAttempts.endedAt, error: mailAttempts.error })
    .from(mailAttempts)
    .where(eq(mailAttempts.mailId, id))
    .orderBy(sql`${mailAttempts.id} desc`)
    .limit(20);
  return { ...mail, tries };
}

/** A mail to the sender of a message; the notification to the site's own mailbox has no recipients. */
const isToSender = sql`jsonb_array_length(${mails.recipients}) > 0`;

/** The mails that went to the sender of a message, oldest first. */
export function listConversationMails(db: Db, contactMessageId: number) {
  return db
    .select({ ...row, body: readableBody, isAutomatic: mails.isAutomatic })
    .from(mails)
    .where(and(eq(mails.contactMessageId, contactMessageId), isToSender, isShownToStaff))
    .orderBy(asc(mails.id));
}

export type ConversationMail = Awaited<ReturnType<typeof listConversationMails>>[number];

/** References of one mail: the first of the conversation and the latest, as RFC 5322 allows a long list to be cut. */
const maxReferences = 20;

/** Message-IDs of the mails that the sender of a message has, or will have, received. */
export async function conversationReferences(tx: Transaction, contactMessageId: number): Promise<string[]> {
  const isGoing = inArray(mails.status, ['waiting', 'sending', 'sent']);
  const rows = await tx
    .select({ messageId: mails.messageId })
    .from(mails)
    .where(and(eq(mails.contactMessageId, contactMessageId), isToSender, isGoing))
    .orderBy(asc(mails.id));
  const ids = rows.map(({ messageId }) => messageId);
  return ids.length <= maxReferences ? ids : [...ids.slice(0, 1), ...ids.slice(1 - maxReferences)];
}

/** `late`: the mail's status no longer allows the action. `of-site`: only what staff wrote can be cancelled. */
export type HistoryResult = 'done' | 'missing' | 'late' | 'of-site';

/** Schedules a failed or waiting mail for an immediate attempt. `late` too for a failed one whose text was removed. */
export function retryMail(db: Db, actor: Actor, id: number): Promise<HistoryResult> {
  return db.transaction(async (tx) => {
    const mail = await tryAgainNow(tx, id, ['failed', 'waiting']);
    if (!mail) return whyNot(tx, id);
    await recordActivity(tx, actor, {
      action: 'other',
      description: `Tried the email "${mail.subject}" again`,
      resource: { type: 'email', name: mail.subject, id },
    });
    return 'done';
  });
}

/** Cancels an unsent mail that staff wrote; it stays in the history. */
export function cancelMail(db: Db, actor: Actor, id: number): Promise<HistoryResult> {
  return db.transaction(async (tx) => {
    const [mail] = await tx
      .update(mails)
      .set({ status: 'cancelled' })
      .where(and(eq(mails.id, id), inArray(mails.status, ['failed', 'waiting']), isShownToStaff, isWrittenByStaff))
      .returning({ subject: mails.subject });
    if (!mail)
      return (await tx.$count(mails, and(eq(mails.id, id), isShownToStaff, isNull(mails.author)))) > 0
        ? 'of-site'
        : whyNot(tx, id);
    await recordActivity(tx, actor, {
      action: 'other',
      description: `Cancelled the email "${mail.subject}"`,
      resource: { type: 'email', name: mail.subject, id },
    });
    return 'done';
  });
}

async function whyNot(tx: Transaction, id: number): Promise<'late' | 'missing'> {
  return (await tx.$count(mails, and(eq(mails.id, id), isShownToStaff))) > 0 ? 'late' : 'missing';
}

function condition({ status, search }: MailFilter): SQL | undefined {
  return and(status ? eq(mails.status, status) : undefined, rowsWithWords(mails, mailWords(mails), search ?? ''));
}
