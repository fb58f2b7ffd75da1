import { z } from 'zod';
import {
  enterReply,
  messageHistory,
  readConversation,
  receivedReplyInput,
} from '../../../domain/contact/conversation.ts';
import { changeMessage, noteMessageOpened, sendReply } from '../../../domain/contact/message-commands.ts';
import { findMessage, messageList } from '../../../domain/contact/messages.ts';
import { emailDraft, emailErrors } from '../../../domain/mail/input.ts';
import { isRestricted } from '../../../domain/privacy/personal-data.ts';
import { currentStaff } from '../../../domain/rights/staff.ts';
import { atField, problem } from '../../../fields/problem.ts';
import { formText } from '../../../fields/text-rules.ts';
import { endpoints } from '../../../routes.ts';
import type { Site } from '../../../site.ts';
import { json, jsonError, refusal } from '../../../web/http/json.ts';
import { InvalidInputError } from '../../input.ts';
import { answer, calls } from '../calls.ts';
import { messageAsJson, messageJson, messageRowAsJson, messageRowJson } from './message-json.ts';

const text = formText(problem('required'), problem('text'));
const answerBody = z.strictObject({ subject: text, body: text });

const wrong = 'Invalid field';
const unknown = 'Unknown message';

export function messagesApi(site: Site) {
  const { db } = site;
  const shown = answer<{ id: number }>('The message', messageJson, async ({ id }) => {
    const message = await findMessage(db, id);
    return message && messageAsJson(message, await readConversation(db, id), await messageHistory(db, id));
  });
  const one = `${endpoints.apiMessages}/:id` as const;
  return calls(site, { name: 'messages', noun: 'message' })
    .list(
      endpoints.apiMessages,
      messageList,
      {
        says: 'Messages of the contact form, newest first unless another order is asked for',
        200: answer('The messages', messageRowJson, messageRowAsJson),
        400: wrong,
      },
      { max: 100 },
    )
    .on('PATCH', one, changeMessage, { says: 'Changes status or assignee of a message', 200: shown, 400: wrong })
    .read(
      one,
      'messages.read',
      {
        says: 'A message with its conversation and history; reading it is logged',
        200: shown,
        404: unknown,
        isRecorded: true,
      },
      async ({ id }) => {
        // The history as it was before this reading.
        const message = await shown.json({ id });
        if (!message) return undefined;
        await noteMessageOpened(db, currentStaff(), id);
        return json(message);
      },
    )
    .write(
      'POST',
      `${one}/answers`,
      { action: 'other', resource: 'message', needs: 'messages.answer' },
      {
        says: 'Answers a message by mail. Requests with the same body and Idempotency-Key header send one mail',
        body: answerBody,
        200: {
          description: 'Sent, or queued in the outbox while the mailbox is busy',
          schema: z.object({ success: z.literal(true), status: z.enum(['sent', 'waiting']) }),
        },
        400: wrong,
        404: unknown,
        409: 'The message is marked as spam',
        502: 'Rejected by the mailbox, or no mailbox is configured',
      },
      async ({ request, id, actor, input }) => {
        const message = await findMessage(db, id);
        if (!message) return undefined;
        if (message.status === 'spam') return refusal(409, 'messageIsSpam');
        if (await isRestricted(db, message.email)) return refusal(409, 'addressRestricted');
        const parsed = emailDraft.en.safeParse({ to: [message.email], ...input });
        if (!parsed.success) {
          const [error] = emailErrors(parsed.error);
          throw new InvalidInputError(atField(error?.text ?? '', error?.field), error?.field);
        }
        const delivery = await sendReply(site, actor, message, parsed.data, keyOf(request));
        if (delivery.kind === 'gone') return undefined;
        if (delivery.kind === 'failed') return jsonError(502, delivery.error);
        return json({ success: true, status: delivery.kind });
      },
    )
    .write(
      'POST',
      `${one}/received`,
      { action: 'create', resource: 'message', needs: 'messages.answer' },
      {
        says: 'Enters a reply of the sender, which arrived in the mailbox: the site does not read it. Requests with the same Idempotency-Key header enter one',
        body: receivedReplyInput,
        201: shown,
        400: wrong,
        404: unknown,
      },
      async ({ request, id, actor, input: { text, received_at: receivedAt } }) => {
        const submissionKey = keyOf(request) ?? crypto.randomUUID();
        return (await enterReply(db, actor, id, { text, receivedAt, submissionKey })) ? { id } : undefined;
      },
    ).routes;
}

function keyOf(request: Request): string | undefined {
  return request.headers.get('idempotency-key')?.slice(0, 100) || undefined;
}
