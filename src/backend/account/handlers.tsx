import { Elysia } from 'elysia';
import { microsoftAddressesOf } from '../../domain/accounts/microsoft-identities.ts';
import { findAccount } from '../../domain/accounts/queries.ts';
import { countRecoveryCodes } from '../../domain/accounts/second-factor.ts';
import { sessionsOf } from '../../domain/accounts/sessions.ts';
import { accountWords } from '../../i18n/backend/account.ts';
import { frameWords } from '../../i18n/backend/frame.ts';
import { endpoints } from '../../routes.ts';
import { sessionIdOf } from '../../web/sessions/session.ts';
import type { StaffGuard } from '../../web/sessions/staff-guard.ts';
import { guardedScreen } from '../ui/frame/screen.tsx';
import { AccountPage, type ShowAccount } from './account-page.tsx';
import { languageForm } from './language.tsx';
import { microsoftForms } from './microsoft.ts';
import { passwordForm } from './password.tsx';
import { secondFactorPages } from './second-factor.tsx';
import { sessionForms } from './sessions.ts';

/** The account screen of every member of staff. */
export function accountPages(gate: StaffGuard, withMicrosoft: boolean) {
  const { db } = gate;
  const show: ShowAccount = async (request, actor, problem) => {
    const t = accountWords(actor.language);
    const account = await findAccount(db, actor.id);
    const secondFactor = account?.totpSecret ? { codesLeft: await countRecoveryCodes(db, actor.id) } : undefined;
    const microsoft = withMicrosoft ? await microsoftAddressesOf(db, actor) : undefined;
    const sessions = await sessionsOf(db, actor, sessionIdOf(request) ?? '');
    return {
      title: problem ? frameWords(actor.language).errorTitle({ title: t.title }) : t.title,
      section: 'account',
      ...(problem ? { status: 422, flash: problem.toast } : {}),
      body: (
        <AccountPage
          actor={actor}
          microsoft={microsoft}
          problem={problem}
          secondFactor={secondFactor}
          sessions={sessions}
        />
      ),
    };
  };
  return new Elysia({ name: 'backend.account' })
    .get(
      endpoints.account,
      guardedScreen(gate, ({ request, actor }) => show(request, actor)),
    )
    .use(languageForm(gate))
    .use(passwordForm(gate, show))
    .use(sessionForms(gate))
    .use(secondFactorPages(gate))
    .use(microsoftForms(gate, show));
}
