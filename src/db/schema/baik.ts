import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';

/*
 * The report channel. Everything that a reporter or a recipient writes is stored as an ASCII-armoured age file; only
 * states and days are readable. No column may hold a time of day, an address or a device.
 */

/** Recipients of reports: public keys, and private keys sealed with their owner's passphrase. */
export const baikRecipients = pgTable(
  'baik_recipients',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The account that uses this key; null for a recovery key. */
    accountId: integer('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    label: text('label').notNull(),
    /** `passphrase`: made here. `offline`: the private half is elsewhere. `recovery`: for when all others are lost. */
    kind: text('kind').notNull(),
    /** `age1…` */
    publicKey: text('public_key').notNull(),
    /** The private key, sealed to a key that is derived from the passphrase. */
    wrappedKey: text('wrapped_key'),
    /** Base64. */
    passphraseSalt: text('passphrase_salt'),
    /** Ed25519, base64. */
    signingKey: text('signing_key'),
    /** Its private half, sealed to `publicKey`. */
    sealedSigningKey: text('sealed_signing_key'),
    noticeAddress: text('notice_address'),
    /** How reporters see them when they choose who may read a report: JSON that the recipient has signed. */
    signedName: text('public_name'),
    /** Made for a demonstration, and removed when the site is started as anything else. */
    isDemo: boolean('is_demo').notNull().default(false),
    /** `waiting`: nothing is sealed to it before a recipient has let it in. */
    status: text('status').notNull(),
    addedOn: date('added_on').notNull(),
  },
  (table) => [
    uniqueIndex('baik_recipients_key').on(table.publicKey).where(sql`${table.status} <> 'removed'`),
    uniqueIndex('baik_recipients_account').on(table.accountId).where(sql`${table.status} <> 'removed'`),
    check('baik_recipients_kind_known', sql`${table.kind} in ('passphrase', 'offline', 'recovery')`),
    check('baik_recipients_status_known', sql`${table.status} in ('waiting', 'active', 'removed')`),
    check(
      'baik_recipients_wrapped',
      sql`(${table.kind} = 'passphrase' and ${table.status} <> 'removed') = (${table.wrappedKey} is not null and ${table.passphraseSalt} is not null)`,
    ),
  ],
);

/**
 * One report. Once it is erased, nothing is left of it but its number, its days and how it was closed, and what its reporter's
 * receipt is recognized by, so that the mailbox can say that it was erased.
 */
export const baikCases = pgTable(
  'baik_cases',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** What the receipt is found by, derived from all of it. */
    lookup: text('lookup').unique(),
    /** The public half of the key that is derived from the receipt. */
    receiptKey: text('receipt_key'),
    /** The public half of the case's own key, to which all of its content is sealed. */
    publicKey: text('public_key'),
    /** The signed position and hash of the last entry, as JSON. */
    head: text('head'),
    status: text('status', { enum: ['received', 'under_review', 'information_needed', 'closed'] })
      .notNull()
      .default('received'),
    reason: text('reason', {
      enum: ['substantiated', 'unsubstantiated', 'insufficient_information', 'out_of_scope', 'duplicate'],
    }),
    receivedOn: date('received_on').notNull(),
    /** The first sign of life to the reporter. */
    acknowledgedOn: date('acknowledged_on'),
    /** The first answer on the matter. */
    answeredOn: date('answered_on'),
    closedOn: date('closed_on'),
    eraseOn: date('erase_on'),
    erasedOn: date('erased_on'),
    /** Sealed to some of the recipients only; only they can read to whom. */
    isLimited: boolean('is_limited').notNull().default(false),
    /** Under a legal hold: it is not erased. */
    isHeld: boolean('is_held').notNull().default(false),
    unreadByRecipients: boolean('unread_by_recipients').notNull().default(true),
    unreadByReporter: boolean('unread_by_reporter').notNull().default(false),
  },
  (table) => [
    index('baik_cases_by_status').on(table.status, table.receivedOn),
    check(
      'baik_cases_status_known',
      sql`${table.status} in ('received', 'under_review', 'information_needed', 'closed')`,
    ),
    check('baik_cases_reason', sql`(${table.status} = 'closed') = (${table.reason} is not null)`),
    check(
      'baik_cases_erased',
      sql`case when ${table.erasedOn} is null then ${table.lookup} is not null and ${table.receiptKey} is not null and ${table.publicKey} is not null else ${table.publicKey} is null and ${table.head} is null end`,
    ),
  ],
);

