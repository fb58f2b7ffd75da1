import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Language } from '../../i18n/site/language.ts';
import { createdAt, moment, updatedAt } from './columns.ts';

export const accounts = pgTable(
  'accounts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Lower case. */
    username: text('username').notNull().unique(),
    /** argon2id, with its own parameters and salt. */
    passwordHash: text('password_hash').notNull(),
    /** The language of the back-office for this account. */
    language: text('language').$type<Language>().notNull().default('en'),
    /** The secret of the authenticator app, encrypted; null without a second factor. */
    totpSecret: text('totp_secret'),
    /** The time step of the last code that was used: no code counts twice. */
    totpLastStep: bigint('totp_last_step', { mode: 'number' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [check('accounts_language_known', sql`${table.language} in ('id', 'en')`)],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the id in the cookie, in hex: a stolen table opens no session. */
    idHash: text('id_hash').primaryKey(),
    /** What the owner's list of sessions calls it; opens nothing. */
    number: integer('number').generatedAlwaysAsIdentity().unique(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Browser and system in words, such as "Firefox on Windows", for its owner to recognise. */
    device: text('device').notNull().default(''),
    createdAt: createdAt(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
  },
  (table) => [index('sessions_of_account').on(table.accountId), index('sessions_by_age').on(table.createdAt)],
);

/** One-time codes for whoever has lost the authenticator app. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** SHA-256 in hex; the codes are too random to be guessed from it. */
    codeHash: text('code_hash').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('recovery_codes_of_account').on(table.accountId)],
);

/** Who may sign in with a Microsoft account, and as whom. */
export const microsoftIdentities = pgTable(
  'microsoft_identities',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The sign-in name in the tenant, lower case, by which staff list it. */
    address: text('address').notNull().unique(),
    /** The subject that signed in first under the address; from then on no other one may, for addresses are given anew. */
    objectId: text('object_id'),
    createdAt: createdAt(),
  },
  (table) => [
    index('microsoft_identities_of_account').on(table.accountId),
    uniqueIndex('microsoft_identities_by_object').on(table.objectId),
  ],
);

/** Attempts to sign in since the last success, by account, by address or by known browser. */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    /** Hash of the counted subject: attempted names and client addresses are not stored. */
    subject: text('subject').primaryKey(),
    count: integer('count').notNull(),
    notBefore: moment('not_before').notNull(),
    lastAt: moment('last_at').notNull(),
  },
  (table) => [index('sign_in_attempts_by_age').on(table.lastAt)],
);
