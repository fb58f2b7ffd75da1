import { Elysia } from 'elysia';
import { parseId } from '../../domain/input.ts';
import {
  cancelMail,
  countMails,
  findMail,
  type HistoryResult,
  listMails,
  mailStatuses,
  retryMail,
} from '../../domain/mail/history.ts';
import { mailWords } from '../../i18n/backend/mail/email.words.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { notFoundScreen } from '../ui/frame/not-found.tsx';
import { done, failed, guardedForm, guardedScreen, type Screen } from '../ui/frame/screen.tsx';
import { loadPage, searchAndStatus } from '../ui/lists/list-query.ts';
import { mailHref } from '../ui/mail-address.ts';
import { MailPage } from './mail-page.tsx';
import { pageSize, SentPage } from './sent-page.tsx';

/** History of sent, queued and failed mail. */
export function historyPages(site: Site) {
  const { db } = site;
  const attempt = { action: 'other', resource: 'email', needs: 'email.send' } as const;
  return new Elysia({ name: 'backend.email.history' })
    .get(
      endpoints.emailHistory,
      guardedScreen(site, 'email.send', async ({ query, actor }) => {
        const filter = searchAndStatus(query, mailStatuses);
        const list = await loadPage(query, {
          pageSize,
          count: () => countMails(db, filter),
          read: (part) => listMails(db, filter, part),
        });
        if (!list) return notFoundScreen((language) => mailWords(language).noPage, endpoints.emailHistory);
        const body = <SentPage {...list} filter={filter} />;
        return { title: mailWords(actor.language).title, section: 'email', body };
      }),
    )
    .get(
      `${endpoints.emailHistory}/:id`,
      guardedScreen<{ id: string }>(site, 'email.send', async ({ params }) => {
        const id = parseId(params.id);
        const mail = id && (await findMail(db, id));
        return mail ? { title: mail.subject, section: 'email', body: <MailPage mail={mail} /> } : missing();
      }),
    )
    .post(
      `${endpoints.emailHistory}/:id/retry`,
      guardedForm<{ id: string }>(site, attempt, async ({ params, actor }) => {
        const id = parseId(params.id);
        const t = mailWords(actor.language);
        const result = id ? await retryMail(db, actor, id) : 'missing';
        if (result === 'done') site.mailroom?.wake();
        return answer(result, id, [t.retried, t.retriedText], t);
      }),
      { parse: 'none' },
    )
    .post(
      `${endpoints.emailHistory}/:id/cancel`,
      guardedForm<{ id: string }>(site, attempt, async ({ params, actor }) => {
        const id = parseId(params.id);
        const t = mailWords(actor.language);
        const result = id ? await cancelMail(db, actor, id) : 'missing';
        return answer(result, id, [t.cancelled, t.cancelledText], t);
      }),
      { parse: 'none' },
    );
}

function answer(
  result: HistoryResult,
  id: number | undefined,
  [title, text]: [string, string],
  t: ReturnType<typeof mailWords>,
): Screen | Response {
  if (result === 'missing' || !id) return missing();
  if (result === 'done') return done(mailHref(id), title, text);
  if (result === 'of-site') return failed(mailHref(id), t.ofSite, t.ofSiteText);
  return failed(mailHref(id), t.tooLate, t.tooLateText);
}

function missing(): Screen {
  return notFoundScreen((language) => mailWords(language).noMail, endpoints.emailHistory);
}
