import { and, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, Transaction } from '../../db/client.ts';
import { activityLogs, contactMessages, mails } from '../../db/schema/index.ts';
import { contactWords } from '../../i18n/public/contact.words.ts';
import { formatMoment } from '../../i18n/site/dates.ts';
import { changesBetween } from '../activity/changes.ts';
import { type ActivityEntry, type Actor, event, recordActivity } from '../activity/commands.ts';
import { command, done, refused } from '../command.ts';
import { conversationReferences } from '../mail/history.ts';
import type { EmailDraft } from '../mail/input.ts';
import { enqueueOnce, type FormKey } from '../mail/staff-mail.ts';
import { assign } from './assignment.ts';
import { findMessageRow, type Message, messageStatuses } from './messages.ts';

const messageChanges = z.strictObject({
  status: z.enum(messageStatuses).optional().describe('`spam` cancels an acknowledgement that has not left'),
  assignee_id: z.int().positive().nullable().optional(),
});

/** Changes status and assignee, each with an entry of its own. The content of messages is never logged, here and below. */
export const changeMessage = command({
  needs: 'messages.answer',
  logs: ['update', 'message'],
  input: messageChanges,
  find: findMessageRow,
  async run({ tx, row: message, input: { status, assignee_id: assigneeId } }) {
    const { id } = message;
    const log: ActivityEntry[] = [];
    if (assigneeId !== undefined) {
      const entry = await assign(tx, message, assigneeId);
      if (!entry) return refused('assignee_id', 'There is no such account');
      log.push(entry);
    }
    if (status) {
      await tx.update(contactMessages).set({ status }).where(eq(contactMessages.id, id));
      if (status === 'spam') await cancelAcknowledgement(tx, id);
      const changes = changesBetween<{ status: string }>(message, { status }, ['status']);
      log.push(event('message.statusChanged', { id }, { changes }));
    }
    return done({ id, status }, { log });
  },
});

/**
 * Queues a reply with the message quoted below it; once it is sent, the message counts as answered. Returns the id of the
 * mail, undefined when the message no longer exists.
 */
export function writeReply(
  db: Db,
  actor: Actor,
  message: Message,
  { subject, body }: EmailDraft,
  formKey: FormKey,
): Promise<number | undefined> {
  const { id } = message;
  return db.transaction(async (tx) => {
    if ((await tx.$count(contactMessages, eq(contactMessages.id, id))) === 0) return undefined;
    const reply = {
      contactMessageId: id,
      recipients: [message.email],
      subject,
      body: `${body.trimEnd()}\n\n${quote(message)}`,
    };
    const references = await conversationReferences(tx, id);
    const mail = await enqueueOnce(tx, actor, reply, formKey, { references });
    await recordActivity(tx, actor, event('message.answerQueued', { id }));
    return mail.id;
  });
}

/** Opening the same message again within this time leaves no second entry. */
const openingInterval = sql`interval '1 hour'`;

/** Records that a member of staff has opened a message, which holds personal data. */
export function noteMessageOpened(db: Db, actor: Actor, id: number): Promise<void> {
  return noteOpening(db, actor, event('message.opened', { id }));
}

export function noteFileOpened(db: Db, actor: Actor, id: number, fileId: number): Promise<void> {
  return noteOpening(db, actor, event('message.fileDownloaded', { id, file: fileId }));
}

async function noteOpening(db: Db, actor: Actor, entry: ActivityEntry): Promise<void> {
  const { username, event, args, resourceType, resourceId, timestamp } = activityLogs;
  const known = await db.$count(
    activityLogs,
    and(
      eq(username, actor.username),
      eq(resourceType, 'message'),
      eq(resourceId, String(entry.resource_id)),
      eq(event, entry.event),
      eq(args, entry.args),
      sql`${timestamp} > now() - ${openingInterval}`,
    ),
  );
  if (known === 0) await recordActivity(db, actor, entry);
}

/** Quotes a message the way mail clients do, in its language. */
export function quote({ name, message, createdAt, language }: Message): string {
  const wrote = contactWords(language).mailWrote({ name, moment: formatMoment(createdAt, language) });
  return [wrote, ...message.split('\n').map((line) => `> ${line}`)].join('\n');
}

/** An acknowledgement that was not sent yet. */
async function cancelAcknowledgement(tx: Transaction, id: number): Promise<void> {
  await tx
    .update(mails)
    .set({ status: 'cancelled' })
    .where(
      and(eq(mails.contactMessageId, id), eq(mails.isAutomatic, true), inArray(mails.status, ['waiting', 'failed'])),
    );
}
