import { Elysia } from 'elysia';
import { microsoftAddressesOf } from '../../domain/accounts/microsoft/microsoft-identities.ts';
import { passkeysOf } from '../../domain/accounts/passkeys/queries.ts';
import { emailOf, findAccount } from '../../domain/accounts/queries.ts';
import { countRecoveryCodes } from '../../domain/accounts/second-factor/recovery-codes.ts';
import { sessionsOf } from '../../domain/accounts/sessions.ts';
import { isSecondFactorRequired } from '../../domain/accounts/sign-in-policy.ts';
import { accountWords as t } from '../../i18n/backend/accounts/account.words.ts';
import { frameWords } from '../../i18n/backend/frame.words.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { sessionIdOf } from '../../web/sessions/session.ts';
import { guardedScreen } from '../ui/frame/screen.tsx';
import { AccountPage, type ShowAccount } from './account-page.tsx';
import { emailForm } from './email.ts';
import { languageForm } from './language.tsx';
import { microsoftForms } from './microsoft.ts';
import { passkeyPages } from './passkeys/passkeys.tsx';
import { passwordForm } from './password.tsx';
import { policyPages } from './policy.tsx';
import { secondFactorPages } from './second-factor/second-factor.tsx';
import { sessionForms } from './sessions.ts';

/** The account screen of every member of staff. */
export function accountPages(site: Site) {
  const { db, party } = site;
  const show: ShowAccount = async (request, actor, problem) => {
    const account = await findAccount(db, actor.id);
    const factors = {
      hasApp: account !== undefined && account.totpSecret !== null,
      codesLeft: await countRecoveryCodes(db, actor.id),
      passkeys: party ? await passkeysOf(db, actor.id) : [],
      offersPasskeys: party !== undefined,
      isRequired: await isSecondFactorRequired(db),
    };
    const email = await emailOf(db, actor);
    const microsoft = site.microsoft ? await microsoftAddressesOf(db, actor) : undefined;
    const sessions = await sessionsOf(db, actor, sessionIdOf(request) ?? '');
    return {
      title: problem ? frameWords.errorTitle({ title: t.title }) : t.title,
      section: 'account',
      ...(problem ? { status: 422, flash: problem.toast } : {}),
      body: (
        <AccountPage
          actor={actor}
          email={email}
          factors={factors}
          microsoft={microsoft}
          problem={problem}
          sessions={sessions}
        />
      ),
    };
  };
  return new Elysia({ name: 'backend.account' })
    .get(
      endpoints.account,
      guardedScreen(site, 'signed-in', ({ request, actor }) => show(request, actor)),
    )
    .use(languageForm(site))
    .use(passwordForm(site, show))
    .use(emailForm(site, show))
    .use(sessionForms(site))
    .use(secondFactorPages(site))
    .use(party ? passkeyPages(site, party) : new Elysia())
    .use(policyPages(site))
    .use(microsoftForms(site, show));
}
