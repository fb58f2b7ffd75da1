import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { contactAttachments, contactMessages } from '../../db/schema/index.ts';
import { messageWords } from '../../db/schema/mail-words.ts';
import { rowsWithWords } from '../search/word-search.ts';
import type { ContactSubject } from './input.ts';

export const messageStatuses = ['new', 'in_progress', 'answered', 'closed', 'spam'] as const;
export type MessageStatus = (typeof messageStatuses)[number];

/** Without a status: everything but spam. */
export type MessageFilter = { status?: MessageStatus | undefined; search?: string | undefined };

type Part = { limit: number; offset: number };

/** As the indexes have it: without these words the sort order would be another one. */
const newestFirst = [
  sql`${contactMessages.createdAt} desc nulls last`,
  sql`${contactMessages.id} desc nulls last`,
] as const;

const row = {
  id: contactMessages.id,
  name: contactMessages.name,
  email: contactMessages.email,
  subject: sql<ContactSubject>`${contactMessages.subject}`,
  language: sql<'id' | 'en'>`${contactMessages.language}`,
  status: sql<MessageStatus>`${contactMessages.status}`,
  createdAt: contactMessages.createdAt,
};

/** By their full names: without them both ids would be that of the attachment. */
const itsFiles = sql`from contact_attachments where contact_attachments.message_id = contact_messages.id`;

/** So many characters of a message stand in the list, up to the end of a word. */
const excerptLength = 140;

const excerpt = sql<string>`case when length(${contactMessages.message}) <= ${excerptLength}
  then ${contactMessages.message}
  else regexp_replace(left(${contactMessages.message}, ${excerptLength}), '\\s+\\S*$', '') || ' …' end`;

/** A part of the messages, newest first. */
export async function listMessages(db: Db, filter: MessageFilter, { limit, offset }: Part) {
  // The ids alone come out of an index, so that far pages need not read what they skip.
  const ids = db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(condition(filter))
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset);
  return db
    .select({
      ...row,
      excerpt,
      files: sql<number>`(select count(*) ${itsFiles})`.mapWith(Number),
    })
    .from(contactMessages)
    .where(inArray(contactMessages.id, ids))
    .orderBy(...newestFirst);
}

export type MessageRow = Awaited<ReturnType<typeof listMessages>>[number];

/** Searches are counted no further than this: that much nobody turns over. */
export const countedAtMost = 10_000;

/** How many messages there are; of a search at most `countedAtMost`. */
export async function countMessages(db: Db, filter: MessageFilter): Promise<number> {
  if (!filter.search) return db.$count(contactMessages, condition(filter));
  const counted = db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(condition(filter))
    .limit(countedAtMost)
    .as('counted');
  const [found] = await db.select({ count: sql<number>`count(*)`.mapWith(Number) }).from(counted);
  return found?.count ?? 0;
}

/** A message whole, with its files. */
export async function findMessage(db: Db, id: number) {
  const [message] = await db
    .select({ ...row, phone: contactMessages.phone, message: contactMessages.message })
    .from(contactMessages)
    .where(eq(contactMessages.id, id));
  if (!message) return undefined;
  const files = await db
    .select()
    .from(contactAttachments)
    .where(eq(contactAttachments.messageId, id))
    .orderBy(contactAttachments.id);
  return { ...message, files };
}

export type Message = NonNullable<Awaited<ReturnType<typeof findMessage>>>;

export async function findMessageFile(db: Db, messageId: number, id: number) {
  const [file] = await db
    .select()
    .from(contactAttachments)
    .where(and(eq(contactAttachments.messageId, messageId), eq(contactAttachments.id, id)));
  return file;
}

/** The messages of a filter in pieces, newest first, for an export of any length. */
export async function* allMessages(db: Db, filter: MessageFilter) {
  const size = 500;
  let last: { id: number } | undefined;
  do {
    // Asked of the database, whose timestamps are finer than a Date.
    const after: SQL | undefined =
      last &&
      sql`(${contactMessages.createdAt}, ${contactMessages.id}) < (select created_at, id from ${contactMessages} where id = ${last.id})`;
    const messages = await db
      .select({
        ...row,
        phone: contactMessages.phone,
        message: contactMessages.message,
        files: sql<string>`coalesce((select string_agg(filename, '; ' order by contact_attachments.id) ${itsFiles}), '')`,
      })
      .from(contactMessages)
      .where(and(condition(filter), after))
      .orderBy(...newestFirst)
      .limit(size);
    if (messages.length > 0) yield messages;
    last = messages.length === size ? messages.at(-1) : undefined;
  } while (last);
}

function condition({ status, search }: MessageFilter): SQL | undefined {
  return and(
    status ? eq(contactMessages.status, status) : ne(contactMessages.status, 'spam'),
    rowsWithWords(contactMessages, messageWords(contactMessages), search ?? ''),
  );
}
