import { Elysia } from 'elysia';
import type { Db } from '../../db/client.ts';
import { event, recordActivity } from '../../domain/activity/commands.ts';
import type { AttachmentStore } from '../../domain/contact/attachment-store.ts';
import { changeMessage, noteFileOpened, noteMessageOpened } from '../../domain/contact/message-commands.ts';
import {
  allMessages,
  findMessage,
  findMessageFile,
  type MessageFilter,
  messageList,
} from '../../domain/contact/messages.ts';
import { parseId } from '../../domain/input.ts';
import type { Staff } from '../../domain/rights/staff.ts';
import { conversationWords } from '../../i18n/backend/mail/conversation.words.ts';
import { emailWords } from '../../i18n/backend/mail/email.words.ts';
import { messageStatusWords, messageWords, messageWords as t } from '../../i18n/backend/mail/messages.words.ts';
import { contactWords } from '../../i18n/public/contact.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { answerFile } from '../../web/files/file-answer.ts';
import { csvFile } from '../../web/formats/csv.ts';
import { attachmentDisposition } from '../../web/http/attachment-disposition.ts';
import { readForm } from '../../web/http/body.ts';
import { securityHeaders } from '../../web/http/headers.ts';
import { notFoundScreen } from '../ui/frame/not-found.tsx';
import { done, failed, guardedExport, guardedForm, guardedScreen, type Screen } from '../ui/frame/screen.tsx';
import { filterIn } from '../ui/lists/list-query.ts';
import { messageHref } from '../ui/message-address.ts';
import { screens } from '../ui/screens.tsx';
import { erasePages } from './erase-handlers.tsx';
import { messagesLook } from './list-page.tsx';
import { MessageScreen } from './message-screen.tsx';

/** Screens of the contact messages. */
export function messagePages(site: Site) {
  const { db } = site;
  const messageScreen = new MessageScreen(site);
  const find = async (given: string) => {
    const id = parseId(given);
    return id ? findMessage(db, id) : undefined;
  };

  return new Elysia({ name: 'backend.messages' })
    .use(listScreens(site, messageScreen))
    .post(
      endpoints.messagesExport,
      guardedExport(site, { action: 'other', resource: 'message', needs: 'messages.read' }, ({ query, actor }) =>
        exportMessages(db, actor, filterIn(messageList, query)),
      ),
      { parse: 'none' },
    )
    .get(
      `${endpoints.messages}/:id/files/:file`,
      guardedScreen<{ id: string; file: string }>(
        site,
        'messages.read',
        async ({ request, params, actor }) => {
          return (
            (await sendFile(db, site.attachmentStore, request, actor, parseId(params.id), parseId(params.file))) ??
            missing(() => t.noFile)
          );
        },
        { isRecorded: true },
      ),
    )
    .post(
      `${endpoints.messages}/:id/reply`,
      guardedForm<{ id: string }>(
        site,
        { action: 'other', resource: 'message', needs: 'messages.answer' },
        async ({ request, params, actor }) => {
          const message = await find(params.id);
          if (!message) return missing();
          return (await messageScreen.reply(message, await readForm(request), actor)) ?? missing();
        },
      ),
      { parse: 'none' },
    )
    .post(
      `${endpoints.messages}/:id/received`,
      guardedForm<{ id: string }>(
        site,
        { action: 'create', resource: 'message', needs: 'messages.answer' },
        async ({ request, params, actor }) => {
          const message = await find(params.id);
          if (!message) return missing();
          return (await messageScreen.enterReply(message, await readForm(request), actor)) ?? missing();
        },
      ),
      { parse: 'none' },
    )
    .use(erasePages(site));
}

/** The list, one message, and the buttons that change status and assignee. */
function listScreens(site: Site, messageScreen: MessageScreen) {
  const one = `${endpoints.messages}/:id`;
  const back = { back: endpoints.messages, notFound: () => t.noMessage };
  return screens(site, { name: 'messages.list', section: 'messages', ...back })
    .list(endpoints.messages, messageList, { pageSize: 15, saved: 'messages', noPage: () => t.noPage }, ({ filter }) =>
      messagesLook(site.db, filter),
    )
    .showOne(
      one,
      'messages.read',
      (_, id) => findMessage(site.db, id),
      async ({ row: message, actor }) => {
        await noteMessageOpened(site.db, actor, message.id);
        return messageScreen.show(actor, message);
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
    }).routes;
}

function missing(title = () => t.noMessage): Screen {
  return notFoundScreen(title, endpoints.messages);
}

/** An untrusted file, served as a download only. Undefined when it is missing. */
async function sendFile(
  db: Db,
  store: AttachmentStore,
  request: Request,
  actor: Staff,
  messageId: number | undefined,
  id: number | undefined,
): Promise<Response | undefined> {
  const file = messageId && id ? await findMessageFile(db, messageId, id) : undefined;
  if (!file) return undefined;
  const found = await store.open(file.storedAs);
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
