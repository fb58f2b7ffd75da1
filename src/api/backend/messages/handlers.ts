import { Elysia } from 'elysia';
import { z } from 'zod';
import {
  enterReply,
  messageHistory,
  readConversation,
  receivedReplyInput,
} from '../../../domain/contact/conversation.ts';
import { changeMessage, noteMessageOpened, sendReply } from '../../../domain/contact/message-commands.ts';
import { findMessage, messageList } from '../../../domain/contact/messages.ts';
import { parseId } from '../../../domain/input.ts';
import { emailDraft, emailErrors } from '../../../domain/mail/input.ts';
import { isRestricted } from '../../../domain/privacy/personal-data.ts';
import { atField, problem } from '../../../fields/problem.ts';
import { formText } from '../../../fields/text-rules.ts';
import { endpoints } from '../../../routes.ts';
import type { Site } from '../../../site.ts';
import { json, jsonError, refusal } from '../../../web/http/json.ts';
import { InvalidInputError, readJson } from '../../input.ts';
import { errorSchema } from '../../operation.ts';
import { answer, calls } from '../calls.ts';
import { guardedOperation, guardedRead, guardedWrite } from '../guard.ts';
import { messageAsJson, messageJson, messageRowAsJson, messageRowJson } from './message-json.ts';

const text = formText(problem('required'), problem('text'));
const answerBody = z.strictObject({ subject: text, body: text });

const wrong = { description: 'Invalid field', schema: errorSchema };
const missing = { description: 'Unknown message', schema: errorSchema };
const oneMessage = { description: 'The message', schema: messageJson };

const shown = guardedOperation({
  summary: 'A message with its conversation and history; reading it is logged',
  answers: { 200: oneMessage, 404: missing },
});

const answered = guardedOperation({
  summary: 'Answers a message by mail. Requests with the same body and Idempotency-Key header send one mail',
  body: answerBody,
  answers: {
    200: {
      description: 'Sent, or queued in the outbox while the mailbox is busy',
      schema: z.object({ success: z.literal(true), status: z.enum(['sent', 'waiting']) }),
    },
    400: wrong,
    404: missing,
    409: { description: 'The message is marked as spam', schema: errorSchema },
    502: { description: 'Rejected by the mailbox, or no mailbox is configured', schema: errorSchema },
  },
});

const entered = guardedOperation({
  summary:
    'Enters a reply of the sender, which arrived in the mailbox: the site does not read it. Requests with the same Idempotency-Key header enter one',
  body: receivedReplyInput,
  answers: { 201: oneMessage, 400: wrong, 404: missing },
});

type Addressed = { id: string };

/** Contact messages for staff. */
export function messagesApi(site: Site) {
  const { db } = site;
  const find = async (given: string) => {
    const id = parseId(given);
    return id === undefined ? undefined : findMessage(db, id);
  };
  const show = async (given: string, status = 200) => {
    const message = await find(given);
    if (!message) return notFound();
    const conversation = await readConversation(db, message.id);
    return json(messageAsJson(message, conversation, await messageHistory(db, message.id)), { status });
  };
  const changed = answer<{ id: number }>(oneMessage.description, messageJson, async ({ id }) => {
    const message = await findMessage(db, id);
    return message && messageAsJson(message, await readConversation(db, id), await messageHistory(db, id));
  });
  const listed = calls(site, { name: 'messages.list', noun: 'message' })
    .list(
      endpoints.apiMessages,
      messageList,
      {
        says: 'Messages of the contact form, newest first unless another order is asked for',
        200: answer('The messages', messageRowJson, messageRowAsJson),
        400: wrong.description,
      },
      { max: 100 },
    )
    .on('PATCH', `${endpoints.apiMessages}/:id`, changeMessage, {
      says: 'Changes status or assignee of a message',
      200: changed,
      400: wrong.description,
    });

  return new Elysia({ name: 'api.backend.messages' })
    .use(listed.routes)
    .get(
      `${endpoints.apiMessages}/:id`,
      guardedRead<Addressed>(
        site,
        'messages.read',
        async ({ params, actor }) => {
          const id = parseId(params.id);
          const answer = await show(params.id);
          if (id && answer.ok) await noteMessageOpened(db, actor, id);
          return answer;
        },
        { isRecorded: true },
      ),
      shown,
    )
    .post(
      `${endpoints.apiMessages}/:id/answers`,
      guardedWrite<Addressed>(
        site,
        { action: 'other', resource: 'message', needs: 'messages.answer' },
        async ({ request, params, actor }) => {
          const given = await readJson(answerBody, request);
          const message = await find(params.id);
          if (!message) return notFound();
          if (message.status === 'spam') return refusal(409, 'messageIsSpam');
          if (await isRestricted(db, message.email)) return refusal(409, 'addressRestricted');
          const parsed = emailDraft.en.safeParse({ to: [message.email], ...given });
          if (!parsed.success) {
            const [error] = emailErrors(parsed.error);
            throw new InvalidInputError(atField(error?.text ?? '', error?.field), error?.field);
          }
          const delivery = await sendReply(site, actor, message, parsed.data, keyOf(request));
          if (delivery.kind === 'gone') return notFound();
          if (delivery.kind === 'failed') return jsonError(502, delivery.error);
          return json({ success: true, status: delivery.kind });
        },
      ),
      answered,
    )
    .post(
      `${endpoints.apiMessages}/:id/received`,
      guardedWrite<Addressed>(
        site,
        { action: 'create', resource: 'message', needs: 'messages.answer' },
        async ({ request, params, actor }) => {
          const { text, received_at: receivedAt } = await readJson(receivedReplyInput, request);
          const id = parseId(params.id);
          const submissionKey = keyOf(request) ?? crypto.randomUUID();
          const isThere = id !== undefined && (await enterReply(db, actor, id, { text, receivedAt, submissionKey }));
          return isThere ? show(params.id, 201) : notFound();
        },
      ),
      entered,
    );
}

function keyOf(request: Request): string | undefined {
  return request.headers.get('idempotency-key')?.slice(0, 100) || undefined;
}

function notFound(): Response {
  return refusal(404, problem('nounNotFound', { noun: 'message' }));
}
