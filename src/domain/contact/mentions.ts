import { eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../db/client.ts';
import { activityLogs, contactMessages, mailAttempts, mails } from '../../db/schema/index.ts';
import { entryText } from '../activity/entry-text.ts';

/** Placeholder for erased personal data. */
const blank = '[erased]';

const entryTexts = [activityLogs.description, activityLogs.resourceName, activityLogs.errorMessage];
const mailTexts = [mails.subject, mails.body, mails.lastError];
const messageTexts = [contactMessages.message];
const attemptTexts = [mailAttempts.error];

/** Whether a log entry contains the address: in its text, its changes, or as an attempted username. */
export function entryMentions(address: string): SQL | undefined {
  return or(anyHolds(entryTexts, address), holds(sql`${activityLogs.changes}::text`, address), isStranger(address));
}

export function mailMentions(address: string): SQL | undefined {
  return anyHolds(mailTexts, address);
}

export function messageMentions(address: string): SQL | undefined {
  return anyHolds(messageTexts, address);
}

/** Replaces the address in every text that contains it. */
export async function eraseMentions(tx: Transaction, address: string): Promise<void> {
  await eraseFrom(tx, activityLogs, entryTexts, address);
  await eraseFrom(tx, mails, mailTexts, address);
  await eraseFrom(tx, mailAttempts, attemptTexts, address);
  await eraseFrom(tx, contactMessages, messageTexts, address);
  const changes = sql`${activityLogs.changes}::text`;
  await tx
    .update(activityLogs)
    .set({ changes: sql`${without(changes, address)}::jsonb` })
    .where(holds(changes, address));
  await tx.update(activityLogs).set({ username: blank }).where(isStranger(address));
}

/** Entries about erased mails keep action and time, but not the subject, which may name the person. */
export async function eraseSubjects(tx: Transaction, entries: SQL | undefined): Promise<void> {
  await tx
    .update(activityLogs)
    .set({
      description: sql`regexp_replace(${activityLogs.description}, '".*"', ${`"${blank}"`})`,
      resourceName: blank,
    })
    .where(entries);
}

async function eraseFrom(tx: Transaction, table: PgTable, texts: readonly AnyPgColumn[], address: string) {
  const erased = texts.map((text) => sql`${sql.identifier(text.name)} = ${without(text, address)}`);
  await tx.execute(sql`update ${table} set ${sql.join(erased, sql`, `)} where ${anyHolds(texts, address)}`);
}

function anyHolds(texts: readonly AnyPgColumn[], address: string): SQL | undefined {
  return or(...texts.map((text) => holds(text, address)));
}

/** The indexed search narrows the rows that the pattern has to look at. */
function holds(text: AnyPgColumn | SQL, address: string): SQL {
  return sql`(strpos(lower(${text}), lower(${address})) > 0 and ${text} ~* ${wholeAddress(address)})`;
}

function without(text: AnyPgColumn | SQL, address: string): SQL {
  return sql`regexp_replace(${text}, ${wholeAddress(address)}, ${blank}, 'gi')`;
}

/** Whole addresses only: `an@b.co` matches neither `joan@b.co` nor `an@b.com`. */
function wholeAddress(address: string): string {
  const literal = address.replace(/[^\p{L}\p{N}@]/gu, (sign) => `\\${sign}`);
  return `(?<![[:alnum:].!#$%&'*+/=?^_\`{|}~-])${literal}(?![[:alnum:]-]|\\.[[:alnum:]])`;
}

/** An attempted username without an account. */
function isStranger(address: string): SQL {
  const typed = eq(sql`lower(${activityLogs.username})`, entryText(address, 64).toLowerCase());
  return sql`(${isNull(activityLogs.userId)} and ${typed})`;
}
