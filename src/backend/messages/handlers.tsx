import type { Db } from '../../db/client.ts';
import { event, recordActivity } from '../../domain/activity/commands.ts';
import { enterReply, messageHistory, readConversation, receivedReplyInput } from '../../domain/contact/conversation.ts';
import {
  changeMessage,
  listAssignees,
  noteFileOpened,
  noteMessageOpened,
  sendReply,
} from '../../domain/contact/message-commands.ts';
import {
  allMessages,
  findMessage,
  findMessageFile,
  type Message,
  type MessageFilter,
  messageList,
} from '../../domain/contact/messages.ts';
import { parseId } from '../../domain/input.ts';
import { emailDraft, emailErrors } from '../../domain/mail/input.ts';
import { isRestricted } from '../../domain/privacy/personal-data.ts';
import type { Staff } from '../../domain/rights/staff.ts';
import { finishUnsaved } from '../../domain/unsaved/unsaved.ts';
import { conversationWords } from '../../i18n/backend/mail/conversation.words.ts';
import { emailWords } from '../../i18n/backend/mail/email.words.ts';
import {
  messageStatusWords,
  messageWords,
  replyWords,
  messageWords as t,
} from '../../i18n/backend/mail/messages.words.ts';
import { privacyWords } from '../../i18n/backend/privacy/requests.words.ts';
import { contactWords } from '../../i18n/public/contact.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { answerFile } from '../../web/files/file-answer.ts';
import { csvFile } from '../../web/formats/csv.ts';
import { readForm } from '../../web/http/body.ts';
import { attachmentDisposition, securityHeaders } from '../../web/http/headers.ts';
import { fromLocal, toLocal } from '../ui/forms/local-time.ts';
import { notFoundScreen } from '../ui/frame/not-found.tsx';
import { type Call, type Content, done, failed, formScreen, guardedExport } from '../ui/frame/screen.tsx';
import { inputProblem } from '../ui/input-problem.ts';
import { filterIn } from '../ui/lists/list-query.ts';
import { messageHref } from '../ui/message-address.ts';
import { screens } from '../ui/screens.tsx';
import { continueText, textIn } from '../unsaved/notice.tsx';
import { eraseScreens } from './erase-handlers.tsx';
import { messagesLook } from './list-page.tsx';
import type { ReceivedReply, WrittenReply } from './message-forms.tsx';
import { MessagePage } from './message-page.tsx';

const list = endpoints.messages;
const one = `${list}/:id`;
const answers = { needs: 'messages.answer', find: findMessage } as const;

export function messagePages(site: Site) {
  const { db } = site;
  return screens(site, { name: 'messages', section: 'messages', back: list, notFound: () => t.noMessage })
    .list(list, messageList, { pageSize: 15, saved: 'messages', noPage: () => t.noPage }, ({ filter }) =>
      messagesLook(db, filter),
    )
    .showOne(
      one,
      'messages.read',
      findMessage,
      async ({ row: message, actor, query }) => {
        await noteMessageOpened(db, actor, message.id);
        return showMessage(site, message, { query });
      },
      { isRecorded: true },
    )
    .act(`${one}/status`, changeMessage, {
      inputOf: ({ status = '' }) => ({ status }),
      done: ({ id, status = 'new' }) =>
        done(messageHref(id), t.statusSaved, t.isNow({ status: messageStatusWords[status] })),
      refused: (_problem, { id }) => failed(messageHref(id), emailWords.invalid, t.chooseStatus),
    })
    .act(`${one}/assignee`, changeMessage, {
      inputOf: ({ assignee = '' }) => ({ assignee_id: assignee === '' ? null : Number(assignee) }),
      done: ({ id }) => done(messageHref(id), conversationWords.assigned),
      refused: (_problem, { id }) => failed(messageHref(id), emailWords.invalid, conversationWords.unknownAccount),
    })
    .show(
      `${one}/files/:file`,
      'messages.read',
      async ({ request, params, actor }) =>
        (await sendFile(site, request, actor, parseId(params?.id ?? ''), parseId(params?.file ?? ''))) ??
        notFoundScreen(() => t.noFile, list),
      { isRecorded: true },
    )
    .receive(`${one}/reply`, { ...answers, logs: ['other', 'message'] }, (call) => reply(site, call))
    .receive(`${one}/received`, { ...answers, logs: ['create', 'message'] }, (call) => receive(site, call))
    .routes.use(eraseScreens(site))
    .post(
      endpoints.messagesExport,
      guardedExport(site, { action: 'other', resource: 'message', needs: 'messages.read' }, ({ query, actor }) =>
        exportMessages(db, actor, filterIn(messageList, query)),
      ),
      { parse: 'none' },
    );
}

/** `sent`: a reply that was not accepted. */
type Forms = {
  query?: URLSearchParams;
  sent?: URLSearchParams;
  errors?: WrittenReply['errors'];
  received?: ReceivedReply;
};

/** A message with its conversation, and the forms below it. */
async function showMessage(
  { db, mailroom }: Site,
  message: Message,
  { query, sent, errors = [], received }: Forms,
  refusal?: { status: number; failed: string },
): Promise<Content> {
  const empty = { errors: [], formKey: crypto.randomUUID() };
  const { id, subject, language } = message;
  const title = `Re: ${contactWords(language)[`subject_${subject}`]} [#${id}]`;
  const text = await continueText(db, `${messageHref(id)}/reply`, { query, sent });
  const form = sent ?? text.typed ?? new URLSearchParams({ subject: title, submission_key: crypto.randomUUID() });
  const body = (
    <MessagePage
      assignees={await listAssignees(db)}
      canSend={mailroom !== undefined}
      conversation={await readConversation(db, id)}
      history={await messageHistory(db, id)}
      message={message}
      received={received ?? { ...empty, values: { text: '', received_at: toLocal(new Date()) } }}
      reply={{ values: replyIn(form), formKey: formKeyIn(form), errors }}
      text={text}
    />
  );
  return formScreen(message.name, body, [...errors, ...(received?.errors ?? [])][0]?.text, refusal);
}

