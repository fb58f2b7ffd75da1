import { Elysia } from 'elysia';
import { z } from 'zod';
import { changeEmail, changePassword, chooseLanguage, confirmPassword } from '../../domain/accounts/commands.ts';
import {
  allowMicrosoft,
  disallowMicrosoft,
  microsoftAddress,
  microsoftAddressesOf,
} from '../../domain/accounts/microsoft/microsoft-identities.ts';
import { passkeysOf } from '../../domain/accounts/passkeys/queries.ts';
import { passwordProblemText } from '../../domain/accounts/passwords/password-problem-text.ts';
import { problemOfNewPassword } from '../../domain/accounts/passwords/password-rules.ts';
import { emailOf, findAccount } from '../../domain/accounts/queries.ts';
import { countRecoveryCodes } from '../../domain/accounts/second-factor/recovery-codes.ts';
import { endOwnOtherSessions, endOwnSession, sessionsOf } from '../../domain/accounts/sessions.ts';
import { isSecondFactorRequired } from '../../domain/accounts/sign-in-policy.ts';
import { maxAddressCharacters } from '../../domain/mail/address.ts';
import { cleanName } from '../../fields/clean-text.ts';
import { accountWords as t } from '../../i18n/backend/accounts/account.words.ts';
import { frameWords } from '../../i18n/backend/frame.words.ts';
import { isLanguage } from '../../i18n/site/language.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { readForm } from '../../web/http/body.ts';
import { sessionIdOf } from '../../web/sessions/session.ts';
import { notFoundScreen } from '../ui/frame/not-found.tsx';
import { done, failed, guardedForm, guardedScreen } from '../ui/frame/screen.tsx';
import { AccountPage, type ShowAccount } from './account-page.tsx';
import { ownerProblem, refusalOf } from './confirmation.ts';
import { passkeyPages } from './passkeys/passkeys.tsx';
import { policyPages } from './policy.tsx';
import { secondFactorPages } from './second-factor/second-factor.tsx';
import { validationError } from './validation-error.ts';

const address = z.email().max(maxAddressCharacters);

/** The address for notices about the security of the account. An empty one removes it. */
function emailForm(site: Site, show: ShowAccount) {
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

const endsSession = { action: 'logout', resource: 'session', needs: 'signed-in' } as const;

function sessionForms(site: Site) {
  const { db } = site;
  return new Elysia({ name: 'backend.account.sessions' })
    .post(
      `${endpoints.accountSessions}/end-others`,
      guardedForm(site, endsSession, async ({ request, actor }) => {
        const count = await endOwnOtherSessions(db, actor, sessionIdOf(request) ?? '');
        return done(endpoints.account, t.sessionsEnded, t.sessionCount({ count }));
      }),
      { parse: 'none' },
    )
    .post(
      `${endpoints.accountSessions}/:number/end`,
      guardedForm<{ number: string }>(site, endsSession, async ({ params, actor }) => {
        const ended = /^\d{1,9}$/.test(params.number) && (await endOwnSession(db, actor, Number(params.number)));
        return ended ? done(endpoints.account, t.sessionEnded) : notFoundScreen(() => t.sessionGone, endpoints.account);
      }),
      { parse: 'none' },
    );
}

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

/** Changes the back-office language of the signed-in account; the notice that follows is in the new language. */
function languageForm(site: Site) {
  return new Elysia({ name: 'backend.account.language' }).post(
    endpoints.accountLanguage,
    guardedForm(site, { action: 'update', resource: 'account', needs: 'signed-in' }, async ({ request, actor }) => {
      const chosen = (await readForm(request)).get('language');
      if (!isLanguage(chosen)) {
        return failed(endpoints.account, t.updateFailed, t.languageUnknown);
      }
      await chooseLanguage(site.db, actor, chosen);
      return done(endpoints.account, t(chosen).languageSaved);
    }),
    { parse: 'none' },
  );
}

function passwordForm(site: Site, show: ShowAccount) {
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

/** The Microsoft accounts that sign in as the own account; adding one asks for the password. */
function microsoftForms(site: Site, show: ShowAccount) {
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
