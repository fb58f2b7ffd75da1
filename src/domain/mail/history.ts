import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, Transaction } from '../../db/client.ts';
import { countUpTo } from '../../db/counting.ts';
import { mailAttempts, mailboxPause, mails } from '../../db/schema/index.ts';
import { mailWords } from '../../db/schema/mail-words.ts';
import { isInPart, orderBy, type Sorts } from '../../db/sorting.ts';
import { event } from '../activity/commands.ts';
import { command, done, noInput, refused } from '../command.ts';
import { list } from '../list.ts';
import type { FindRow } from '../row-by-id.ts';
import { rowsWithWords } from '../search/text-query.ts';
import { tryAgainNow } from './commands.ts';
import { isShownToStaff, isWrittenByStaff, readableBody } from './confidential.ts';

export const mailStatuses = ['waiting', 'sending', 'sent', 'failed', 'cancelled'] as const;
export type MailStatus = (typeof mailStatuses)[number];

const filters = z.strictObject({
  status: z.enum(mailStatuses).optional(),
  search: z.string().trim().max(200).optional(),
});

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

const sorts = {
  written: [
    { by: mails.createdAt, descending: true },
    { by: mails.id, descending: true },
  ],
} as const satisfies Sorts<string>;

export type MailFilter = z.output<typeof filters>;

export const mailList = list({
  needs: 'email.send',
  filters,
  sorts,
  usual: '-written',
  count: (db, filter) => countUpTo(db, mails, condition(filter)),
  read: (db, filter, part) =>
    db
      .select(row)
      .from(mails)
      .where(isInPart(db, mails, { condition: condition(filter), ...part }))
      .orderBy(...orderBy(part.ordering))
      .limit(part.limit)
      .execute(),
});

export type MailRow = Awaited<ReturnType<typeof mailList.read>>[number];

/** A mail with its body and all attempts. */
export async function findMail(db: Db | Transaction, id: number) {
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

type WrittenMail = { id: number; author: string | null; subject: string };

const findWritten: FindRow<WrittenMail> = async (db, id, lock) => {
  const { author, subject } = row;
  const query = db
    .select({ id: mails.id, author, subject })
    .from(mails)
    .where(and(eq(mails.id, id), isShownToStaff))
    .$dynamic();
  const [mail] = await (lock ? query.for('update') : query);
  return mail;
};

const change = { needs: 'email.send', logs: ['other', 'email'], input: noInput, find: findWritten } as const;
const tooLate = refused('', 'mailSettled', 409);

/** Schedules a failed or waiting mail for an immediate attempt, unless its text was removed. */
export const retryMail = command({
  ...change,
  async run({ tx, row: mail }) {
    if (!(await tryAgainNow(tx, mail.id, ['failed', 'waiting']))) return tooLate;
    return done(undefined, { log: event('email.tried', { id: mail.id, name: mail.subject }) });
  },
});

/** Cancels an unsent mail that staff wrote; it stays in the history. */
export const cancelMail = command({
  ...change,
  async run({ tx, row: mail }) {
    const cancelled = await tx
      .update(mails)
      .set({ status: 'cancelled' })
      .where(and(eq(mails.id, mail.id), inArray(mails.status, ['failed', 'waiting']), isWrittenByStaff))
      .returning({ id: mails.id });
    if (cancelled.length === 0) return tooLate;
    return done(undefined, { log: event('email.cancelled', { id: mail.id, name: mail.subject }) });
  },
});

function condition({ status, search = '' }: MailFilter): SQL | undefined {
  return and(status && eq(mails.status, status), rowsWithWords(mails, mailWords(mails), search), isShownToStaff);
}
