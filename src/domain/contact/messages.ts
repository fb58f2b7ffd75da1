import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { type Count, countUpTo } from '../../db/counting.ts';
import { contactAttachments, contactMessages } from '../../db/schema/index.ts';
import { messageWords } from '../../db/schema/mail-words.ts';
import {
  isInPart,
  type Ordering,
  orderBy,
  orderingOf,
  type SortKey,
  type SortName,
  type Sorts,
} from '../../db/sorting.ts';
import { type FindRow, rowById } from '../row-by-id.ts';
import { rowsWithWords } from '../search/word-search.ts';
import type { ContactSubject } from './input.ts';

export const messageStatuses = ['new', 'in_progress', 'answered', 'closed', 'spam'] as const;
export type MessageStatus = (typeof messageStatuses)[number];

/** Without a status: everything but spam. */
export type MessageFilter = {
  status?: MessageStatus | undefined;
  search?: string | undefined;
  /** An account; `none` for messages without an assignee. */
  assignee?: number | 'none' | undefined;
};

type Part = { limit: number; offset: number; ordering?: Ordering; after?: number | undefined };

const newest: readonly SortKey[] = [
  { by: contactMessages.createdAt, descending: true },
  { by: contactMessages.id, descending: true },
];

export const messageSorts = {
  received: newest,
  from: [
    { by: sql`lower(${contactMessages.name})`, descending: false },
    { by: contactMessages.id, descending: false },
  ],
  status: [{ by: contactMessages.status, descending: false }, ...newest],
} as const satisfies Sorts<string>;
export type MessageSort = SortName<keyof typeof messageSorts>;

const byNewest = orderingOf(messageSorts, '-received');
const newestFirst = orderBy(byNewest);

const row = {
  id: contactMessages.id,
  name: contactMessages.name,
  email: contactMessages.email,
  subject: sql<ContactSubject>`${contactMessages.subject}`,
  language: sql<'id' | 'en'>`${contactMessages.language}`,
  status: sql<MessageStatus>`${contactMessages.status}`,
  assigneeId: contactMessages.assigneeId,
  assignee: sql<string | null>`(select username from accounts where accounts.id = contact_messages.assignee_id)`,
  createdAt: contactMessages.createdAt,
};

/** Qualified names: both tables have an `id`. */
const itsFiles = sql`from contact_attachments where contact_attachments.message_id = contact_messages.id`;

/** Characters of a message shown in the list, cut at a word boundary. */
const maxExcerptCharacters = 140;

const excerpt = sql<string>`case when length(${contactMessages.message}) <= ${maxExcerptCharacters}
  then ${contactMessages.message}
  else regexp_replace(left(${contactMessages.message}, ${maxExcerptCharacters}), '\\s+\\S*$', '') || ' …' end`;

/** One page of messages, newest first unless another order is asked for. */
export function listMessages(db: Db, filter: MessageFilter, part: Part) {
  const { limit, offset, ordering = byNewest, after } = part;
  const listed = { condition: condition(filter), ordering, limit, offset, after };
  return db
    .select({
      ...row,
      excerpt,
      files: sql<number>`(select count(*) ${itsFiles})`.mapWith(Number),
    })
    .from(contactMessages)
    .where(isInPart(db, contactMessages, listed))
    .orderBy(...orderBy(ordering))
    .limit(limit)
    .execute();
}

export type MessageRow = Awaited<ReturnType<typeof listMessages>>[number];

export function countMessages(db: Db, filter: MessageFilter): Promise<Count> {
  return countUpTo(db, contactMessages, condition(filter));
}

/** A message with its files. */
/** A message without its files, for a change of it. */
export const findMessageRow: FindRow<typeof contactMessages.$inferSelect> = rowById(contactMessages);

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

/** The filtered messages in batches, newest first, for exports of any length. */
export async function* allMessages(db: Db, filter: MessageFilter) {
  const size = 500;
  let last: { id: number } | undefined;
  do {
    // Compared in the database, whose timestamps have microseconds; a Date has milliseconds.
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

function condition({ status, search, assignee }: MessageFilter): SQL | undefined {
  return and(
    status ? eq(contactMessages.status, status) : ne(contactMessages.status, 'spam'),
    assignee === 'none' ? isNull(contactMessages.assigneeId) : undefined,
    typeof assignee === 'number' ? eq(contactMessages.assigneeId, assignee) : undefined,
    rowsWithWords(contactMessages, messageWords(contactMessages), search ?? ''),
  );
}
