import { Elysia } from 'elysia';
import { orderingOf, sortNames } from '../../db/sorting.ts';
import { assignMessage, listAssignees } from '../../domain/contact/assignment.ts';
import { changeMessageStatus, noteMessageOpened } from '../../domain/contact/message-commands.ts';
import {
  countMessages,
  findMessage,
  listMessages,
  type MessageFilter,
  messageSorts,
  messageStatuses,
} from '../../domain/contact/messages.ts';
import { parseId } from '../../domain/input.ts';
import { listSavedFilters } from '../../domain/saved-filters/queries.ts';
import { conversationWords } from '../../i18n/backend/mail/conversation.words.ts';
import { emailWords } from '../../i18n/backend/mail/email.words.ts';
import { messageStatusWords, messageWords } from '../../i18n/backend/mail/messages.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { readForm } from '../../web/http/body.ts';
import { notFoundScreen } from '../ui/frame/not-found.tsx';
import { done, failed, guardedExport, guardedForm, guardedScreen, type Screen } from '../ui/frame/screen.tsx';
import { loadPage, searchAndStatus, sortIn } from '../ui/lists/list-query.ts';
import { messageHref } from '../ui/message-address.ts';
import { erasePages } from './erase-handlers.tsx';
import { exportMessages, sendFile } from './files.ts';
import { MessagesPage, pageSize, usualSort } from './list-page.tsx';
import { MessageDesk } from './message-desk.tsx';

/** Screens of the contact messages. */
export function messagePages(site: Site) {
  const { db } = site;
  const desk = new MessageDesk(site);
  const find = async (given: string) => {
    const id = parseId(given);
    return id ? findMessage(db, id) : undefined;
  };

  return new Elysia({ name: 'backend.messages' })
    .get(
      endpoints.messages,
      guardedScreen(site, 'messages.read', async ({ query, actor }) => {
        const filter = filterIn(query, actor.id);
        const sort = sortIn(query, sortNames(messageSorts)) ?? usualSort;
        const ordering = orderingOf(messageSorts, sort);
        const list = await loadPage(query, {
          pageSize,
          count: () => countMessages(db, filter),
          read: (part) => listMessages(db, filter, { ...part, ordering }),
        });
        if (!list) return notFoundScreen((language) => messageWords(language).noPage, endpoints.messages);
        const assignees = await listAssignees(db);
        const filters = { list: 'messages', query, saved: await listSavedFilters(db, actor.id, 'messages') } as const;
        const shown = { ...list, filters, filter, sort, assignees, actorId: actor.id };
        const body = <MessagesPage {...shown} />;
        return { title: messageWords(actor.language).title, section: 'messages', body };
      }),
    )
    .post(
      endpoints.messagesExport,
      guardedExport(site, { action: 'other', resource: 'message', needs: 'messages.read' }, ({ query, actor }) =>
        exportMessages(db, actor, filterIn(query, actor.id)),
      ),
      { parse: 'none' },
    )
    .get(
      `${endpoints.messages}/:id`,
      guardedScreen<{ id: string }>(
        site,
        'messages.read',
        async ({ params, actor }) => {
          const message = await find(params.id);
          if (!message) return missing();
          await noteMessageOpened(db, actor, message.id);
          return desk.show(actor, message);
        },
        { isRecorded: true },
      ),
    )
    .get(
      `${endpoints.messages}/:id/files/:file`,
      guardedScreen<{ id: string; file: string }>(
        site,
        'messages.read',
        async ({ request, params, actor }) => {
          return (
            (await sendFile(db, site.attachmentStore, request, actor, parseId(params.id), parseId(params.file))) ??
            missing((language) => messageWords(language).noFile)
          );
        },
        { isRecorded: true },
      ),
    )
    .post(
      `${endpoints.messages}/:id/status`,
      guardedForm<{ id: string }>(
        site,
        { action: 'update', resource: 'message', needs: 'messages.answer' },
        async ({ request, params, actor }) => {
          const id = parseId(params.id);
          const t = messageWords(actor.language);
          const form = await readForm(request);
          const status = messageStatuses.find((known) => known === form.get('status'));
          if (!id) return missing();
          if (!status) return failed(messageHref(id), emailWords(actor.language).invalid, t.chooseStatus);
          const isThere = await changeMessageStatus(db, actor, id, status);
          return isThere
            ? done(messageHref(id), t.statusSaved, t.isNow({ status: messageStatusWords(actor.language)[status] }))
            : missing();
        },
      ),
      { parse: 'none' },
    )
    .post(
      `${endpoints.messages}/:id/reply`,
      guardedForm<{ id: string }>(
        site,
        { action: 'other', resource: 'message', needs: 'messages.answer' },
        async ({ request, params, actor }) => {
          const message = await find(params.id);
          if (!message) return missing();
          return (await desk.reply(message, await readForm(request), actor)) ?? missing();
        },
      ),
      { parse: 'none' },
    )
    .post(
      `${endpoints.messages}/:id/assignee`,
      guardedForm<{ id: string }>(
        site,
        { action: 'update', resource: 'message', needs: 'messages.answer' },
        async ({ request, params, actor }) => {
          const id = parseId(params.id);
          const t = conversationWords(actor.language);
          const given = (await readForm(request)).get('assignee') ?? '';
          if (!id) return missing();
          const assignee = given === '' ? null : parseId(given);
          const assigned = assignee === undefined ? 'unknown-account' : await assignMessage(db, actor, id, assignee);
          if (assigned === 'missing') return missing();
          if (assigned === 'done') return done(messageHref(id), t.assigned);
          return failed(messageHref(id), emailWords(actor.language).invalid, t.unknownAccount);
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
          return (await desk.enterReply(message, await readForm(request), actor)) ?? missing();
        },
      ),
      { parse: 'none' },
    )
    .use(erasePages(site));
}

/** Unknown values are ignored. */
function filterIn(query: URLSearchParams, actorId: number): MessageFilter {
  const asked = query.get('assignee') ?? '';
  const assignee = asked === 'none' ? asked : asked === 'me' ? actorId : parseId(asked);
  return { ...searchAndStatus(query, messageStatuses), assignee };
}

function missing(title = (language: Language) => messageWords(language).noMessage): Screen {
  return notFoundScreen(title, endpoints.messages);
}
