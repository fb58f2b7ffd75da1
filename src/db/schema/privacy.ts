import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns.ts';

/** What happened to a request, in order; without personal data. */
export type RequestStep = { at: string; by: string | null; step: RequestStepName; reason?: string };
export type RequestStepName =
  | 'received'
  | 'entered'
  | 'confirmed_by_link'
  | 'confirmed_by_staff'
  | 'viewed'
  | 'exported_json'
  | 'exported_pdf'
  | 'corrected'
  | 'restricted'
  | 'restriction_lifted'
  | 'erased'
  | 'fulfilled'
  | 'refused';

/** What an erasure removed. */
export type ErasureCertificate = {
  erasedAt: string;
  erasedBy: string;
  messages: number;
  files: number;
  emails: number;
  mentions: number;
  /** Changed versions of articles, assets and leaders. */
  versions: number;
};

/** Requests of people about the personal data that the company stores about them. */
export const dataRequests = pgTable(
  'data_requests',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    /** Masked once the request was answered by an erasure. */
    email: text('email').notNull(),
    name: text('name').notNull().default(''),
    details: text('details').notNull().default(''),
    language: text('language').notNull(),
    status: text('status').notNull().default('unconfirmed'),
    /** SHA-256 in hex of the code in the confirmation link; null when there is none. */
    codeHash: text('code_hash').unique(),
    /** Version of the privacy notice that the form showed; null for requests that staff entered. */
    noticeVersion: text('notice_version'),
    /** Unique per sent form, so that a repeated submit makes one request. */
    submissionKey: text('submission_key').unique(),
    /** When the identity was confirmed; the deadline counts from here. */
    confirmedAt: moment('confirmed_at'),
    dueAt: moment('due_at'),
    /** When a mail warned that the deadline is near, and that it has passed. */
    warnedAt: moment('warned_at'),
    overdueWarnedAt: moment('overdue_warned_at'),
    closedAt: moment('closed_at'),
    outcome: text('outcome').notNull().default(''),
    history: jsonb('history').$type<RequestStep[]>().notNull().default([]),
    certificate: jsonb('certificate').$type<ErasureCertificate>(),
    createdAt: createdAt(),
  },
  (table) => [
    index('data_requests_by_status').on(table.status, table.dueAt),
    index('data_requests_by_address').on(sql`lower(${table.email})`),
    check(
      'data_requests_kind_known',
      sql`${table.kind} in ('access', 'copy', 'correction', 'withdrawal', 'restriction', 'erasure')`,
    ),
    check('data_requests_status_known', sql`${table.status} in ('unconfirmed', 'open', 'fulfilled', 'refused')`),
    check('data_requests_language_known', sql`${table.language} in ('id', 'en')`),
  ],
);

/** Addresses whose data are stored but not used: messages from them cannot be answered. */
export const restrictedAddresses = pgTable('restricted_addresses', {
  /** In lower case. */
  email: text('email').primaryKey(),
});

/** Register of processing activities, processors and transfers abroad. */
export const processingEntries = pgTable(
  'processing_entries',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    name: text('name').notNull(),
    purpose: text('purpose').notNull(),
    legalBasis: text('legal_basis').notNull().default(''),
    dataCategories: text('data_categories').notNull().default(''),
    recipients: text('recipients').notNull().default(''),
    retention: text('retention').notNull().default(''),
    safeguards: text('safeguards').notNull().default(''),
  },
  (table) => [check('processing_entries_kind_known', sql`${table.kind} in ('activity', 'processor', 'transfer')`)],
);

/** Breaches of personal data, with what the notice to those affected has to say. */
export const dataBreaches = pgTable('data_breaches', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  title: text('title').notNull(),
  discoveredAt: moment('discovered_at').notNull(),
  /** Which personal data were revealed. */
  revealed: text('revealed').notNull(),
  /** When and how. */
  cause: text('cause').notNull(),
  /** What was done about it and to recover. */
  measures: text('measures').notNull(),
  /** Senders of messages that were received on these days are affected; null for none. */
  receivedFrom: date('received_from', { mode: 'string' }),
  receivedTo: date('received_to', { mode: 'string' }),
  /** Further addresses, one a line. */
  otherAddresses: text('other_addresses').notNull().default(''),
  /** When those affected, and the authority, were notified. */
  notifiedAt: moment('notified_at'),
  reportedAt: moment('reported_at'),
});
