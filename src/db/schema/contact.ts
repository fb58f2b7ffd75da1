import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt, moment, updatedAt } from './columns.ts';
import { messageWords } from './mail-words.ts';

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Unique per rendered form, so that a repeated submit makes one message. */
    submissionKey: text('submission_key').notNull().unique(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    language: text('language').notNull(),
    /** Version of the privacy notice that the form showed; null for messages from the API. */
    noticeVersion: text('notice_version'),
    status: text('status').notNull().default('new'),
    /** The account that deals with it. */
    assigneeId: integer('assignee_id').references(() => accounts.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('contact_messages_by_status').on(table.status, table.createdAt.desc(), table.id.desc()),
    index('contact_messages_of_assignee').on(table.assigneeId, table.createdAt.desc(), table.id.desc()),
    index('contact_messages_newest').on(table.createdAt.desc(), table.id.desc()),
    index('contact_messages_by_name').on(sql`lower(${table.name})`, table.id),
    index('contact_messages_by_address').on(sql`lower(${table.email})`),
    index('contact_messages_words').using('gin', messageWords(table)),
    check(
      'contact_messages_status_known',
      sql`${table.status} in ('new', 'in_progress', 'answered', 'closed', 'spam')`,
    ),
    check('contact_messages_language_known', sql`${table.language} in ('id', 'en')`),
  ],
);

export const contactAttachments = pgTable(
  'contact_attachments',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    messageId: integer('message_id')
      .notNull()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    /** As the sender named it; never used as a path. */
    filename: text('filename').notNull(),
    storedAs: text('stored_as').notNull().unique(),
    contentType: text('content_type').notNull(),
    /** Bytes. */
    size: bigint('size', { mode: 'number' }).notNull(),
  },
  (table) => [index('contact_attachments_of_message').on(table.messageId)],
);

/** Replies of the sender that arrived in the mailbox, which the site does not read: staff entered them. */
export const contactReplies = pgTable(
  'contact_replies',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    messageId: integer('message_id')
      .notNull()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    /** Unique per rendered form, so that a repeated submit makes one reply. */
    submissionKey: text('submission_key').notNull().unique(),
    text: text('text').notNull(),
    receivedAt: moment('received_at').notNull(),
    /** Username, which stays when the account is deleted. */
    enteredBy: text('entered_by').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('contact_replies_of_message').on(table.messageId)],
);
