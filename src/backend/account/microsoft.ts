import { Elysia } from 'elysia';
import {
  allowMicrosoft,
  disallowMicrosoft,
  microsoftAddress,
} from '../../domain/accounts/microsoft/microsoft-identities.ts';
import { maxAddressCharacters } from '../../domain/mail/address.ts';
import { accountWords as t } from '../../i18n/backend/accounts/account.words.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { readForm } from '../../web/http/body.ts';
import { done, failed, guardedForm } from '../ui/frame/screen.tsx';
import type { ShowAccount } from './account-page.tsx';
import { ownerProblem } from './confirmation.ts';
import { validationError } from './validation-error.ts';

/** The Microsoft accounts that sign in as the own account; adding one asks for the password. */
export function microsoftForms(site: Site, show: ShowAccount) {
  const { db, notices } = site;
  const attempt = { action: 'update', resource: 'account', needs: 'signed-in' } as const;
  return new Elysia({ name: 'backend.account.microsoft' })
    .post(
      endpoints.accountMicrosoft,
      guardedForm(site, attempt, async ({ request, actor }) => {
        const form = await readForm(request);
        const typed = (form.get('address') ?? '').slice(0, maxAddressCharacters);
        const refuse = (text: string, field: 'address' | 'current' | 'factor') =>
          show(request, actor, { toast: validationError(text), microsoft: { typed, [field]: text } });
        const address = microsoftAddress.safeParse(form.get('address') ?? '');
        if (!address.success) {
          const isTooLong = address.error.issues[0]?.code === 'too_big';
          return refuse(isTooLong ? t.atMost({ count: maxAddressCharacters }) : t.microsoftFormat, 'address');
        }
        const problem = await ownerProblem(site, request, actor, form);
        if (problem?.current) return refuse(problem.current, 'current');
        if (problem?.factor) return refuse(problem.factor, 'factor');
        return (await allowMicrosoft(db, actor, actor, address.data, notices))
          ? done(endpoints.account, t.microsoftAdded, address.data)
          : refuse(t.microsoftListed, 'address');
      }),
      { parse: 'none' },
    )
    .post(
      endpoints.accountMicrosoftRemoval,
      guardedForm(site, attempt, async ({ request, actor }) => {
        const address = (await readForm(request)).get('address') ?? '';
        return (await disallowMicrosoft(db, actor, actor, address, notices))
          ? done(endpoints.account, t.microsoftRemoved, address)
          : failed(endpoints.account, t.updateFailed, t.microsoftNotListed);
      }),
      { parse: 'none' },
    );
}
