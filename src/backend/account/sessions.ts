import { Elysia } from 'elysia';
import { endOwnOtherSessions, endOwnSession } from '../../domain/accounts/sessions.ts';
import { accountWords as t } from '../../i18n/backend/accounts/account.words.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { sessionIdOf } from '../../web/sessions/session.ts';
import { notFoundScreen } from '../ui/frame/not-found.tsx';
import { done, guardedForm } from '../ui/frame/screen.tsx';

const attempt = { action: 'logout', resource: 'session', needs: 'signed-in' } as const;

export function sessionForms(site: Site) {
  const { db } = site;
  return new Elysia({ name: 'backend.account.sessions' })
    .post(
      `${endpoints.accountSessions}/end-others`,
      guardedForm(site, attempt, async ({ request, actor }) => {
        const count = await endOwnOtherSessions(db, actor, sessionIdOf(request) ?? '');
        return done(endpoints.account, t.sessionsEnded, t.sessionCount({ count }));
      }),
      { parse: 'none' },
    )
    .post(
      `${endpoints.accountSessions}/:number/end`,
      guardedForm<{ number: string }>(site, attempt, async ({ params, actor }) => {
        const ended = /^\d{1,9}$/.test(params.number) && (await endOwnSession(db, actor, Number(params.number)));
        return ended ? done(endpoints.account, t.sessionEnded) : notFoundScreen(() => t.sessionGone, endpoints.account);
      }),
      { parse: 'none' },
    );
}
