import { Elysia } from 'elysia';
import { orderingOf, sortNames } from '../../db/sorting.ts';
import { listAssignees } from '../../domain/contact/assignment.ts';
import { changeMessage, noteMessageOpened } from '../../domain/contact/message-commands.ts';
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
import { screens } from '../ui/screens.tsx';
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
    .use(changeScreens(site))
    .use(erasePages(site));
}

/** The buttons that change status and assignee. */
function changeScreens(site: Site) {
  const one = `${endpoints.messages}/:id`;
  const back = { back: endpoints.messages, notFound: () => messageWords.noMessage };
  return screens(site, { name: 'messages.changes', section: 'messages', ...back })
    .act(`${one}/status`, changeMessage, {
      inputOf: ({ status = '' }) => ({ status }),
      done: ({ id, status = 'new' }) =>
        done(messageHref(id), messageWords.statusSaved, messageWords.isNow({ status: messageStatusWords[status] })),
      refused: (_problem, { id }) => failed(messageHref(id), emailWords.invalid, messageWords.chooseStatus),
    })
    .act(`${one}/assignee`, changeMessage, {
      inputOf: ({ assignee = '' }) => ({ assignee_id: assignee === '' ? null : Number(assignee) }),
      done: ({ id }) => done(messageHref(id), conversationWords.assigned),
      refused: (_problem, { id }) => failed(messageHref(id), emailWords.invalid, conversationWords.unknownAccount),
    }).routes;
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
