import { z } from 'zod';
import { eventText } from '../../../domain/activity/events.ts';
import type { ConversationEntry, HistoryEntry } from '../../../domain/contact/conversation.ts';
import { type Message, type MessageRow, messageStatuses } from '../../../domain/contact/messages.ts';
import { mailStatuses } from '../../../domain/mail/history.ts';
import { languageCodes } from '../../../i18n/site/language.ts';
import { shaped } from '../../member-order.ts';

const moment = z.iso.datetime();

const common = {
  id: z.int(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  language: z.enum(languageCodes),
  status: z.enum(messageStatuses),
  assignee: z.object({ id: z.int(), username: z.string() }).nullable(),
  created_at: moment,
};

export const messageRowJson = z.object({ ...common, excerpt: z.string(), files: z.int() });

const entryJson = z.object({
  kind: z.enum(['acknowledgement', 'answer', 'received']),
  at: moment,
  by: z.string().nullable().describe('Who wrote the answer, or entered the reply'),
  text: z.string(),
  mail_status: z.enum(mailStatuses).nullable(),
});

const historyJson = z.object({
  description: z.string(),
  username: z.string(),
  timestamp: moment,
  changes: z.record(z.string(), z.object({ before: z.unknown(), after: z.unknown() })).nullable(),
});

export const messageJson = z.object({
  ...common,
  phone: z.string().nullable(),
  message: z.string(),
  files: z.array(z.object({ id: z.int(), filename: z.string(), size: z.int() })),
  conversation: z.array(entryJson).describe('In the order of time'),
  history: z.array(historyJson).describe('From the activity log, newest first'),
});

const commonJson = z.object(common);

function commonAsJson({ assigneeId, assignee, ...message }: Omit<MessageRow, 'excerpt' | 'files'>) {
  return shaped(commonJson, {
    ...message,
    assignee: assigneeId === null ? null : { id: assigneeId, username: assignee ?? '' },
  });
}

export function messageRowAsJson(message: MessageRow) {
  const { excerpt, files } = message;
  return { ...commonAsJson(message), excerpt, files };
}

export function messageAsJson(
  message: Message,
  conversation: readonly ConversationEntry[],
  history: readonly HistoryEntry[],
) {
  const { phone, message: text, files } = message;
  return {
    ...commonAsJson(message),
    phone,
    message: text,
    files: files.map(({ id, filename, size }) => ({ id, filename, size })),
    conversation: conversation.map(entryAsJson),
    history: history.map((entry) => shaped(historyJson, { ...entry, description: eventText('en', entry) })),
  };
}

function entryAsJson(entry: ConversationEntry) {
  const at = entry.at.toISOString();
  if (entry.kind === 'received') {
    const { enteredBy, text } = entry.reply;
    return { kind: 'received', at, by: enteredBy, text, mail_status: null };
  }
  const { isAutomatic, author, body, status } = entry.mail;
  return { kind: isAutomatic ? 'acknowledgement' : 'answer', at, by: author, text: body, mail_status: status };
}
