import { Elysia } from 'elysia';
import { z } from 'zod';
import { changeEmail } from '../../domain/accounts/commands.ts';
import { maxAddressCharacters } from '../../domain/mail/address.ts';
import { cleanName } from '../../fields/clean-text.ts';
import { accountWords as t } from '../../i18n/backend/accounts/account.words.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { readForm } from '../../web/http/body.ts';
import { done, guardedForm } from '../ui/frame/screen.tsx';
import type { ShowAccount } from './account-page.tsx';
import { ownerProblem } from './confirmation.ts';
import { validationError } from './validation-error.ts';

const address = z.email().max(maxAddressCharacters);

/** The address for notices about the security of the account. An empty one removes it. */
export function emailForm(site: Site, show: ShowAccount) {
  const { db, notices } = site;
  return new Elysia({ name: 'backend.account.email' }).post(
    endpoints.accountEmail,
    guardedForm(site, { action: 'update', resource: 'account', needs: 'signed-in' }, async ({ request, actor }) => {
      const form = await readForm(request);
      const typed = cleanName(form.get('email') ?? '')
        .trim()
        .slice(0, maxAddressCharacters + 1);
      if (typed !== '' && !address.safeParse(typed).success) {
        const toast = validationError(t.emailInvalid);
        return show(request, actor, { toast, email: { typed, email: t.emailInvalid } });
      }
      const problem = await ownerProblem(site, request, actor, form);
      if (problem) {
        const toast = validationError(problem.current ?? problem.factor ?? '');
        return show(request, actor, { toast, email: { ...problem, typed } });
      }
      await changeEmail(db, actor, typed === '' ? null : typed, notices);
      return done(endpoints.account, t.emailSaved);
    }),
    { parse: 'none' },
  );
}
