import { Elysia } from 'elysia';
import { parseId } from '../../domain/input.ts';
import {
  cancelMail,
  countMails,
  findMail,
  type HistoryResult,
  listMails,
  type MailFilter,
  mailStatuses,
  retryMail,
} from '../../domain/mail/history.ts';
import type { Mailroom } from '../../domain/mail/mailroom.ts';
import { mailWords } from '../../i18n/backend/email.ts';
import { endpoints } from '../../routes.ts';
import { countPages, parsePage } from '../../web/http/paging.ts';
import type { StaffGuard } from '../../web/sessions/staff-guard.ts';
import { notFoundScreen } from '../ui/frame/not-found.tsx';
import { done, failed, guardedForm, guardedScreen, type Screen } from '../ui/frame/screen.tsx';
import { mailHref } from '../ui/mail-address.ts';
import { MailPage } from './mail-page.tsx';
import { pageSize, SentPage } from './sent-page.tsx';

type Options = { gate: StaffGuard; mailroom: Mailroom | undefined };

/** History of sent, queued and failed mail. */
export function historyPages({ gate, mailroom }: Options) {
  const { db } = gate;
  const attempt = { action: 'other', resource: 'email' } as const;
  return new Elysia({ name: 'backend.email.history' })
    .get(
      endpoints.emailHistory,
      guardedScreen(gate, async ({ query, actor }) => {
        const filter = filterIn(query);
        const page = parsePage(query.get('page') ?? undefined);
        if (!page) return notFoundScreen((language) => mailWords(language).noPage, endpoints.emailHistory);
        const total = await countMails(db, filter);
        const shown = Math.min(page, countPages(total, pageSize));
        const mails = await listMails(db, filter, { limit: pageSize, offset: (shown - 1) * pageSize });
        const body = <SentPage filter={filter} mails={mails} page={shown} total={total} />;
        return { title: mailWords(actor.language).title, section: 'email', body };
      }),
    )
    .get(
      `${endpoints.emailHistory}/:id`,
      guardedScreen<{ id: string }>(gate, async ({ params }) => {
        const id = parseId(params.id);
        const mail = id && (await findMail(db, id));
        return mail ? { title: mail.subject, section: 'email', body: <MailPage mail={mail} /> } : missing();
      }),
    )
    .post(
      `${endpoints.emailHistory}/:id/retry`,
      guardedForm<{ id: string }>(gate, attempt, async ({ params, actor }) => {
        const id = parseId(params.id);
        const t = mailWords(actor.language);
        const result = id ? await retryMail(db, actor, id) : 'missing';
        if (result === 'done') mailroom?.wake();
        return answer(result, id, [t.retried, t.retriedText], t);
      }),
      { parse: 'none' },
    )
    .post(
      `${endpoints.emailHistory}/:id/cancel`,
      guardedForm<{ id: string }>(gate, attempt, async ({ params, actor }) => {
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
  return failed(mailHref(id), t.tooLate, t.tooLateText);
}

function missing(): Screen {
  return notFoundScreen((language) => mailWords(language).noMail, endpoints.emailHistory);
}

/** Parses the filters; unknown values are ignored. */
function filterIn(query: URLSearchParams): MailFilter {
  const search = query.get('search')?.trim().slice(0, 200);
  return { search: search || undefined, status: mailStatuses.find((status) => status === query.get('status')) };
}
