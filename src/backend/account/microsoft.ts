import { Elysia } from 'elysia';
import { confirmPassword } from '../../domain/accounts/commands.ts';
import { allowMicrosoft, disallowMicrosoft, microsoftAddress } from '../../domain/accounts/microsoft-identities.ts';
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
        const form = await readForm(request);
        const typed = (form.get('address') ?? '').slice(0, 254);
        const refuse = (text: string, field: 'address' | 'current') =>
          show(request, actor, { toast: validationError(text), microsoft: { typed, [field]: text } });
        const address = microsoftAddress.safeParse(form.get('address') ?? '');
        if (!address.success) return refuse(address.error.issues[0]?.message ?? '', 'address');
        const refusal = refusalOf(await confirmPassword(db, actor, form.get('current') ?? ''));
        if (refusal) return refuse(refusal, 'current');
        return (await allowMicrosoft(db, actor, actor, address.data))
          ? done(endpoints.account, 'Microsoft account added', address.data)
          : refuse('This Microsoft account is listed already', 'address');
      }),
      { parse: 'none' },
    )
    .post(
      endpoints.accountMicrosoftRemoval,
      guardedForm(gate, attempt, async ({ request, actor }) => {
        const address = (await readForm(request)).get('address') ?? '';
        return (await disallowMicrosoft(db, actor, actor, address))
          ? done(endpoints.account, 'Microsoft account removed', address)
          : failed(endpoints.account, 'Update failed', 'This Microsoft account is not listed any more');
      }),
      { parse: 'none' },
    );
}
