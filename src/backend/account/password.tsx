import { Elysia } from 'elysia';
import { changePassword, confirmPassword } from '../../domain/accounts/commands.ts';
import { passwordProblemText } from '../../domain/accounts/passwords/password-problem-text.ts';
import { problemOfNewPassword } from '../../domain/accounts/passwords/password-rules.ts';
import { emailOf } from '../../domain/accounts/queries.ts';
import { accountWords as t } from '../../i18n/backend/accounts/account.words.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { readForm } from '../../web/http/body.ts';
import { sessionIdOf } from '../../web/sessions/session.ts';
import { done, guardedForm } from '../ui/frame/screen.tsx';
import type { ShowAccount } from './account-page.tsx';
import { refusalOf } from './confirmation.ts';
import { validationError } from './validation-error.ts';

export function passwordForm(site: Site, show: ShowAccount) {
  const { db, notices } = site;
  return new Elysia({ name: 'backend.account.password' }).post(
    endpoints.accountPassword,
    guardedForm(site, { action: 'update', resource: 'account', needs: 'signed-in' }, async ({ request, actor }) => {
      const form = await readForm(request);
      const next = form.get('next') ?? '';
      const problem = await problemOfNewPassword(next, { username: actor.username, email: await emailOf(db, actor) });
      if (problem) {
        const text = passwordProblemText(actor.language, problem);
        return show(request, actor, { toast: validationError(text), password: { next: text } });
      }
      const confirmation = await confirmPassword(db, actor, form.get('current') ?? '');
      const refusal = refusalOf(confirmation);
      if (refusal) return show(request, actor, { toast: validationError(refusal), password: { current: refusal } });
      await changePassword(db, actor, { next, sessionId: sessionIdOf(request) ?? '' }, notices);
      return done(endpoints.account, t.passwordChanged, t.othersEnded);
    }),
    { parse: 'none' },
  );
}
