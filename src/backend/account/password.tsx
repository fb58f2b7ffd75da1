import { Elysia } from 'elysia';
import { type Confirmation, changePassword, confirmPassword } from '../../domain/accounts/commands.ts';
import { newPassword } from '../../domain/accounts/input.ts';
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
      const form = await readForm(request);
      const next = newPassword.safeParse(form.get('next') ?? '');
      if (!next.success) {
        const text = next.error.issues[0]?.message ?? '';
        return show(request, actor, { toast: validationError(text), password: { next: text } });
      }
      const confirmation = await confirmPassword(db, actor, form.get('current') ?? '');
      const refusal = refusalOf(confirmation);
      if (refusal) return show(request, actor, { toast: validationError(refusal), password: { current: refusal } });
      await changePassword(db, actor, { next: next.data, sessionId: sessionIdOf(request) ?? '' });
      return done(endpoints.account, 'Password changed', 'Your other sessions have ended');
    }),
    { parse: 'none' },
  );
}

/** What to say beside the field of the current password; undefined when it was right. */
export function refusalOf(confirmation: Confirmation): string | undefined {
  if (confirmation.kind === 'right') return undefined;
  return confirmation.kind === 'wrong'
    ? 'This is not your current password'
    : `Too many attempts. Please try again in ${confirmation.seconds} s.`;
}

export function validationError(text: string): Flash {
  return { variant: 'destructive', title: 'Validation error', text };
}