type MessageCall = Call & { row: Message };

async function reply(site: Site, { request, row: message, actor }: MessageCall): Promise<Content | Response> {
  const { db, mailroom } = site;
  const form = await readForm(request);
  const refuse = (errors: WrittenReply['errors'], status = 422, failed: string = emailWords.invalid) =>
    showMessage(site, message, { sent: form, errors }, { status, failed });
  const parsed = emailDraft[actor.language].safeParse({ to: [message.email], ...replyIn(form) });
  if (!parsed.success) return refuse(emailErrors(parsed.error));
  const barrier = await barrierOf(db, message);
  if (barrier) return refuse([{ field: '', text: barrier }]);
  const delivery = await sendReply(site, actor, message, parsed.data, formKeyIn(form) || undefined);
  if (delivery.kind === 'gone') return notFoundScreen(() => t.noMessage, list);
  if (delivery.kind === 'failed') {
    return refuse([{ field: '', text: mailroom ? delivery.error : emailWords.notSetUp }], 502, emailWords.failed);
  }
  const text = delivery.kind === 'sent' ? replyWords.deliveredTo({ email: message.email }) : replyWords.waitingText;
  await finishUnsaved(db, actor.id, textIn(form));
  return done(messageHref(message.id), delivery.kind === 'sent' ? replyWords.sent : replyWords.isWaiting, text);
}

/** Why a message cannot be answered at all. */
async function barrierOf(db: Db, { status, email }: Message): Promise<string | undefined> {
  if (status === 'spam') return conversationWords.isSpam;
  return (await isRestricted(db, email)) ? privacyWords.restricted : undefined;
}

/** Enters a reply of the sender. */
async function receive(site: Site, { request, row: message, actor }: MessageCall): Promise<Content | Response> {
  const form = await readForm(request);
  const values = { text: form.get('text') ?? '', received_at: form.get('received_at') ?? '' };
  const formKey = formKeyIn(form) || crypto.randomUUID();
  const moment = fromLocal(values.received_at);
  const parsed = receivedReplyInput.safeParse({ text: values.text, received_at: moment?.toISOString() ?? '' });
  if (!parsed.success) {
    const errors = parsed.error.issues.map(({ path, message: problem }) => {
      const field = String(path[0]);
      const isNoMoment = field === 'received_at' && !moment;
      return { field, text: isNoMoment ? conversationWords.noMoment : inputProblem(actor.language, problem) };
    });
    const refusal = { status: 422, failed: conversationWords.notEntered };
    return showMessage(site, message, { received: { values, formKey, errors } }, refusal);
  }
  const { text, received_at: receivedAt } = parsed.data;
  const isThere = await enterReply(site.db, actor, message.id, { text, receivedAt, submissionKey: formKey });
  return isThere
    ? done(`${messageHref(message.id)}#conversation`, conversationWords.entered)
    : notFoundScreen(() => t.noMessage, list);
}

function replyIn(form: URLSearchParams): WrittenReply['values'] {
  return { subject: form.get('subject') ?? '', body: form.get('body') ?? '' };
}

const maxFormKeyCharacters = 100;

function formKeyIn(form: URLSearchParams): string {
  return (form.get('submission_key') ?? '').slice(0, maxFormKeyCharacters);
}

/** An untrusted file, served as a download only. Undefined when it is missing. */
async function sendFile(
  { db, attachmentStore }: Site,
  request: Request,
  actor: Staff,
  messageId: number | undefined,
  id: number | undefined,
): Promise<Response | undefined> {
  const file = messageId && id ? await findMessageFile(db, messageId, id) : undefined;
  if (!file) return undefined;
  const found = await attachmentStore.open(file.storedAs);
  if (!found) return undefined;
  await noteFileOpened(db, actor, file.messageId, file.id);
  const headers = new Headers({
    ...securityHeaders,
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-disposition': attachmentDisposition(file.filename),
  });
  const { size, body } = found;
  const served = { size, body, type: 'application/octet-stream', etag: `"${file.storedAs}"` };
  return answerFile(served, request, headers);
}

function exportHead(language: Language): string[] {
  const t = messageWords(language);
  const { number, received, status, name, email, phone, subject, message, files } = t;
  return [number, received, status, name, email, phone, subject, t.language, message, files];
}

/** Exports the filtered messages as a table. An export contains personal data, so it is logged. */
async function exportMessages(db: Db, actor: Staff, filter: MessageFilter): Promise<Response> {
  const { total: count, isExact } = await messageList.count(db, filter);
  await recordActivity(db, actor, event(isExact ? 'message.exported' : 'message.manyExported', { count }));
  return csvFile('messages.csv', exportHead(actor.language), exportRows(allMessages(db, filter), actor.language));
}

async function* exportRows(batches: ReturnType<typeof allMessages>, staffLanguage: Language) {
  const t = contactWords(staffLanguage);
  const statuses = messageStatusWords(staffLanguage);
  for await (const messages of batches) {
    yield messages.map(({ id, createdAt, status, name, email, phone, subject, language, message, files }) => [
      ...[id, createdAt.toISOString(), statuses[status], name, email, phone],
      ...[t[`subject_${subject}`], language, message, files],
    ]);
  }
}
