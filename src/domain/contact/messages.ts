import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, Transaction } from '../../db/client.ts';
import { countUpTo } from '../../db/counting.ts';
import { contactAttachments, contactMessages } from '../../db/schema/index.ts';
import { messageWords } from '../../db/schema/mail-words.ts';
import { inBatches, isInPart, orderBy, orderingOf, type SortKey, type Sorts } from '../../db/sorting.ts';
import { wholeNumber } from '../input.ts';
import { list } from '../list.ts';
import { currentStaff } from '../rights/staff.ts';
import { type FindRow, rowById } from '../row-by-id.ts';
import { rowsWithWords } from '../search/text-query.ts';
import type { ContactSubject } from './input.ts';

export const messageStatuses = ['new', 'in_progress', 'answered', 'closed', 'spam'] as const;
export type MessageStatus = (typeof messageStatuses)[number];

const filters = z.strictObject({
  status: z.enum(messageStatuses).optional().describe('Without it: all but spam'),
  search: z.string().trim().max(200).optional(),
  assignee: z
    .union([z.enum(['me', 'none']), wholeNumber(1, 2 ** 31 - 1)])
    .optional()
    .describe('An account by its number'),
});
export type MessageFilter = z.output<typeof filters>;

const newest: readonly SortKey[] = [
  { by: contactMessages.createdAt, descending: true },
  { by: contactMessages.id, descending: true },
];

const sorts = {
  received: newest,
  from: [
    { by: sql`lower(${contactMessages.name})`, descending: false },
    { by: contactMessages.id, descending: false },
  ],
  status: [{ by: contactMessages.status, descending: false }, ...newest],
} as const satisfies Sorts<string>;

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

export const messageList = list({
  needs: 'messages.read',
  filters,
  sorts,
  usual: '-received',
  count: (db, filter) => countUpTo(db, contactMessages, condition(filter)),
  read: (db, filter, part) =>
    db
      .select({ ...row, excerpt, files: sql<number>`(select count(*) ${itsFiles})`.mapWith(Number) })
      .from(contactMessages)
      .where(isInPart(db, contactMessages, { condition: condition(filter), ...part }))
      .orderBy(...orderBy(part.ordering))
      .limit(part.limit)
      .execute(),
});

export type MessageRow = Awaited<ReturnType<typeof messageList.read>>[number];

/** A message without its files, for a change of it. */
export const findMessageRow: FindRow<typeof contactMessages.$inferSelect> = rowById(contactMessages);

export async function findMessage(db: Db | Transaction, id: number) {
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
export function allMessages(db: Db, filter: MessageFilter) {
  // Now: batches are read when the request is over.
  const listed = condition(filter);
  const ordering = orderingOf(sorts, '-received');
  return inBatches(500, ({ limit, after }) =>
    db
      .select({
        ...row,
        phone: contactMessages.phone,
        message: contactMessages.message,
        files: sql<string>`coalesce((select string_agg(filename, '; ' order by contact_attachments.id) ${itsFiles}), '')`,
      })
      .from(contactMessages)
      .where(isInPart(db, contactMessages, { condition: listed, ordering, limit, after }))
      .orderBy(...orderBy(ordering))
      .limit(limit)
      .execute(),
  );
}

function condition({ status, search, assignee: requested }: MessageFilter): SQL | undefined {
  const assignee = requested === 'me' ? currentStaff().id : requested;
  return and(
    status ? eq(contactMessages.status, status) : ne(contactMessages.status, 'spam'),
    assignee === 'none' ? isNull(contactMessages.assigneeId) : undefined,
    typeof assignee === 'number' ? eq(contactMessages.assigneeId, assignee) : undefined,
    rowsWithWords(contactMessages, messageWords(contactMessages), search ?? ''),
  );
}
