import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Role } from '../../fields/roles.ts';
import type { Language } from '../../i18n/site/language.ts';
import { createdAt, moment } from './columns.ts';

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
    /** A new account may do nothing. */
    roles: text('roles').array().$type<Role[]>().notNull().default([]),
    /** Address for notices about the security of the account; without one they go to the site's own mailbox. */
    email: text('email'),
    /** The secret of the authenticator app, encrypted; null without a second factor. */
    totpSecret: text('totp_secret'),
    /** The time step of the last code that was used: no code counts twice. */
    totpLastStep: bigint('totp_last_step', { mode: 'number' }),
    lastSignedInAt: moment('last_signed_in_at'),
    /** Since when the account opens nothing; null while it does. */
    disabledAt: moment('disabled_at'),
    createdAt: createdAt(),
  },
  (table) => [
    check('accounts_language_known', sql`${table.language} in ('id', 'en')`),
    check(
      'accounts_roles_known',
      sql`${table.roles} <@ array['administrator', 'editor', 'writer', 'translator:id', 'translator:en', 'recipient', 'privacy_officer', 'auditor']`,
    ),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the id in the cookie, in hex: a stolen table opens no session. */
    idHash: text('id_hash').primaryKey(),
    /** Identifies the session in the owner's list; gives no access. */
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

/** One-time codes for an owner who has lost the authenticator app. */
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

/** WebAuthn credentials: a second factor after the password, and a sign-in of their own. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Credential id, base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE public key, base64url. */
    publicKey: text('public_key').notNull(),
    /** Signature counter of the authenticator; 0 when it counts nothing. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<string[]>().notNull().default([]),
    /** Chosen by the owner. */
    name: text('name').notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('passkeys_of_account').on(table.accountId)],
);

/** One row: the rules of sign-in for all accounts. */
export const signInPolicy = pgTable(
  'sign_in_policy',
  {
    id: integer('id').primaryKey().default(1),
    secondFactorRequired: boolean('second_factor_required').notNull().default(false),
  },
  (table) => [check('sign_in_policy_is_one', sql`${table.id} = 1`)],
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
    /** The subject that signed in first under the address; from then on no other one may, for addresses are reused. */
    objectId: text('object_id'),
    createdAt: createdAt(),
  },
  (table) => [
    index('microsoft_identities_of_account').on(table.accountId),
    uniqueIndex('microsoft_identities_by_object').on(table.objectId),
  ],
);

/** Filters of a list that a member of staff has given a name. */
export const savedFilters = pgTable(
  'saved_filters',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Such as `articles`. */
    list: text('list').notNull(),
    name: text('name').notNull(),
    /** The query of the list's address. */
    query: text('query').notNull(),
    /** From 1. */
    position: integer('position').notNull(),
  },
  (table) => [uniqueIndex('saved_filters_by_name').on(table.accountId, table.list, table.name)],
);

/** The link by which the owner of a new account chooses its password; removed when it is used. */
export const invitations = pgTable('invitations', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** SHA-256 of the token in the link, in hex. */
  tokenHash: text('token_hash').notNull().unique(),
  expiresAt: moment('expires_at').notNull(),
});

/** An administrator has requested to remove the second factor of an account; another one has to confirm it. */
export const factorResets = pgTable('factor_resets', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  requestedBy: integer('requested_by')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  expiresAt: moment('expires_at').notNull(),
});

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
