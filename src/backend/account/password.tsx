import { Elysia } from 'elysia';
import { type Confirmation, changePassword, confirmPassword } from '../../domain/accounts/commands.ts';
import { maxPasswordCharacters, minPasswordCharacters, newPassword } from '../../domain/accounts/input.ts';
import type { Staff } from '../../domain/accounts/staff.ts';
import { accountWords } from '../../i18n/backend/account.ts';
import { frameWords } from '../../i18n/backend/frame.ts';
import { endpoints } from '../../routes.ts';
import { readForm } from '../../web/http/body.ts';
import type { Flash } from '../../web/sessions/flash.ts';
import { sessionIdOf } from '../../web/sessions/session.ts';
import type { StaffGuard } from '../../web/sessions/staff-guard.ts';
import { done, guardedForm } from '../ui/frame/screen.tsx';
import type { ShowAccount } from './account-page.tsx';

export function passwordForm(gate: StaffGuard, show: ShowAccount) {
  const { db } = gate;
  return new Elysia({ name: 'backend.account.password' }).post(
    endpoints.accountPassword,
    guardedForm(gate, { action: 'update', resource: 'account' }, async ({ request, actor }) => {
      const t = accountWords(actor.language);
      const form = await readForm(request);
      const next = newPassword.safeParse(form.get('next') ?? '');
      if (!next.success) {
        const isTooLong = next.error.issues[0]?.code === 'too_big';
        const text = isTooLong
          ? t.atMost({ count: maxPasswordCharacters })
          : t.atLeast({ count: minPasswordCharacters });
        return show(request, actor, { toast: validationError(actor, text), password: { next: text } });
      }
      const confirmation = await confirmPassword(db, actor, form.get('current') ?? '');
      const refusal = refusalOf(actor, confirmation);
      if (refusal)
        return show(request, actor, { toast: validationError(actor, refusal), password: { current: refusal } });
      await changePassword(db, actor, { next: next.data, sessionId: sessionIdOf(request) ?? '' });
      return done(endpoints.account, t.passwordChanged, t.othersEnded);
    }),
    { parse: 'none' },
  );
}

/** Error of the current password; undefined when it is correct. */
export function refusalOf({ language }: Staff, confirmation: Confirmation): string | undefined {
  const t = accountWords(language);
  if (confirmation.kind === 'right') return undefined;
  return confirmation.kind === 'wrong' ? t.wrongPassword : t.tooManyAttempts({ seconds: confirmation.seconds });
}

export function validationError({ language }: Staff, text: string): Flash {
  return { variant: 'destructive', title: frameWords(language).validationError, text };
}
