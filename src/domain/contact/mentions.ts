import { eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db, Transaction } from '../../db/client.ts';
import { isOneOf, type ScannedRows, scanRows } from '../../db/scan-rows.ts';
import {
  activityLogs,
  contactAttachments,
  contactMessages,
  contactReplies,
  dataRequests,
  mailAttempts,
  mails,
  trash,
} from '../../db/schema/index.ts';
import { entryText } from '../activity/commands.ts';
import { erasedText, withoutAddress } from '../erasing/address.ts';
import { anyHolds, eraseFrom, textOf } from '../erasing/content.ts';
import { countUnsavedWith, eraseFromUnsaved } from '../unsaved/unsaved.ts';

const entryTexts = [
  activityLogs.args,
  activityLogs.resourceName,
  activityLogs.errorMessage,
  activityLogs.changes,
] as const;
/** Notifications have the sender's name and the names of files in `replyTo` and `attachments`. */
const mailTexts = [mails.subject, mails.body, mails.lastError, mails.replyTo, mails.attachments] as const;
/** What visitors typed into any field: a name or the subject may be an address too. */
const messageTexts = [contactMessages.name, contactMessages.phone, contactMessages.subject, contactMessages.message];
const fileTexts = [contactAttachments.filename];
const replyTexts = [contactReplies.text];
const attemptTexts = [mailAttempts.error];
const trashTexts = [trash.name, trash.rows] as const;
/** What senders explained, what staff answered, and how they made sure of an identity. */
const requestTexts = [dataRequests.name, dataRequests.details, dataRequests.outcome, dataRequests.history] as const;

/** Whether a log entry contains the address: in its text, its changes, or as an attempted username. */
function entryMentions(address: string): SQL | undefined {
  return or(anyHolds(entryTexts, address), isStranger(address));
}

/** Rows whose texts contain the address. */
export type Mentions = Record<
  'entries' | 'mails' | 'attempts' | 'messages' | 'files' | 'replies' | 'trash' | 'requests',
  ScannedRows
> & { unsaved: number };

/** Looks at every row, and with `known` at newer ones. `others` are further log entries to find on the way. */
export async function findMentions(
  db: Db | Transaction,
  address: string,
  others: SQL | undefined,
  known?: Mentions,
): Promise<Mentions> {
  return {
    entries: await scanRows(db, activityLogs, or(others, entryMentions(address)), known?.entries),
    mails: await scanRows(db, mails, anyHolds(mailTexts, address), known?.mails),
    attempts: await scanRows(db, mailAttempts, anyHolds(attemptTexts, address), known?.attempts),
    replies: await scanRows(db, contactReplies, anyHolds(replyTexts, address), known?.replies),
    messages: await scanRows(db, contactMessages, anyHolds(messageTexts, address), known?.messages),
    files: await scanRows(db, contactAttachments, anyHolds(fileTexts, address), known?.files),
    trash: await scanRows(db, trash, anyHolds(trashTexts, address), known?.trash),
    // They change without a new id: those that were looked at before are looked at again.
    unsaved: await countUnsavedWith(db, address),
    requests: await scanRows(db, dataRequests, anyHolds(requestTexts, address)),
  };
}

/** Replaces the address in every text that contains it, but for the activity log. */
export async function eraseMentions(tx: Transaction, address: string, found: Mentions): Promise<void> {
  await eraseFrom(tx, mails, mailTexts, address, isOneOf(mails.id, found.mails.ids));
  await eraseFrom(tx, mailAttempts, attemptTexts, address, isOneOf(mailAttempts.id, found.attempts.ids));
  await eraseFrom(tx, contactMessages, messageTexts, address, isOneOf(contactMessages.id, found.messages.ids));
  await eraseFrom(tx, contactReplies, replyTexts, address, isOneOf(contactReplies.id, found.replies.ids));
  await eraseFrom(tx, contactAttachments, fileTexts, address, isOneOf(contactAttachments.id, found.files.ids));
  await eraseFrom(tx, trash, trashTexts, address, isOneOf(trash.id, found.trash.ids));
  await eraseFromUnsaved(tx, address);
  await eraseFrom(tx, dataRequests, requestTexts, address, isOneOf(dataRequests.id, found.requests.ids));
}

/**
 * The texts of log entries without the address. Entries about mails that are erased keep action and time, but not the subject,
 * which may name the person.
 */
export function entryTextsWithout(address: string, isAboutErasedMail: SQL | undefined) {
  const { username, args, resourceName, errorMessage, changes } = activityLogs;
  const without = (column: AnyPgColumn) => withoutAddress(textOf(column), address);
  return {
    username: sql`case when ${isStranger(address)} then ${erasedText} else ${username} end`,
    args: sql`${without(args)}::jsonb`,
    resource_name: sql`case when ${isAboutErasedMail} then ${erasedText} else ${without(resourceName)} end`,
    error_message: without(errorMessage),
    changes: sql`${without(changes)}::jsonb`,
  };
}

/** An attempted username without an account. */
function isStranger(address: string): SQL {
  const typed = eq(sql`lower(${activityLogs.username})`, entryText(address, 64).toLowerCase());
  return sql`(${isNull(activityLogs.userId)} and ${typed})`;
}
