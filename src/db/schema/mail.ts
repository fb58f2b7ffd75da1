import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, moment, updatedAt } from './columns.ts';
import { contactMessages } from './contact.ts';
import { mailWords } from './mail-words.ts';

/** The outbox: a mail is queued in the transaction of the change it reports. */
export const mails = pgTable(
  'mails',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Deleted together with the contact message. */
    contactMessageId: integer('contact_message_id').references(() => contactMessages.id, { onDelete: 'cascade' }),
    /** Message-ID without angle brackets; the same at every attempt, so that the mailbox can drop duplicates. */
    messageId: text('message_id').notNull().unique(),
    /** Unique per rendered form, so that a repeated submit makes one mail. */
    submissionKey: text('submission_key').unique(),
    /** Username of the author, which stays when the account is deleted; null for mails of the site itself. */
    author: text('author'),
    /** Empty: the configured mailbox at the time of sending. */
    recipients: jsonb('recipients').$type<string[]>().notNull().default([]),
    cc: jsonb('cc').$type<string[]>().notNull().default([]),
    bcc: jsonb('bcc').$type<string[]>().notNull().default([]),
    replyTo: jsonb('reply_to').$type<{ name: string; address: string }>(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    /** Whether only its recipient may read the body, which holds a secret. */
    isConfidential: boolean('is_confidential').notNull().default(false),
    /** Whether the body is HTML, sanitised; plain text otherwise. */
    isHtml: boolean('is_html').notNull().default(false),
    /** Message-IDs of the earlier mails of the conversation, oldest first, without angle brackets. */
    references: jsonb('references').$type<string[]>().notNull().default([]),
    /** Written by the site in answer to a visitor: automatic replies to it are unwanted. */
    isAutomatic: boolean('is_automatic').notNull().default(false),
    /** To the owner of an account or to who reads reports: other staff neither see nor change it. */
    isPrivate: boolean('is_private').notNull().default(false),
    attachments: jsonb('attachments').$type<MailAttachment[]>().notNull().default([]),
    status: text('status').notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    /** End of the worker's lease; afterwards the worker counts as dead. */
    claimedUntil: moment('claimed_until'),
    sentAt: moment('sent_at'),
    lastError: text('last_error'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('mails_due').on(table.status, table.nextAttemptAt),
    index('mails_newest').on(table.createdAt.desc(), table.id.desc()),
    index('mails_by_status').on(table.status, table.createdAt.desc(), table.id.desc()),
    index('mails_of_message').on(table.contactMessageId),
    index('mails_words').using('gin', mailWords(table)),
    check('mails_status_known', sql`${table.status} in ('waiting', 'sending', 'sent', 'failed', 'cancelled')`),
  ],
);

/** A file that goes with a mail; `path` is relative to the data directory. */
export type MailAttachment = { filename: string; path: string; contentType: string; size: number };

/** Every attempt to send: the basis of the rate limit across nodes, and shown to staff. */
export const mailAttempts = pgTable(
  'mail_attempts',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    mailId: integer('mail_id')
      .notNull()
      .references(() => mails.id, { onDelete: 'cascade' }),
    startedAt: moment('started_at').notNull().defaultNow(),
    endedAt: moment('ended_at'),
    error: text('error'),
  },
  (table) => [index('mail_attempts_newest').on(table.startedAt), index('mail_attempts_of_mail').on(table.mailId)],
);

/** One row: end of the pause requested by the mailbox. */
export const mailboxPause = pgTable(
  'mailbox_pause',
  { id: integer('id').primaryKey().default(1), until: moment('until').notNull() },
  (table) => [check('mailbox_pause_is_one', sql`${table.id} = 1`)],
);
