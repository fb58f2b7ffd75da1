import { Elysia } from 'elysia';
import { confirmPassword } from '../../domain/accounts/commands.ts';
import {
  allowMicrosoft,
  disallowMicrosoft,
  maxAddressCharacters,
  microsoftAddress,
} from '../../domain/accounts/microsoft-identities.ts';
import { accountWords } from '../../i18n/backend/account.ts';
import { endpoints } from '../../routes.ts';
import { readForm } from '../../web/http/body.ts';
import type { StaffGuard } from '../../web/sessions/staff-guard.ts';
import { done, failed, guardedForm } from '../ui/frame/screen.tsx';
import type { ShowAccount } from './account-page.tsx';
import { refusalOf, validationError } from './password.tsx';

/** The Microsoft accounts that sign in as the own account; adding one asks for the password. */
export function microsoftForms(gate: StaffGuard, show: ShowAccount) {
  const { db } = gate;
  const attempt = { action: 'update', resource: 'account' } as const;
  return new Elysia({ name: 'backend.account.microsoft' })
    .post(
      endpoints.accountMicrosoft,
      guardedForm(gate, attempt, async ({ request, actor }) => {
        const t = accountWords(actor.language);
        const form = await readForm(request);
        const typed = (form.get('address') ?? '').slice(0, maxAddressCharacters);
        const refuse = (text: string, field: 'address' | 'current') =>
          show(request, actor, { toast: validationError(actor, text), microsoft: { typed, [field]: text } });
        const address = microsoftAddress.safeParse(form.get('address') ?? '');
        if (!address.success) {
          const isTooLong = address.error.issues[0]?.code === 'too_big';
          return refuse(isTooLong ? t.atMost({ count: maxAddressCharacters }) : t.microsoftFormat, 'address');
        }
        const refusal = refusalOf(actor, await confirmPassword(db, actor, form.get('current') ?? ''));
        if (refusal) return refuse(refusal, 'current');
        return (await allowMicrosoft(db, actor, actor, address.data))
          ? done(endpoints.account, t.microsoftAdded, address.data)
          : refuse(t.microsoftListed, 'address');
      }),
      { parse: 'none' },
    )
    .post(
      endpoints.accountMicrosoftRemoval,
      guardedForm(gate, attempt, async ({ request, actor }) => {
        const t = accountWords(actor.language);
        const address = (await readForm(request)).get('address') ?? '';
        return (await disallowMicrosoft(db, actor, actor, address))
          ? done(endpoints.account, t.microsoftRemoved, address)
          : failed(endpoints.account, t.updateFailed, t.microsoftNotListed);
      }),
      { parse: 'none' },
    );
}
