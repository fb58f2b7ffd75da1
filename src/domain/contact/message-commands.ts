import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, Transaction } from '../../db/client.ts';
import { accounts, activityLogs, contactMessages, mails } from '../../db/schema/index.ts';
import { contactWords } from '../../i18n/public/contact.words.ts';
import { formatMoment } from '../../i18n/site/dates.ts';
import { type ActivityEntry, type Actor, changesBetween, event, recordActivity } from '../activity/commands.ts';
import { command, done, refused } from '../command.ts';
import { conversationReferences } from '../mail/history.ts';
import type { EmailDraft } from '../mail/input.ts';
import { enqueueOnce, type FormKey } from '../mail/staff-mail.ts';
import { type Delivery, type Mailroom, sendNow } from '../mail/transports/mailroom.ts';
import { may } from '../rights/permissions.ts';
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
      if (!entry) return refused('assignee_id', 'noSuchAccount');
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

/** Sends a reply with the message quoted below it, as `sendNow` does; once it is sent, the message counts as answered. */
export async function sendReply(
  { db, mailroom }: { db: Db; mailroom: Mailroom | undefined },
  actor: Actor,
  message: Message,
  { subject, body }: EmailDraft,
  formKey: FormKey,
): Promise<Delivery | { kind: 'gone' }> {
  const { id } = message;
  const reply = {
    contactMessageId: id,
    recipients: [message.email],
    subject,
    body: `${body.trimEnd()}\n\n${quote(message)}`,
  };
  let isGone = false;
  const delivery = await sendNow(db, mailroom, () =>
    db.transaction(async (tx) => {
      isGone = (await tx.$count(contactMessages, eq(contactMessages.id, id))) === 0;
      if (isGone) return 0;
      const references = await conversationReferences(tx, id);
      const mail = await enqueueOnce(tx, actor, reply, formKey, { references });
      await recordActivity(tx, actor, event('message.answerQueued', { id }));
      return mail.id;
    }),
  );
  return isGone ? { kind: 'gone' } : delivery;
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

export type Assignee = { id: number; username: string };

/** Accounts in one choice. */
const maxAssignees = 200;

/** The accounts that a message can be assigned to: those that may answer it. */
export async function listAssignees(db: Db): Promise<Assignee[]> {
  const rows = await db
    .select({ id: accounts.id, username: accounts.username, roles: accounts.roles })
    .from(accounts)
    .orderBy(asc(accounts.username))
    .limit(maxAssignees);
  return rows.filter((account) => may(account, 'messages.answer')).map(({ id, username }) => ({ id, username }));
}

/**
 * Assigns a message; `null` removes the assignee. Returns the log entry, which names the account before and after; undefined
 * when there is no such account that may answer messages.
 */
async function assign(
  tx: Transaction,
  { id, assigneeId: before }: { id: number; assigneeId: number | null },
  assigneeId: number | null,
): Promise<ActivityEntry | undefined> {
  const accountOf = async (account: number | null) => {
    if (account === null) return null;
    const [found] = await tx
      .select({ username: accounts.username, roles: accounts.roles })
      .from(accounts)
      .where(eq(accounts.id, account));
    return found;
  };
  const chosen = await accountOf(assigneeId);
  if (chosen === undefined || (chosen && !may(chosen, 'messages.answer'))) return undefined;
  await tx.update(contactMessages).set({ assigneeId }).where(eq(contactMessages.id, id));
  const assignee = chosen?.username ?? null;
  const previous = { assignee: (await accountOf(before))?.username ?? null };
  const changes = changesBetween(previous, { assignee }, ['assignee']);
  return event(assignee === null ? 'message.unassigned' : 'message.assigned', { id }, { changes });
}
