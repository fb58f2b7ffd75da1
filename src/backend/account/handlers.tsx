import { Elysia } from 'elysia';
import { z } from 'zod';
import {
  changeEmail,
  changePassword,
  chooseLanguage,
  confirmPassword,
  emailOf,
  findAccount,
} from '../../domain/accounts/commands.ts';
import {
  allowMicrosoft,
  disallowMicrosoft,
  microsoftAddress,
  microsoftAddressesOf,
} from '../../domain/accounts/microsoft/microsoft-identities.ts';
import { passkeysOf } from '../../domain/accounts/passkeys/passkeys.ts';
import { passwordProblemText, problemOfNewPassword } from '../../domain/accounts/passwords.ts';
import { countRecoveryCodes } from '../../domain/accounts/second-factor/recovery-codes.ts';
import { endOwnOtherSessions, endOwnSession, sessionsOf } from '../../domain/accounts/sessions.ts';
import { isSecondFactorRequired } from '../../domain/accounts/sign-in-policy.ts';
import { maxAddressCharacters } from '../../domain/mail/address.ts';
import { cleanName } from '../../fields/clean-text.ts';
import { accountWords as t } from '../../i18n/backend/accounts/account.words.ts';
import { isLanguage } from '../../i18n/site/language.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { readForm } from '../../web/http/body.ts';
import { sessionIdOf } from '../../web/sessions/session.ts';
import { notFoundScreen } from '../ui/frame/not-found.tsx';
import { type Call, type Content, done, failed } from '../ui/frame/screen.tsx';
import { screens } from '../ui/screens.tsx';
import { AccountPage, type AccountProblem } from './account-page.tsx';
import { errorsOf, ownerErrors, ownerScreen } from './owner.tsx';
import { passkeyScreens } from './passkeys.tsx';
import { policyScreens } from './policy.tsx';
import { secondFactorScreens } from './second-factor.tsx';

const emailAddress = z.email().max(maxAddressCharacters);

const home = endpoints.account;
const update = { needs: 'signed-in', logs: ['update', 'account'] } as const;
const endsSession = { needs: 'signed-in', logs: ['logout', 'session'] } as const;

/** The account screen of every member of staff. */
export function accountPages(site: Site) {
  const { db, notices, party } = site;
  const show = async ({ request, actor }: Call, problem?: AccountProblem): Promise<Content> => {
    const account = await findAccount(db, actor.id);
    const factors = {
      hasApp: account !== undefined && account.totpSecret !== null,
      codesLeft: await countRecoveryCodes(db, actor.id),
      passkeys: party ? await passkeysOf(db, actor.id) : [],
      offersPasskeys: party !== undefined,
      isRequired: await isSecondFactorRequired(db),
    };
    const page = {
      factors,
      email: await emailOf(db, actor),
      microsoft: site.microsoft ? await microsoftAddressesOf(db, actor) : undefined,
      sessions: await sessionsOf(db, actor, sessionIdOf(request) ?? ''),
    };
    return ownerScreen(t.title, <AccountPage {...page} problem={problem} />, problem?.errors);
  };

  const own = screens(site, { name: 'account', section: 'account', back: home, notFound: () => t.sessionGone })
    .show(home, 'signed-in', (call) => show(call))
    // The notice that follows is in the new language.
    .receive(endpoints.accountLanguage, update, async ({ request, actor }) => {
      const chosen = (await readForm(request)).get('language');
      if (!isLanguage(chosen)) return failed(home, t.updateFailed, t.languageUnknown);
      await chooseLanguage(db, actor, chosen);
      return done(home, t(chosen).languageSaved);
    })
    .receive(endpoints.accountPassword, update, async (call) => {
      const { request, actor } = call;
      const form = await readForm(request);
      const next = form.get('next') ?? '';
      const problem = await problemOfNewPassword(next, { username: actor.username, email: await emailOf(db, actor) });
      const errors = problem
        ? { next: passwordProblemText(actor.language, problem) }
        : errorsOf(await confirmPassword(db, actor, form.get('current') ?? ''));
      if (errors) return show(call, { form: 'password', errors });
      await changePassword(db, actor, { next, sessionId: sessionIdOf(request) ?? '' }, notices);
      return done(home, t.passwordChanged, t.othersEnded);
    })
    // The address for notices about the security of the account. An empty one removes it.
    .receive(endpoints.accountEmail, update, async (call) => {
      const { request, actor } = call;
      const form = await readForm(request);
      const typed = cleanName(form.get('email') ?? '')
        .trim()
        .slice(0, maxAddressCharacters + 1);
      const isInvalid = typed !== '' && !emailAddress.safeParse(typed).success;
      const errors = isInvalid ? { email: t.emailInvalid } : await ownerErrors(site, request, form);
      if (errors) return show(call, { form: 'email', errors, typed });
      await changeEmail(db, actor, typed === '' ? null : typed, notices);
      return done(home, t.emailSaved);
    })
    .receive(endpoints.accountMicrosoft, update, async (call) => {
      const { request, actor } = call;
      const form = await readForm(request);
      const given = form.get('address') ?? '';
      const refuse = (errors: AccountProblem['errors']) =>
        show(call, { form: 'microsoft', errors, typed: given.slice(0, maxAddressCharacters) });
      const address = microsoftAddress.safeParse(given);
      if (!address.success) {
        const isTooLong = address.error.issues[0]?.code === 'too_big';
        return refuse({ address: isTooLong ? t.atMost({ count: maxAddressCharacters }) : t.microsoftFormat });
      }
      const errors = await ownerErrors(site, request, form);
      if (errors) return refuse(errors);
      return (await allowMicrosoft(db, actor, actor, address.data, notices))
        ? done(home, t.microsoftAdded, address.data)
        : refuse({ address: t.microsoftListed });
    })
    .receive(endpoints.accountMicrosoftRemoval, update, async ({ request, actor }) => {
      const address = (await readForm(request)).get('address') ?? '';
      return (await disallowMicrosoft(db, actor, actor, address, notices))
        ? done(home, t.microsoftRemoved, address)
        : failed(home, t.updateFailed, t.microsoftNotListed);
    })
    .receive(`${endpoints.accountSessions}/end-others`, endsSession, async ({ request, actor }) => {
      const count = await endOwnOtherSessions(db, actor, sessionIdOf(request) ?? '');
      return done(home, t.sessionsEnded, t.sessionCount({ count }));
    })
    .receive(`${endpoints.accountSessions}/:number/end`, endsSession, async ({ params, actor }) => {
      const number = params?.number ?? '';
      const isEnded = /^\d{1,9}$/.test(number) && (await endOwnSession(db, actor, Number(number)));
      return isEnded ? done(home, t.sessionEnded) : notFoundScreen(() => t.sessionGone, home);
    });

  return new Elysia({ name: 'backend.account.all' })
    .use(own.routes)
    .use(secondFactorScreens(site))
    .use(party ? passkeyScreens(site, party) : new Elysia())
    .use(policyScreens(site));
}
