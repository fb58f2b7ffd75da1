import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, Transaction } from '../../db/client.ts';
import { activityLogs, contactMessages, contactReplies } from '../../db/schema/index.ts';
import { problem } from '../../fields/problem.ts';
import { fails, isFilled, textInput } from '../../fields/text-rules.ts';
import { type Actor, event, recordActivity } from '../activity/commands.ts';
import { type ConversationMail, listConversationMails } from '../mail/history.ts';
import type { MessageStatus } from './messages.ts';

type ReceivedReply = typeof contactReplies.$inferSelect;

/** What followed a message, in the order of time: mails of the site, and replies that staff entered. */
export type ConversationEntry =
  | { kind: 'mail'; at: Date; mail: ConversationMail }
  | { kind: 'received'; at: Date; reply: ReceivedReply };

export async function readConversation(db: Db, messageId: number): Promise<ConversationEntry[]> {
  const mails = await listConversationMails(db, messageId);
  const replies = await db
    .select()
    .from(contactReplies)
    .where(eq(contactReplies.messageId, messageId))
    .orderBy(asc(contactReplies.id));
  const entries: ConversationEntry[] = [
    ...mails.map((mail) => ({ kind: 'mail', at: mail.createdAt, mail }) as const),
    ...replies.map((reply) => ({ kind: 'received', at: reply.receivedAt, reply }) as const),
  ];
  return entries.sort((one, other) => +one.at - +other.at);
}

export const maxReceivedReplyCharacters = 20_000;

/** A reply of the sender that arrived in the mailbox, which the site does not read. */
export const receivedReplyInput = z.strictObject({
  text: textInput(maxReceivedReplyCharacters).refine(isFilled, fails(problem('required'))),
  received_at: z.iso
    .datetime({ offset: true, error: problem('moment') })
    .transform((given) => new Date(given))
    .refine((moment) => moment.getTime() <= Date.now() + 60_000, problem('inTheFuture'))
    .refine((moment) => moment.getUTCFullYear() >= 1990, problem('years', { from: 1990, to: 'today' })),
});

type Received = { text: string; receivedAt: Date; submissionKey: string };

/** Answered and closed messages need attention again. */
const reopened: readonly MessageStatus[] = ['answered', 'closed'];

/** Enters a reply; the same form sent twice makes one. False when the message no longer exists. */
export function enterReply(db: Db, actor: Actor, id: number, reply: Received): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [message] = await tx
      .select({ status: sql<MessageStatus>`${contactMessages.status}` })
      .from(contactMessages)
      .where(eq(contactMessages.id, id))
      .for('update');
    if (!message) return false;
    const [entered] = await tx
      .insert(contactReplies)
      .values({ ...reply, messageId: id, enteredBy: actor.username })
      .onConflictDoNothing({ target: contactReplies.submissionKey })
      .returning({ id: contactReplies.id });
    if (!entered) return true;
    const isReopened = reopened.includes(message.status);
    if (isReopened) await reopen(tx, id);
    const changes = isReopened ? { status: { before: message.status, after: 'in_progress' } } : undefined;
    await recordActivity(tx, actor, event('message.replied', { id }, { changes }));
    return true;
  });
}

async function reopen(tx: Transaction, id: number): Promise<void> {
  await tx.update(contactMessages).set({ status: 'in_progress' }).where(eq(contactMessages.id, id));
}

const maxHistoryEntries = 50;

/** What the activity log has of a message, newest first. Staff cannot remove it. */
export function messageHistory(db: Db, id: number) {
  return db
    .select()
    .from(activityLogs)
    .where(and(eq(activityLogs.resourceType, 'message'), eq(activityLogs.resourceId, String(id))))
    .orderBy(desc(activityLogs.id))
    .limit(maxHistoryEntries)
    .execute();
}

export type HistoryEntry = Awaited<ReturnType<typeof messageHistory>>[number];
