import { and, eq, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import { isOneOf } from '../../db/scan-rows.ts';
import { activityLogs, contactAttachments, contactMessages, mails } from '../../db/schema/index.ts';
import { eraseTexts } from '../activity/chain.ts';
import { event, recordActivity } from '../activity/commands.ts';
import { endedBefore } from '../data-protection/periods.ts';
import { erasedText } from '../erasing/address.ts';
import { recordErasures } from '../erasures/commands.ts';
import type { AttachmentStore } from './attachment-store.ts';

/** In one transaction, so that no erasure holds its locks for long. */
const maxMessagesAtOnce = 100;

const system = { id: null, username: 'system' } as const;

/** Messages whose period has ended: open ones are kept, however old they are. */
function isExpired(now: Date): SQL | undefined {
  const { status, updatedAt } = contactMessages;
  return or(
    and(inArray(status, ['answered', 'closed']), lte(updatedAt, endedBefore('closedMessages', now))),
    and(eq(status, 'spam'), lte(updatedAt, endedBefore('spam', now))),
  );
}

export function countExpiredMessages(db: Db, now: Date): Promise<number> {
  return db.$count(contactMessages, isExpired(now));
}

/**
 * Erases messages whose period has ended, with their files, their mails and the subjects of those in the log. Returns their
 * number.
 */
export async function eraseExpiredMessages(db: Db, store: AttachmentStore, now: Date): Promise<number> {
  let erased = 0;
  for (let more = true; more; ) {
    const files = await db.transaction((tx) => eraseSome(tx, isExpired(now), 'message.expired'));
    // If the process dies here, the files have no row and the next start removes them.
    await store.remove(files.stored);
    erased += files.messages;
    more = files.messages === maxMessagesAtOnce;
  }
  return erased;
}

/** Erases messages again that a restored backup has brought back. Returns their number. */
export async function eraseMessagesAgain(db: Db, store: AttachmentStore, ids: readonly number[]): Promise<number> {
  let erased = 0;
  for (let at = 0; at < ids.length; at += maxMessagesAtOnce) {
    const some = inArray(contactMessages.id, ids.slice(at, at + maxMessagesAtOnce));
    const files = await db.transaction((tx) => eraseSome(tx, some, 'message.erasedAgain'));
    await store.remove(files.stored);
    erased += files.messages;
  }
  return erased;
}

async function eraseSome(tx: Transaction, condition: SQL | undefined, what: 'message.expired' | 'message.erasedAgain') {
  const expired = await tx
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(condition)
    .orderBy(contactMessages.id)
    .limit(maxMessagesAtOnce)
    // Another node erases the others.
    .for('update', { skipLocked: true });
  const ids = expired.map(({ id }) => id);
  if (ids.length === 0) return { messages: 0, stored: [] };
  const stored = await tx
    .select({ storedAs: contactAttachments.storedAs })
    .from(contactAttachments)
    .where(inArray(contactAttachments.messageId, ids));
  const entries = await tx
    .select({ id: activityLogs.id })
    .from(activityLogs)
    .where(and(eq(activityLogs.resourceType, 'email'), inArray(activityLogs.resourceId, idsOfMails(tx, ids))));
  const aboutMails = isOneOf(
    activityLogs.id,
    entries.map(({ id }) => id),
  );
  const erasures = await eraseTexts(tx, aboutMails, { resource_name: sql`${erasedText}::text` });
  await tx.delete(contactMessages).where(inArray(contactMessages.id, ids));
  await recordErasures(tx, 'message', ids);
  await recordActivity(tx, system, event(what, { count: ids.length }, { erasures }));
  return { messages: ids.length, stored };
}

function idsOfMails(tx: Transaction, messages: readonly number[]) {
  return tx
    .select({ id: sql<string>`${mails.id}::text` })
    .from(mails)
    .where(inArray(mails.contactMessageId, [...messages]));
}
