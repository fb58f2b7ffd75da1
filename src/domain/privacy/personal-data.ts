import { asc, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { isOneOf } from '../../db/scan-rows.ts';
import {
  accounts,
  activityLogs,
  contactAttachments,
  contactMessages,
  dataRequests,
  mails,
  restrictedAddresses,
} from '../../db/schema/index.ts';
import type { Language } from '../../i18n/site/language.ts';
import { eventText } from '../activity/events.ts';
import { addressedTo } from '../contact/erasure.ts';
import { findMentions } from '../contact/mentions.ts';
import { readableBody } from '../mail/confidential.ts';

/** Records of one kind that an export contains; the screen says when there are more. */
export const maxRecordsExported = 1000;

/** Everything that is stored about an address in the order of time. Sealed reports cannot be searched. */
export async function collectPersonalData(db: Db, address: string, language: Language = 'en') {
  const isOfPerson = (column: Parameters<typeof sameAddress>[0]) => sameAddress(column, address);
  const messages = await db
    .select({
      id: contactMessages.id,
      received: contactMessages.createdAt,
      name: contactMessages.name,
      email: contactMessages.email,
      phone: contactMessages.phone,
      subject: contactMessages.subject,
      message: contactMessages.message,
      language: contactMessages.language,
      status: contactMessages.status,
      noticeVersion: contactMessages.noticeVersion,
    })
    .from(contactMessages)
    .where(isOfPerson(contactMessages.email))
    .orderBy(asc(contactMessages.id))
    .limit(maxRecordsExported);
  const ids = messages.map(({ id }) => id);
  const files = await db
    .select({
      id: contactAttachments.id,
      message: contactAttachments.messageId,
      name: contactAttachments.filename,
      type: contactAttachments.contentType,
      bytes: contactAttachments.size,
    })
    .from(contactAttachments)
    .where(inArray(contactAttachments.messageId, ids))
    .orderBy(asc(contactAttachments.id));
  const sent = await db
    .select({
      id: mails.id,
      written: mails.createdAt,
      subject: mails.subject,
      // The officer who exports the data is not the recipient: a link in the text may open an administrator's account.
      body: readableBody,
      status: mails.status,
      sent: mails.sentAt,
    })
    .from(mails)
    .where(sql`(${inArray(mails.contactMessageId, ids)}) or (${addressedTo(address)})`)
    .orderBy(asc(mails.id))
    .limit(maxRecordsExported);
  const mentions = await findMentions(db, address, undefined);
  const entries = await db
    .select()
    .from(activityLogs)
    .where(isOneOf(activityLogs.id, mentions.entries.ids.slice(0, maxRecordsExported)))
    .orderBy(asc(activityLogs.id));
  const log = entries.map((entry) => ({
    time: entry.timestamp,
    description: eventText(language, entry),
    changes: entry.changes,
  }));
  const account = await db
    .select({ username: accounts.username, email: accounts.email, created: accounts.createdAt })
    .from(accounts)
    .where(isOfPerson(accounts.email));
  const requests = await db
    .select({
      id: dataRequests.id,
      received: dataRequests.createdAt,
      kind: dataRequests.kind,
      name: dataRequests.name,
      details: dataRequests.details,
      status: dataRequests.status,
      outcome: dataRequests.outcome,
    })
    .from(dataRequests)
    .where(isOfPerson(dataRequests.email))
    .orderBy(asc(dataRequests.id))
    .limit(maxRecordsExported);
  return { messages, files, mails: sent, log, accounts: account, requests };
}

export type StoredData = Awaited<ReturnType<typeof collectPersonalData>>;

/** Whether messages from this address may be stored, but not used. */
export async function isRestricted(db: Db, address: string): Promise<boolean> {
  return (await db.$count(restrictedAddresses, sameAddress(restrictedAddresses.email, address))) > 0;
}

export function sameAddress(
  column:
    | typeof contactMessages.email
    | typeof accounts.email
    | typeof dataRequests.email
    | typeof restrictedAddresses.email,
  address: string,
) {
  return sql`lower(${column}) = lower(${address})`;
}
