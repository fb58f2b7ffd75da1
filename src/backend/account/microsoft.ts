import { Elysia } from 'elysia';
import { confirmPassword } from '../../domain/accounts/commands.ts';
import { allowMicrosoft, disallowMicrosoft, microsoftAddress } from '../../domain/accounts/microsoft-identities.ts';
import { endpoints } from '../../routes.ts';
import { readForm } from '../../web/body.ts';
import type { StaffGate } from '../../web/staff-gate.ts';
import { done, failed, guardedForm } from '../ui/screen.tsx';
import { refusalOf } from './password.tsx';

/** The Microsoft accounts that sign in as the own account; adding one asks for the password. */
export function microsoftForms(gate: StaffGate) {
  const { db } = gate;
  const attempt = { action: 'update', resource: 'account' } as const;
  return new Elysia({ name: 'backend.account.microsoft' })
    .post(
      endpoints.accountMicrosoft,
      guardedForm(gate, attempt, async ({ request, actor }) => {
        const form = await readForm(request);
        const address = microsoftAddress.safeParse(form.get('address') ?? '');
        const problem = address.success
          ? refusalOf(await confirmPassword(db, actor, form.get('current') ?? ''))
          : address.error.issues[0]?.message;
        if (!address.success || problem) return failed(`${endpoints.account}#microsoft`, 'Validation error', problem);
        return (await allowMicrosoft(db, actor, actor, address.data))
          ? done(endpoints.account, 'Microsoft account added', address.data)
          : failed(endpoints.account, 'Validation error', 'This Microsoft account is listed already');
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