/**
 * The private keys of a case, sealed to the recipients and to the receipt. A table of its own: the key of an erased case is
 * removed by deleting its row and writing this table and its indexes again.
 */
export const baikCaseKeys = pgTable('baik_case_keys', {
  caseId: integer('case_id')
    .primaryKey()
    .references(() => baikCases.id, { onDelete: 'cascade' }),
  /** A `CaseKeyRecord` as JSON. */
  sealed: text('sealed').notNull(),
});

/** The lists of recipients, oldest first; each is signed by a member of the list before. */
export const baikRecipientLists = pgTable('baik_recipient_lists', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  body: text('body').notNull(),
  signature: text('signature').notNull(),
});

/** A request of one person that another one has to confirm, or that waits until its notice is over. */
export const baikApprovals = pgTable(
  'baik_approvals',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    act: text('act').notNull(),
    /** Whom it is about: a row of the table of recipients, or a case. */
    recipientId: integer('recipient_id').references(() => baikRecipients.id, { onDelete: 'cascade' }),
    caseId: integer('case_id').references(() => baikCases.id, { onDelete: 'cascade' }),
    /** A `RequestBody` as JSON, and its signature; empty when the request comes without a key. */
    body: text('body').notNull(),
    signature: text('signature').notNull(),
    /** A signed confirmation as JSON: of the use of a recovery key, which comes later. */
    confirmation: text('confirmation'),
    /** For a channel that is opened again: the list of recipients, signed beforehand, as JSON. */
    preparedList: text('prepared_list'),
    isNotified: boolean('is_notified').notNull().default(false),
  },
  (table) => [
    check('baik_approvals_act_known', sql`${table.act} in ('admit', 'remove', 'leave', 'reopen', 'recovery', 'erase')`),
  ],
);

/** Days whose erasures are still in the files of the database, until the tables are rewritten. */
export const baikRewrites = pgTable('baik_rewrites', { day: date('day').primaryKey() });

/** The report itself, and every message after it. */
export const baikEntries = pgTable(
  'baik_entries',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    caseId: integer('case_id')
      .notNull()
      .references(() => baikCases.id, { onDelete: 'cascade' }),
    /** For queries; what counts is the author in the sealed and signed entry, and its date. */
    author: text('author').notNull(),
    writtenOn: date('written_on').notNull(),
    /** The signed entry as JSON, sealed to the case. */
    sealed: text('sealed').notNull(),
    /** One per form shown, so that a form that was sent twice makes one entry. */
    submissionKey: text('submission_key').notNull().unique(),
  },
  (table) => [
    index('baik_entries_of_case').on(table.caseId, table.id),
    check('baik_entries_author_known', sql`${table.author} in ('reporter', 'recipient')`),
  ],
);

/** What recipients did in a case, oldest first; each row sealed to those who were recipients then, never to the reporter. */
export const baikHistory = pgTable(
  'baik_history',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    caseId: integer('case_id')
      .notNull()
      .references(() => baikCases.id, { onDelete: 'cascade' }),
    sealed: text('sealed').notNull(),
  },
  (table) => [index('baik_history_of_case').on(table.caseId, table.id)],
);

/** A file that came with an entry, sealed to the case, in the data directory under this name. */
export const baikFiles = pgTable(
  'baik_files',
  {
    id: text('id').primaryKey(),
    entryId: integer('entry_id')
      .notNull()
      .references(() => baikEntries.id, { onDelete: 'cascade' }),
  },
  (table) => [index('baik_files_of_entry').on(table.entryId)],
);

/** The days on which recipients were notified that there is something to read. */
export const baikNotices = pgTable('baik_notices', { day: date('day').primaryKey() });
